import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { Circuit } from './fly-circuit.machine.ts'

interface CircuitTexts extends CommonTexts {
  neuron: string
  sugar: string
  sugarShown: string
  sugarSpoken: string
  taste: string
  tastes: Record<Circuit['taste'], string>
  motor: string
  motorShown: string
  mouth: string
  out: string
  in: string
  on: string
  onShown: string
  senses: { sugar: string; bitter: string; motor: string }
  signs: { excites: string; quiets: string; silenced: string }
}

export const texts: FigureTexts<CircuitTexts> = {
  en: {
    title: 'Silence a neuron, map in hand',
    task: 'There is sugar, and the mouthparts stretch out. Silence just one of the neurons A to E so that they stay in.',
    solved:
      'B it is! It feeds both D and E, and neither fires without it. Every other neuron has a stand-in. Put B back, and see what something bitter does.',
    drawing:
      'A wiring diagram. Two sugar sensors on the left feed three neurons, A, B and C; B hears both of them. A and B lead to D, B and C to E. D and E both lead to the neuron that stretches the mouthparts, which fires 24 times a second. A bitter sensor ends at B and quiets it.',
    model:
      'Each neuron takes up what arrives (g), adds it up, loses some of it again, and fires when the sum (v) passes a threshold: dv/dt = (g − v) / 20 ms. g fades in 5 ms, the threshold is 7 mV, and a contact adds 0.275 mV. After firing it rests for 2.2 ms and hears nothing. These values are those of the model of the whole fly brain (Shiu and others, 2024), which has 127,000 neurons and sensors that fire by chance. Here they fire evenly, and the eleven wires, of 49 to 180 contacts, are made up.',
    neuron: 'Neuron {name}, on',
    sugar: 'Sugar',
    sugarShown: '{n} spikes/s',
    sugarSpoken: 'sugar sensors fire {own} times a second, the neuron of the mouthparts {motor} times',
    taste: 'In the drop',
    tastes: { sugar: 'Sugar only', bitter: 'Something bitter too' },
    motor: 'neuron of the mouthparts',
    motorShown: '{n} spikes/s',
    mouth: 'mouthparts',
    out: 'stretched out',
    in: 'stay in',
    on: 'neurons on',
    onShown: '{on} of {all}',
    senses: { sugar: 'sugar', bitter: 'bitter', motor: 'mouthparts' },
    signs: { excites: 'excites', quiets: 'quiets', silenced: 'silenced' },
  },
  es: {
    title: 'Calla una neurona, con el mapa en la mano',
    task: 'Hay azúcar, y la trompa se estira. Calla una sola de las neuronas A a E de modo que la trompa no salga.',
    solved:
      '¡Es la B! Alimenta a D y a E, y ninguna de las dos dispara sin ella. Las demás tienen quien las sustituya. Devuelve la B y mira qué hace algo amargo.',
    drawing:
      'Un plano de conexiones. A la izquierda, dos sensores del azúcar alimentan a tres neuronas, A, B y C; B oye a los dos. A y B llevan a D; B y C, a E. D y E llevan a la neurona que estira la trompa, que dispara 24 veces por segundo. Un sensor de lo amargo termina en B y la frena.',
    model:
      'Cada neurona recibe lo que llega (g), lo suma, pierde una parte y dispara cuando la suma (v) pasa de un umbral: dv/dt = (g − v) / 20 ms. g se apaga en 5 ms, el umbral está en 7 mV y cada contacto añade 0,275 mV. Tras cada disparo descansa 2,2 ms y no oye nada. Son los valores del modelo de todo el cerebro de la mosca (Shiu y otros, 2024), que tiene 127 000 neuronas y sensores que disparan al azar. Aquí disparan a ritmo fijo, y los once cables, de 49 a 180 contactos, son inventados.',
    neuron: 'Neurona {name}, encendida',
    sugar: 'Azúcar',
    sugarShown: '{n} disparos/s',
    sugarSpoken: 'los sensores del azúcar disparan {own} veces por segundo; la neurona de la trompa, {motor}',
    taste: 'En la gota',
    tastes: { sugar: 'Solo azúcar', bitter: 'También algo amargo' },
    motor: 'neurona de la trompa',
    motorShown: '{n} disparos/s',
    mouth: 'trompa',
    out: 'estirada',
    in: 'no sale',
    on: 'neuronas encendidas',
    onShown: '{on} de {all}',
    senses: { sugar: 'azúcar', bitter: 'amargo', motor: 'trompa' },
    signs: { excites: 'excita', quiets: 'frena', silenced: 'callada' },
  },
}
