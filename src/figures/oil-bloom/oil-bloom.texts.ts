import type { CommonTexts, FigureTexts } from '../figure-text.ts'

interface BeachTexts extends CommonTexts {
  nitrogen: string
  nitrogenShown: string
  nitrogenSpoken: string
  changes: string
  changesShown: string
  changesSpoken: string
  left: string
  gone: string
  goneShown: string
  never: string
  lacking: string
  lacks: Record<'oil' | 'nitrogen' | 'oxygen' | 'nothing', string>
  curves: Record<'oil' | 'cells' | 'oxygen' | 'nitrogen', string>
  across: string
}

export const texts: FigureTexts<BeachTexts> = {
  en: {
    title: 'Feed the cleaners of a beach',
    task: 'Have nine tenths of the oil eaten within 20 days, with no more than 0.6 milligrams of nitrogen a litre. You set the fertiliser, and how often the tide changes the water in the sand.',
    solved:
      'Clean in time! Fertiliser alone would not have done it, nor water alone. Now add more nitrogen: past about one milligram it hardly helps, because oxygen runs short.',
    drawing:
      'Four curves over 60 days on an oiled beach without fertiliser, with two changes of water a day. The oil dwindles slowly: 70 per cent is left after 30 days, a tenth after 53. The bacteria grow in number slowly, because nitrogen allows them less than a fifth of their pace from the first day on. Oxygen allows them nearly all of it for 30 days, then runs out.',
    model:
      'Monod’s law: bacteria grow at their greatest rate times what oil, nitrogen and oxygen allow, each as amount / (K + amount); at the amount K they grow half as fast. Measured with one alkane in sand (Geng and others, 2013): 0.15 grams of cells a gram of oil and, for nitrogen, a K of 0.45 milligrams a litre. From chemistry: 3.2 grams of oxygen for each gram eaten. Set for this figure: 200 milligrams of oil a litre, its K, one doubling a day at most and, without fertiliser, 0.1 milligrams of nitrogen a litre (on a beach of the Exxon Valdez it was 0.39: Boufadel and others, 2010). So the days are no forecast. Here the tide only brings fertiliser; on a real beach it also washes it away. Left out: deaths, predators and the heavy parts of oil.',
    nitrogen: 'Nitrogen in the water',
    nitrogenShown: '{mg} mg/L',
    nitrogenSpoken: '{own} milligrams of nitrogen a litre: {left} per cent of the oil left after 20 days',
    changes: 'Changes of water a day',
    changesShown: '{times}',
    changesSpoken: 'changes of water a day: {own}; {left} per cent of the oil left after 20 days',
    left: 'oil left on day 20',
    gone: 'nine tenths eaten',
    goneShown: 'day {day}',
    never: 'not in 60 days',
    lacking: 'most lacking on day 10',
    lacks: { oil: 'oil', nitrogen: 'nitrogen', oxygen: 'oxygen', nothing: 'nothing' },
    curves: { oil: 'oil', cells: 'bacteria', oxygen: 'limit by oxygen', nitrogen: 'limit by nitrogen' },
    across: 'days',
  },
  es: {
    title: 'Da de comer a quienes limpian la playa',
    task: 'Consigue que nueve décimas partes del petróleo desaparezcan en 20 días, sin pasar de 0,6 miligramos de nitrógeno por litro. Tú eliges el abono y cuántas veces cambia la marea el agua de la arena.',
    solved:
      '¡Limpia a tiempo! El abono solo no habría bastado; el agua sola, tampoco. Añade ahora más nitrógeno: a partir de un miligramo apenas ayuda, porque falta oxígeno.',
    drawing:
      'Cuatro curvas durante 60 días en una playa con petróleo, sin abono y con dos cambios de agua al día. El petróleo baja despacio: a los 30 días queda el 70\u00a0%, y una décima parte a los 53. Las bacterias aumentan poco a poco, porque el nitrógeno les permite menos de una quinta parte de su ritmo desde el primer día. El oxígeno se lo permite casi todo durante 30 días y luego se acaba.',
    model:
      'La ley de Monod: las bacterias crecen a su ritmo máximo por lo que permiten el petróleo, el nitrógeno y el oxígeno, cada uno como cantidad / (K + cantidad); con la cantidad K crecen a la mitad de su ritmo. Medido con un alcano en arena (Geng y otros, 2013): 0,15 gramos de células por gramo de petróleo y, para el nitrógeno, una K de 0,45 miligramos por litro. De la química: 3,2 gramos de oxígeno por gramo comido. Fijado para esta figura: 200 miligramos de petróleo por litro, su K, una duplicación al día como máximo y, sin abono, 0,1 miligramos de nitrógeno por litro (en una playa del Exxon Valdez había 0,39: Boufadel y otros, 2010). Por eso los días no son una predicción. Aquí la marea solo trae abono; en una playa real también se lo lleva. No se cuentan las muertes, los depredadores ni las partes pesadas del petróleo.',
    nitrogen: 'Nitrógeno en el agua',
    nitrogenShown: '{mg} mg/L',
    nitrogenSpoken: '{own} miligramos de nitrógeno por litro: a los 20 días queda el {left} por ciento del petróleo',
    changes: 'Cambios de agua al día',
    changesShown: '{times}',
    changesSpoken: 'cambios de agua al día: {own}; a los 20 días queda el {left} por ciento del petróleo',
    left: 'petróleo el día 20',
    gone: 'nueve décimas comidas',
    goneShown: 'día {day}',
    never: 'ni en 60 días',
    lacking: 'lo que más falta el día 10',
    lacks: { oil: 'petróleo', nitrogen: 'nitrógeno', oxygen: 'oxígeno', nothing: 'nada' },
    curves: {
      oil: 'petróleo',
      cells: 'bacterias',
      oxygen: 'tope por oxígeno',
      nitrogen: 'tope por nitrógeno',
    },
    across: 'días',
  },
}
