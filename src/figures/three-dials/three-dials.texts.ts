import type { CommonTexts, FigureTexts } from '../figure-text.ts'

interface DialsTexts extends CommonTexts {
  degrees: string
  degreesShown: string
  degreesSpoken: string
  density: string
  densityShown: string
  densitySpoken: string
  time: string
  timeShown: string
  timeSpoken: string
  gain: string
  gainShown: string
  alone: string
  product: string
  power: string
  powerShown: string
  lines: { even: string; ten: string; alone: string }
  places: { sun: string; iter: string }
  across: string
  up: string
}

export const texts: FigureTexts<DialsTexts> = {
  en: {
    title: 'Turn Lawson’s three dials',
    task: 'Get ten times as much heat out of the plasma as you put in. The gas must stay thin, as in ITER: a density of at most 1.',
    solved:
      'Ten to one! Temperature alone would not have done it, nor time alone. Go on, and in the end the plasma burns by itself: it needs no heat from outside any more.',
    drawing:
      'A graph with the temperature to the right and the product of the three dials upwards; each step multiplies. Three curves hang in it like hammocks, lowest at about 160 million degrees: as much heat out as in, ten times as much, and burning by itself. The last one begins only at 50 million degrees. A point at 50 million degrees lies far below them: for each hundred parts of heat that go in, thirteen come back.',
    model:
      'Lawson’s power balance. Heat made: density² / 4 × reactivity × 17.6 MeV, with the reactivity of deuterium and tritium by Bosch and Hale (1992). Heat lost: 3 × density × temperature / confinement time, and as X-rays 5.34 × 10⁻³⁷ × density² × √temperature, in watts and keV (Wurzel and Hsu, 2022). A fifth of what is made stays in the plasma and helps to heat it. Below 50 million degrees the X-rays carry off more than that, so it cannot burn by itself. The plasma is the same throughout and perfectly clean. A real one is hot only in the middle and holds ash, so it needs more: ITER is designed for more than three seconds.',
    degrees: 'Temperature',
    degreesShown: '{n} million °C',
    degreesSpoken: 'temperature {own} million degrees: {gain}',
    density: 'Density',
    densityShown: '{n} × 10²⁰ / m³',
    densitySpoken: 'density {own}, in hundred billion billion a cubic metre: {gain}',
    time: 'Confinement time',
    timeShown: '{n} s',
    timeSpoken: 'confinement time {own} seconds: {gain}',
    gain: 'heat out for heat in',
    gainShown: '{n} to 1',
    alone: 'burns by itself',
    product: 'triple product, keV s/m³',
    power: 'heat made',
    powerShown: '{mw} MW/m³',
    lines: { even: 'as much out as in', ten: 'ten times', alone: 'burns by itself' },
    places: { sun: 'Sun', iter: 'ITER’s plan' },
    across: 'million degrees',
    up: 'triple product',
  },
  es: {
    title: 'Gira los tres controles de Lawson',
    task: 'Saca del plasma diez veces el calor que le das. El gas tiene que ser poco denso, como en ITER: una densidad de 1 como máximo.',
    solved:
      '¡Diez por uno! La temperatura sola no habría bastado; el tiempo solo, tampoco. Sigue, y al final el plasma arde solo: ya no necesita calor de fuera.',
    drawing:
      'Una gráfica con la temperatura hacia la derecha y el producto de los tres controles hacia arriba; cada paso multiplica. Tres curvas cuelgan como hamacas, con el punto más bajo hacia los 160 millones de grados: sale tanto calor como entra, sale diez veces más, y arde solo. La última no empieza hasta los 50 millones de grados. Un punto a 50 millones de grados queda muy por debajo: de cada cien partes de calor que entran, vuelven trece.',
    model:
      'El balance de Lawson. Calor producido: densidad² / 4 × reactividad × 17,6 MeV, con la reactividad del deuterio y el tritio de Bosch y Hale (1992). Calor perdido: 3 × densidad × temperatura / tiempo de confinamiento y, en rayos X, 5,34 × 10⁻³⁷ × densidad² × √temperatura, en vatios y keV (Wurzel y Hsu, 2022). Una quinta parte de lo producido se queda en el plasma y ayuda a calentarlo. Por debajo de 50 millones de grados, los rayos X se llevan más que eso, y el plasma no puede arder solo. Aquí el plasma es igual en todas partes y está limpio del todo. Uno de verdad solo está caliente en el centro y lleva cenizas, así que necesita más: ITER está diseñado para más de tres segundos.',
    degrees: 'Temperatura',
    degreesShown: '{n} millones de °C',
    degreesSpoken: 'temperatura de {own} millones de grados: {gain}',
    density: 'Densidad',
    densityShown: '{n} × 10²⁰ / m³',
    densitySpoken: 'densidad {own}, en cientos de trillones por metro cúbico: {gain}',
    time: 'Tiempo de confinamiento',
    timeShown: '{n} s',
    timeSpoken: 'confinamiento de {own} segundos: {gain}',
    gain: 'calor que sale por el que entra',
    gainShown: '{n} por 1',
    alone: 'arde solo',
    product: 'triple producto, keV s/m³',
    power: 'calor producido',
    powerShown: '{mw} MW/m³',
    lines: { even: 'sale lo que entra', ten: 'diez veces más', alone: 'arde solo' },
    places: { sun: 'Sol', iter: 'plan de ITER' },
    across: 'millones de grados',
    up: 'triple producto',
  },
}
