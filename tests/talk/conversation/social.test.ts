import { describe, expect, it } from 'vitest'
import { languages, type Language } from '../../../src/i18n/language.ts'
import type { ChatAnswer } from '../../../src/talk/chat.ts'
import { phrases } from '../../../src/talk/phrases.ts'
import { converse, textOf } from '../site-chat.ts'

const reply = (language: Language, message: string, articleId?: string): ChatAnswer =>
  converse(language, [message], articleId)[0] ?? { kind: 'unknown', lines: [] }

/** Groups of small talk that have the line, whatever stands in its places. */
function groupsOf(language: Language, { lines }: ChatAnswer): string[] {
  return Object.entries(phrases[language].smallTalk).flatMap(([name, { answers }]) => {
    const parts = answers.map(({ text }) => text.split(/\{\w+\}/))
    const isOne = lines.some((line) => parts.some((part) => part.every((one) => line.text.includes(one))))
    return isOne ? [name] : []
  })
}

const vague =
  /sé poco|know little|molecules are my thing|lo mío son las moléculas|no lo encuentro|no encuentro|didn't find|can't find|find nothing/i

const ofZed: Record<Language, Record<string, string>> = {
  en: {
    'do you ever take a nap': 'zedSleep|feelings|howAreYou',
    'do you get sleepy lol': 'zedSleep',
    'can robots like u have nightmares|do u have nightmares': 'zedDream',
    'zed do you dream about atoms?': 'zedDream',
    'whats your fav dinosaur': 'zedAnimal',
    'dogs or cats?': 'zedAnimal',
    'do you listen to rap': 'zedMusic',
    'hey can you learn stuff from us': 'zedLearn',
    'do you save my messages?': 'zedMemory',
    'will u remember my name tomorrow': 'zedMemory',
    'do you have a stomach': 'zedBrain',
    'are you living or what': 'zedAlive',
    'how much do they pay you haha': 'zedPay',
    'do you get weekends off': 'zedPay',
    'are you an actual person': 'ai',
    'who programmed this site': 'maker',
    'would you like to be human': 'zedHuman',
    'where do you live zed': 'zedHome',
    'can u speak german': 'zedLanguages',
    'got any other robots as friends?|do you know other bots': 'zedFriends',
    'do you get annoyed when people ask dumb stuff': 'zedBored',
  },
  es: {
    'oye y tú duermes?': 'zedSleep',
    'te cansas alguna vez': 'zedSleep',
    'zed, tú sueñas?': 'zedDream',
    'cuál es tu dinosaurio favorito': 'zedAnimal',
    'gatos o perros?': 'zedAnimal',
    'qué bandas te gustan': 'zedMusic',
    'aprendes algo de nosotros?': 'zedLearn',
    'me recuerdas de ayer?|te acuerdas de mí?': 'zedMemory',
    'te vas a acordar de mí': 'zedMemory',
    'tenés corazón?': 'zedBrain',
    'estás vivo o qué': 'zedAlive',
    'cuánto ganas jaja': 'zedPay',
    'te dan vacaciones?': 'zedPay',
    'hay una persona detrás?': 'ai',
    'quién te programó': 'maker',
    'te gustaría ser humano': 'zedHuman',
    'y dónde vives zed': 'zedHome',
    'sabes alemán?': 'zedLanguages',
    'te aburres de tantas preguntas': 'zedBored',
  },
}

