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
    title: 'Silence a neuron, as the fly’s map allows',
    task: 'There is sugar, and the mouthparts stretch out. Silence just one of the neurons A to E so that they stay in.',
    solved:
      'B it is! It feeds both D and E, and neither fires without it. Every other neuron has a stand-in. Put B back, and see what something bitter does.',
    drawing:
      'A wiring diagram. Two sugar senses on the left feed three neurons, A, B and C; B hears both of them. A and B lead to D, B and C to E. D and E both lead to the neuron that stretches the mouthparts, which fires 24 times a second. A sense for bitter ends at B and quiets it.',
    model:
      'Each neuron adds up what arrives, loses some of it again, and fires at a threshold: dv/dt = (g − v) / 20 ms, with g fading in 5 ms, the threshold at 7 mV and 0.275 mV a contact. After a spike it rests for 2.2 ms and hears nothing. These are the values of the model of the whole fly brain (Shiu and others, 2024). The eleven wires are made up for this figure and carry 49 to 180 contacts. The senses fire evenly. In the real model they fire by chance, and there are 127,000 neurons.',
    neuron: 'Neuron {name}, on',
    sugar: 'Sugar',
    sugarShown: '{n} spikes/s',
    sugarSpoken: 'sugar senses at {own} spikes a second: {motor} at the mouthparts',
    taste: 'In the drop',
    tastes: { sugar: 'Sugar only', bitter: 'And something bitter' },
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
      'Cada neurona suma lo que llega, pierde una parte y dispara al pasar de un umbral: dv/dt = (g − v) / 20 ms, con una g que se apaga en 5 ms, el umbral en 7 mV y 0,275 mV por contacto. Tras cada disparo descansa 2,2 ms y no oye nada. Son los valores del modelo de todo el cerebro de la mosca (Shiu y otros, 2024). Los once cables se inventaron para esta figura y llevan de 49 a 180 contactos. Aquí los sensores disparan a ritmo fijo. En el modelo de verdad disparan al azar, y hay 127 000 neuronas.',
    neuron: 'Neurona {name}, encendida',
    sugar: 'Azúcar',
    sugarShown: '{n} disparos/s',
    sugarSpoken: 'sensores del azúcar a {own} disparos por segundo: {motor} en la trompa',
    taste: 'En la gota',
    tastes: { sugar: 'Solo azúcar', bitter: 'Y algo amargo' },
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
