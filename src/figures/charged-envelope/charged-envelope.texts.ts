import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { Place } from './charged-envelope.model.ts'

export interface EnvelopeTexts extends CommonTexts {
  ph: string
  phSpoken: string
  pka: string
  pkaSpoken: string
  here: string
  inBlood: string
  inLate: string
  escaped: string
  protons: string
  protonsShown: string
  places: Record<Place, string>
  wall: string
  inside: string
  up: string
  across: string
}

export const texts: FigureTexts<EnvelopeTexts> = {
  en: {
    title: 'Choose the fat that opens in time',
    task: 'In blood the envelope should be calm: at most 10 per cent of its lipids charged. In a late endosome it should be awake: at least 85 per cent. Find the pKa that does both, and follow the particle from blood into the acid.',
    solved:
      'That lipid would do! Chemists who tried many of them in mice found the best between 6.2 and 6.5. Move the pH: four fifths of the switch happen within two units.',
    drawing:
      'Above, a particle of twenty lipids with a hundred short strands of RNA inside, in front of the wall of an endosome. At pH 6.3, five of the lipids carry a plus. The wall is closed, and all strands are still inside. Below, a curve: the share of charged lipids rises as the pH falls, from 2 per cent in blood to 24 in a early endosome, 67 in a late one and 93 in a lysosome.',
    model:
      'Henderson and Hasselbalch’s law: charged share = 1 / (1 + 10 to the power of (pH − pKa)); at pH = pKa it is a half. Only the ionisable lipids are counted. The pKa is the apparent one, of lipids packed in a particle. Sources: the best range, in mice, Jayaraman and others, 2012; the pH on the way into a cell, Casey and others, 2010; the RNA that got out, 1 to 2 per cent, Gilleron and others, 2013. The lipid of patisiran has about 6.4. Set for this figure: the 10 and the 85 per cent, and that the RNA that gets out, 2 per cent at most, grows in step with the charge. How the wall gives way is drawn, not computed.',
    ph: 'pH round the particle',
    phSpoken:
      'particle at pH {own}: {share} per cent of the lipids charged, at most {escaped} per cent of the RNA gets out',
    pka: 'pKa of the lipid',
    pkaSpoken: 'pKa {own}: {blood} per cent charged in blood, {late} per cent in a late endosome',
    here: 'charged here',
    inBlood: 'charged in blood',
    inLate: 'in a late endosome',
    escaped: 'RNA that gets out, at most',
    protons: 'protons, compared with blood',
    protonsShown: '{times}',
    places: { blood: 'blood', young: 'early endosome', late: 'late endosome', lysosome: 'lysosome' },
    wall: 'endosome',
    inside: 'the cell',
    up: '% charged',
    across: 'pH: more acidic to the right',
  },
  es: {
    title: 'Elige la grasa que se abre a tiempo',
    task: 'En la sangre, el sobre debe estar tranquilo: como mucho, un 10\u00a0% de sus lípidos con carga. En un endosoma tardío debe despertar: al menos, un 85\u00a0%. Busca el pKa que cumpla las dos cosas y sigue a la partícula desde la sangre hasta el ácido.',
    solved:
      '¡Ese lípido serviría! Los químicos que probaron muchos en ratones hallaron los mejores entre 6,2 y 6,5. Mueve el pH: cuatro quintos del salto caben en dos unidades.',
    drawing:
      'Arriba, una partícula de veinte lípidos con cien hebras cortas de ARN dentro, frente a la pared de un endosoma. A pH 6,3, cinco lípidos llevan un signo más. La pared está cerrada y todas las hebras siguen dentro. Abajo, una curva: la parte de lípidos con carga sube al bajar el pH, del 2\u00a0% en la sangre al 24\u00a0% en un endosoma temprano, el 67\u00a0% en uno tardío y el 93\u00a0% en un lisosoma.',
    model:
      'La ley de Henderson y Hasselbalch: parte con carga = 1 / (1 + 10 elevado a (pH − pKa)); si el pH es igual al pKa, es la mitad. Solo se cuentan los lípidos ionizables. El pKa es el aparente, el de los lípidos juntos en una partícula. Fuentes: los mejores, en ratones, Jayaraman y otros, 2012; el pH del camino hacia la célula, Casey y otros, 2010; el ARN que salió, del 1 al 2\u00a0%, Gilleron y otros, 2013. El lípido del patisirán tiene cerca de 6,4. Se fijaron para esta figura el 10 y el 85\u00a0%, y que el ARN que sale, un 2\u00a0% como máximo, crezca al ritmo de la carga. Cómo cede la pared se dibuja, no se calcula.',
    ph: 'pH alrededor de la partícula',
    phSpoken:
      'partícula a pH {own}: {share} por ciento de los lípidos con carga, sale como mucho el {escaped} por ciento del ARN',
    pka: 'pKa del lípido',
    pkaSpoken: 'pKa {own}: {blood} por ciento con carga en la sangre, {late} por ciento en un endosoma tardío',
    here: 'con carga aquí',
    inBlood: 'con carga en la sangre',
    inLate: 'en un endosoma tardío',
    escaped: 'ARN que sale, como mucho',
    protons: 'protones, comparados con la sangre',
    protonsShown: '{times}',
    places: { blood: 'sangre', young: 'endosoma temprano', late: 'endosoma tardío', lysosome: 'lisosoma' },
    wall: 'endosoma',
    inside: 'la célula',
    up: '% con carga',
    across: 'pH: más ácido hacia la derecha',
  },
}
