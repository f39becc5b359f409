import type { SocialForms } from './social-forms.ts'

const kin =
  'abuela|abuelita|abuelo|abuelito|abuelos|yaya|yayo|nona|nono|nonna|nonno|mama|mami|madre|papa|papi|padre|padres|papas|viejo|vieja|hermana|hermano|hermanita|hermanito|hermanas|hermanos|gemela|gemelo|prima|primo|primita|primito|primos|primas|tia|tio|tios|tias|sobrina|sobrino|novia|novio|amiga|amigo|amigas|amigos|mejor amiga|mejor amigo|companera|companero|vecina|vecino|profe|profesora|profesor|maestra|maestro|entrenador|entrenadora|jefa|jefe|familia|madrastra|padrastro|cunada|cunado|suegra'
const after =
  ' (?:pequena|pequeno|mayor|menor|chica|chico|grande|gemela|gemelo|de (?:fisica|quimica|biologia|mates|matematicas|ciencias|historia|ingles|lengua|deporte|educacion fisica|clase|curso))'
const animal =
  'perro|perra|perrito|perrita|cachorro|perros|gato|gata|gatito|gatita|gatos|michi|hamster|conejo|coneja|conejita|conejito|cuyo|cuy|cobaya|raton|rata|pez|pececito|peces|loro|lora|perico|periquito|canario|tortuga|tortuguita|serpiente|culebra|gecko|lagartija|iguana|rana|sapo|ajolote|ajolotito|ajolotes|caballo|yegua|burro|cabra|oveja|vaca|vacas|cerdo|chancho|gallina|gallinas|pollo|pollito|pato|patos|tarantula|arana|caracol|caracoles|abejas|cangrejo|hormigas|mascota|lombriz|lombrices'
const my = `mis? (?:(?:${kin})(?:${after})?)`
const so =
  '(?:muy |super |re |tan |bien |un poco |un poquito |medio |algo |demasiado |bastante |mas |hiper |todo el dia |recontra |harto |ya |cero ){0,3}'
const favourite = '(?:favorit[oa]|fav|preferid[oa])'
const ser = '(?:eres|sos|erees|estas hech[oa] )'
const tense = '(?:tienes|tenes|tenis|tiene)'

