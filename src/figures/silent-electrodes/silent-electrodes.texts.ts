import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { Decoder } from './silent-electrodes.model.ts'

interface PlateTexts extends CommonTexts {
  electrode: string
  meant: string
  meantShown: string
  meantSpoken: string
  nothingSpoken: string
  decoder: string
  decoders: Record<Decoder, string>
  on: string
  onShown: string
  miss: string
  typical: string
  nothing: string
  plate: string
  meantLine: string
  readLine: string
}

export const texts: FigureTexts<PlateTexts> = {
  en: {
    title: 'Switch electrodes off',
    task: 'Somebody tries to move a cursor. Each electrode hears one neuron, whose arrow shows the direction it likes best. Tap to switch electrodes off. Leave six or fewer, and keep the usual miss within 14 degrees.',
    solved:
      'Six are enough! What counts is which ones: their arrows must point all ways, or the decoder must learn anew. With all sixteen the usual miss is 7 degrees.',
    drawing:
      'A plate of sixteen electrodes, each with an arrow for the direction its neuron likes best. Four are switched off, all of them with arrows to the right. Beside it a circle: a dashed line points up, where the cursor should go. The arrow that is read points up and to the left, 42 degrees off, and single readings scatter round it.',
    model:
      'Each neuron clicks at 32.3 + 22.4 × cos(angle between movement and favourite direction) a second, as one measured in a monkey did (Georgopoulos and others, 1982). Clicks are counted for half a second and come by chance (Poisson). The old decoder adds the neurons’ arrows, each as long as its rate is above the mean (Georgopoulos and others, 1986); a silent electrode looks to it like a neuron that keeps silent on purpose. The new one finds the best weights for those that are left, by least squares. Real neurons differ from each other, and speech needs many more than two dimensions.',
    electrode: 'Electrode {number}, on',
    meant: 'Direction meant',
    meantShown: '{degrees}°',
    meantSpoken: 'meant {own} degrees, read {read} degrees, usual miss {typical} degrees',
    nothingSpoken: 'meant {own} degrees, nothing can be read: too few arrows are left',
    decoder: 'Decoder',
    decoders: { old: 'Old', new: 'Learned anew' },
    on: 'electrodes on',
    onShown: '{on} of {all}',
    miss: 'this one is off by',
    typical: 'usual miss',
    nothing: 'nothing read',
    plate: 'electrodes',
    meantLine: 'meant',
    readLine: 'read',
  },
  es: {
    title: 'Apaga electrodos',
    task: 'Alguien intenta mover un cursor. Cada electrodo oye una neurona, y su flecha indica la dirección que esa neurona prefiere. Toca para apagar electrodos. Deja seis o menos, sin que el error habitual pase de 14 grados.',
    solved:
      '¡Bastan seis! Importa cuáles: sus flechas tienen que apuntar a todas partes, o el decodificador debe aprender de nuevo. Con los dieciséis, el error habitual es de 7 grados.',
    drawing:
      'Una placa con dieciséis electrodos; en cada uno, una flecha señala la dirección que prefiere su neurona. Hay cuatro apagados, todos con la flecha hacia la derecha. Al lado, un círculo: una línea discontinua apunta hacia arriba, adonde debería ir el cursor. La flecha leída apunta arriba y a la izquierda, desviada 42 grados, y las lecturas sueltas se reparten a su alrededor.',
    model:
      'Cada neurona da 32,3 + 22,4 × cos(ángulo entre el movimiento y su dirección preferida) chasquidos por segundo, como una que se midió en un mono (Georgopoulos y otros, 1982). Se cuentan durante medio segundo y llegan al azar (Poisson). El decodificador antiguo suma las flechas de las neuronas, cada una tan larga como lo que su ritmo supera la media (Georgopoulos y otros, 1986); un electrodo apagado le parece una neurona que calla a propósito. El nuevo busca los mejores pesos para los que quedan, por mínimos cuadrados. Las neuronas reales no son todas iguales, y el habla necesita muchas más de dos dimensiones.',
    electrode: 'Electrodo {number}, encendido',
    meant: 'Dirección deseada',
    meantShown: '{degrees}°',
    meantSpoken: 'deseada {own} grados, leída {read} grados, error habitual {typical} grados',
    nothingSpoken: 'deseada {own} grados, no se puede leer nada: quedan muy pocas flechas',
    decoder: 'Decodificador',
    decoders: { old: 'Antiguo', new: 'Aprende de nuevo' },
    on: 'electrodos encendidos',
    onShown: '{on} de {all}',
    miss: 'esta lectura se desvía',
    typical: 'error habitual',
    nothing: 'no se lee nada',
    plate: 'electrodos',
    meantLine: 'deseada',
    readLine: 'leída',
  },
}
