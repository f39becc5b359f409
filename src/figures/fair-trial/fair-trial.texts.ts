import type { CommonTexts, FigureTexts } from '../figure-text.ts'

interface TrialTexts extends CommonTexts {
  people: string
  peopleSpoken: string
  better: string
  betterShown: string
  betterSpoken: string
  noticed: string
  noticedShown: string
  missed: string
  range: string
  rangeShown: string
  signs: { noticed: string; luck: string }
  across: string
}

export const texts: FigureTexts<TrialTexts> = {
  en: {
    title: 'How many people make a fair test?',
    task: 'With one antivenom the blood clots again in 76 of a hundred people, with the other in 83. Find the smallest groups with which at least 80 of a hundred trials would notice.',
    solved:
      'About 520 in each group: more than a thousand people. A trial with 200 would have missed the same difference more often than it saw it. Now set the difference to nothing.',
    drawing:
      'A hundred dots, one for each trial with 200 people in each group, piled up where the measured difference lies. The true difference is seven in a hundred. The dots reach from three in a hundred worse to 17 better. Those within eight of zero could be luck; only 41 of the hundred dots lie beyond.',
    model:
      'The measured difference scatters around the true one as a normal distribution, with the standard error √((p₁(1 − p₁) + p₂(1 − p₂)) / n). A trial notices it when it is further from zero than luck goes in 95 of a hundred cases: 1.96 standard errors (Fleiss and others, 2003). The dots stand at the hundredths of that distribution. The trial in Nigeria (Abubakar and others, 2010) asked another question: whether the Costa Rican antivenom is at least not much worse than the British one. For that fewer people are enough.',
    people: 'People in each group',
    peopleSpoken: '{own} people in each group: {noticed} of a hundred trials see a difference',
    better: 'True difference',
    betterShown: '{n} in 100',
    betterSpoken: 'true difference {own} in a hundred: {noticed} of a hundred trials see one',
    noticed: 'trials that see a difference',
    noticedShown: '{n} of 100',
    missed: 'trials that see none',
    range: 'where 95 of 100 trials land',
    rangeShown: '{from} to {to}',
    signs: { noticed: 'noticed', luck: 'could be luck' },
    across: 'measured: how many more in a hundred get well',
  },
  es: {
    title: '¿Cuánta gente hace falta para una prueba justa?',
    task: 'Con un antiveneno, la sangre vuelve a coagular en 76 de cada cien personas; con el otro, en 83. Busca los grupos más pequeños con los que al menos 80 de cada cien ensayos lo notarían.',
    solved:
      'Unas 520 personas por grupo: más de mil en total. Con 200, un ensayo pasa por alto esa diferencia más veces de las que la ve. Pon ahora la diferencia a cero.',
    drawing:
      'Cien puntos, uno por cada ensayo con 200 personas por grupo, apilados donde cae la diferencia medida. La diferencia verdadera es de siete por cada cien. Los puntos van desde tres menos por cada cien hasta 17 más. Los que quedan a menos de ocho del cero podrían ser suerte; solo 41 de los cien están más allá.',
    model:
      'La diferencia medida se reparte alrededor de la verdadera como una distribución normal, con el error estándar √((p₁(1 − p₁) + p₂(1 − p₂)) / n). Un ensayo la nota si está más lejos del cero de lo que llega la suerte en 95 de cada cien casos: 1,96 errores estándar (Fleiss y otros, 2003). Los puntos están en las centésimas de esa distribución. El ensayo de Nigeria (Abubakar y otros, 2010) hacía otra pregunta: si el antiveneno costarricense, por lo menos, no es mucho peor que el británico. Para eso basta menos gente.',
    people: 'Personas en cada grupo',
    peopleSpoken: '{own} personas en cada grupo: {noticed} de cada cien ensayos ven una diferencia',
    better: 'Diferencia verdadera',
    betterShown: '{n} de 100',
    betterSpoken: 'diferencia verdadera de {own} por cada cien: {noticed} de cada cien ensayos ven una',
    noticed: 'ensayos que ven una diferencia',
    noticedShown: '{n} de 100',
    missed: 'ensayos que no ven ninguna',
    range: 'donde caen 95 de 100 ensayos',
    rangeShown: 'de {from} a {to}',
    signs: { noticed: 'notada', luck: 'podría ser suerte' },
    across: 'medido: cuántas más de cada cien mejoran',
  },
}
