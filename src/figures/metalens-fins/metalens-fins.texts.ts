import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { LightColour } from './metalens-fins.model.ts'

interface LensTexts extends CommonTexts {
  ring: string
  ringShown: string
  turn: string
  turnShown: string
  turnSpoken: string
  colour: string
  colours: Record<LightColour, string>
  brightness: string
  brightest: string
  heightShown: string
  fins: string
  focus: string
  hands: string
}

export const texts: FigureTexts<LensTexts> = {
  en: {
    title: 'Turn the fins, make the focus',
    task: 'Rings 1, 2 and 3 point the right way; 4, 5 and 6 do not yet. Choose them one after the other and turn them until, in green light, the focus is at least 90 per cent as bright as it can be. Then you have a lens.',
    solved:
      'That is a lens! All arrows point almost the same way now. Switch to red or violet light: the same fins bring it together somewhere else.',
    drawing:
      'Thirteen fins in a row, seen from above, the middle one upright. From each a line leads to the focus, 12 micrometres away. To the right, each wave that arrives there is an arrow, laid tip to tail. Seven arrows run straight on, those of the outer rings turn off: the focus is 33 per cent as bright as it can be.',
    model:
      'A fin turned by an angle shifts the phase of circularly polarised light by twice that angle. It does not delay it. A wave from a ring at distance r has √(r² + f²) − f further to go, so it is in step when twice the turn makes up for that detour in waves. The arrows add up all waves at the focus, for light of 405, 532 or 660 nanometres, the colours of the lenses of Khorasaninejad and others, 2016. The brightness of the focus is the square of their sum, against that of 13 arrows in line. A real lens has millions of fins, much closer together.',
    ring: 'Ring',
    ringShown: '{ring}',
    turn: 'Turn of ring {ring}',
    turnShown: '{degrees}°',
    turnSpoken: 'ring {ring} turned by {own} degrees: the focus is {share} per cent as bright as it can be',
    colour: 'Light',
    colours: { violet: 'Violet', green: 'Green', red: 'Red' },
    brightness: 'brightness of the focus',
    brightest: 'from the lens to the brightest point',
    heightShown: '{height} µm',
    fins: 'fins from above',
    focus: 'focus',
    hands: 'waves added up',
  },
  es: {
    title: 'Gira las aletas y forma el foco',
    task: 'Los anillos 1, 2 y 3 ya apuntan bien; el 4, el 5 y el 6, todavía no. Elígelos uno tras otro y gíralos hasta que, con luz verde, el foco alcance al menos el 90\u00a0% del brillo posible. Entonces tienes una lente.',
    solved:
      '¡Eso es una lente! Ahora casi todas las flechas apuntan igual. Cambia a luz roja o violeta: las mismas aletas la juntan en otro sitio.',
    drawing:
      'Trece aletas en fila, vistas desde arriba; la del centro está de pie. De cada una sale una línea hasta el foco, a 12 micrómetros. A la derecha, cada onda que llega al foco es una flecha, una a continuación de otra. Siete flechas van rectas y las de los anillos de fuera se desvían: el foco tiene el 33\u00a0% del brillo posible.',
    model:
      'Una aleta girada un ángulo cambia la fase de la luz con polarización circular en el doble de ese ángulo. No la retrasa. La onda de un anillo a distancia r recorre √(r² + f²) − f de más, así que llega acompasada si el doble del giro compensa ese rodeo, contado en ondas. Las flechas suman todas las ondas en el foco, con luz de 405, 532 o 660 nanómetros, los colores de las lentes de Khorasaninejad y otros, 2016. El brillo del foco es el cuadrado de esa suma, comparado con el de 13 flechas en línea. Una lente real tiene millones de aletas, mucho más juntas.',
    ring: 'Anillo',
    ringShown: '{ring}',
    turn: 'Giro del anillo {ring}',
    turnShown: '{degrees}°',
    turnSpoken: 'anillo {ring} girado {own} grados: el foco tiene el {share} por ciento del brillo posible',
    colour: 'Luz',
    colours: { violet: 'Violeta', green: 'Verde', red: 'Roja' },
    brightness: 'brillo del foco',
    brightest: 'de la lente al punto de más brillo',
    heightShown: '{height} µm',
    fins: 'aletas desde arriba',
    focus: 'foco',
    hands: 'suma de ondas',
  },
}