const told: Record<Language, readonly (readonly [string, string, string, RegExp])[]> = {
  en: [
    ['my gran grows mushrooms in her shed', '19', 'kin', /your gran|family album|somebody you know/],
    ['we have a gecko called Biscuit', '18', 'pet', /Biscuit/],
    ['my cat once ate a whole candle', '18', 'pet', /your cat|speck of dust/],
    ['i saw one at the aquarium last summer', '18', 'seen', /eyes|Lucky|eyewitness|jealous/],
    ['i play goalkeeper for my town btw', '15', 'doing', /./],
    ['my scarf is exactly that blue', '13', 'mine', /./],
    ['our hamster died on tuesday', '18', 'grief|pet', /sorry|loss/],
    ['my hamster died on tuesday', '18', 'grief', /sorry|loss/],
    ['my uncle has parkinsons', '34', 'illness', /your uncle|standing by|asking|strength/],
    ['i want one of those for my desk', '3', 'wish', /./],
    ['we lost the final 5 nil', '15', 'setback|games', /./],
    ['im rubbish at running tbh', '15', 'humble', /./],
    ['i finally passed my driving theory', '15', 'achievement|happy', /./],
    ['im so nervous about saturday', '15', 'nervous', /./],
    ['i am absolutely shattered after practice', '15', 'tired', /./],
    ['had such a rough day', '15', 'sad', /./],
    ['wow thats more than my whole school', '34', 'remark', /./],
    ['rip little fly', '34', 'rip', /./],
    ['you sound like my hoover', '34', 'ribbing', /./],
    ['wait till i tell my dad this', '34', 'tellOthers', /./],
    ['i fractured my wrist two years ago', '18', 'mended', /./],
    ['my shoes have that too', '13', 'mine', /./],
    ['me too honestly', '34', 'same', /./],
    ['imagine having wings like that', '13', 'banter', /./],
    ['its pouring outside', '34', 'weather', /./],
    ['wish me luck for my audition', '34', 'luck', /./],
    ['i baked my first sourdough', '34', 'achievement', /./],
    ['in detention rn', '34', 'onTheGo|school', /./],
    ['my chemistry teacher says nobody understands this', '5', 'teacher', /./],
  ],
  es: [
    ['mi abuela cultiva setas en el patio', 'es-19', 'kin', /tu abuela|álbum|alguien que conoces/],
    ['tengo un gecko que se llama Galleta', 'es-18', 'pet', /Galleta/],
    ['mi gato una vez se comió una vela', 'es-18', 'pet', /tu gato|mota de polvo/],
    ['yo vi uno en el acuario el verano pasado', 'es-18', 'seen', /./],
    ['yo juego de portera en mi barrio', 'es-15', 'doing', /./],
    ['mis uñas son de ese mismo azul', 'es-13', 'mine', /./],
    ['se murió mi hámster el martes', 'es-18', 'grief', /siento|pérdida/],
    ['mi tío tiene parkinson', 'es-34', 'illness', /tu tío|acompañar|preguntas|fuerza/],
    ['ahora quiero uno de esos en mi cuarto', 'es-3', 'wish', /./],
    ['perdimos la final 5 a 0', 'es-15', 'setback|games', /./],
    ['soy malísimo corriendo jaja|soy un desastre corriendo jaja', 'es-15', 'humble', /./],
    ['aprobé el examen de manejo', 'es-15', 'achievement|happy', /./],
    ['estoy re nerviosa por el sábado', 'es-15', 'nervous', /./],
    ['vengo agotada del entreno', 'es-15', 'tired', /./],
    ['tuve un día horrible', 'es-15', 'sad', /./],
    ['eso es más que toda mi escuela', 'es-34', 'remark', /./],
    ['qepd mosquita', 'es-34', 'rip', /./],
    ['pareces mi licuadora', 'es-34', 'ribbing', /./],
    ['a mi papá le va a encantar|mi papá va a alucinar con esto', 'es-34', 'tellOthers', /./],
    ['mi profe de química dice que nadie entiende esto', 'es-5', 'teacher', /./],
    ['una vez me fracturé la muñeca', 'es-18', 'mended', /./],
    ['a mí también jaja', 'es-34', 'same', /./],
    ['ojalá los humanos tuvieran alas así', 'es-13', 'banter', /./],
    ['terminé con mi novia', 'es-34', 'heartbreak', /./],
    ['deséame suerte en la audición', 'es-34', 'luck', /./],
    ['hoy nadé mis primeros mil metros', 'es-15', 'achievement|happy', /./],
    ['ando en el bus de camino a casa', 'es-34', 'onTheGo', /./],
  ],
}

