export type Gender = 'feminine' | 'masculine'
/** `plain` is a number that counts nothing: `veintiuno`; before a noun it is `veintiún` or `veintiuna`. */
export type Count = Gender | 'plain'

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = '_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  '_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

const feminineEnding = /(?:as?|ci[oó]n(?:es)?|si[oó]n(?:es)?|dad(?:es)?|tud(?:es)?|umbres?)$/
const feminine = new Set(
  'mano manos voz voces vez veces luz luces parte partes imagen imágenes mujer mujeres ley leyes nave naves clase clases especie especies noche noches serie series red redes señal señales sal sales nube nubes flor flores fase fases base bases llave llaves calle calles tarde tardes mente mentes fuente fuentes muerte muertes dosis crisis cruz cruces raíz raíces piel pieles foto fotos moto motos torre torres nariz narices madre madres variante variantes corriente corrientes frase frases síntesis hipótesis tesis superficie superficies serpiente serpientes ave aves sangre leche carne carnes'.split(
    ' ',
  ),
)
const masculineInA =
  /^(?:días?|mapas?|planetas?|cometas?|pijamas?|climas?|enigmas?|dogmas?|fantasmas?|plasmas?|prismas?|poetas?|atletas?|tranvías?|gorilas?|astronautas?|electricistas?|artistas?|[a-záéíóúñ]{0,24}(?:gramas?|[^r]emas?|stemas?|blemas?|somas?|nomas?|tomas?|iomas?|romas?))$/
/** Words after a number that aren't counted. */
const notCounted = new Set(
  'a al además antes apenas ante con contra como de del desde después e en entonces entre es era fue hasta ha han hay jamás la las lo los más menos mientras ni no nos nosotros o para pero por porque que quizás se según si sin sobre son también tras u unos unas veamos vs y ya'.split(
    ' ',
  ),
)

/** Gender of the noun behind a number; undefined if the word is none. A noun behind more than one is a plural. */
export function genderOfCounted(word: string | undefined, isOne = false): Gender | undefined {
  const noun = word?.toLowerCase() ?? ''
  if (!/^[a-záéíóúüñ]{2,40}$/.test(noun) || notCounted.has(noun)) return undefined
  if (!isOne && !noun.endsWith('s') && noun !== 'mil') return undefined
  if (feminine.has(noun)) return 'feminine'
  return feminineEnding.test(noun) && !masculineInA.test(noun) ? 'feminine' : 'masculine'
}

/** Words of a whole number below 10^15. n2words says `veintiuno mil`, and no feminine hundreds of thousands. */
export function spanishCardinal(amount: number, count: Count): string {
  if (amount === 0) return 'cero'
  const billions = Math.floor(amount / 1e12)
  const millions = Math.floor(amount / 1e6) % 1e6
  const rest = amount % 1e6
  return [
    ...scaled(billions, 'billón', 'billones'),
    ...scaled(millions, 'millón', 'millones'),
    ...(rest === 0 ? [] : [belowMillion(rest, count)]),
  ].join(' ')
}

function scaled(amount: number, one: string, many: string): string[] {
  if (amount === 0) return []
  return [amount === 1 ? `un ${one}` : `${belowMillion(amount, 'masculine')} ${many}`]
}

function belowMillion(amount: number, count: Count): string {
  const thousands = Math.floor(amount / 1000)
  const rest = amount % 1000
  const before = thousands === 0 ? [] : thousands === 1 ? ['mil'] : [belowThousand(thousands, count, true), 'mil']
  return [...before, ...(rest === 0 ? [] : [belowThousand(rest, count, false)])].join(' ')
}

function belowThousand(amount: number, count: Count, isBeforeThousand: boolean): string {
  if (amount === 100) return 'cien'
  const hundred = hundreds[Math.floor(amount / 100)] ?? ''
  const rest = amount % 100
  return [
    ...(amount >= 100 ? [count === 'feminine' ? hundred.replace(/os$/, 'as') : hundred] : []),
    ...(rest === 0 ? [] : [belowHundred(rest, isBeforeThousand ? 'masculine' : count)]),
  ].join(' ')
}

const ones: Record<Count, string> = { plain: 'uno', masculine: 'un', feminine: 'una' }

function belowHundred(amount: number, count: Count): string {
  if (amount === 1) return ones[count]
  if (amount === 21) return { plain: 'veintiuno', masculine: 'veintiún', feminine: 'veintiuna' }[count]
  if (amount < 30) return small[amount] ?? ''
  const one = amount % 10
  const ten = tens[Math.floor(amount / 10)] ?? ''
  return one === 0 ? ten : `${ten} y ${one === 1 ? ones[count] : (small[one] ?? '')}`
}
