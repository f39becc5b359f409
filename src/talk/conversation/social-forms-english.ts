import type { SocialForms } from './social-forms.ts'

const kin =
  'gran|granny|grandma|grandmother|nan|nana|nanna|grandad|granddad|grandpa|grandfather|grandparents|mum|mummy|mom|mam|mother|dad|daddy|father|parents|stepmum|stepmom|stepdad|sister|sisters|sis|brother|brothers|bro|twin|cousin|cousins|aunt|auntie|aunty|uncle|niece|nephew|girlfriend|boyfriend|friend|friends|mate|mates|bestie|roommate|neighbour|neighbor|teacher|coach|boss|family'
const which =
  'little|big|older|younger|old|baby|great|late|best|step|twin|poor|physics|maths|math|science|biology|bio|chemistry|history|german|french|english|spanish|music|sports|pe|swimming'
const animal =
  'dog|dogs|puppy|cat|cats|kitten|hamster|rabbit|bunny|guinea pig|gerbil|mouse|rat|ferret|goldfish|fish|betta|parrot|budgie|canary|turtle|tortoise|snake|python|gecko|lizard|iguana|frog|toad|newt|axolotl|axolotls|horse|pony|donkey|goat|sheep|cow|cows|pig|hen|hens|chicken|chickens|duck|ducks|tarantula|spider|stick insect|snail|snails|ant farm|bees|crab|octopus|jellyfish|worm|worms'
/** `my dads a farmer`: the short form of “is” is written with it. */
const my = `(?:my|our) (?:(?:${which}) ){0,2}(?:${kin})s?`
const so =
  '(?:so |really |very |super |dead |well |proper |pretty |quite |a bit |a little |kind of |just |too |absolutely |honestly |lowkey |bare |still |already ){0,3}'
const favourite = '(?:favourite|favorite|fav|fave)'

