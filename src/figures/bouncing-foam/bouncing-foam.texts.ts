import type { CommonTexts, FigureTexts } from '../figure-text.ts'

export interface BallTexts extends CommonTexts {
  returned: string
  returnedShown: string
  returnedSpoken: string
  drop: string
  own: string
  usual: string
  super: string
  rise: string
  heat: string
  third: string
  heightShown: string
  runners: string
  champions: string
  amateurs: string
  mean: string
  worse: string
  better: string
}

export const texts: FigureTexts<BallTexts> = {
  en: {
    title: 'Lend energy, get some back',
    task: 'Set your ball so that it still rises to half its height on the third bounce. How much must it give back each time? Then drop all three.',
    solved:
      'Four fifths! Even so, half is gone after three bounces: 0.8 × 0.8 × 0.8 is about a half. No bounce gives back more than it got.',
    drawing:
      'Three balls dropped from one metre. Yours gives back 50 per cent and rises to 50 centimetres, then 25, then 13. The foam of a usual racing shoe gives back 66 per cent, the new foam 87 per cent: 87, 76, then 66 centimetres. Below, how runners’ need of energy changed in super shoes: 4 per cent less on average in one test, from 11 per cent more to 11 per cent less among champions, from 1 per cent more to 10 per cent less among amateurs.',
    model:
      'Energy is weight times height, so the height falls at each bounce to the share that comes back: h × R, h × R², h × R³. The rest is heat. The shares of the soles were measured by a machine (Hoogkamer and others, 2018; the maker of the shoes paid). The runners are those of that study and of Knopp and others, 2023.',
    returned: 'Your ball gives back',
    returnedShown: '{share}%',
    returnedSpoken:
      '{own} per cent given back and {heat} per cent lost as heat each time: third bounce {third} centimetres high',
    drop: 'Drop all three',
    own: 'your ball',
    usual: 'usual foam',
    super: 'new foam',
    rise: 'given back each time',
    heat: 'lost as heat each time',
    third: 'third bounce',
    heightShown: '{cm} cm',
    runners: 'energy that real runners needed',
    champions: '7 champions',
    amateurs: '7 amateurs',
    mean: 'mean of 18',
    worse: 'more',
    better: 'less',
  },
  es: {
    title: 'Presta energía y mira cuánta vuelve',
    task: 'Ajusta tu pelota para que en el tercer rebote aún suba a la mitad de su altura. ¿Cuánto tiene que devolver cada vez? Luego suelta las tres.',
    solved:
      '¡Cuatro quintos! Y aun así, en tres rebotes se va la mitad: 0,8 × 0,8 × 0,8 es cerca de un medio. Ningún rebote devuelve más de lo que recibió.',
    drawing:
      'Tres pelotas caen desde un metro. La tuya devuelve el 50\u00a0% y sube a 50 centímetros, luego a 25 y a 13. La espuma de una zapatilla de carreras corriente devuelve el 66\u00a0%, la nueva el 87\u00a0%: 87, 76 y luego 66 centímetros. Debajo, cómo cambió la energía que gastaban los corredores con las zapatillas nuevas: un 4\u00a0% menos en promedio en un estudio; entre campeones, de un 11\u00a0% más a un 11\u00a0% menos; entre aficionados, de un 1\u00a0% más a un 10\u00a0% menos.',
    model:
      'La energía es peso por altura, así que en cada rebote la altura baja a la parte que vuelve: h × R, h × R², h × R³. Lo demás es calor. Lo que devuelven las suelas se midió con una máquina (Hoogkamer y otros, 2018; pagó el fabricante). Los corredores son los de ese estudio y los de Knopp y otros, 2023.',
    returned: 'Tu pelota devuelve',
    returnedShown: '{share}\u00a0%',
    returnedSpoken:
      'devuelve el {own} por ciento y pierde el {heat} por ciento en calor cada vez: tercer rebote de {third} centímetros',
    drop: 'Soltar las tres',
    own: 'tu pelota',
    usual: 'espuma corriente',
    super: 'espuma nueva',
    rise: 'vuelve cada vez',
    heat: 'se va en calor cada vez',
    third: 'tercer rebote',
    heightShown: '{cm} cm',
    runners: 'energía que gastaron corredores reales',
    champions: '7 campeones',
    amateurs: '7 aficionados',
    mean: 'promedio de 18',
    worse: 'más',
    better: 'menos',
  },
}