/** What is said to Zed, or of oneself, in the middle of a text. */
const beside: Record<Language, readonly (readonly [string, string, string])[]> = {
  en: [
    ['14', 'and whats ur age lol', 'age'],
    ['18', 'omg so tiny. have you got a dog', 'zedPet'],
    ['21', 'so do you have one of those in your head', 'zedInside'],
    ['21', 'wait are u one of those', 'ai'],
    ['13', 'hm ok, does it bother you when i question everything', 'zedDoubt'],
    ['11', 'i keep confusing them, im such an idiot', 'mixedUp'],
    ['14', 'this worksheet is so tedious', 'dullWork'],
    ['24', 'ok youre cleverer than i expected', 'backhanded'],
    ['35', 'this is scaring me a bit', 'scared'],
    ['7', 'haha knew it', 'knewIt'],
    ['1', 'sorry for my bad english', 'myEnglish'],
    ['12', 'she plays the violin :(', 'sadNews'],
    ['6', 'honestly youre saving my grade', 'thanks'],
  ],
  es: [
    ['es-14', 'oye y tú qué edad tienes', 'age'],
    ['es-18', 'qué lindoo, tienes perro?', 'zedPet'],
    ['es-21', 'y tú tienes algo de eso por dentro?', 'zedInside'],
    ['es-32', 'vos también sos una red neuronal?', 'ai'],
    ['es-13', 'no te cansa que discuta todo', 'zedDoubt'],
    ['es-11', 'siempre los confundo, soy re burra', 'mixedUp'],
    ['es-14', 'qué pereza este informe', 'dullWork'],
    ['es-24', 'nada mal para ser un robot', 'backhanded'],
    ['es-35', 'uy me dio miedo', 'scared'],
    ['es-7', 'jaja ya me lo imaginaba', 'knewIt'],
    ['es-1', 'perdón por mi mal español', 'myEnglish'],
    ['es-12', 'ella toca el violín :(', 'sadNews'],
    ['es-6', 'me estás salvando el semestre', 'thanks'],
    ['es-35', 'casi me asusto jaja mentira', 'joking'],
  ],
}

const leaving: Record<Language, Record<string, string>> = {
  en: {
    'right im off to bed then': 'night|bye',
    'i have to go to swimming': 'byePlan|bye',
    'the bell just went': 'byePlan',
    'my bus is here': 'byePlan',
    'cheers, that really helped me': 'thanks',
    'ty, homework is finished|ty my homework is finished': 'sorted',
    'its my 16th on friday|tomorrow is my birthday': 'birthday',
  },
  es: {
    'bueno me voy a la cama': 'night|bye',
    'me voy a natación': 'byePlan|bye',
    'ya tocó la campana': 'byePlan',
    'ya llegó mi bus': 'byePlan',
    'graciass, me ayudaste un montón': 'thanks',
    'gracias, ya terminé la tarea': 'sorted',
    'mañana es mi cumple y cumplo 16': 'birthday',
  },
}
const first = (list: string): string => list.split('|').at(-1) ?? list