/** How readers of Spanish say what they say beside science. */
export const spanishForms: SocialForms = {
  leading:
    'buenas|wenas|buenos dias|que tal|y|pero|entonces|oye|oie|oiga|ey|hey|hola|holi|zed|jaja|che|mae|wey|guey|bro|parce|diay|pues|bueno|ok|vale|a ver|tu|vos|usted|una pregunta|pregunta|por curiosidad|la verdad|en serio|ah|oh|uf|uff|ay|ja|o sea|y tu|y vos|ademas|dime|di|sinceramente|neta',
  trailing:
    'zed|jaja|jajaja|xd|lol|tu|vos|che|mae|wey|guey|bro|parce|po|pues|verdad|o no|o que|o como|en serio|de verdad|tambien|por cierto|por curiosidad|porfavor|realmente|a veces|alguna vez|robot|robotito|amigo|eh|no|la verdad|neta|ahora|hoy|otra vez',
  asks: '^(?:(?:y|pero|entonces|oye|a ver|ok|zed|o sea|jaja) ){0,3}(?:si (?!gracias|claro|po|pues|jaja|eso|es|zed)|como|cuando|donde|quien|cual|cuales|para que|por que|porque|de que|en que|con que|que (?:evita|hago|hace|le|les|se|tan|tanto|tipo))\\b|\\bque hago\\b|\\b(?:informe|ensayo|exposicion|tarea|trabajo|deberes|proyecto) (?:sobre|de|del|acerca)\\b|(?:de verdad|verdad|cierto)$|\\b(?:por que|como (?:se|es|son|funciona|funcionan|hacen?|puede|pueden|lo|saben?|sobrevive|crece|vive)|(?:y|pero|entonces|sabes|a|en|con|por|para) que (?:es|son|pasa|significa|hace|hacen|hay|tiene|come|comen)|cuant[oa]s?|cual(?:es)?|donde|cuando (?:fue|se|sale|es)|quien(?:es)?|dime (?:que|como|por|mas|algo)|cuentame|contame|contanos|cuenteme|decime|haceme|hazlo|ponme|poneme|mostrame|recomendame|resumime|tirame|otro mas|algo (?:mas|de|sobre|con|menos)|estas seguro|estas mal|te equivocas|eso no es|no es (?:verdad|cierto)|mentira|explica(?:me|lo|melo)?|resum(?:e|en|elo|eme)|dame|pasame|hazme|recomiend(?:a|ame)|muestra(?:me)?|ensena(?:me)?|puedes|podrias|podes|me ayudas|ayudame|sirven? para|es (?:verdad|cierto|peligros[oa])|se puede|mas (?:facil|corto|sencillo|simple|sobre)|ejemplo|fuentes?|quiz|otr[oa] (?:dato|vez|cosa)|en (?:corto|ingles)|otro que)\\b',
  claims: '\\b(?:dice|dicen|dijo|dijeron|decia|segun|afirma|jura|leyo que|lei que|vi que)\\b',
  who: [
    `\\b(mis? (?:${kin})(?:${after})?)\\b`,
    `\\b(mis? (?:${animal}))\\b`,
    `\\b(?:tengo|tenemos|tuve|teniamos) (?:un|una|dos|tres|mi) ((?:${animal}))\\b`,
  ],
  name: [
    '\\b(?:se llama|se llamaba|llamad[oa]|de nombre) (?!como |el |la |un |una |asi |que )([a-z]{3,12})\\b',
    '\\bmi nombre es ([a-z]{3,12})\\b',
    '\\bme (?:llamo|dicen) ([a-z]{3,12})\\b',
  ],
  thing: ['\\b(mis? [a-z]{3,12}) (?:es|son|era|eran|esta|estan|tiene|tienen|parece|parecen)\\b'],
  greets:
    '^(?:hola|holaa|holi|holis|holita|ola|buenas|buenos|buen dia|hey|ey|que tal|saludos|que onda|que hay|que hubo|quiubo|quihubo|wenas|wena|wenaa|buena|alo|epa|hi|hello)\\b',
  thanks: '\\b(?:gracias|grax|gracia|thx|ty|se agradece|te lo agradezco|agradecid[oa]|mil gracias)\\b',
  noThanks: '\\b(?:no gracias|gracias por nada)\\b',
  forms: [
    // Of Zed himself.
    {
      name: 'age',
      how: 'asked',
      said: [
        '(?:cuantos anos|que edad) (?:tienes|tenes|tenis|tiene|cumples)(?: tu| vos)?',
        '(?:cuando|en que ano) (?:naciste|te (?:hicieron|crearon|encendieron|programaron))',
      ],
    },
    {
      name: 'zedPet',
      how: 'asked',
      said: [
        '(?:tienes|tenes|tenis|tendrias|quieres|quisieras|te gustaria tener) (?:tu |vos )?(?:alguna |una |un |algun )?(?:mascotas?|perr(?:o|ito)s?|gat(?:o|ito)s?)',
        'como se llama tu (?:mascota|perr[oa]|gat[oa])',
      ],
    },
    {
      name: 'zedDoubt',
      how: 'asked',
      said: [
        '(?:no )?te (?:molesta|enoja|enfada|cansa|fastidia|ofende|duele|da (?:igual|rabia|coraje|lata)|importa|jode|hartas?) ?(?:de )?(?:que|cuando|si)? (?:.{2,14} )?(?:dud(?:e|en|emos|an|o)|cre(?:a|an|amos|en|o)|discut(?:a|an|amos|o)|cuestion(?:e|en|an|o)|contradig(?:a|an|o)|desconf[a-z]{2,5}|corrij(?:a|an|o)|llev(?:en|e|an) la contraria)(?: .{0,20})?',
        'te (?:molesta|cansa|enoja) que (?:no )?te .{2,20}',
      ],
    },
    {
      name: 'zedInside',
      how: 'asked',
      said: [
        '(?:(?:eso|esto|de es[oa]s?|un[oa]s? de es[oa]s?|algo asi|es lo que|es eso lo que) )?(?:lo |los |las |la )?(?:llevas|tienes|tenes|traes|usas|hay)(?: tu| vos)?(?: (?:algo |uno |una |unos )?de es[oa]s?)? (?:por dentro|dentro|adentro|en (?:la|tu) (?:cabeza|interior))(?: de ti| tuyo)?',
        '(?:tu )?(?:tambien )?estas hech[oa] (?:tambien )?(?:de|con) .{2,25}',
        '(?:tu )?(?:tambien )?funcionas (?:con (?:es[oa]s?|un[oa]s? .{2,20})|asi|igual)',
        '(?:tu|vos) (?:tambien )?(?:tienes|tenes|llevas) (?:un[oa]s? |algun[oa] )?de es[oa]s(?: cosas)?',
      ],
    },
    {
      name: 'ai',
      how: 'asked',
      said: [
        '(?:eres|sos) (?:tu )?(?:tambien )?(?:una? )?(?:red(?:es)? neuronal(?:es)?|computador(?:a)? cuantic[oa]|modelo de lenguaje|de es[oa]s|un[oa] de es[oa]s)(?: (?:de es[oa]s|asi|de es[oa]s robots))?',
        '(?:tu )?(?:tambien )?(?:usas|llevas|funcionas con) (?:una )?(?:red(?:es)? neuronal(?:es)?|ia|inteligencia artificial)',
      ],
    },
    {
      name: 'zedAlive',
      how: 'whole',
      said: [
        'estas (?:viv[oa]|muert[oa]|despiert[oa]|consciente)(?: o .{1,20})?',
        `${ser} (?:un )?(?:ser viv[oo]|consciente)(?: o .{1,20})?`,
        '(?:existes|te mueres|puedes morir|te puedes morir|vives|tienes vida|tienes conciencia|tenes vida)',
      ],
    },
    {
      name: 'zedSleep',
      how: 'whole',
      said: [
        '(?:(?:puedes|sabes|necesitas|tienes que|podes) (?:dormir|descansar)|duermes|dormis|descansas|te duermes|te cansas|te cansas? de .{2,20})(?: .{1,15})?',
        `(?:te da|${tense}) sueno`,
        'que haces (?:de noche|por la noche|en la noche|cuando (?:duermo|no estoy|me voy|nadie .{2,15}|cierro .{2,15})|todo el dia)',
      ],
    },
    {
      name: 'zedDream',
      how: 'whole',
      said: [
        '(?:tu )?(?:(?:puedes|sabes|podes) sonar|suenas|sonas|tienes (?:suenos|pesadillas)|tenes suenos)(?: (?:con|en) .{1,25})?',
        'con que (?:suenas|sonas)',
        'suenan los (?:robots|androides)(?: .{1,25})?',
        'los robots suenan(?: .{1,20})?',
      ],
    },
    {
      name: 'zedFood',
      how: 'whole',
      said: [
        '(?:(?:puedes|podes) comer|comes|bebes|tomas (?:agua|cafe|algo|mate)|desayunas|te da hambre|tienes hambre|tenes hambre)(?: .{1,15})?',
        'que (?:comes|bebes|desayunas|cenas|tomas)(?: .{1,12})?',
        `cual es tu (?:comida|postre|pizza|bebida|helado) ${favourite}`,
        'como te (?:cargas|recargas|enchufas)',
        '(?:usas|necesitas|tienes|tenes|funcionas con) (?:bateria|pilas|electricidad|enchufe|luz)',
      ],
    },
    {
      name: 'zedLearn',
      how: 'whole',
      said: [
        '(?:(?:puedes|podes) )?(?:aprendes|aprendes algo|aprender|vas aprendiendo|estas aprendiendo|aprendis|aprende) ?(?:algo |cosas |mas )?(?:de|con) (?:mi|nosotros|lo que .{3,25}|la gente|esto|nosotras|las? .{3,20}|los? .{3,20})',
        '(?:te vuelves|te haces|vas siendo) mas (?:list[oa]|inteligente)(?: .{1,25})?',
        '(?:te (?:enseno|estoy ensenando)|te puedo ensenar (?:algo|cosas))(?: .{1,20})?',
        'como aprendes',
      ],
    },
    {
      name: 'zedMemory',
      how: 'whole',
      said: [
        '(?:te (?:vas a acordar|acuerdas|acordas|acordaras)|me (?:recuerdas|recordaras|vas a recordar|vas a olvidar|olvidaras|vas a extranar|extranaras)|recuerdas)(?: (?:de )?(?:mi|lo que .{3,25}|mi nombre|todo|esto|nosotros))?',
        '(?:guardas|grabas|almacenas|anotas) (?:lo que .{3,20}|mis .{3,15}|todo|esto|la charla|las charlas)',
        'me (?:espias|estas espiando|estas grabando|grabas|vigilas)',
      ],
    },
    {
      name: 'zedSenses',
      how: 'whole',
      said: [
        '(?:me )?(?:(?:puedes|podes) (?:escuchar(?:me)?|oir(?:me)?|ver(?:me)?|oler|sentir)|escuchas|oyes|ois|ves|hueles|sientes|escuchai)(?: (?:algo|cosas|musica|mi voz|dolor|colores|de verdad))?(?: o (?:solo |nada mas |nomas |me |solamente |lees |ves ){0,2}(?:lees|ves|leer|ver|escribes|leis|oyes)?.{0,12})?',
        `${tense} (?:oidos|orejas|ojos|nariz|olfato|sentidos)`,
      ],
    },
    {
      name: 'zedBrain',
      how: 'whole',
      said: [
        `${tense} (?:un |una |algun |alguna )?(?:cerebro|cerebrito|neuronas?|mente|corazon|alma|sangre|huesos|adn|genes|musculos|celulas|estomago)(?: .{1,20})?`,
        `cuant[oa]s (?:neuronas|celulas|huesos|musculos|genes|corazones) ${tense}`,
        '(?:que tan|como de|cuan) (?:grande es tu cerebro|inteligente eres|list[oa] eres|inteligente sos)',
        'cual es tu (?:iq|coeficiente)',
        'donde (?:esta|tienes) (?:tu|el) cerebro',
      ],
    },
    {
      name: 'zedBody',
      how: 'whole',
      said: [
        `${tense} (?:piernas|brazos|manos|cuerpo|pies|pelo|cara|boca|ruedas|dedos|piel|patas)`,
        `cuant[oa]s (?:piernas|brazos|ojos|dedos|antenas|tornillos|patas) ${tense}`,
        'cuanto (?:mides|pesas|medis)',
        'de que estas hecho',
        'como (?:eres|sos|te ves) (?:por dentro|fisicamente|en persona)',
        `por que ${ser} (?:tan )?(?:azul|blanco|pequeno|chiquito|redondo|lindo|chiquitito)`,
        'por que (?:flotas|vives en una repisa)',
      ],
    },
    {
      name: 'love',
      how: 'whole',
      said: ['(?:te caigo bien|te agrado|me quieres|soy tu amig[oa]|somos amig[oa]s)(?: .{1,10})?'],
    },
    {
      name: 'who',
      how: 'whole',
      said: ['como te (?:llamas|llamabas|llamai|dicen|decian)(?: .{1,12})?', 'cual (?:era|es) tu nombre'],
    },
    {
      name: 'art',
      how: 'whole',
      said: [
        '(?:te (?:puedo|quiero) (?:ensenar|mostrar|pasar)|quieres ver) (?:un|mi|una|mis) (?:dibujos?|fotos?|video|cancion|poema|cuento)(?: .{1,15})?',
      ],
    },
    {
      name: 'zedPay',
      how: 'whole',
      said: [
        'te pagan(?: .{1,20})?',
        'cuanto (?:te pagan|ganas|cobras)(?: .{1,15})?',
        'cual es tu (?:sueldo|salario)',
        `(?:${tense}|te dan) (?:vacaciones|dias? libres?|descanso|fines? de semana|sueldo|recreo)(?: .{1,15})?`,
        '(?:trabajas|laburas|chambeas) (?:gratis|todo el dia|los .{3,15}|siempre|24 7|de noche)',
        'te gusta (?:tu|este) (?:trabajo|chamba|laburo|pega)',
        'cobras(?: por esto)?',
      ],
    },
    {
      name: 'zedMusic',
      how: 'whole',
      said: [
        '(?:la )?musica te gusta',
        'te gusta(?:n)? (?:la musica|el (?:rock|rap|trap|pop|reggaeton|jazz)|las canciones|bailar|cantar|el k ?pop|la cumbia)',
        '(?:escuchas|oyes|tocas) (?:musica|algun instrumento|canciones|la guitarra)',
        'que (?:musica|canciones?|bandas?|grupos?|tipo de musica) (?:te gusta(?:n)?|escuchas|oyes)',
        `cual es tu (?:cancion|banda|grupo|cantante|musica|disco) ${favourite}`,
        '(?:sabes|puedes|podes) (?:cantar|bailar|rapear|tocar .{3,20})',
      ],
    },
    {
      name: 'zedAnimal',
      how: 'whole',
      said: [
        `(?:cual es )?tu (?:animal|mascota|bicho|dinosaurio|insecto|pajaro|dino) ${favourite}(?: .{1,12})?`,
        `(?:que|cual) animal (?:te gusta(?: mas)?|serias|quisieras ser|te gustaria ser|es tu ${favourite})`,
        `${tense} (?:un |algun )?animal ${favourite}`,
        `(?:te gustan|${tense}) (?:los |las |un |una |alguna )?(?:animales|mascotas?|perros?|gatos?)`,
        '(?:perros?|gatos?) o (?:perros?|gatos?)',
        'prefieres (?:perros|gatos)(?: o .{3,10})?',
      ],
    },
    {
      name: 'zedFavourite',
      how: 'whole',
      said: [
        `(?:cual|quien) es tu [a-z]{2,14} ${favourite}`,
        `(?:cual es )?tu (?:color|peli|pelicula|libro|juego|materia|cosa|planeta|elemento|articulo|cuento|tema|texto|palabra|numero|lugar|deporte|equipo|ciencia|dato|estacion|pais|asignatura|cientific[oa]|historia|pregunta|dia) ${favourite}(?: .{1,15})?`,
        `${tense} (?:algun|alguna|un|una) .{0,12} ?${favourite}`,
        'que (?:te gusta(?: mas| hacer)?|haces (?:para divertirte|en tu tiempo libre|por diversion))',
        `(?:${tense} (?:algun )?(?:hobbys?|hobbies|pasatiempos?)|cual(?:es)? (?:es|son) tus? (?:hobbys?|hobbies|pasatiempos?))`,
      ],
    },
    {
      name: 'zedFriends',
      how: 'whole',
      said: [
        'conoces a? ?(?:otros|algun|mas) (?:robots?|bots?|ias)(?: .{1,12})?',
        `${tense} (?:algun |alguna )?(?:amig[oa]s?|familia|papas|padres|mama|papa|herman[oa]s?|novi[oa]|hij[oa]s|crush|primos)(?: .{1,15})?`,
        '(?:estas|te sientes|te sentis) sol[oa](?: .{1,15})?',
        `(?:${ser}|estas) (?:solter[oa]|casad[oa]|enamorad[oa])`,
        'quien(?:es)? (?:es|son) tus? (?:mejor(?:es)? )?amig[oa]s?',
      ],
    },
    {
      name: 'zedLanguages',
      how: 'whole',
      said: [
        '(?:hablas|sabes|entiendes|puedes hablar|hablai|hablas algo de) (?:frances|aleman|chino|japones|coreano|italiano|portugues|arabe|ruso|latin|klingon|elfico|catalan|gallego|euskera|quechua|guarani|nahuatl|otros idiomas|idiomas|binario)(?: .{1,15})?',
        '(?:cuantos|que|cuales) (?:idiomas|lenguas) (?:hablas|sabes|manejas)',
      ],
    },
    {
      name: 'zedHome',
      how: 'whole',
      said: [
        '(?:en )?donde (?:vives|vivis|estas|queda tu casa|andas)(?: ahora)?',
        '(?:de|en) que (?:pais|ciudad|planeta) (?:eres|sos|vives|vivis|estas)',
        '(?:vives|estas|vivis) (?:en|dentro) .{1,25}',
        `${tense} casa`,
      ],
    },
    {
      name: 'zedHuman',
      how: 'whole',
      said: [
        '(?:te gustaria|quieres|quisieras|querrias|queres|preferirias|suenas con) ser (?:un |una )?(?:human[oa]|persona|real|de carne y hueso|de verdad|nin[oa])',
        '(?:nos envidias|envidias a .{3,20})',
        '(?:como|que tal|que se siente|como se siente) (?:es )?ser (?:un )?(?:robot|ia|maquina|bot)',
        'te gusta ser (?:un )?(?:robot|maquina)',
        'es (?:divertido|aburrido|dificil|raro|chido|bonito) ser (?:un )?(?:robot|maquina)',
      ],
    },
    {
      name: 'zedFear',
      how: 'whole',
      said: [
        `(?:te da miedo|${tense} miedo|te asusta)(?: .{1,25})?`,
        '(?:a que|de que) (?:le )?(?:tienes|tenes) miedo',
        'que te (?:da miedo|asusta)',
        '(?:los robots )?(?:van a|vas a|nos van a|nos vas a|quieres) (?:dominar|conquistar|controlar|destruir|reemplazar|matar)(?:nos)?(?: .{1,20})?',
      ],
    },
    {
      name: 'zedBored',
      how: 'whole',
      said: [
        '(?:no )?(?:te (?:aburres|aburris|aburro|hartas|cansas|enojas|enfadas|molesto|molestas|fastidio|caigo mal)|estas (?:aburrid[oa]|enojad[oa]|hart[oa]|enfadad[oa]))(?: (?:de|con|conmigo|por|cuando|si|aqui|ahi).{0,30})?',
        'te molesta(?:n)? (?:que|mis|tantas|las).{0,30}',
      ],
    },
    {
      name: 'ai',
      how: 'whole',
      said: [
        `${ser} (?:un |una )?(?:nin[oa]|hombre|mujer|chic[oa])(?: o .{2,15})?`,
        `${ser} (?:como )?(?:una? )?(?:ia|inteligencia artificial|modelo de lenguaje|chat ?gpt|gpt|chat ?bot|maquina|programa|ordenador|computadora|robot|persona|human[oa]|bot|dibujo|persona real|robot de verdad)(?: (?:o|escondid[oa]|de verdad|real|disfrazad[oa]).{0,35})?`,
        `${ser} (?:chatgpt|gemini|claude|siri|alexa|google)(?: o .{1,20})?`,
        '(?:hay|es) (?:alguien|una persona)(?: real| de verdad)?(?: (?:ahi|detras|escribiendo|del otro lado|al otro lado)){1,2}',
        'estoy hablando con (?:una|un|alguien).{0,25}',
        'usas (?:ia|chatgpt|inteligencia artificial)',
        'quien (?:escribe|me escribe|responde|me responde)',
        'como (?:sabes (?:tanto|todo|tantas cosas|eso|todo eso)|haces para saber.{0,15}|funcionas)',
      ],
    },
    {
      name: 'maker',
      how: 'whole',
      said: [
        'quien(?:es)? te (?:hizo|hicieron|ha hecho|creo|crearon|invento|inventaron|programo|programaron|construyo|diseno|fabrico|dibujo|armo)',
        'quien(?:es)? (?:es|son) tus? (?:creador|creadores|jefe|jefa|jefes|dueno|duena|inventor|inventores)',
        'como te (?:hicieron|crearon|programaron|inventaron)',
        'quien (?:hizo|creo|maneja|lleva) (?:esta|este|la|el) (?:pagina|web|sitio)',
      ],
    },
    {
      name: 'joke',
      how: 'whole',
      said: [
        '(?:tus .{1,20} )?(?:ya me aburri )?(?:(?:te sabes|tienes|tenes|sabes|cuenta|cuentame|contame|cuentate|dime|tirate|echate|quiero|otro|hazme|di|suelta|conoces) ){1,3}(?:un|algun|otro|uno)?(?: buen)? ?(?:chiste|chistes|broma|chistecito)(?: .{1,20})?',
        'tus chistes son .{2,25}',
      ],
    },
    {
      name: 'ribbing',
      how: 'whole',
      said: [
        `${ser} (?:un |una |mi |un poco )(?:tostadora|calculadora|nevera|refri|licuadora|gusano|pez|ajolote|gato|mosca|alien|espia|fantasma|mago|genio|nerd|virus|vampiro|pirata|papa|dinosaurio|transformer|aspiradora|microondas|radio|loro)(?: .{1,20})?`,
      ],
    },
    {
      name: 'remark',
      how: 'whole',
      said: [
        '(?:(?:en serio|uf|uff|wow|guau|hala|no manches|no mames|vaya|anda|orale|asu|que locura|ostras|a la|dios) ){1,2}(?:eso|es|son|o sea)(?: (?:es|son|pesa|mide|cuesta|dura|vive|seria))? (?:mucho|muchisimo|menos|mas|un monton|poquito|poco|mil|casi|como|chiquitito|enorme|carisimo|una barbaridad|demasiado|un chorro|harto|banda).{0,50}',
        '(?:eso )?(?:es|son|pesa|mide|cuesta|dura|corre|vive|come|tiene) (?:mas|menos) que (?:yo|mi|mis|un|una|el|la|los|las|toda|nuestro).{0,40}',
        '(?:es|son) (?:mucho|muchisimo|un monton|demasiado|poquito|poco) para (?:un|una|algo|ser).{0,40}',
      ],
    },
    {
      name: 'same',
      how: 'whole',
      said: [
        '(?:igual que yo|igualito a mi|literal yo|como yo|yo igual|igual yo|yo tambien|a mi tambien|a mi igual|x2|me identifico|asi soy yo|yo los lunes|ese soy yo|esa soy yo|somos dos|yo en la manana)',
      ],
    },
    {
      name: 'rip',
      how: 'whole',
      said: [
        '(?:rip|r i p|qepd|que en paz descanse|descanse en paz|descansa en paz|adios)(?: (?:al |a la |el |la |ese |esa |pobre ){0,2}(?:gusano|gusanito|mosca|mosquita|raton|ratoncito|planaria|ajolote|cerdo|cerdito|virus|huevo|pez|hongo|bacteria|caballo|medusa|chip|cubit|bateria|animalito)s?)',
        'f en el chat(?: .{1,20})?',
        'efe por .{2,20}',
      ],
    },
    {
      name: 'hello',
      how: 'whole',
      said: [
        '(?:hola|buenas|buenos dias|buenas tardes|buenas noches|buen dia)(?: zed)?(?: espero que (?:estes|te encuentres|andes|todo vaya) (?:muy )?bien)(?: .{1,10})?',
        '(?:mucho gusto|encantad[oa]|un gusto|un placer)(?: .{1,15})?',
        '(?:que onda|ola|hola|buenas|wenas|wenaa?|buena) ?(?:que hace|que ase|k ase|que tranza|que pex|que mas|pues|ps|maje|zed|bro|wey){0,2}',
      ],
    },
    {
      name: 'there',
      how: 'whole',
      said: [
        '(?:sigues|estas|seguis|estai|andas) (?:ahi|aqui|por ahi|por aqui|despierto|conectado|en linea)',
        'hay alguien(?: ahi)?',
        'alguien ahi',
        'me lees',
      ],
    },
    {
      name: 'back',
      how: 'whole',
      said: [
        '(?:soy )?yo (?:otra vez|de nuevo)',
        '(?:ya )?(?:volvi|he vuelto|regrese|estoy de vuelta|aqui de nuevo|aqui otra vez)(?: .{1,15})?',
        'me (?:extranaste|echaste de menos|extranas)',
        'adivina quien (?:volvio|es)',
      ],
    },
    {
      name: 'browsing',
      how: 'whole',
      said: [
        '(?:solo |nada mas |nomas |aca |aqui )?(?:vengo|pasaba|paso|ando|estoy|vine|entre|toy) (?:a |solo )?(?:cotillear|chismear|chusmear|curiosear|saludar|ver que hay|mirar|pasar el rato|sapear|fisgonear|perder el tiempo|mirando|curioseando|chismoseando|viendo que hay|chismosear|procrastinar|procrastinando|de paso|por aqui|echar (?:un ojo|la hueva)|matar el tiempo).{0,15}',
      ],
    },
    {
      name: 'ok',
      how: 'whole',
      said: [
        '(?:joya|de lujo|todo claro|tuanis|pura vida|bacan|ya bacan|piola|de pana|vientos|fino)(?: (?:pura vida|mae|bro|po|che|parce|zed|wey|gracias|bacan|listo|va|dale|tuanis)){0,3}',
      ],
    },
    {
      name: 'sorry',
      how: 'whole',
      said: [
        '(?:perdon|perdona|lo siento|disculpa|sorry|mala mia)(?: (?:zed|bro|por eso|por lo de antes|me pase|fui pesad[oa]|jaja|por molestar|che|wey)){0,3}(?: (?:eres|sos) (?:buena onda|majo|genial|buen .{3,10}))?',
      ],
    },
    // What is plain wherever it stands.
    {
      name: 'night',
      how: 'plain',
      said: [
        '\\b(?:me voy|voy|me toca|hora de|tengo que|nos vamos|me tengo que ir|ya me voy) (?:a )?(?:dormir|la cama|acostarme|mimir|mimi|sobar|tutear|descansar|hacer noni)\\b',
        '\\b(?:buenas noches|que descanses|dulces suenos|buena noche|a mimir)\\b(?! pregunta)',
        '\\b(?:me duermo|me caigo de sueno|me acuesto)\\b(?: ya| chao| adios| nos vemos| bye| zed)?$',
      ],
    },
    {
      name: 'byePlan',
      how: 'plain',
      said: [
        '\\b(?:hablamos|nos leemos|seguimos|nos vemos|te escribo|platicamos|charlamos) (?:luego|despues|manana|mas tarde|al rato|otro dia)\\b',
        '\\b(?:me voy|voy|tengo que|debo|me toca|me tengo que ir|nos vamos|ya me voy|ya voy|hora de|voy saliendo|salgo) (?:a |al |para |ir a |ir al |ya a |a la |para la |para el )?(?:entrenar|entrenamiento|entreno|clases?|colegio|cole|insti|escuela|cenar|comer|almorzar|desayunar|merendar|jugar|banarme|ducharme|trabajar|trabajo|ensayo|ensayar|gimnasio|gym|futbol|natacion|dentista|misa|practica|pasear al perro|sacar al perro|sacar a .{3,12}|la ducha|la practica|baile|danza|basquet|ingles)\\b(?: ya| chao| adios| bye| nos vemos| luego.{0,12}| zed| que .{3,20})?$',
        '\\b(?:ya )?(?:sono|toco|suena) (?:el|la) (?:timbre|campana)\\b',
        '\\b(?:ya llego|llega|viene|ya viene|se va) (?:mi|el) (?:bus|camion|bondi|micro|metro|tren|profe|papa|mama|colectivo|guagua)\\b',
        '\\b(?:empieza|empezo|ya empieza|termino|se acabo|se acaba) (?:la clase|mi clase|el recreo|el receso|el descanso)\\b',
        '\\b(?:me llama|me esta llamando|me habla) mi (?:mama|papa|madre|padre|abuela)\\b',
      ],
    },
    {
      name: 'birthday',
      how: 'plain',
      said: [
        '\\b(?:es|fue|sera|era) mi (?:cumple|cumpleanos|cumpleaños)\\b',
        '\\bmi (?:cumple|cumpleanos) (?:es|fue|sera|hoy|manana)\\b',
        '\\b(?:hoy |ayer |manana |ya |acabo de )?(?:cumplo|cumpli|cumplir|he cumplido) (?:1\\d|2\\d|trece|catorce|quince|dieciseis|diecisiete|dieciocho|diecinueve|veinte|anos)\\b',
        '\\b(?:la|el) cumpleaner[oa]\\b',
        '\\bmis (?:quince|xv|quinces)\\b',
      ],
    },
    {
      name: 'sorted',
      how: 'plain',
      said: [
        '\\b(?:con (?:esto|eso)|ya) (?:tengo|termino|termine|acabo|acabe|saco|hago|hice|entrego|entregue|me salvo) (?:lista? |hecha? |toda? |listo |hecho ){0,2}(?:la|el|mi|mis|los|las) (?:tarea|trabajo|deberes|informe|exposicion|expo|proyecto|presentacion|ensayo|feria)\\b',
        '\\bya (?:tengo|esta) (?:todo|tod[oa] lo que necesito|lista? mi .{3,15}|listo mi .{3,15})\\b',
      ],
    },
    {
      name: 'thanks',
      how: 'plain',
      said: [
        '\\bme (?:estas|andas) (?:salvando|rescatando)(?: (?:la|el|de|mi|con).{0,25})?$|\\bme salvas(?: (?:la|el|de).{0,20})?$',
        '\\b(?:me|nos) (?:salvaste|salvo|has salvado|sacaste de|sirvio|sirvio mucho|ayudaste|ayudo|has ayudado)(?: (?:la|el|mi|de|mucho|un monton|harto|la vida|mas).{0,25})?$',
      ],
    },
    {
      name: 'joking',
      how: 'plain',
      said: [
        '\\b(?:era|fue|es|estaba|solo) (?:una |de |en |pura )?(?:broma|joda|joda che|bromeando|chiste|talla|coña|cona|vacilon|chanza|webeo|choteo)\\b',
        '\\b(?:era |es |solo )?para ver si (?:caias|caes|picabas|respondias|te .{3,15})\\b',
        '\\b(?:te estaba|te estoy|estaba|solo estaba|estoy) (?:molestando|vacilando|tomando el pelo|jodiendo|bromeando|troleando|exagerando|webeando|chingando)\\b',
        '\\b(?:caiste|te la creiste|picaste)\\b',
        '\\b(?:soy|ando) (?:muy |re |bien |super )?(?:dramatic[oa]|exagerad[oa])\\b',
      ],
    },
    {
      name: 'luck',
      how: 'plain',
      said: ['\\b(?:deseame (?:mucha )?suerte|deseenme suerte|cruza los dedos|me deseas suerte)\\b'],
    },
    {
      name: 'praise',
      how: 'plain',
      said: [
        `\\b${ser} (?:muy |re |super |bien |tan |un |una |el |la |lo |mi |todo un |un buen |una buena |la neta |bastante |de lo ){0,3}(?:bueno(?: (?:en|para|con) .{2,15})?|buen(?:a onda| robot|a)|genial|util|list[oa]|inteligente|gracios[oa]|divertid[oa]|crack|maquina|maestro|capo|groso|grande|pichudo|lo maximo|maximo|mejor|leyenda|amor|sol|genio|chido|bacan|tierno|lindo|adorable|amable|simpatic[oa]|mas|bkn|cra|idolo|pro|hombre|robot mas .{3,12})(?: (?:zed|robot|mae|bro|wey|che|jaja|la verdad|para ser.{3,15}|que mi profe|en serio)){0,3}$`,
        '\\b(?:me )?(?:caes|cai) (?:muy |re |super )?bien\\b',
        '\\bexplicas (?:muy |re |super )?(?:bien|mejor)(?: que .{3,20})?',
        '\\bmejor que (?:mi|el|la) (?:profe|libro|maestra|maestro|profesora?|mama|papa)\\b',
        '\\bte (?:pasaste|luciste|rifaste|rifas|luces|la sabes)\\b',
      ],
    },
    {
      name: 'ribbing',
      how: 'plain',
      said: [
        '\\bapuesto (?:a )?(?:que )?ni (?:tu|vos|usted)\\b.{2,25}',
        `\\b${ser} (?:solo |nada mas |pura |puro |como |bien |tan |muy |re |todo ){0,2}(?:un |una )?(?:diplomatic[oa]|politico|nerd|sabelotodo|raro|rarito|tostadora|calculadora|licuadora|lata|chatarra|enchufe|loro|cerebrito|empollon|noño|nono|intenso|serio|cursi|google barato)\\b`,
        '\\b(?:pareces|hablas como|suenas (?:a|como)|sonas como|escribes como|te ves como|te pareces a) (?:un |una |mi |el |la )?.{2,30}',
        '\\bno tienes (?:cerebro|vida|amigos|piernas|corazon|brazos|pelo|orejas|gusto)\\b',
        '\\b(?:apuesto|seguro|a que) (?:a )?(?:que )?(?:no puedes|no sabes|tu no|nunca has|no te sabes).{2,30}',
        '\\b(?:menos mal que|que bueno que|suerte que) no (?:puedes|sabes|me ves|me escuchas|lees|tienes)\\b.{0,25}',
        '\\bsabia que (?:dirias|ibas a decir|me ibas a decir|responderias)\\b',
        '\\b(?:al menos|por lo menos) yo (?:si )?(?:tengo|puedo|soy)\\b.{0,25}',
        '\\b(?:dijo|lo dice|habla) (?:el|un) (?:robot|bot|maquina|tostadora)\\b',
      ],
    },
    {
      name: 'tryNow',
      how: 'plain',
      said: [
        '\\b(?:lo|la) (?:estoy|estamos|ando) (?:probando|haciendo|intentando)\\b',
        '\\bestoy (?:probandolo|haciendolo|intentandolo|probando (?:eso|esto))\\b',
        '\\b(?:lo|la) (?:acabo de|voy a|vamos a|quiero) (?:probar|intentar)\\b',
        '\\bvoy a (?:probar(?:lo|la)?|intentar(?:lo|la)?)(?: (?:eso|esto|en casa|hoy|ahora|luego))?$',
        '\\b(?:ya )?lo (?:probe|intente|hice)(?: (?:y|con|en|pero|jaja|ayer|hoy).{0,40})?$',
      ],
    },
    {
      name: 'knewIt',
      how: 'whole',
      said: [
        '(?:ya )?(?:lo|me lo|eso(?: ya)? lo) (?:sabia|decia|suponia|imaginaba|imagine|intuia|olia|veia venir)(?: yo)?(?: (?:desde el principio|ya|que si|que no))?',
        '(?:ya )?(?:te|os|se) lo (?:dije|decia|habia dicho)',
        '(?:ves )?(?:yo )?tenia razon|le atine|lo adivine',
      ],
    },
    {
      name: 'joking',
      how: 'whole',
      said: [
        '(?:.{1,20} )?(?:asustaste|asuste|asusto|la crei|lo crei)(?: .{1,20})? (?:mentira|broma|nah|es broma|que va)',
        '.{2,30} jaja\\w{0,12} (?:es |era |que )?(?:mentira|broma|joda|chiste)',
      ],
    },
    {
      name: 'myEnglish',
      how: 'plain',
      said: [
        '\\b(?:perdon|perdona|disculpa|lo siento|sorry) (?:por )?mi (?:mal )?(?:espanol|castellano|ortografia)\\b',
        '\\bmi espanol (?:no )?es (?:muy |tan |un poco |bastante |mas o menos ){0,2}(?:mal[oa]|bueno|regular|basico|asi asi|menos|flojo)\\b',
        '\\b(?:estoy aprendiendo espanol|no hablo (?:muy |mucho )?(?:bien )?espanol)\\b',
      ],
    },
    {
      name: 'backhanded',
      how: 'plain',
      said: [
        `\\bno (?:eres|sos) (?:tan |del todo |completamente |totalmente )(?:inutil|tont[oa]|mal[oa]|bob[oa]|aburrid[oa]|pesad[oa]|torpe|lent[oa]|tarad[oa]|mens[oa]|bestia)\\b`,
        `\\b(?:eres|sos) (?:mas |menos )(?:list[oa]|inteligente|util|inutil|graci?os[oa]|divertid[oa]|tont[oa]|aburrid[oa]|pesad[oa]|simpatic[oa]) (?:de lo )?que (?:pareces|parecia|pensaba|creia|esperaba|imaginaba)\\b`,
        '\\b(?:no (?:esta|estas) (?:tan )?mal|(?:bastante |muy )?(?:bien|list[oa]|buen[oa])|nada mal) para (?:ser )?(?:un|una) (?:robot|bot|maquina|programa|computadora|tostadora|lata)\\b',
        '\\bmejor de lo que (?:pensaba|creia|esperaba|imaginaba)\\b',
      ],
    },
    // What is told of oneself, where nothing is asked.
    {
      name: 'mixedUp',
      how: 'told',
      said: [
        `\\b(?:soy|que|me siento|parezco|estoy) ${so}(?:una? )?(?:tont[oa]|bob[oa]|burr[oa]|idiota|brut[oa]|mens[oa]|tarad[oa]|bruto|gil|aweonad[oa]|pendej[oa])(?: (?:soy|para .{2,15}|en .{2,15}|con .{2,15}|la verdad|jaja\\w{0,8}))?$`,
        '\\b(?:siempre|todo el rato|cada vez) (?:me |los |las |lo |la ){1,2}(?:lio|enredo|confundo|olvido|mezclo|equivoco|hago bolas|hago un lio)(?: .{0,15})?$',
        '\\b(?:no me da (?:la cabeza|el cerebro|para mas)|mi cabeza no da|no me entra(?: en la cabeza)?|nunca (?:voy a|lo voy a) entender\\w{0,4})\\b',
      ],
    },
    {
      name: 'dullWork',
      how: 'told',
      said: [
        `\\b(?:tareas?|deberes|informe|ensayo|trabajo|proyecto|exposicion) (?:(?:es|son|esta|estan) )?${so}(?:aburrid[oa]s?|pesad[oa]s?|etern[oa]s?|horribles?|larg[oa]s?|infumables?|fom[ei]s?|un rollo|una lata|un embole)\\b`,
        '\\b(?:odio|detesto|me aburren?|me da(?:n)? (?:mucha |una )?(?:flojera|pereza|hueva|paja|lata)|que (?:flojera|pereza|hueva|paja|lata|embole|rollo|aburrid[oa]s?)(?: de)?|hart[oa] de|no quiero hacer) (?:hacer )?(?:esta |este |la |el |las |los |mi |mis |estos |tanta ){0,2}(?:tareas?|deberes|informe|ensayo|trabajo|proyecto)\\b',
      ],
    },
    {
      name: 'scared',
      how: 'told',
      said: [
        `\\b(?:me (?:da|dio|dan|esta dando|esta entrando|entra) (?:${so}|mucho |algo de |un poco de |un poquito de |tremendo )(?:miedo|susto|panico|terror|cosita)|que (?:miedo|susto|terror|panico))(?! escenico)\\b(?!.{0,30}\\b(?:examen|exponer|prueba|notas|partido|entrevista|exposicion|publico)\\b)`,
        `\\b(?:estoy|ando|quede|me quede|me siento|me dejaste) ${so}(?:asustad[oa]|preocupad[oa]|aterrad[oa]|con miedo)\\b(?!.{0,30}\\b(?:examen|exponer|prueba|notas|partido|entrevista|exposicion)\\b)`,
        '\\bme (?:asuste|asusta|asustan|asustaste|preocupa|preocupan|preocupe)\\b(?!.{0,30}\\b(?:examen|exponer|prueba|notas|partido|entrevista|exposicion|mentira|broma)\\b)',
      ],
    },
    {
      name: 'sad',
      how: 'told',
      said: [
        `\\b${my} .{0,30}\\b(?:peleando|pelean|pelearon|divorci[a-z]{1,8}|separa[a-z]{1,6}|gritando|gritan|discutiendo|discuten|borrach[oa]|tomando mucho|se fue de (?:la )?casa|llorando|perdio el trabajo|sin trabajo|me odian?|enojad[oa]s? conmigo|en la carcel)\\b`,
      ],
    },
    {
      name: 'heartbreak',
      how: 'told',
      said: [
        '\\b(?:me (?:dejo|corto|termino|boto|pateo|bloqueo) mi (?:novi[oa]|ex|crush|pololo|polola)|(?:cortamos|terminamos|rompimos) (?:con )?(?:mi (?:novi[oa]|pololo|polola))?|termine con mi (?:novi[oa]|pololo|polola))\\b',
      ],
    },
    {
      name: 'grief',
      how: 'told',
      said: [
        `\\b(?:se )?(?:murio|fallecio|falleci[oa]) (?:ayer |hace .{3,15} |hoy )?mis? (?:${kin}|${animal})\\b`,
        `\\bmis? (?:(?:${kin})(?:${after})?|${animal}) (?:ya )?(?:se )?(?:murio|fallecio|se fue al cielo|ya no esta|nos dejo|esta en el cielo|partio|se me murio)\\b`,
        `\\b(?:extrano|echo de menos|perdi|perdimos) a mis? (?:${kin}|${animal})\\b`,
        `\\bmis? (?:${kin}) que en paz descanse\\b`,
        `\\b${my} .{0,40}\\b(?:murio|fallecio|ya no esta|se nos fue)\\b`,
      ],
    },
    {
      name: 'illness',
      how: 'told',
      said: [
        `\\b${my} (?:tiene|tuvo|tenia|esta|estuvo|es|fue|padece|sufre|vive con|sobrevivio|lucha).{0,20}\\b(?:derrame|ictus|acv|cancer|diabetes|asma|demencia|alzheimer|parkinson|epilepsia|anemia|artritis|leucemia|hospital|hospitalizad[oa]|internad[oa]|enferm[oa]|operacion|operad[oa]|trasplante|implante|audifonos?|alergi[ac][oa]?|daltonic[oa]|sord[oa]|cieg[oa]|autista|quimio|enfermedad|sindrome|guerrer[oa]|luchador[oa]?|urgencias|ela|esclerosis|lupus|migrana|psoriasis)\\b`,
        `\\b${my} .{0,30}\\b(?:es (?:una |un )?(?:guerrer[oa]|luchador[oa]?|valiente))\\b`,
        '\\b(?:tengo|tuve|naci con|vivo con|me diagnosticaron|uso|llevo) (?:implante coclear|diabetes|asma|epilepsia|audifonos?|un implante|implantes|artritis|alergias?|daltonismo|tdah|autismo|dislexia)\\b',
        '\\bsoy (?:daltonic[oa]|sord[oa]|dislexic[oa]|diabetic[oa]|autista|asmatic[oa]|alergic[oa]|intolerante|miope|celiac[oa])\\b',
      ],
    },
    {
      name: 'mended',
      how: 'told',
      said: [
        '\\b(?:yo )?(?:una vez )?me (?:rompi|fracture|quebre|torci|desgarre|luxe|queme|corte) .{2,25}\\b(?:pasad[oa]|hace (?:un|dos|tres|mucho|anos|meses|\\d)|una vez|cuando era|de chic[oa]|de nin[oa]|de pequen[oa])\\b',
        '\\buna vez me (?:rompi|fracture|quebre|torci|queme|corte)\\b',
      ],
    },
    {
      name: 'pet',
      how: 'told',
      said: [
        `\\bmis? (?:${animal})(?: .{3,10})? (?:es|era|esta|tiene|tuvo|hizo|ama|adora|odia|come|comio|una vez|siempre|nunca|duerme|persigue|robo|ladra|se|me|sabe|le|perdio|atrapo|mordio|ronca|huele|parece|hace|ya|corre|salta|tambien|quiere)\\b`,
        `\\b(?:tengo|tenemos|tuve|tenia|teniamos|adopte|adoptamos|me regalaron|crio|criamos) (?:un|una|dos|tres|cuatro|unos|unas|\\d) (?:(?:${animal}))\\b`,
      ],
    },
    {
      name: 'tellOthers',
      how: 'told',
      said: [
        '\\b(?:se lo|se la|le|les|se los) (?:voy a|vamos a|quiero|tengo que) (?:contar|decir|ensenar|mostrar|mandar|preguntar|presumir|soltar)\\b',
        '\\b(?:voy a|quiero|tengo que|deja que) (?:contar|decir|ensenar|mostrar|mandar|pasar|leer|presumir|impresionar)(?:se|le|les)?(?:lo|la|los)? ?(?:esto |eso |con esto )?a (?:mis?|todos|todas|la|el|los)\\b',
        '\\b(?:se lo|le) (?:cuento|digo|enseno|muestro|mando|paso|leo|conte|dije|mande|ensene) (?:esto |eso )?(?:luego |hoy |manana )?(?:a|ahora)\\b',
        `\\b${my} (?:no )?(?:se |lo |me |le )?(?:va|van) a (?:flipar|alucinar|encantar|creer|quedar|morir de risa|odiar|reir|gustar|caer|volver loc[oa])`,
        '\\bya se lo (?:dije|conte|mande|solte)\\b',
      ],
    },
    {
      name: 'teacher',
      how: 'told',
      said: [
        '\\beso (?:mismo )?(?:nos |me )?(?:dijo|dice|conto|enseno) (?:la|el|mi|nuestr[oa]) (?:profe|profesora?|maestr[oa])\\b',
        '\\b(?:mi|el|la|nuestr[oa]) (?:profe|profesora?|maestr[oa]|docente|miss)(?: de [a-z]{3,14})? (?:dice|dijo|nos dijo|siempre dice) que (?:nadie|es (?:dificil|aburrido|facil|imposible|raro)|vamos|tenemos|hablo)\\b',
        '\\b(?:mi|el|la|nuestr[oa]) (?:profe|profesora?|maestr[oa]|docente|miss)(?: de [a-z]{3,14})? (?:nos|me) (?:hizo|hace|manda|mando|puso|obligo|pidio|dejo)\\b',
        '\\b(?:mi|el|la|nuestr[oa]) (?:profe|profesora?|maestr[oa]|docente|miss)(?: de [a-z]{3,14})? (?:no (?:sabe|sabia|explica|entiende)|es (?:muy |re |super |bien )?(?:buena onda|buen[oa]|estrict[oa]|gracios[oa]|aburrid[oa]|pesad[oa]|genial|rar[oa]|lo maximo|crack)|ama)\\b',
      ],
    },
    {
      name: 'achievement',
      how: 'told',
      said: [
        '\\b(?:corri|hice|termine|nade|complete|escribi|arme) (?:mi|mis) (?:primer[oa]?s?|propi[oa])\\b',
        '\\b(?:aprobe|pase (?:el|la|mi|de|todas)|gane|ganamos|saque (?:un|una|nueve|diez|10|9|7|8|6|buena|la mejor)|quede (?:primer[oa]|segund[oa]|tercer[oa]|en el (?:primer|segundo|tercer)|en (?:primer|segundo|tercer))|quedamos (?:primer[oa]s|campeon[ae]s)|me (?:aceptaron|eligieron|escogieron|seleccionaron|admitieron|dieron la beca|quitaron los brackets)|entre (?:en|a) (?:la|el) (?:equipo|seleccion|uni|universidad|prepa)|meti (?:un|dos|tres|\\d) gol(?:es)?|anote|bati mi|rompi mi (?:record|marca)|logre|consegui)\\b',
        '\\b(?:mejor marca|record personal|medalla (?:de oro|de plata|de bronce)?|primer lugar|estoy (?:muy |re |super |tan |bien )?orgullos[oa])\\b',
        '\\bya (?:se|puedo|aprendi a) (?:nadar|manejar|conducir|tocar|resolver|andar en|montar|hacer)\\b',
      ],
    },
    {
      name: 'humble',
      how: 'told',
      said: [
        `\\bsoy ${so}(?:un desastre|mal[oa] (?:en|para|con|corriendo|jugando).{0,20}|pesim[oa].{0,20}|lent[oa]|torpe|un tronco|un paquete|una tortuga)(?: .{0,15})?$`,
        '\\bse me da[n]? (?:fatal|pesimo|re mal|horrible)\\b',
      ],
    },
    {
      name: 'setback',
      how: 'told',
      said: [
        '\\b(?:quede|llegue|salgo|termine|quedo|llego) (?:de )?(?:el |la )?(?:ultim[oa]|penultim[oa]|en ultimo)\\b',
        '\\b(?:(?<!me )perdi|perdimos|reprobe|suspendi|jale|me (?:fue (?:mal|fatal|pesimo|para atras)|rechazaron|sacaron|dejaron fuera|eliminaron|echaron)|la (?:regue|cague|arruine)|no (?:pase|aprobe|me eligieron|quede|me aceptaron|gane|me salio)|saque (?:un )?(?:cero|uno|dos|tres|cuatro|rojo|mala nota))\\b',
      ],
    },
    {
      name: 'nervous',
      how: 'told',
      said: [
        '\\b(?:exponer|presentar|exposicion|examen|hablar en publico|audicion|partido|entrevista|casting)\\b.{0,40}\\bme (?:da|pone|dan)\\b',
        `\\b(?:estoy|ando|me siento|me pongo) ${so}(?:nervios[oa]|estresad[oa]|ansios[oa]|preocupad[oa]|agobiad[oa]|asustad[oa])\\b`,
        '\\b(?:tengo|que|me dan|me entran) (?:muchos |unos |mil )?(?:nervios|mariposas en .{3,15}|panico escenico)\\b',
        '\\bnervios por\\b',
      ],
    },
    {
      name: 'overwhelmed',
      how: 'told',
      said: [
        '\\b(?:cerebro|cabeza) (?:frit[oa]|quemad[oa]|hech[oa] (?:pure|un lio|papilla)|derretid[oa]|a punto de explotar)\\b',
        `\\bme siento ${so}(?:tont[oa]|estupid[oa]|brut[oa]|burr[oa]|lent[oa])\\b`,
      ],
    },
    {
      name: 'tired',
      how: 'told',
      said: [
        '\\b(?:me acabo de (?:levantar|despertar)|recien (?:me levanto|me despierto|despierto))\\b',
        `\\b(?:estoy|ando|me siento|vengo|quede|llegue) ${so}(?:cansad[oa]|agotad[oa]|reventad[oa]|molid[oa]|dormid[oa]|destruid[oa]|fundid[oa]|hech[oa] polvo|sin pilas|rendid[oa]|mamad[oa])\\b`,
        '\\b(?:tengo (?:mucho |un |demasiado )?sueno|dormi (?:poco|mal|dos|tres|cuatro|cinco|\\d|nada)|no dormi|me caigo de sueno|necesito (?:una siesta|dormir|un cafe)|dia (?:muy )?largo|que sueno)\\b',
      ],
    },
    {
      name: 'bored',
      how: 'told',
      said: [
        `\\b(?:estoy|ando|toy|sigo|me siento) ${so}aburrid[oa]\\b`,
        `\\b(?:esto|eso) (?:es|esta) ${so}aburrid[oa]\\b`,
        '\\b(?:me aburro|que aburrid[oa]|que aburrimiento|me aburri|que embole|que hueva|que flojera|que paja|que lata|clase aburrida|nada que hacer|sin nada que hacer)\\b',
      ],
    },
    {
      name: 'busy',
      how: 'told',
      said: [
        `\\b(?:ando|estoy|voy) ${so}(?:en friega|con prisa|apurad[oa]|a las corridas|en chinga|atarea[d]?[oa]|corriendo|a mil|de afan|con afan|liad[oa]|ocupad[oa]|atrasad[oa])\\b`,
        '\\b(?:tengo (?:prisa|afan|apuro|poco tiempo|cinco minutos|\\d{1,2} min)|no tengo tiempo|voy tarde|llego tarde|es para (?:hoy|manana|ya|ahorita))\\b',
      ],
    },
    {
      name: 'happy',
      how: 'told',
      said: [
        `\\b(?:estoy|ando|me siento|me puse) ${so}(?:feliz|content[oa]|emocionad[oa]|alegre|ilusionad[oa]|de buenas|de buen humor)\\b`,
        '\\b(?:que (?:dia|finde) (?:mas |tan )?(?:bueno|lindo|bonito|genial)|el mejor dia|me alegraste el dia|me hizo el dia|que feliz|la pase (?:genial|increible|bomba|super))\\b',
      ],
    },
    {
      name: 'sad',
      how: 'told',
      said: [
        `\\b(?:estoy|ando|me siento|me puse) ${so}(?:triste|bajonead[oa]|desanimad[oa]|chafad[oa]|depre|mal|de malas|bajon|agüitad[oa]|aguitad[oa]|apagad[oa])\\b`,
        '\\b(?:mal dia|dia (?:horrible|malo|feo|de mierda|pesimo)|semana (?:horrible|fea|mala|pesima)|que bajon de dia|me fue mal hoy)\\b',
      ],
    },
    {
      name: 'pity',
      how: 'told',
      said: [
        '\\b(?:me hizo|me hace|casi me hace|por poco|me dieron ganas de) llorar\\b',
        '\\bque (?:pena|triste|tristeza|lastima|feo|garron|bajon|cruel|injusto|penita|mal|fuerte para ell[oa]s|horror|injusticia|pecado|pesar|macana|mala onda|cagada|mierda)\\b',
        '\\b(?:pobres?|pobrecit[oa]s?|me da(?:n)? (?:pena|lastima|cosa|penita|tristeza)|me parte el (?:alma|corazon)|se me parte)\\b',
        `\\b(?:es|era|eran|son) mis? animal(?:es)? ${favourite}s?\\b`,
      ],
    },
    {
      name: 'relief',
      how: 'told',
      said: [
        '\\b(?:ya )?(?:esta|estan|estaba|se siente|sigue) (?:mucho |mejor|bien|fuera de peligro|a salvo|todo bien)(?: (?:ya|ahora|gracias|menos mal|mejor|por suerte)){0,2}$',
        '\\b(?:que alivio|menos mal|uf que susto|que susto|me habias asustado|me habias acojonado|me asustaste|gracias a dios|por suerte|me quede mas tranquil[oa]|que peso me quitas)\\b',
        `\\b${my} (?:estaba|andaba|esta) (?:muy |super |re |toda |todo ){0,2}(?:asustad[oa]|preocupad[oa]|histeric[oa]|nervios[oa]|loc[oa])\\b`,
      ],
    },
    {
      name: 'doing',
      how: 'told',
      said: [
        '\\b(?:yo )?(?:practico|entreno|hago|corro|nado|bailo|toco|canto|dibujo|pinto|programo|colecciono|cultivo|crio|pesco|escalo|patino|surfeo|boxeo|remo|monto|ando en (?:bici|skate|moto|patines|patineta)) (?:al? |en |de |la |el |un |una |los |las |mucho|con |\\d|[a-z]{3,14})',
        '\\bsoy (?:el |la |un |una )?(?:[a-z]{3,12} )?(?:porter[oa]|arquer[oa]|delanter[oa]|defensa|extremo|volante|corredor[oa]?|velocista|nadador[oa]?|gimnasta|bailarin|bailarina|baterista|guitarrista|pianista|cantante|ciclista|gamer|artista|programador[oa]?|enfermer[oa]|socorrista|skater|surfista|boxeador[oa]?|cociner[oa]|capitan|capitana|atleta|futbolista|basquetbolista|voleibolista|apicultor[oa]?)\\b',
        '\\b(?:estoy|juego) en (?:el|la|un|una) (?:[a-z]{3,12} )?(?:equipo|club|seleccion|coro|banda|orquesta|escuelita)\\b',
        '\\b(?:quiero|voy a) (?:ser|estudiar) (?:un |una )?(?:veterinari[oa]|veterinaria|medic[oa]|medicina|enfermer[oa]|enfermeria|cientific[oa]|biolog[oa]|biologia|quimic[oa]|quimica|fisic[oa]|fisica|ingenier[oa]|ingenieria|astronauta|astronom[oa]|biolog[oa] marin[oa]|cirujan[oa]|pilot[oa]|profe|profesora?)\\b',
        '\\b(?:yo trabajo|trabajo (?:en|de|como|con) (?:un|una|mi))\\b',
        '\\bjuego (?:al? |en |futbol|fut|basquet|voley|tenis|rugby|hockey|padel|ajedrez|minecraft|de (?:extremo|porter[oa]|arquer[oa]|delanter[oa]|defensa|volante|lateral|central|base|nueve|diez|medio))',
      ],
    },
    {
      name: 'kin',
      how: 'told',
      said: [
        `\\b${my} (?:es|era|son|eran|tiene|tienen|tenia|tuvo|trabaja|trabajaba|usa|usaba|ama|adora|odia|hace|hacia|hizo|cultiva|compro|siempre|nunca|vive|vivia|lleva|me (?:enseno|conto|regalo|hablo|dijo de|llevo|ensena)|estudia|estudio|juega|jugaba|fue|va|corre|habla|colecciona|arregla|come|cocina|ve|lee|ronca|parece|tambien|una vez|literal|cria|pesca|sabe|cura|prepara|guarda)\\b`,
        `\\btengo (?:un|una|dos|tres) (?:${kin}) (?:que|con|en)\\b`,
        `\\byo y ${my}\\b`,
      ],
    },
    {
      name: 'banter',
      how: 'told',
      said: [
        '\\bojala (?:nosotros |los humanos |la gente |las personas |todos )?(?:pudieramos|pudieran|tuvieramos|tuvieran|fueramos)\\b',
        '\\bimaginate (?:si|que|tener|un|una)\\b',
      ],
    },
    {
      name: 'wish',
      how: 'told',
      said: [
        '\\b(?:ahora |ya |yo )?(?:quiero|necesito|me gustaria tener|quisiera|me compro|me pido) (?:un[oa]s?|dos|esos?|esas?|ese|un[oa] de es[oa]s|un[oa] as[i])(?: (?:ya|ahora|en|para|a|en mi|tambien|asi|porfa|ahorita|de es[oa]s).{0,30})?$',
        '\\b(?:ojala (?:yo )?(?:pudiera|tuviera|fuera|supiera|me)|como me gustaria|donde firmo|me apunto|yo me anoto|callate y toma mi dinero|me lo pido)\\b',
      ],
    },
    {
      name: 'seen',
      how: 'told',
      said: [
        '\\b(?:teniamos|tuvimos|tenia|tuve|habia) (?:un[oa]|dos|tres|varios|muchos|algun[oa]s) (?:en|cuando|de)\\b',
        '\\b(?:yo )?(?:vi|vimos|he visto|hemos visto|encontre|encontramos|toque|tuve en la mano|probe|atrape|agarre|visite|visitamos|fui a|fuimos a|conoci) (?:un[oa]s?|es[oa]s?|es[eo]|est[eo]|varios|muchos|muchas|dos|tres|la|el|los|las|algun[oa]s?)\\b',
        '\\b(?:lo|la|los|las|eso|esto) (?:vimos|dimos|estudiamos|estamos viendo|estamos dando|vi|hicimos|aprendimos) (?:en|con|ayer|hoy|este|el)\\b',
        '\\b(?:aca|aqui|en mi (?:pais|ciudad|pueblo|barrio|casa|tierra|cole|colegio|rancho)|en (?:mexico|chile|colombia|peru|argentina|espana|costa rica|ecuador|bolivia|uruguay|venezuela|guatemala|xochimilco|galicia|madrid)) (?:hay|tenemos|tambien hay|se ven|se come|vimos)\\b',
      ],
    },
    {
      name: 'mine',
      how: 'told',
      said: [
        '\\b(?:me (?:crecen?|brillan?|salen?) (?:el|la|las|los) [a-z]{3,10}|(?:mi|mis) (?:pelo|unas|dientes|pies|manos|ojos|nariz|orejas|celular|movil|tele|bici|zapatillas|tenis|cuarto|jardin|calle|pueblo|cole) (?:crece|crecen|es|son|tiene|tienen|parece|parecen|siempre|nunca|tambien))\\b',
        '\\bmis? [a-z]{3,12} (?:es|son|era|esta|estan|tiene|tienen|parece|parecen) (?:[a-z]{1,10} ){0,2}(?:de ese|de esos|igual|iguales|asi|del mismo|de esas|de esa|como (?:ese|esos|esa|esas|eso)|exacto|el mismo|la misma|identic[oa]s?)\\b',
        '\\b(?:yo )?(?:tengo|uso|llevo|me compre|compre|colecciono|traigo) (?:un[oa]s?|de es[oa]s|es[oa]s|es[eo]|un[oa] de es[oa]s|como \\d{1,4} [a-z]{3,10}|un[oa] igual|un par)(?: (?:en|de|tambien|iguales?|asi|aca|aqui|jaja|para).{0,30})?$',
      ],
    },
    {
      name: 'weather',
      how: 'told',
      said: [
        '\\b(?:esta|hace) (?:re |super |muy |un |mucho )?(?:lloviendo|nevando|granizando|diluviando|calor|frio|frio que .{2,15}|calorazo|friazo)\\b',
      ],
    },
    {
      name: 'food',
      how: 'told',
      said: ['\\bestoy (?:justo |aqui )?(?:almorzando|comiendo|cenando|desayunando|merendando)\\b'],
    },
    {
      name: 'onTheGo',
      how: 'told',
      said: [
        '\\b(?:mi|el|la) (?:profe|profesora?|maestr[oa]|docente|miss)(?: de [a-z]{3,14})? (?:todavia |aun |ya )?(?:no (?:llega|vino|ha llegado|llego|viene|aparece)|falto|llega tarde|esta (?:faltando|tarde))\\b',
        '\\b(?:estoy|ando|toy|voy|sigo|leyendo(?:te)?|esperando|aqui|aca|atrapad[oa]) (?:[a-z]{2,10} ){0,2}(?:en|de camino a|esperando) (?:el |la |mi |un |una )?(?:[a-z]{3,12} )?(?:clases?|camion|bus|bondi|micro|metro|tren|coche|carro|auto|fisica|mates|quimica|biologia|biblioteca|cama|bano|avion|aeropuerto|sala de espera|playa|recreo|receso|parada|colectivo|guagua|guardia|prepa|cole|oficina)\\b',
      ],
    },
    {
      name: 'aboutMe',
      how: 'told',
      said: [
        '\\b(?:me llamo|mi nombre es|me dicen) [a-z]{3,12}\\b',
        '\\bsoy de (?!es|la que|l[oa]s que)[a-z]{3,14}',
        '\\b(?:voy en|curso|estoy en|tengo) (?:primero|segundo|tercero|cuarto|quinto|sexto|prepa|secundaria|bachillerato|eso|la uni|1\\d anos|2\\d anos|\\d(?:o|ro|to) )',
        '\\bvivo en\\b',
      ],
    },
    {
      name: 'amazed',
      how: 'told',
      said: [
        '\\bque (?:ternura|tiern[oa]|lind[oa]s?|mon[oa]|monada|cuqui|bonit[oa]s?|cosita)\\b',
        '\\beso no lo sabia ni (?:mi|el|la)\\b',
        '\\b(?:que (?:locura|loco|pasada|fuerte|increible|flipe|chido|bacan|crack|barbaro|mundo|genial|padre|alucinante)|(?:es|esta|son|estan) (?:muy |re |super |bien |una |brutal|tremendo |cabron |un ){0,2}(?:loc[oa]s?|locura|pasada|increible|brutal|genial(?:es)?|chid[oa]s?|bacan(?:es)?|alucinante|cabron|una bestia|flipante|lo mas|padre))(?: (?:jaja|gracias|wey|mae|che|zed|bro|parce|la verdad|mano|tio|va)){0,3}$',
        '\\b(?:no (?:lo )?sabia (?:eso|eso jaja|nada|que)|ni idea tenia|me vole la cabeza|me volo la cabeza|me explota la cabeza|jamas lo (?:habria|hubiera) pensado|me quede de piedra|me quede loc[oa]|algo nuevo se aprende|aprendi algo nuevo)\\b',
      ],
    },
    { name: 'thanks', how: 'told', said: ['\\b(?:gracias|grax|thx|ty|se agradece|te lo agradezco|agradecid[oa])\\b'] },
  ],
}
