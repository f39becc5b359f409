export type Gender = 'feminine' | 'masculine'

const small =
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve'.split(
    ' ',
  )
const tens = '_ _ _ treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')
const hundreds =
  '_ ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos'.split(' ')

const feminineEnding = /(as?|ci[oó]n(es)?|si[oó]n(es)?|dad(es)?|tud(es)?|umbres?)$/
const feminine = new Set(
  'mano manos voz voces vez veces luz luces parte partes imagen imágenes mujer mujeres ley leyes nave naves clase clases especie especies noche noches serie series red redes señal señales sal sales nube nubes flor flores fase fases base bases llave llaves calle calles tarde tardes mente mentes fuente fuentes muerte muertes dosis crisis cruz cruces raíz raíces piel pieles foto fotos moto motos torre torres nariz narices madre madres célula variante variantes corriente corrientes'.split(
    ' ',
  ),
)
const masculineInA =
  /^(días?|mapas?|planetas?|cometas?|pijamas?|climas?|enigmas?|dogmas?|fantasmas?|plasmas?|prismas?|poetas?|atletas?|tranvías?|gorilas?|astronautas?|electricistas?|artistas?|[a-záéíóúñ]*(gramas?|[^r]emas?|stemas?|blemas?|somas?|nomas?|tomas?|iomas?|romas?))$/
/** Words after a number that aren't counted. */
const notCounted = new Set(
  'a al ante antes con como de del desde después e en entre es era fue hasta ha han hay la las lo los más menos mientras ni no o para pero por porque que se según si sin sobre son también tras u y ya'.split(
    ' ',
  ),
)

export function genderOfCounted(word: string | undefined): Gender | undefined {
  const noun = word?.toLowerCase() ?? ''
  if (!/^[a-záéíóúüñ]{2,}$/.test(noun) || notCounted.has(noun)) return undefined
  if (feminine.has(noun)) return 'feminine'
  return feminineEnding.test(noun) && !masculineInA.test(noun) ? 'feminine' : 'masculine'
}

/** Spells out a number where its gender is audible; otherwise undefined. */
export function countedNumber(digits: string, gender: Gender): string | undefined {
  const amount = Number(digits)
  if (!/^[1-9]\d{0,5}$/.test(digits)) return undefined
  const endsInOne = (some: number) => some % 10 === 1 && some % 100 !== 11
  const thousands = Math.floor(amount / 1000)
  const isOne = endsInOne(amount) || (thousands > 1 && endsInOne(thousands))
  const hasHundreds = gender === 'feminine' && /[2-9]\d\d(\d{3})?$/.test(digits)
  return isOne || hasHundreds ? spoken(amount, gender) : undefined
}

function spoken(amount: number, gender: Gender): string {
  const thousands = Math.floor(amount / 1000)
  const rest = amount % 1000
  const before = thousands === 0 ? [] : thousands === 1 ? ['mil'] : [belowThousand(thousands, gender, true), 'mil']
  return [...before, ...(rest === 0 ? [] : [belowThousand(rest, gender, false)])].join(' ')
}

function belowThousand(amount: number, gender: Gender, isBeforeThousand: boolean): string {
  if (amount === 100) return 'cien'
  const hundred = hundreds[Math.floor(amount / 100)] ?? ''
  const rest = amount % 100
  const words = [
    ...(amount >= 100 ? [gender === 'feminine' ? hundred.replace(/os$/, 'as') : hundred] : []),
    ...(rest > 0 ? [belowHundred(rest, gender, isBeforeThousand)] : []),
  ]
  return words.join(' ')
}

function belowHundred(amount: number, gender: Gender, isBeforeThousand: boolean): string {
  const isFeminine = gender === 'feminine' && !isBeforeThousand
  if (amount === 1) return isFeminine ? 'una' : 'un'
  if (amount === 21) return isFeminine ? 'veintiuna' : 'veintiún'
  if (amount < 30) return small[amount] ?? ''
  const one = amount % 10
  const ten = tens[Math.floor(amount / 10)] ?? ''
  return one === 0 ? ten : `${ten} y ${one === 1 ? (isFeminine ? 'una' : 'un') : (small[one] ?? '')}`
}

/** Spells out digits as eSpeak NG reads them: zeros in front one by one, up to twelve digits. */
export function numberInWords(digits: string): string {
  const zeros = [...digits.slice(0, -1)].findIndex((digit) => digit !== '0')
  const amount = Number(digits)
  const millions = Math.floor(amount / 1_000_000)
  const rest = amount % 1_000_000
  const words = [
    ...Array.from({ length: zeros < 0 ? digits.length - 1 : zeros }, () => 'cero'),
    ...(millions > 0 ? [millions === 1 ? 'un millón' : `${spoken(millions, 'masculine')} millones`] : []),
    ...(rest > 0 ? [spoken(rest, 'masculine').replace(/un$/, 'uno').replace(/ún$/, 'uno')] : []),
  ]
  return amount === 0 ? [...words, 'cero'].join(' ') : words.join(' ')
}