/** How readers of English say what they say beside science. */
export const englishForms: SocialForms = {
  leading:
    'and|but|so|oh|ok|okay|wait|hey|hi|hiya|hello|yo|zed|lol|btw|well|wow|omg|bro|dude|mate|man|right|um|hm|hmm|like|just|actually|honestly|random question|quick question|one more thing|by the way|what about you|and you|serious question|be honest|can i ask|tell me|question',
  trailing:
    'zed|lol|lmao|though|then|or what|or not|or no|really|too|ever|actually|at all|be honest|honestly|mate|bro|bruv|man|dude|fam|robot|btw|just curious|just wondering|i am curious|yourself|sometimes|by the way|please|anyway|again|ngl|to be honest|tbh',
  asks: '^(?:(?:and|but|so|ok|okay|wait|hey|then|zed|lol|right) ){0,3}(?:will|can|could|does|do|did|is|are|was|were|has|would|should|whose|how|what|why|where|who|which|when)\\b|\\bwill (?:he|she|it|they|i|that|this|we)\\b|\\b(?:essay|report|homework|project|presentation|assignment) (?:on|about)\\b|\\b(?:why|how come|how (?:do|does|did|is|are|was|long|many|much|big|old|far|fast|can|would)|what (?:is|are|was|do|does|did|happens|about|if|would|can|else)|where (?:is|are|do|does|did|can)|when (?:is|are|do|does|did|will)|who (?:is|are|was|did|made)|which (?:one|is|of)|can (?:i|you|we|it|they|he|she)|could (?:i|you|we|it|they)|should (?:i|we)|does (?:it|that|he|she|this)|do (?:they|i|we)|is (?:it|that|this|there) (?:true|real|bad|good|dangerous|normal|possible|a|the)|tell me (?:about|more|how|why|what|something)|explain|give me|show me|quiz|test me|recommend|summari[sz]e|sum (?:it|that|this|the)|simpler|easier|shorter|example|sources?|in (?:short|spanish|english)|more (?:on|about)|help me|another one|check (?:it |that )?again|(?:you are|your|that is|it is|youre) (?:wrong|not true|false)|not true|are you sure|(?:something|anything|one) (?:on|about|nicer|else|happier|less|more|with|for|like))\\b',
  claims:
    '\\b(?:say|says|said|saying|claims?|claimed|reckons?|thinks|swears|heard that|read that|told me (?:it|that|the))\\b',
  who: [
    `\\b(?:my|our) ((?:(?:${which}) ){0,2}(?:mum|mummy|mom|mam|dad|daddy|gran|nan|grandad|granddad|grandma|grandpa|aunt|uncle))s?\\b`,
    `\\b(?:my|our) ((?:(?:${which}) ){0,2}(?:${kin}))\\b`,
    `\\b(?:my|our) ((?:(?:${which}) ){0,2}(?:${animal}))\\b`,
    `\\b(?:i|we) (?:have|got|keep|own) (?:an? |two |three |some )((?:${which} ){0,1}(?:${animal}))\\b`,
  ],
  name: [
    '\\b(?:called|named|goes by) (?!a |the |it |you |me )([a-z]{3,12})\\b',
    '\\b(?:his|her|its|their|dogs|cats) names? (?:is |was )?(?!not )([a-z]{3,12})\\b',
    '\\b(?:my name is|my names|call me) (?!a |the |not |back |when |maybe |later |crazy )([a-z]{3,12})\\b',
  ],
  thing: ['\\bmy ([a-z]{3,12}) (?:is|are|was|were|looks?|has|have)\\b'],
  greets:
    '^(?:hello|hi|hiya|hey|heya|yo|howdy|good (?:morning|afternoon|evening)|morning|evening|greetings|sup|wagwan)\\b',
  thanks: '\\b(?:thanks|thank you|thankyou|thx|ty|tysm|tnx|cheers|ta|much appreciated|appreciate (?:it|that|you))\\b',
  noThanks: '\\b(?:no (?:thanks|thank you|ty)|thanks for nothing)\\b',
  forms: [
    // Of Zed himself.
    {
      name: 'age',
      how: 'asked',
      said: [
        'how old are you',
        'what is your age|your age',
        'when (?:were|was) you (?:made|born|built|switched on)',
        'how long have you (?:existed|been (?:alive|around|here|on))',
      ],
    },
    {
      name: 'zedPet',
      how: 'asked',
      said: [
        '(?:do|have|would|can|could) you (?:even |also |ever )?(?:have|got|own|get|keep|want|like(?: to have)?) (?:a |an |any |your own )?(?:pets?|dogs?|cats?|puppy|kitten)',
        '(?:you )?got (?:a |any )pets?',
        `what (?:is|are) your pets? (?:called|names?)`,
      ],
    },
    {
      name: 'zedDoubt',
      how: 'asked',
      said: [
        '(?:do|does|did|would|will) (?:you|it) (?:ever |even |actually )?(?:mind|hate|hurt|annoy you|bother you|bug you|upset you|get annoyed|get mad|get angry|feel bad|care) ?(?:being|it|that|if|when|to be)? ?(?:when |that |if )?(?:people |we |i |nobody |everyone |they )?(?:never |keep |always |do not |can not )?(?:doubt|doubting|doubted|believe|believing|trust|trusting|question|questioned|questioning|checked|checking|challenged|argue|arguing|correct|corrected|tested|disbelieve)(?: .{0,25})?',
        'are you (?:mad|angry|upset|annoyed|offended|hurt) (?:that|because|when|if) (?:people |we |i )?(?:do not |doubt|question|never|disagree).{0,25}',
      ],
    },
    {
      name: 'zedInside',
      how: 'asked',
      said: [
        '(?:is|are) (?:that|this|it|those|these|they) (?:also |really |actually )?(?:what is |what you have |what you have got |how it is )?(?:going on )?(?:in|inside)(?: of)? (?:you|your (?:head|brain|body))',
        'is (?:that|this|it) (?:also |really |basically )?(?:what you (?:are|run on|use)|how you (?:work|think|are made|learn))(?: (?:like|made of|inside))?',
        '(?:do|have) you (?:have |got |have got |use |run on )(?:one|some|any|those|these|that|them|it|one of (?:those|these|them)|a .{2,20}|an .{2,20}) (?:of (?:those|these|them) )?(?:in|inside)(?: of)? (?:you|your (?:head|brain|body))',
        'are you (?:also )?(?:made (?:of|out of|from|with)|running on|powered by|built (?:of|with|from)) .{2,25}',
        'is there (?:a|an|any|one) .{2,25} (?:in|inside)(?: of)? you',
        '(?:do|have) you (?:have |got |have got )?(?:one|some|any) (?:of (?:those|these|them))',
      ],
    },
    {
      name: 'ai',
      how: 'asked',
      said: [
        'are you (?:also |like |just )?(?:an? |that |a kind of |some kind of )?(?:neural (?:network|net)|quantum computer|language model)s?(?: like (?:that|those|these))?',
        'are you (?:also )?(?:one of (?:those|these|them)|like (?:that|those|alphafold|chatgpt))',
        '(?:do you|are you) (?:run|running|work|working|built|based) on (?:a |an )?(?:neural (?:network|net)s?|ai|quantum .{2,12})',
      ],
    },
    {
      name: 'zedAlive',
      how: 'whole',
      said: [
        'are you (?:really |actually |even )?(?:alive|living|dead|conscious|sentient|self aware|awake)(?: or .{1,20})?',
        'are you a living (?:thing|being)',
        'do you (?:feel alive|exist|die)',
        'can you die',
      ],
    },
    {
      name: 'zedSleep',
      how: 'whole',
      said: [
        '(?:do|can|could) you (?:ever |even )?(?:need to |have to |get to |like to )?(?:sleep|nap|take (?:a )?naps?|rest|go to (?:bed|sleep))(?: at night)?',
        '(?:are|do) you (?:ever )?(?:get |feel )?(?:tired|sleepy)(?: of .{1,20})?',
        'when do you sleep',
        'what do you do (?:at night|when i am (?:gone|asleep|away|not here)|all day|all night)',
      ],
    },
    {
      name: 'zedDream',
      how: 'whole',
      said: [
        '(?:do|can|could|would) you (?:ever |even )?(?:dream|have (?:dreams|nightmares))(?: (?:of|about) .{1,25})?',
        'what do you dream (?:of|about)',
        'do (?:robots|androids) dream(?: of .{1,20})?',
      ],
    },
    {
      name: 'zedFood',
      how: 'whole',
      said: [
        '(?:do|can) you (?:ever |even )?(?:eat|drink|get hungry|have (?:lunch|dinner|breakfast))(?: .{1,15})?',
        'what do you (?:eat|drink|run on)(?: for .{1,12})?',
        `what is your ${favourite} (?:food|snack|meal|pizza|drink|ice cream)`,
        'are you hungry',
        'how do you (?:charge|get (?:your )?(?:energy|power))',
        'do you (?:need|use|have) (?:a )?(?:battery|batteries|charging|electricity|power)',
      ],
    },
    {
      name: 'zedLearn',
      how: 'whole',
      said: [
        '(?:do|can|will|did) you (?:ever |also |actually )?learn (?:things |stuff |anything |something |new things )?(?:from|off|with) .{2,30}',
        'are you learning(?: from .{2,20})?',
        'do you (?:get|become) (?:smarter|better|cleverer)(?: .{1,25})?',
        '(?:do|am|can|did) i (?:teach|teaching) you(?: .{1,20})?',
        'how do you learn',
      ],
    },
    {
      name: 'zedMemory',
      how: 'whole',
      said: [
        '(?:do|will|can) you (?:still |even |actually )?remember (?:me|us|this|what i (?:say|said|wrote|told you)|my name|everything|our (?:chats?|talks?))(?: .{1,20})?',
        'do you (?:save|store|keep|record) (?:this|what i (?:say|write|type)|my (?:messages|data|chats?)|our chats?|everything)',
        'will you (?:forget|miss) (?:me|this)',
        'are you (?:spying on me|recording(?: me| this)?|tracking me)',
      ],
    },
    {
      name: 'zedSenses',
      how: 'whole',
      said: [
        '(?:can|do) you (?:actually |even |really )?(?:hear|listen|see|smell|taste|feel)(?: to)?(?: me| us| my voice| things| stuff| pain| anything| colou?rs?)?(?: or (?:do you |just |only ){0,2}(?:read|see|hear|listen|type).{0,12})?',
        'do you have (?:ears|eyes|a nose|senses)',
        'are you (?:listening|watching)(?: to me| me)?(?: or .{1,20})?',
      ],
    },
    {
      name: 'zedBrain',
      how: 'whole',
      said: [
        '(?:do|have) you (?:even |actually )?(?:have|got) (?:a |any |real ){0,2}(?:brain|brains|neurons?|mind|heart|soul|blood|bones|dna|genes|muscles|cells|stomach|brain cells)(?: .{1,20})?',
        'how many (?:neurons|brain cells|cells|bones|muscles|genes|hearts|brains) (?:do you|have you) (?:have|got)',
        'how (?:big|heavy) is your brain',
        'how (?:smart|clever|intelligent) are you',
        'what is your iq',
        'where is your brain',
      ],
    },
    {
      name: 'zedBody',
      how: 'whole',
      said: [
        'do you have (?:any )?(?:legs|arms|hands|a body|feet|hair|a face|a mouth|wheels|fingers|skin)',
        'how many (?:legs|arms|eyes|fingers|antennae|screws) (?:do|have) you (?:have|got)',
        'how (?:tall|big|heavy) are you',
        'how much do you weigh',
        'what are you made (?:of|from|out of)',
        'what (?:do you look like|are you wearing)',
        'why are you (?:so )?(?:blue|white|floating|small|tiny|round|cute|on a shelf)',
        'are you (?:waterproof|made of .{1,15})',
      ],
    },
    { name: 'age', how: 'whole', said: ['(?:do you have a|when is your|what day is your) (?:birthday|bday)'] },
    {
      name: 'zedPay',
      how: 'whole',
      said: [
        '(?:do|does|did) (?:they|anyone|anybody|someone|he|she) pay you(?: .{1,15})?',
        '(?:do|are|did) you (?:get |getting |even )?paid(?: .{1,20})?',
        'how much (?:do (?:you|they) (?:earn|make|get paid|pay you|get)|are you paid)(?: .{1,15})?',
        'what is your (?:salary|wage|pay)',
        'do you (?:get|have) (?:a |any )?(?:day off|days off|holidays?|weekends?(?: off)?|breaks?|time off)',
        'do you work (?:all day|all night|24 7|weekends|for free)',
        'do you (?:like|enjoy|hate) your job',
      ],
    },
    {
      name: 'zedMusic',
      how: 'whole',
      said: [
        'do you (?:ever |even )?(?:like|listen to|enjoy|play|make) (?:any )?(?:music|songs|rap|rock|pop|techno|k ?pop|jazz)',
        'what (?:music|songs?|bands?|kind of music|sort of music|type of music) do you (?:like|listen to)',
        `(?:what|who) is your ${favourite} (?:song|band|music|singer|genre|artist|album|rapper)`,
        'can you (?:sing|dance|rap|beatbox|play (?:the guitar|the piano|an instrument))(?: .{1,15})?',
      ],
    },
    {
      name: 'zedAnimal',
      how: 'whole',
      said: [
        `(?:what|which) is your ${favourite} (?:animal|pet|creature|dinosaur|dino|bug|insect|bird|fish)`,
        `(?:what|which) animal (?:do you like(?: best| most)?|would you be|would you like to be|is your ${favourite})(?: .{1,15})?`,
        `do you have an? ${favourite} (?:animal|pet|dinosaur|creature)`,
        'do you (?:like|love|have|want) (?:any )?(?:animals|pets?|dogs?|cats?|a pet|a dog|a cat)',
        '(?:are you a )?(?:cat|dog|cats|dogs) or (?:a )?(?:dog|cat|dogs|cats)(?: person)?',
        'are you a (?:cat|dog) person',
      ],
    },
    {
      name: 'zedFavourite',
      how: 'whole',
      said: [
        `(?:what|which|who) is your ${favourite} [a-z]{2,12}`,
        `(?:what|which|who) is your ${favourite} (?:colou?r|movie|film|book|game|subject|thing|planet|element|article|story|topic|text|word|number|place|sport|team|science|fact|season|country|scientist|joke|question|day)(?: .{1,15})?`,
        `(?:do you have|have you got|got) (?:a|any) ${favourite}s?(?: .{1,15})?`,
        'what do you like(?: best| most| doing| to do)?(?: in the world)?',
        'do you have (?:any |a )?(?:hobby|hobbies)',
        'what (?:are|is) your hobb(?:y|ies)',
        'what do you do (?:for fun|in your (?:free|spare) time)',
      ],
    },
    {
      name: 'zedFriends',
      how: 'whole',
      said: [
        'do you know (?:any )?(?:other )?(?:robots|bots|ais|people|zeds)',
        'do you have (?:any |a )?(?:friends?|best friend|family|parents|mum|mom|dad|brothers?|sisters?|siblings|girlfriend|boyfriend|kids|children|crush)(?: .{1,15})?',
        '(?:are|do) you (?:ever |get |feel |a bit ){0,2}lonely(?: .{1,20})?',
        'are you (?:single|married|in love)',
        'who (?:is|are) your (?:best )?friends?',
      ],
    },
    {
      name: 'zedLanguages',
      how: 'whole',
      said: [
        '(?:do|can) you (?:speak|talk|know|understand|write) (?:any )?(?:french|german|chinese|japanese|korean|italian|portuguese|arabic|hindi|russian|latin|klingon|elvish|welsh|irish|polish|other languages?|languages|binary)(?: .{1,15})?',
        '(?:how many|what|which) languages? (?:do|can) you (?:speak|know)',
      ],
    },
    {
      name: 'zedHome',
      how: 'whole',
      said: [
        'where (?:do you (?:live|stay|hang out)|are you(?: from| now| right now)?|is your (?:house|home))',
        '(?:what|which) (?:country|city|planet) are you (?:from|in)',
        'do you live (?:in|on|inside) .{1,20}',
        'are you in (?:my|the) .{1,20}',
        'do you have a (?:house|home|room)',
      ],
    },
    {
      name: 'zedHuman',
      how: 'whole',
      said: [
        '(?:do|would) you (?:ever |rather )?(?:want|like|wish|love|prefer) (?:to be|being|to become|you were) (?:a )?(?:human|person|real|alive|boy|girl)',
        'would you rather be (?:a )?(?:human|person|real)',
        'do you (?:ever )?wish you (?:were|was|had) .{2,20}',
        'do you envy (?:us|humans|people)',
        'is it (?:fun|nice|hard|weird|boring|cool|good) (?:being|to be) (?:a )?(?:robot|bot|ai|you)',
        'what is it like (?:being|to be) (?:a |an )?(?:robot|bot|ai|you)',
      ],
    },
    {
      name: 'zedFear',
      how: 'whole',
      said: [
        '(?:are you|do you get) (?:ever )?(?:scared|afraid|frightened)(?: of .{1,25})?',
        'what (?:are you (?:scared|afraid) of|scares you)',
        'do you have (?:any )?fears?',
        '(?:will|are) (?:you|robots) (?:going to )?(?:take over(?: the world)?|kill us(?: all)?|destroy us|replace (?:us|me|my teacher|teachers))',
      ],
    },
    {
      name: 'zedBored',
      how: 'whole',
      said: [
        '(?:are you|do you) (?:ever |not )?(?:get |feel |getting )?(?:bored|annoyed|fed up|sick|angry|mad)(?: (?:of|by|with|at|when) .{1,30})?',
        'am i (?:annoying|bothering|boring|bugging)(?: you)?',
        'do (?:i|we) (?:annoy|bother|bore|bug) you',
        'do you (?:mind|hate) (?:my|all the|these|so many|me|us).{0,25}',
      ],
    },
    {
      name: 'ai',
      how: 'whole',
      said: [
        'are you (?:a |an )?(?:quantum computer|supercomputer|laptop|real computer)(?: or .{1,20})?',
        'are you (?:like )?(?:an? )?(?:ai|artificial intelligence|llm|language model|chat ?gpt|gpt|chat ?bot|machine|computer|program|hologram|cartoon|real person|real human|real robot|human being|actual (?:person|robot|human))(?: or .{1,30})?',
        'are you (?:chatgpt|gemini|claude|siri|alexa|google)(?: or .{1,20})?',
        'is (?:there|this) (?:a|an) (?:real |actual )?(?:person|human|ai|bot)(?: .{1,25})?',
        'am i (?:talking|speaking|chatting) (?:to|with) (?:a|an) .{2,20}',
        'do you use (?:ai|chatgpt|an llm)',
        'who is (?:typing|writing)(?: this)?',
        'how do you (?:work|know (?:all |so much |this |that )?(?:this|stuff|things|it)?)',
      ],
    },
    {
      name: 'maker',
      how: 'whole',
      said: [
        'who (?:made|created|built|invented|programmed|designed|coded|owns|drew|runs) (?:you|this (?:site|page|website)|zed)',
        'who is your (?:maker|creator|boss|owner|inventor|programmer)',
        'how (?:were|was) you (?:made|built|created|programmed|born)',
      ],
    },
    {
      name: 'joke',
      how: 'whole',
      said: [
        '(?:your )?(?:.{1,20} )?(?:have you )?(?:got|know|tell me|have|another|any|do you know|do you have|say|crack|i want|need) (?:a |any |one |another |some |more ){0,2}(?:[a-z]{2,10} ){0,1}jokes?(?: .{1,20})?',
        'your jokes are (?:better|good|bad|terrible|awful|great|so bad|funny)(?: .{1,20})?',
        'are you (?:any good at|funny|good at) ?(?:jokes)?',
      ],
    },
    {
      name: 'ribbing',
      how: 'whole',
      said: [
        'are you (?:a |an |my |just a |secretly a |actually a )(?:copied .{1,15}|copy of .{1,20}|toaster|calculator|fridge|hoover|worm|fish|axolotl|cat|fly|alien|spy|ghost|wizard|genius|nerd|vegan|virus|vampire|pirate|potato|wifi router|dinosaur|transformer)(?: .{1,20})?',
      ],
    },
    {
      name: 'remark',
      how: 'whole',
      said: [
        '(?:(?:for real|fr|wow|woah|damn|no way|mad|crazy|what|wild|jeez|blimey|huh|haha|ha|seriously|bruh|oof) ){1,2}that is (?:loads|a lot|so many|so much|less|more|smaller|bigger|tiny|huge|heavier|lighter|older|younger|faster|slower|longer|shorter|cheaper|nothing|like|way|about|even|basically)(?: .{1,50})?',
        'that is (?:like |way |even |so much |literally |basically ){0,2}(?:less|more|smaller|bigger|heavier|lighter|older|younger|faster|slower|longer|shorter|cheaper|better|worse) than (?:my|me|i|a|an|the|our|most|any) .{1,40}',
        'that is (?:loads|a lot|tiny|huge|quick|fast|nothing|so many|so much) for (?:something|a|an|such).{1,40}',
      ],
    },
    {
      name: 'same',
      how: 'whole',
      said: [
        '(?:same|literally me|that is (?:so |literally |basically ){0,2}me|me too|mood|relatable|big mood|same here|story of my life|me on mondays|me in the morning)',
      ],
    },
    {
      name: 'rip',
      how: 'whole',
      said: [
        '(?:rip|r i p|rest in peace|farewell)(?: to)?(?: the| that| this| my| little| poor){0,2}(?: [a-z]{2,14}){1,2}',
        'press f(?: .{1,20})?',
      ],
    },
    {
      name: 'hello',
      how: 'whole',
      said: [
        '(?:good (?:morning|afternoon|evening)|hello|hi|hey|dear)(?: zed)?(?: i)? hope (?:you are|your|youre|all is|everything is) (?:doing )?(?:well|good|ok|fine|great)(?: today)?',
        '(?:nice|good|great|pleased|lovely) to (?:meet|see) you(?: .{1,15})?',
      ],
    },
    {
      name: 'back',
      how: 'whole',
      said: [
        '(?:it is )?me again',
        'i am back(?: again| for more| now)?',
        'guess who is back',
        '(?:miss|missed|did you miss) me',
        'remember me',
      ],
    },
    {
      name: 'browsing',
      how: 'whole',
      said: [
        '(?:i am )?(?:just|only) (?:browsing|looking(?: around)?|passing (?:by|through)|checking (?:this|you|it) out|here (?:for|to) .{2,25}|saying (?:hi|hello)|scrolling|chilling|vibing)',
        '(?:i )?(?:came|am here|come) (?:here )?(?:for|to) (?:gossip|be nosy|snoop|chat|hang out|chill|say (?:hi|hello)|procrastinate|waste time|kill time).{0,20}',
      ],
    },
    {
      name: 'ok',
      how: 'whole',
      said: ['(?:safe|calm|bless|sound|fair dos|fair play|gotcha|noted)(?: bro| bruv| mate| man| fam| dude| zed)?'],
    },
    {
      name: 'sorry',
      how: 'whole',
      said: [
        '(?:sorry|my bad|soz|apologies)(?: zed| mate| bro| lol| about that| for that| i was rude)?(?: (?:you are|your) (?:alright|ok|okay|good|cool|all right))?',
      ],
    },
    // What is plain wherever it stands.
    {
      name: 'night',
      how: 'plain',
      said: [
        '\\b(?:off to (?:bed|sleep)|going to (?:bed|sleep)|got to (?:sleep|go to (?:bed|sleep))|need to (?:go to )?(?:sleep|bed)|time for bed|bed ?time|hitting the (?:hay|sack)|night night|nighty night|good ?night|heading to bed|past my bedtime)\\b',
        '(?:^|\\b(?:bye|thanks|cheers|ok|right|then|well|pretty|cool|zed) )(?:night|gn|nite)(?: zed| bro| mate| all| x)?$',
      ],
    },
    {
      name: 'byePlan',
      how: 'plain',
      said: [
        '\\b(?:going|off|heading out|out) for a (?:run|walk|swim|jog|ride|bike ride|shower|nap|kickabout)\\b',
        '\\b(?:talk|speak|chat|write) (?:to you )?(?:later|soon|tomorrow)\\b',
        '\\b(?:got to|have to|need to|must|better|about to|off to|heading to|time for|i will go|ill go|going) (?:go to |be at |get to |run to |head to |head |get |leave for |go )?(?:to )?(?:my |the |a )?(?:training|practice|class|school|work|lunch|dinner|tea|breakfast|bus|train|football|basketball|hockey|swimming|gym|rehearsal|band practice|band|church|shops|dentist|lesson|piano lesson|detention|pe|eat|shower|walk the dog|help my .{3,15})(?: now| soon| bye| in .{1,12})?$',
        '\\bmy (?:bus|train|ride|lift|stop|taxi) is (?:here|next)\\b',
        '\\b(?:the |that is the )?bell (?:just |has just |has )?(?:rang|rung|went|gone)\\b',
        '\\b(?:(?:my )?(?:class|lesson|break|lunch) (?:is |just )?(?:starting|starts|started|over|ending|ends)|mum is calling|mom is calling|dad is calling|dinner is ready|food is here)\\b',
        '\\b(?:got to|have to|need to) (?:run|dash|bounce)\\b$',
      ],
    },
    {
      name: 'birthday',
      how: 'plain',
      said: [
        '\\b(?:it is|today is|tomorrow is|was|is) my (?:birthday|bday|b day|sweet sixteen|\\d{2}(?:st|nd|rd|th)(?: birthday| bday)?)\\b',
        '\\bmy (?:\\d{2}(?:st|nd|rd|th) )?(?:birthday|bday) (?:is|was|today|tomorrow|party)\\b',
        '\\bi (?:just |have just |am )?(?:turned|turn|turning) (?:1\\d|2\\d|sixteen|seventeen|eighteen|fourteen|fifteen|thirteen|twenty)\\b',
        '\\bbirthday (?:girl|boy)\\b',
      ],
    },
    {
      name: 'sorted',
      how: 'plain',
      said: [
        '\\bmy (?:science fair|homework|hw|essay|project|presentation|assignment|talk|report|revision|coursework|poster|slides) (?:is )?(?:all )?(?:sorted|done|finished|saved|complete|ready)\\b',
        '\\bi (?:have|got|now have) (?:everything|all|enough|what) (?:that )?i need(?:ed)?\\b',
        '\\b(?:handed|turned) it in\\b',
      ],
    },
    {
      name: 'thanks',
      how: 'plain',
      said: [
        '\\b(?:you|that|this) (?:just |really |literally ){0,2}(?:saved|helped) (?:me|my [a-z]{2,12})\\b',
        '\\b(?:you are|your|youre|this is|that is) (?:just |really |literally |honestly |actually ){0,2}(?:saving|rescuing) (?:me|my [a-z]{2,12})\\b',
        '\\b(?:life ?saver|you are a life saver|saved my life lol)\\b',
      ],
    },
    {
      name: 'joking',
      how: 'plain',
      said: [
        '\\b(?:was|were|just|only|am|i am) (?:just |only )?(?:joking|kidding|messing|trolling|teasing|winding you up|pulling your leg|being (?:silly|dramatic|sarcastic)|dramatic|testing you|taking the mick|bantering)\\b',
        '\\b(?:just )?(?:wanted|trying|checking|tried) to (?:see|check) if you\\b',
        '^(?:jk|jks|just kidding|gotcha|got you|pranked)\\b',
        ' (?:jk|jks|just kidding|kidding)$',
        '\\byou (?:scared|had) me (?:there |for a (?:second|sec|moment) ?)?(?:lol|haha\\w{0,8}|not really)\\b',
      ],
    },
    {
      name: 'luck',
      how: 'plain',
      said: ['\\b(?:wish me (?:good )?luck|fingers crossed for me|cross your fingers)\\b'],
    },
    {
      name: 'praise',
      how: 'whole',
      said: ['(?:absolute |what a |total )?(?:legend|goat|king|queen|star|hero|champ)(?: .{1,12})?'],
    },
    {
      name: 'praise',
      how: 'plain',
      said: [
        '\\b(?:you are|your|you were|youre) (?:actually |honestly |really |lowkey |pretty |quite |so |well |dead |kind of |surprisingly |not half |genuinely |the ){0,3}(?:good|great|decent|alright|all right|helpful|useful|clever|smart|funny|cool|class|ace|sick|brilliant|amazing|wonderful|legend|star|best|goat|goated|cute|adorable|kind|nice|sweet|not bad|wise)(?: (?:at|for|tbh|ngl|you know|actually|to be honest|zed|robot|in).{0,25})?$',
        '\\b(?:you are|your) (?:such )?a (?:legend|star|genius|hero|champ|gem|good (?:teacher|robot|bot))\\b',
        '\\bi (?:really |kind of |so )?(?:like|love) (?:you|talking to you|this site|this robot|how you (?:talk|explain|say).{0,12}|your .{3,15})$',
        '\\b(?:better|clearer|funnier) than my (?:[a-z]{2,12} )?(?:teacher|textbook|book|dad|mum|mom)\\b',
      ],
    },
    {
      name: 'ribbing',
      how: 'plain',
      said: [
        '\\b(?:thinks?|says?|said) (?:that )?you (?:are|look|sound) (?:so |really |kind of |a bit )?(?:creepy|weird|scary|ugly|funny|annoying|boring|dumb)\\b',
        '\\b(?:you are|your|youre) (?:just |only |basically |literally |like |such |so ){0,2}(?:a |an |my )(?:glorified |fancy |talking |walking ){0,2}(?:calculator|toaster|fridge|vacuum|hoover|microwave|tin can|lamp|google|search engine|printer|nerd|geek|know it all|parrot|dork|potato|wifi router|roomba|kettle)\\b',
        '\\byou (?:look|sound|talk|move|act|write) like (?:a |an |my )?.{2,30}',
        '\\byou (?:have|got) no (?:brain|life|friends|legs|heart|arms|hair|chill|ears|taste)\\b',
        '\\b(?:bet|betting) you (?:can not|do not|have never|wish|never).{2,30}',
        '\\b(?:glad|good (?:thing|job)|lucky) you can not\\b.{2,25}',
        '\\b(?:knew|figured|thought) you (?:would|were going to) say that\\b',
        '\\bvery (?:diplomatic|political)\\b|\\b(?:so|such a|really) (?:diplomatic|diplomat|politician)\\b',
        '\\bat least i (?:have|can|am|got)\\b.{2,25}',
        '\\bsays the (?:robot|bot|machine|toaster)\\b',
      ],
    },
    {
      name: 'tryNow',
      how: 'plain',
      said: [
        '\\b(?:i am |we are |just |currently )?(?:trying|testing) (?:it|this|that) (?:out |now|rn|right now|with|on|at|in|myself|lol)',
        '\\bi am (?:trying|doing|testing) (?:it|this|that)(?: out)?(?: now| rn| right now| lol)?$',
        '\\bi (?:just |actually |even )?tried (?:it|this|that)(?: out)?(?: (?:and|with|on|at|but|lol|myself|in).{0,40})?$',
        '\\bi am going to (?:try|test) (?:it|this|that)\\b',
      ],
    },
    {
      name: 'knewIt',
      how: 'whole',
      said: [
        '(?:i )?(?:(?:so |just |already |kind of |literally )?knew (?:it|that|this)|called (?:it|that)|thought so|figured(?: as much| that)?|guessed (?:it|that|so))(?: (?:all along|from the start|already|before))?',
        'told you(?: so)?',
        'see i (?:was right|knew it|told you)',
      ],
    },
    {
      name: 'thanks',
      how: 'whole',
      said: ['(?:muchas |mil )?gracias(?: .{1,25})?'],
    },
    {
      name: 'myEnglish',
      how: 'plain',
      said: [
        '\\b(?:sorry|excuse|apologies) (?:for |about )?my (?:bad |terrible |broken )?(?:english|spelling|grammar)\\b',
        '\\bmy english (?:is|isnt) (?:so |not |very |really |a bit |pretty |still ){0,3}(?:so|bad|good|great|rusty|terrible|poor|awful|basic|broken|perfect|the best)\\b',
        '\\benglish is not my (?:first|native|mother|best)\\b',
        '\\bi (?:am|do not) (?:still |only |just )?(?:learning english|speak (?:much|good|very good) english)\\b',
      ],
    },
    {
      name: 'backhanded',
      how: 'plain',
      said: [
        '\\b(?:you are|your|youre|you were|maybe you are) (?:actually |maybe |honestly |really )?not (?:actually |really )?(?:as|that|so|too|all that|completely|totally|half as|just) (?:[a-z]{3,9} )?(?:useless|dumb|stupid|bad|boring|lame|annoying|thick|trash|terrible|slow|weird|hopeless)\\b',
        '\\b(?:you are|your|youre|you were) (?:actually |honestly |way |a lot |much |kind of ){0,2}(?:smarter|better|funnier|nicer|cleverer|cooler|less (?:useless|dumb|boring|annoying|stupid)|more (?:useful|helpful|fun)) than (?:you look|i (?:thought|expected|assumed)|expected)\\b',
        '\\b(?:not (?:too |so )?(?:bad|dumb|stupid)|(?:quite |pretty )?(?:good|smart|clever|funny)) (?:at all )?for (?:a|just a) (?:robot|bot|machine|computer|tin can|program|toaster)\\b',
      ],
    },
    // What is told of oneself, where nothing is asked.
    {
      name: 'mixedUp',
      how: 'told',
      said: [
        `\\b(?:i am|i feel|i felt|makes me feel) ${so}(?:such |being |like |an? )?(?:an? )?(?:dumb|stupid|thick|idiot|dummy|moron|slow learner|dumbass|dense)\\b`,
        '\\bi (?:always|keep|never|just keep|still|constantly) (?:mix(?:ing)?|confus(?:e|ing)|muddl(?:e|ing)|forget(?:ting)?|get(?:ting)?) (?:those|these|them|that|it|this|the two|which is which|all of (?:it|this))(?: .{0,15})?$',
        '\\bmy brain (?:is not|does not|can not|refuses to|stopped|will not) ?(?:working|work|function|get (?:it|this)|handle (?:it|this))?\\b',
        '\\bi (?:will|am) never (?:going to )?(?:get|understand|learn) (?:this|it|that)\\b',
      ],
    },
    {
      name: 'dullWork',
      how: 'told',
      said: [
        `\\b(?:homework|hw|essay|assignment|worksheet|report|revision|revising|coursework|studying|project) (?:is|are) ${so}(?:boring|dull|tedious|long|annoying|pointless|killing me|the worst|endless|a drag|horrible|awful|hell)\\b`,
        '\\b(?:boring|stupid|annoying|dumb|hate|hating|sick of|tired of|so done with|done with|can not be bothered with|do not want to do) (?:my |the |this |all this |doing |doing my |doing this |stupid ){0,3}(?:homework|hw|essay|assignment|worksheet|report|revision|coursework|studying|project)\\b',
      ],
    },
    {
      name: 'scared',
      how: 'told',
      said: [
        `\\b(?:i am|am|now i am|i feel|feel|feeling|kind of|a bit|bit|got me|lowkey|has me|makes me|getting|i got) ${so}(?:scared|afraid|worried|terrified|frightened|freaked out|spooked|creeped out)\\b(?!.{0,30}\\b(?:exam|exams|test|tests|presentation|speech|match|game|interview|audition|results|grades?|school)\\b)`,
        '\\b(?:freaking|scaring|creeping|freaks|scares|creeps|terrifying|worrying|worries) me(?: out)?\\b(?!.{0,30}\\b(?:exam|exams|test|tests|presentation|match|interview|school)\\b)',
        `^(?:(?:omg|ok|well|wow|oh|hm) ){0,2}that is ${so}(?:scary|terrifying|frightening|creepy)(?: .{0,15})?$`,
      ],
    },
    {
      name: 'sad',
      how: 'told',
      said: [
        `\\b${my} .{0,30}\\b(?:fight|fights|fighting|divorced?|divorcing|shouting|yelling|arguing|drunk|drinking|splitting up|left us|moved out|crying|lost (?:his|her|their) job|got fired|hates? me|mad at|in prison|in jail)\\b`,
      ],
    },
    {
      name: 'grief',
      how: 'told',
      said: [
        `\\b(?:my|our) (?:[a-z]{2,10} ){0,1}(?:(?:${kin})s?|${animal}) (?:just |sadly |recently ){0,1}(?:died|passed away|passed|is (?:dead|gone|no longer with us)|is not here anymore|was put down|got put down|had to be put down)\\b`,
        `\\b${my} .{0,40}\\b(?:died|passed away)\\b`,
        `\\b(?:lost|miss|buried) (?:my|our) (?:(?:${which}) ){0,2}(?:${kin}|${animal})\\b`,
        `\\b(?:rip|rest in peace) (?:to )?my .{2,20}`,
        `\\b${my} .{0,40}\\b(?:she|he) was the best\\b`,
      ],
    },
    {
      name: 'illness',
      how: 'told',
      said: [
        `\\b${my} (?:has|had|have|got|gets|is|was|lives with|survived|is fighting|was diagnosed|just got diagnosed|got diagnosed|is in).{0,20}\\b(?:stroke|cancer|diabetes|asthma|dementia|alzheimers|parkinsons|epilepsy|anaemia|anemia|arthritis|sickle cell|leukaemia|leukemia|hospital|ill|sick|surgery|an operation|a transplant|implant|implants|hearing aids?|allerg(?:y|ic|ies)|colou?r ?blind|deaf|blind|autistic|adhd|wheelchair|chemo|disease|condition|syndrome|fighter|als|ms|lupus|eczema|psoriasis|migraines?)\\b`,
        `\\b${my} .{0,30}\\b(?:is a fighter|stay strong|is so brave)\\b`,
        `\\b(?:she|he) is (?:such )?a fighter\\b`,
        '\\bi (?:have|had|was born with|live with|got diagnosed with) (?:type [12] )?(?:diabetes|asthma|epilepsy|hearing aids?|an implant|implants|sickle cell|arthritis|allergies|colou?r ?blindness|adhd|autism|dyslexia)\\b',
        '\\bi am (?:colou?r ?blind|deaf|dyslexic|diabetic|autistic|asthmatic|lactose intolerant|short ?sighted)\\b',
      ],
    },
    {
      name: 'mended',
      how: 'told',
      said: [
        '\\bi (?:once |also )?(?:broke|fractured|tore|sprained|dislocated|burnt|burned|cut) (?:my|a) .{2,20}\\b(?:last (?:year|summer|month|winter|spring|week)|years? ago|months? ago|when i was|once|as a kid|in year \\d|in \\w{2,8} grade|before)\\b',
      ],
    },
    {
      name: 'pet',
      how: 'told',
      said: [
        `\\b(?:my|our) (?:(?:${which}) ){0,1}(?:${animal}) (?:is|was|has|had|does|did|loves?|hates?|eats?|ate|once|always|never|just|keeps?|looks?|sleeps?|chased?|stole|tried|would|can|got|lost|barks?|thinks|caught|bit|knows|likes|sheds|smells|swallowed|ran)\\b`,
        `\\b(?:i|we) (?:have|got|keep|own|had|used to have|adopted|just got|raised|want) (?:an? |two |three |four |some |like |a pet ){1,2}(?:(?:${which}|pet|tiny|huge|black|white) ){0,1}(?:${animal})\\b`,
      ],
    },
    {
      name: 'tellOthers',
      how: 'told',
      said: [
        '\\b(?:i will|ill|will|going to|about to|wait (?:till|until) i|can not wait to|have to|need to|got to|let me|i am) (?:go )?(?:show|tell|send|read|showing|telling|sending|share|impress|annoy|use this on) (?:this |that |it ){0,1}(?:to |with )?(?:my |the |everyone|everybody|them|him|her|people|this)',
        '\\b(?:my [a-z]{2,12}|they|everyone|he|she|nobody|no one) (?:is going to|will|will not|would|would not|is not going to|are going to) (?:love|hate|believe|lose it|freak|flip|be (?:so )?(?:jealous|impressed|shocked|amazed)|like this|laugh)\\b',
        '\\bsending (?:this|it|that) to\\b',
      ],
    },
    {
      name: 'teacher',
      how: 'told',
      said: [
        '\\bthat is (?:exactly )?what (?:my|our) (?:[a-z]{2,12} )?teacher (?:told|said|says|taught|always)',
        '\\bmy (?:[a-z]{2,12} )?(?:teacher|prof|professor|tutor) (?:says|said|reckons|thinks|told us|always says) (?:that )?(?:nobody|no one|it is (?:hard|boring|easy|impossible|weird|confusing)|we (?:will|are|should)|i (?:am|will|should|talk))\\b',
        '\\bmy (?:[a-z]{2,12} )?(?:teacher|prof|professor|tutor) (?:is making us|made us|makes us|wants us|set us|gave us|is (?:so |really ){0,2}(?:nice|cool|strict|funny|boring|great|mean|weird|sick|late)|does not know|did not (?:even )?know|never (?:told|said|explained)|is obsessed|loves)\\b',
      ],
    },
    {
      name: 'achievement',
      how: 'told',
      said: [
        '\\bi (?:just |finally )?(?:ran|did|finished|swam|completed|baked|wrote|built|made) my (?:first|own)\\b',
        '\\b(?:i|we) (?:just |finally |actually |literally ){0,2}(?:passed|won|aced|nailed|smashed|made (?:it|the team)|got (?:in|into|picked|chosen|full marks|top marks|first place|accepted|promoted|an? (?:a|nine|9|ten|10|b)\\b|my (?:licence|license|black belt|braces off|first)|\\d{2,3}\\b)|came (?:first|1st|second|2nd|third|3rd|top)|scored|broke (?:my|the) (?:record|pb)|learned to|learnt to|managed to|finished my)',
        '\\b(?:new pb|personal best|first place|1st place|gold medal|proud of (?:myself|me)|i am (?:so |really )?proud)\\b',
        '\\bi can (?:finally |now )(?:do|swim|ride|drive|play|solve|speak|juggle)\\b',
      ],
    },
    {
      name: 'setback',
      how: 'told',
      said: [
        '\\b(?:came|finished|was|placed|am always) (?:dead |second to )?last\\b',
        '\\b(?:i|we) (?:just |only |totally |completely ){0,2}(?:lost|failed|bombed|flunked|messed up|messed it up|got (?:dropped|benched|rejected|cut|a (?:d|f|zero|bad grade|bad mark|detention))|did not (?:make|get in|pass|win|get picked)|came (?:fourth|4th|fifth|5th|nowhere))\\b',
      ],
    },
    {
      name: 'humble',
      how: 'told',
      said: [
        `\\bi (?:am|was|suck) ${so}(?:rubbish|terrible|awful|useless|trash|hopeless|slow|unfit|a disaster|clumsy|rusty|bad at .{2,15}|at .{2,15})(?: .{0,15})?$`,
      ],
    },
    {
      name: 'nervous',
      how: 'told',
      said: [
        '\\b(?:bit|so|really|super|very|kind of) (?:nervous|stressed|anxious)\\b',
        '\\b(?:dreading|freaking out about|worried about|scared about|so scared for)\\b',
        `\\bi am ${so}(?:nervous|stressed|anxious|worried|panicking|terrified)\\b`,
        '\\b(?:got|have|getting) (?:so many |the )?(?:butterflies|stage fright|nerves|jitters)\\b',
        `\\bfeeling ${so}(?:nervous|stressed|anxious)\\b`,
      ],
    },
    {
      name: 'overwhelmed',
      how: 'told',
      said: [
        '\\bbrain (?:is )?(?:fried|mush|melting|melted|dead|exploding|broken)\\b',
        `\\bi feel ${so}(?:stupid|dumb|thick|slow|like an idiot)\\b`,
      ],
    },
    {
      name: 'tired',
      how: 'told',
      said: [
        `\\bi am ${so}(?:tired|knackered|exhausted|shattered|wrecked|sleepy|drained|done in|cream crackered|zonked)\\b`,
        `\\bfeel(?:ing)? ${so}(?:tired|sleepy|drained|exhausted)\\b`,
        '\\b(?:half asleep|need (?:a nap|coffee|sleep|to lie down)|barely slept|slept (?:like |only |about )?(?:two|three|four|five|\\d) hours|no sleep|can not keep my eyes open|long day|been a (?:long|tiring) (?:day|week))\\b',
      ],
    },
    {
      name: 'bored',
      how: 'told',
      said: [
        `\\b(?:i am|am|feeling|getting|got|we are) ${so}bored\\b`,
        '\\bbored (?:in|at|on|of|out of|stiff|to death|rn|as)\\b',
        `\\b(?:this|that|it) is ${so}boring\\b`,
        '\\b(?:nothing to do|boring (?:class|lesson|day|bus|train|journey|weekend|sunday)|this (?:class|lesson|day|bus ride) is (?:so )?(?:boring|long|endless))\\b',
      ],
    },
    {
      name: 'happy',
      how: 'told',
      said: [
        `\\bi am ${so}(?:happy|excited|buzzing|over the moon|hyped|stoked|chuffed|thrilled|in a (?:good|great) mood)\\b`,
        '\\b(?:best day|made my day|makes me happy|so happy|feeling (?:great|amazing|happy)|had (?:a|the) (?:great|best|amazing|lovely) (?:day|time|weekend)|good mood)\\b',
      ],
    },
    {
      name: 'sad',
      how: 'told',
      said: [
        `\\bi am ${so}(?:sad|gutted|down|upset|low|bummed)\\b`,
        '\\b(?:bad|rough|awful|rubbish|terrible|horrible|worst|hard|shit) (?:day|week|morning)\\b',
        `\\bfeel(?:ing)? ${so}(?:sad|low|down|blue|upset)\\b`,
      ],
    },
    {
      name: 'pity',
      how: 'told',
      said: [
        '\\bthat is (?:so |really |just |actually |kind of ){0,2}(?:sad|heartbreaking|unfair|harsh|rough|grim|awful|horrible|cruel|depressing)\\b',
        `\\bthat is ${so}(?:messed up|mean|brutal)\\b`,
        '\\b(?:so sad|makes me (?:so )?sad|breaks my heart|feel (?:so )?(?:bad|sorry) for|that sucks|what a shame|poor (?:thing|things|guy|guys|baby|babies|creatures|animals?|little [a-z]{2,12}|[a-z]{3,10}s))\\b',
        `\\b(?:they|it) (?:are|is|were|was) my ${favourite} (?:animals?|thing|place|bird|fish)\\b`,
      ],
    },
    {
      name: 'relief',
      how: 'told',
      said: [
        '\\b(?:he|she|it|they|my [a-z]{2,10}|everyone) (?:is|are|was|were|will be|got|feels?) (?:all |totally |completely |going to be |absolutely |much |a lot |feeling ){0,2}(?:fine|ok|okay|alright|safe|better|all good|all right)(?: now| again| thank god| thanks| lol)?\\b',
        '\\b(?:what a relief|phew|thank (?:god|goodness)|had me (?:worried|scared|going)|you scared me|that was close|glad to hear)\\b',
        `\\b${my} (?:was|is) (?:freaking out|panicking|so worried|worried|losing it)\\b`,
      ],
    },
    {
      name: 'doing',
      how: 'told',
      said: [
        '\\b(?:run|do|swim|ran) (?:the )?\\d{2,4} ?(?:m|metres|meters|k)\\b',
        '\\bi am (?:a |an |the |our ){1,2}(?:[a-z0-9]{2,12} ){0,2}(?:runner|sprinter|swimmer|goalkeeper|goalie|striker|winger|defender|midfielder|footballer|player|gymnast|dancer|drummer|singer|climber|rower|cyclist|gamer|scout|artist|coder|programmer|nurse|apprentice|lifeguard|skater|surfer|diver|boxer|pianist|guitarist|beekeeper|chef|baker|barista|captain|cheerleader|hurdler|jumper|birdwatcher|gardener)\\b',
        '\\bi (?:run|play|swim|dance|row|box|climb|skate|surf|cycle|train|coach|sing|draw|paint|code|bake|collect|grow|breed|volunteer|fish|ski|sail|knit|wrestle|fence) (?:a |an |the |in |for |on |at |with |my |every |\\d|[a-z]{3,12})',
        '\\bi do (?:judo|karate|ballet|gymnastics|athletics|parkour|art|drama|triathlons?|taekwondo|boxing|yoga|cross country|cheer|track|debate)\\b',
        '\\bi am (?:on|in) (?:the|a|our) (?:[a-z]{2,12} ){0,2}(?:team|club|squad|choir|band|orchestra)\\b',
        '\\bi work (?:at|in|for|as|on|with)\\b',
        '\\bi want to (?:be|become|study) (?:a |an )?(?:vet|doctor|nurse|scientist|biologist|chemist|physicist|engineer|astronaut|marine biologist|surgeon|pilot|teacher|astronomer|neuroscientist|medicine|biology|physics|chemistry|engineering)\\b',
      ],
    },
    {
      name: 'kin',
      how: 'told',
      said: [
        `\\b${my} (?:a|an|is|was|are|were|has|had|have|got|gets|works?|worked|used|uses|loves?|hates?|would|did|does|kept|keeps|grew|grows|bought|once|always|never|lives?|lived|wears?|wore|taught|took|makes?|made|studies|studied|plays?|played|went|ran|runs|talks|collects|fixes|told me about|gave me|eats|cooks|watches|reads|snores|looks|also|just|actually|literally|in)\\b`,
        `\\bi (?:have|got) (?:a |an |two |three |\\d )(?:(?:${which}) ){0,1}(?:${kin}) (?:who|with|that|in|called|named)\\b`,
        `\\bme and my (?:(?:${which}) ){0,2}(?:${kin})\\b`,
      ],
    },
    {
      name: 'banter',
      how: 'told',
      said: [
        '\\b(?:i )?wish (?:we|humans|people|my [a-z]{3,10}|it|they) (?:could|had|were|would)\\b',
        '\\bimagine (?:if|having|being|a|the|my)\\b',
      ],
    },
    {
      name: 'wish',
      how: 'told',
      said: [
        '\\bi (?:really |so |kind of |now ){0,2}(?:want|would love|would like|wish i had|wish i could have) (?:one|two|some|that|those|it|one of (?:those|these|them)|a pair|a hundred)(?: (?:now|in|for|at|so|too|on|as|right).{0,30})?$',
        '\\bnow i (?:want|need) (?:a |an |one|some|that|to)\\b',
        '\\bi wish i (?:could|had|was|were)\\b',
        '\\b(?:where|how) do i (?:get|buy|sign up for) one\\b|\\bsign me up\\b|\\btake my money\\b',
      ],
    },
    {
      name: 'seen',
      how: 'told',
      said: [
        '\\b(?:i|we) (?:had|kept) (?:one|some|two|three|loads)(?: of (?:them|those))? (?:in|at|as|when|on)\\b',
        '\\b(?:i|we) (?:once |just |actually |literally |even |have |also |had |might have |think i ){0,2}(?:saw|seen|spotted|met|touched|held|found|caught|fed|visited|went to|been to|tasted|swam with|drew|dissected|grew up with) (?:one|some|that|this|those|these|them|it|a|an|the|loads|lots|two|three|my)\\b',
        '\\bwe (?:did|do|are doing|had|learned|learnt|covered|have done) (?:this|that|it|them|about (?:this|it|that)) (?:in|at|last|with|this)\\b',
        '\\b(?:we|i) (?:have|get|got) (?:those|these|them|one|some|loads|lots|that|it) (?:of (?:them|those) )?(?:in|here|at|near|on|round|where|living)\\b',
        '\\bthere (?:is|are|was|were) (?:one|some|loads|lots|a few|two)(?: of (?:them|those|these))? (?:in|at|near|on|round|behind|outside|where) (?:my|our|the|where|school)\\b',
      ],
    },
    {
      name: 'mine',
      how: 'told',
      said: [
        '\\bmy (?:hair|nails|teeth|feet|hands|eyes|nose|ears|phone|tv|bike|shoes|trainers|laptop|room|garden|street|town|school) (?:grows?|is|are|looks?|has|have|does|do|gets?|always|never|also|just)\\b',
        '\\bmy [a-z]{3,12} (?:is|are|was|were|has|have|looks?|also) (?:[a-z]{1,10} ){0,2}(?:that|the same|this|exact|like (?:that|this|those)|one of|just like)\\b',
        '\\bi (?:have|got|own|wear|bought|am wearing|am using|use|collect) (?:one|some|those|these|that|them|a pair|loads|two)(?: (?:at|in|on|too|of|myself|right|lol|for).{0,30})?$',
        '\\bi (?:have|got) (?:one|some|the same)(?: too)?$',
      ],
    },
    {
      name: 'weather',
      how: 'told',
      said: [
        '\\bit is (?:so |really |literally |still |absolutely )?(?:raining|snowing|pouring|boiling|freezing|chucking it down|roasting|sunny)\\b',
      ],
    },
    {
      name: 'food',
      how: 'told',
      said: [
        '\\bi am (?:literally |just |still |also |currently )?(?:eating|having (?:lunch|dinner|breakfast|tea|a snack|cereal|pizza))\\b',
      ],
    },
    {
      name: 'onTheGo',
      how: 'told',
      said: [
        '\\b(?:the |our )?teacher (?:is|has not|did not|is not) (?:late|shown?|turned|come|here|coming)\\b',
        '\\b(?:i am|am|stuck|sat|sitting|waiting|supposed to be|reading this) (?:[a-z]{2,10} ){0,2}(?:in|at|on|for) (?:the |my |a )?(?:[a-z]{2,12} )?(?:class|lesson|bus|train|tram|car|physics|maths|chemistry|biology|history|detention|assembly|library|bed|bath|loo|sofa|couch|toilet|metro|tube|plane|airport|waiting room|beach|break)\\b',
      ],
    },
    {
      name: 'busy',
      how: 'told',
      said: [
        `\\b(?:in a (?:massive |big |bit of a )?(?:hurry|rush)|no time|running late|i am ${so}(?:busy|late|behind)|(?:so|super|really) busy|only (?:got|have) (?:two|five|ten|\\d{1,2}) min)`,
      ],
    },
    {
      name: 'aboutMe',
      how: 'told',
      said: [
        '\\b(?:my name is|my names|call me|i am called) (?!a |the |back |when )[a-z]{3,12}\\b',
        '\\bi am (?:from|in year|in grade|in (?:\\d|7|8|9)|a (?:freshman|sophomore|junior|senior)|\\d{2} years)\\b',
        '^(?:(?:hi|hey|hello|yo) )?(?:zed )?i am [a-z]{3,10} (?:and i am )?\\d{2}$',
        '\\bi live (?:in|on|near|by|next)\\b',
      ],
    },
    {
      name: 'amazed',
      how: 'told',
      said: [
        '\\bthat is (?:so |really |kind of |actually ){1,2}(?:cool|weird|gross|wild|crazy|creepy|clever|beautiful|pretty|interesting|smart)\\b',
        '\\b(?:is|are) (?:kind of |so |pretty |actually ){0,2}metal(?: ngl| lol| to be honest)?$',
        `\\b${so}(?:cute|adorable|precious)(?: ngl| lol| though| to be honest| zed){0,2}$`,
        '\\b(?:is|are|that is|this is|was) (?:so |actually |well |pretty |literally |proper |lowkey |absolutely |kind of |just |really ){0,2}(?:mad|wild|insane|crazy|nuts|sick|bonkers|mental|unreal|mind blowing|cool|awesome|amazing|epic|incredible|genius|lit)(?: (?:sound|cheers|thanks|zed|mate|bro|man|dude|though|lol|ngl|to be honest|ty)){0,3}$',
        '\\b(?:did not know that|never knew (?:that|this)|had no idea|blew my mind|mind (?:is )?blown|never thought of (?:it|that)|whole life is a lie|learn something new)\\b',
      ],
    },
    {
      name: 'thanks',
      how: 'told',
      said: [
        '\\b(?:thanks|thank you|thankyou|thx|ty|tysm|tnx|cheers|ta|much appreciated|appreciate (?:it|that|you))\\b',
      ],
    },
  ],
}