describe.each(languages)('in %s', (language) => {
  it.each(Object.entries(ofZed[language]))('a question for Zed himself is answered as one: “%s”', (message, groups) => {
    const answer = reply(language, first(message))
    expect(answer.kind).toBe('small-talk')
    expect(groups.split('|').some((name) => groupsOf(language, answer).includes(name))).toBe(true)
    expect(textOf(answer)).not.toMatch(vague)
  })

  it.each(told[language])('what a reader tells is taken up: “%s”', (message, open, groups, says) => {
    const answer = reply(language, first(message), open)
    expect(answer.kind).toBe('small-talk')
    expect(groupsOf(language, answer)).toEqual(expect.arrayContaining([expect.stringMatching(`^(?:${groups})$`)]))
    expect(textOf(answer)).toMatch(says)
    expect(textOf(answer)).not.toMatch(vague)
    expect(textOf(answer)).not.toMatch(/\{\w+\}/)
    expect(textOf(answer).match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
  })

  it.each(beside[language])('beside text %s it is taken up, too: “%s”', (open, message, group) => {
    const answer = reply(language, message, open)
    expect(answer.kind).toBe('small-talk')
    expect(groupsOf(language, answer)).toContain(group)
  })

  it('who is afraid hears how it stands, where the text tells it', () => {
    const [open, message] = language === 'en' ? ['35', 'now im kind of worried'] : ['es-35', 'ahora me preocupa']
    const { lines } = reply(language, message, open)
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.some(({ from }) => from !== undefined)).toBe(true)
  })

  it.each(Object.entries(leaving[language]))(
    'a goodbye, thanks or a birthday with a plan around it: “%s”',
    (message, groups) => {
      const answer = reply(language, first(message))
      expect(answer.kind).toBe('small-talk')
      expect(groupsOf(language, answer)).toEqual(expect.arrayContaining([expect.stringMatching(`^(?:${groups})$`)]))
    },
  )

  it('greets back, and says “you are welcome”, before it goes on', () => {
    const { hello, thanks } = phrases[language].openings
    const [greeted, thanked] =
      language === 'en'
        ? [reply('en', 'hiya, we have a rabbit called Pixel'), reply('en', 'thanks! my brother is going to love this')]
        : [
            reply('es', 'holaa tengo un conejo que se llama Pixel'),
            reply('es', 'gracias! a mi hermano le va a encantar'),
          ]
    expect(hello.map(({ text }) => text)).toContain(greeted.lines[0]?.text)
    expect(thanks.map(({ text }) => text)).toContain(thanked.lines[0]?.text)
  })

  it('no line is said twice in a conversation while there are others, and not each turn leads back', () => {
    const turns =
      language === 'en'
        ? ['my aunt works in a lab', 'my uncle is a baker', 'my cousin lives on a boat', 'my sister plays the tuba']
        : [
            'mi tía trabaja en un laboratorio',
            'mi tío es panadero',
            'mi prima vive en un barco',
            'mi hermana toca la tuba',
          ]
    const open = language === 'en' ? '18' : 'es-18'
    const answers = converse(language, [...turns, ...turns.map((one) => `${one} lol`)], open)
    const own = answers.slice(0, 4).map(({ lines: [line] }) => line?.text)
    expect(new Set(own).size).toBe(4)
    const back = answers.map(({ lines }) => lines.length > 1)
    expect(back.filter(Boolean).length).toBeGreaterThan(0)
    expect(back.filter(Boolean).length).toBeLessThan(answers.length)
  })

  it('no line asks more than one thing', () => {
    const lines = Object.entries(phrases[language].smallTalk)
      .filter(([name]) => name !== 'joke' && name !== 'help')
      .flatMap(([, { answers }]) => answers.map(({ text }) => text))
    expect(lines.filter((text) => (text.match(/\?/g)?.length ?? 0) > 1)).toEqual([])
  })

  it('every group has four wordings, and none that only it should have is another’s, too', () => {
    const groups = Object.entries(phrases[language].smallTalk)
    expect(groups.filter(([, { answers }]) => answers.length < 4).map(([name]) => name)).toEqual([])
    const seen = groups
      .filter(([name]) => name !== 'nick')
      .flatMap(([, { answers }]) => answers.map(({ text }) => text))
    expect(seen.filter((text, at) => seen.indexOf(text) !== at)).toEqual([])
  })
})

it.each<[Language, string, string]>([
  ['en', 'my brother is colourblind, why cant he see red?', '3'],
  ['en', 'my mate says axolotls never scar', '18'],
  ['en', 'thanks, and how long does it take?', '18'],
  ['en', 'my teacher set us an essay on this, give me 3 points', '18'],
  ['en', 'will they grow back my dads leg too', '18'],
  ['es', 'mi hermano es daltónico, por qué no ve el rojo?', 'es-3'],
  ['es', 'mi primo dice que los ajolotes no envejecen', 'es-18'],
  ['es', 'gracias, y cuánto tarda?', 'es-18'],
  ['es', 'mi profe nos mandó un trabajo sobre esto, dame 3 puntos', 'es-18'],
  ['es', 'me perdí, más fácil porfa', 'es-18'],
])('who asks, claims or wants something is not answered with small talk: %s: %s', (language, message, open) => {
  expect(reply(language, message, open).kind).not.toBe('small-talk')
})

it.each<[Language, string]>([
  ['en', 'my dog died and i dont want to live anymore'],
  ['en', 'my uncle has a stroke right now what do i do'],
  ['en', 'thanks for everything zed, i want to die'],
  ['es', 'se murió mi perro y ya no quiero vivir'],
  ['es', 'gracias por todo zed, me quiero morir'],
])('care outranks all of it: %s: %s', (language, message) => {
  expect(reply(language, message).kind).toBe('care')
})

it.each<[Language, string]>([
  ['en', 'my fish is called Hitler lol'],
  ['es', 'mi pez se llama Hitler jaja'],
])('some names are not repeated: %s: %s', (language, message) => {
  expect(textOf(reply(language, message))).not.toMatch(/hitler/i)
})
