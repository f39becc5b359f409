import type { CommonTexts, FigureTexts } from '../figure-text.ts'

interface OutbreakTexts extends CommonTexts {
  passes: string
  passesSpoken: string
  immune: string
  immuneShown: string
  immuneSpoken: string
  number: string
  ill: string
  illShown: string
  ends: string
  endsShown: string
  kinds: { ill: string; immune: string; spared: string }
  across: string
  up: string
}

export const texts: FigureTexts<OutbreakTexts> = {
  en: {
    title: 'Stop a flu with as few immune people as you can',
    task: 'Take a flu like that of 1918: each ill person infects 1.8 others. How many people in a hundred have to be immune, at the least, so that it cannot spread?',
    solved:
      'Forty-five in a hundred, and the other 55 are protected as well: each case now leads to less than one more. The rule is 1 − 1/1.8: a little over 44 in a hundred. Now try a flu that infects three.',
    drawing:
      'On the left a hundred people, of whom 20 are immune. One ill person would infect 1.8 others if nobody were immune; as it is, 1.44. In the end 43 of the hundred have been ill and 37 were spared. On the right a line climbs from generation to generation: one case, 1.4, 2.1, and after eight generations 18.',
    model:
      'Each ill person infects R people, less those who are immune. Ill in the end: z = (1 − immune) × (1 − e to the power of −R z), after Kermack and McKendrick (1927). The chance that a chain dies out by itself holds for one first case, with the luck of each following Poisson. Everyone meets everyone alike, and nobody changes what they do. Real people do both differently. The values for flu are medians of many studies (Biggerstaff and others, 2014): 1.3 in an ordinary winter, 1.5 in 2009, 1.8 in 1918.',
    passes: 'One ill person infects',
    passesSpoken: 'one ill person infects {own}: {ill} of a hundred fall ill in the end',
    immune: 'Immune people',
    immuneShown: '{n} of 100',
    immuneSpoken: '{own} of a hundred immune: {ill} of a hundred fall ill in the end',
    number: 'infected by one, given the immune',
    ill: 'ill in the end',
    illShown: '{n} of 100',
    ends: 'a chain dies out by itself',
    endsShown: '{n} times in 100',
    kinds: { ill: 'ill in the end', immune: 'immune', spared: 'spared' },
    across: 'generations',
    up: 'ill from one case',
  },
  es: {
    title: 'Frena una gripe con el mínimo de inmunes',
    task: 'Toma una gripe como la de 1918: cada persona enferma contagia a 1,8 personas. ¿Cuántas de cada cien tienen que ser inmunes, como mínimo, para que no pueda extenderse?',
    solved:
      'Cuarenta y cinco de cada cien, y las otras 55 quedan protegidas también: cada caso lleva ya a menos de uno nuevo. La regla es 1 − 1/1,8: algo más de 44 de cada cien. Prueba ahora con una gripe que contagie a tres.',
    drawing:
      'A la izquierda, cien personas; 20 son inmunes. Una persona enferma contagiaría a 1,8 si nadie fuera inmune; así, a 1,44. Al final, 43 de las cien han enfermado y 37 se han librado. A la derecha, una línea sube de generación en generación: un caso; luego 1,4; luego 2,1; y, tras ocho generaciones, 18.',
    model:
      'Cada persona enferma contagia a R personas, menos las que son inmunes. Enfermas al final: z = (1 − inmunes) × (1 − e elevado a −R z), según Kermack y McKendrick (1927). La probabilidad de que una cadena se apague sola vale para un primer caso, con la suerte de cada cual según Poisson. Aquí todos se encuentran con todos por igual y nadie cambia lo que hace. La gente de verdad hace las dos cosas de otro modo. Los valores de la gripe son medianas de muchos estudios (Biggerstaff y otros, 2014): 1,3 en un invierno corriente, 1,5 en 2009 y 1,8 en 1918.',
    passes: 'Una persona enferma contagia a',
    passesSpoken: 'una persona enferma contagia a {own}: al final enferman {ill} de cada cien',
    immune: 'Personas inmunes',
    immuneShown: '{n} de 100',
    immuneSpoken: '{own} inmunes de cada cien: al final enferman {ill} de cada cien',
    number: 'contagios de cada una, contando a los inmunes',
    ill: 'enfermas al final',
    illShown: '{n} de 100',
    ends: 'una cadena se apaga sola',
    endsShown: '{n} veces de 100',
    kinds: { ill: 'enferma', immune: 'inmune', spared: 'se libra' },
    across: 'generaciones',
    up: 'enfermas desde un caso',
  },
}
