import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { Filling, WingColourName } from './wing-lamellae.model.ts'

interface WingTexts extends CommonTexts {
  spacing: string
  spacingShown: string
  tilt: string
  tiltShown: string
  filling: string
  fillings: Record<Filling, string>
  /** Spoken value of each control, followed by its effect. */
  spokenLength: string
  spokenAngle: string
  inStep: string
  wing: string
  share: string
  detour: string
  scale: string
  colours: Record<WingColourName, string>
}

export const texts: FigureTexts<WingTexts> = {
  en: {
    title: 'Build your own Morpho wing',
    task: 'Turn the wing green. There is more than one way: move the layers apart, or add a drop of alcohol. Then tilt the light and watch the colour slide back.',
    solved: 'Green! You added no dye. The detour between two layers is now as long as a wave of green light.',
    drawing:
      'On the left, a ridge of a wing scale, cut across: a trunk with eight layers, 200 nanometres apart. Light bounces off two of them, and the lower echo makes a detour of 451 nanometres. On the right, a butterfly with wings in the blue that results. Below, how much of each colour comes back, with its peak in the blue.',
    model:
      'Two echoes are in step when the wavelength equals the detour 2 (n₁d₁ cos θ₁ + n₂d₂ cos θ₂). The curve adds up all echoes of eight layers, 70 nanometres thick (Kinoshita and others, 2008), with the matrices of thin-film optics. Six tenths of each layer are chitin (index 1.56: Vukusic and others, 1999), the rest is what lies between the ridges. The eight and the six tenths are set for this figure. Real scales send back 75 per cent at most, also because chitin swallows some light: that is left out here. A real ridge is narrower and untidier, so a real wing keeps its blue over more angles than this one.',
    spacing: 'From layer to layer',
    spacingShown: '{nm} nm',
    tilt: 'The light comes from the side',
    tiltShown: '{degrees}°',
    filling: 'Between the layers',
    fillings: { air: 'Air', alcohol: 'Alcohol' },
    spokenLength: '{own} nanometres: in step at wavelength {nm} nanometres, {colour}',
    spokenAngle: '{own} degrees: in step at wavelength {nm} nanometres, {colour}',
    inStep: 'in step at',
    wing: 'that is',
    share: 'light sent back',
    detour: 'detour',
    scale: '200 nm',
    colours: {
      ultraviolet: 'ultraviolet',
      violet: 'violet',
      blue: 'blue',
      cyan: 'blue-green',
      green: 'green',
      yellowGreen: 'yellow-green',
      yellow: 'yellow',
      orange: 'orange',
      red: 'red',
      infrared: 'infrared',
    },
  },
  es: {
    title: 'Construye tu propia ala de morfo',
    task: 'Haz que el ala se vuelva verde. Hay más de un camino: separa las láminas o añade una gota de alcohol. Luego inclina la luz y mira cómo el color retrocede.',
    solved:
      '¡Verde! Y sin ningún tinte. El camino de más entre dos láminas, el rodeo, mide ahora lo mismo que una onda de luz verde.',
    drawing:
      'A la izquierda, una cresta de una escama del ala, cortada: un tronco con ocho láminas, una cada 200 nanómetros. La luz rebota en dos de ellas y el eco de abajo da un rodeo de 451 nanómetros. A la derecha, una mariposa con las alas del azul que resulta. Debajo, cuánto vuelve de cada color, con el máximo en el azul.',
    model:
      'Dos ecos vuelven acompasados si la onda mide lo mismo que el rodeo 2 (n₁d₁ cos θ₁ + n₂d₂ cos θ₂). La curva suma todos los ecos de ocho láminas de 70 nanómetros de grosor (Kinoshita y otros, 2008) con las matrices de la óptica de películas delgadas. Seis décimas de cada lámina son quitina (índice 1,56: Vukusic y otros, 1999); el resto es lo que hay entre las crestas. Las ocho láminas y las seis décimas se fijaron para esta figura. Las escamas reales devuelven como mucho un 75\u00a0%, entre otras cosas porque la quitina absorbe algo de luz: aquí eso no se cuenta. Una cresta real es más estrecha y menos ordenada, así que un ala real sigue azul desde más ángulos que esta.',
    spacing: 'De lámina a lámina',
    spacingShown: '{nm} nm',
    tilt: 'La luz llega de lado',
    tiltShown: '{degrees}°',
    filling: 'Entre las láminas',
    fillings: { air: 'Aire', alcohol: 'Alcohol' },
    spokenLength: '{own} nanómetros: acompasadas con longitud de onda de {nm} nanómetros, {colour}',
    spokenAngle: '{own} grados: acompasadas con longitud de onda de {nm} nanómetros, {colour}',
    inStep: 'acompasadas a',
    wing: 'es decir',
    share: 'luz que vuelve',
    detour: 'rodeo',
    scale: '200 nm',
    colours: {
      ultraviolet: 'ultravioleta',
      violet: 'violeta',
      blue: 'azul',
      cyan: 'azul verdoso',
      green: 'verde',
      yellowGreen: 'verde amarillento',
      yellow: 'amarillo',
      orange: 'naranja',
      red: 'rojo',
      infrared: 'infrarrojo',
    },
  },
}
