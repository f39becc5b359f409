import type { Language } from '../../i18n/language.ts'

/** What a question asks for, by the words it is asked with; `either` is a question of yes or no. */
export type QuestionForm =
  | 'who'
  | 'when'
  | 'where'
  | 'amount'
  | 'duration'
  | 'cost'
  | 'why'
  | 'how'
  | 'what-if'
  | 'example'
  | 'use'
  | 'made-of'
  | 'what'
  | 'either'

// Matched against comparable words, the first that fits.
const asked: Record<Language, readonly (readonly [QuestionForm, RegExp])[]> = {
  es: [
    [
      'cost',
      /\b(cuanto (cuesta|cuestan|vale|valen|costo|costaba|costara|costaria|sale|piden)|a cuanto|precio|que cuesta|caro|cara|caros|caras)\b/,
    ],
    [
      'duration',
      /\b(cuanto (tarda|tardan|tardo|dura|duran|duro|demora|demoran|aguanta|aguantan)|cuanto tiempo|cuantos (anos|dias|meses|minutos|segundos|siglos)|cuantas (horas|semanas)|(en|por) cuanto)\b/,
    ],
    [
      'amount',
      /\b(cuant[oa]s?|que (tan|tamano|tanto|porcentaje|numero|temperatura|altura|distancia|velocidad)|numero de|de que (porte|tamano))\b/,
    ],
    ['when', /\b(cuando|que ano|que dia|que fecha|hace cuanto|desde cuando)\b/],
    ['where', /\b(donde|que (pais|paises|lugar|sitio|parte)|adonde)\b/],
    ['who', /\b(quien|quienes|a quien|de quien|que (cientific[oa]s?|equipo|empresa|persona))\b/],
    ['why', /\b(por que|porque|a que se debe|como es que|la razon)\b/],
    ['what-if', /\b(que (pasa|pasaria|pasara|ocurre|sucede) (si|cuando|con)|^y si|^si)\b/],
    ['example', /\b(ejemplo|ejemplos)\b/],
    [
      'use',
      /\b((para|de|pa) (que|q) (sirven?|serviria|se (usan?|utilizan?|emplean?))|que (uso|usos|utilidad))\b|^(y )?para que$/,
    ],
    ['made-of', /\b(de que (esta|estan|se|son)|que llevan? dentro|hech[oa]s?)\b/],
    ['how', /\b(como|de que manera|de que forma)\b/],
    ['what', /\b(que|cual|cuales)\b/],
  ],
  en: [
    ['cost', /\b(how (expensive|pricey|cheap)|price|prices|cost|costs)\b/],
    [
      'duration',
      /\b(how (long|quick|quickly|fast|soon)|how many (years|days|hours|weeks|months|minutes|seconds)|what time)\b/,
    ],
    [
      'amount',
      /\b(how (many|much|big|small|large|tall|wide|thick|thin|heavy|hot|cold|far|deep|strong|high|often|common|tiny)|what (number|size|percentage|percent|share|temperature)|number of)\b/,
    ],
    ['when', /\b(when|what year|which year|what date|since when|how old)\b/],
    ['where', /\b(where|which (country|countries|place|part)|what (country|place|part))\b/],
    ['who', /\b(who|whom|whose|which (scientist|team|company|person)|what (team|company))\b/],
    ['why', /\b(why|how come|what for|what is the reason)\b/],
    ['what-if', /\b(what if|what (happens|happened|would happen) (if|when|to)|^and if|^if)\b/],
    ['example', /\b(example|examples|for instance)\b/],
    ['use', /\b(what (is|are|do|does) .{1,40} (used )?for|what use|what good)\b/],
    ['made-of', /\b(made (of|from|out)|what is in)\b/],
    ['how', /\b(how)\b/],
    ['what', /\b(what|which)\b/],
  ],
}

/** What a question asks for, by its comparable words; without any such word, for a yes or a no. */
export function formOf(words: readonly string[], language: Language): QuestionForm {
  const said = words.join(' ')
  return asked[language].find(([, form]) => form.test(said))?.[0] ?? 'either'
}

/** What an answer that tells such a thing has in it; of other forms, nothing can be said. */
const told: Record<Language, Partial<Record<QuestionForm, RegExp>>> = {
  es: {
    who: /\p{Lu}\p{Ll}+ (?:(?:de|van|von) )?\p{Lu}|equipo|investigador|cient[ií]fic|universidad|instituto|empresa|fabricante|gente|personas?|jugador|nadie/u,
    when: /\b(1[5-9]|20)\d\d\b|siglo|años?|meses|días?|semanas|horas|todavía|nunca|fecha|ahora/,
    where: /\b(en|desde|hasta|entre|junto|dentro|bajo)\b/i,
    amount:
      /\d|\b(dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|veinte|treinta|cien|ciento|mil|millones|mitad|tercio|doble|veces|cent[eé]sima|mil[eé]sima|tanto|much[oa]s|poc[oa]s|ningun[oa]|cada)\b/i,
    duration: /años?|meses|semanas?|días?|horas?|minutos?|segundos?|siglos?|para siempre|instante|rato/i,
    cost: /dólar|euro|peso|precio|cuest|cost|barat|car[oa]s?\b|pag[aoó]|dinero|financ/i,
    why: /porque|por eso|así que|debido|pues\b|gracias a|para que|como\b|por (el|la|los|las|su)|culpa|motivo|razón|:/i,
  },
  en: {
    who: /\p{Lu}\p{Ll}+ (?:(?:de|van|von) )?\p{Lu}|team|researcher|scientist|universit|institute|company|maker|people|players|nobody/u,
    when: /\b(1[5-9]|20)\d\d\b|century|years?|months?|days?|weeks?|hours?|not yet|never|date|now/,
    where: /\b(in|at|on|from|inside|under|between|near|off)\b/i,
    amount:
      /\d|\b(two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|hundred|thousand|million|billion|half|third|double|twice|times|many|few|none|every|each)\b/i,
    duration: /years?|months?|weeks?|days?|hours?|minutes?|seconds?|century|forever|for good|instant/i,
    cost: /dollar|euro|pound|price|cost|cheap|expensive|pay|paid|money|fund|worth/i,
    why: /because|since|so\b|that is why|due to|thanks to|\bfor\b|as\b|reason|:/i,
  },
}

/** Whether what is said has what a question of a form asks for. */
export function tellsForm(form: QuestionForm, said: string, language: Language): boolean {
  return told[language][form]?.test(said) ?? true
}
