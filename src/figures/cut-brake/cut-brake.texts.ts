import type { CommonTexts, FigureTexts } from '../figure-text.ts'

interface MarrowTexts extends CommonTexts {
  edited: string
  editedShown: string
  editedSpoken: string
  fetal: string
  fetalShown: string
  fetalSpoken: string
  safe: string
  safeShown: string
  inBlood: string
  fromEdited: string
  marrow: string
  blood: string
  molecules: string
  pairs: { sickle: string; mixed: string; fetal: string }
}

export const texts: FigureTexts<MarrowTexts> = {
  en: {
    title: 'Cut the brake, watch the blood',
    task: 'Edit at most 40 per cent of the stem cells, and still have 75 of 100 red cells protected. You set how many stem cells are edited, and how much of the haemoglobin in their red cells is fetal.',
    solved:
      'Done! A minority of stem cells fills most of the blood, because in this model protected red cells live four months and sickled ones only weeks.',
    drawing:
      'On the left twenty stem cells of the marrow, four of them edited. On the right a hundred red cells of the blood: 28 are round and protected, 72 are bent like sickles. Below, the molecules in an edited cell with 30 per cent fetal haemoglobin: 49 per cent have two sickle chains and join rods, 42 per cent are mixed, 9 per cent are fetal.',
    model:
      'Chains pair by chance: with a share f of fetal ones, (1 − f)² of the molecules have two sickle chains, and almost only those join rods. A red cell counts as protected from about 10 picograms of fetal haemoglobin on, a third of all it holds (Steinberg and others, 2014). How many of a kind are in the blood is how many are made, times how long they live: 120 days if protected, 20 if not. In patients, cells with some fetal haemoglobin lived about three times as long as the others (Franco and others, 2004). Set for this figure: that a protected cell lives as long as a healthy one, how alike the cells are, and 5 per cent of fetal haemoglobin in cells from unedited stem cells. With 40 per cent in all cells, about what the treatment reaches, nearly all are protected.',
    edited: 'Stem cells edited',
    editedShown: '{share}%',
    editedSpoken: '{own} per cent of the stem cells edited: {safe} of 100 red cells protected',
    fetal: 'Fetal haemoglobin in their red cells',
    fetalShown: '{share}%',
    fetalSpoken: '{own} per cent fetal haemoglobin in their red cells: {safe} of 100 red cells protected',
    safe: 'red cells protected',
    safeShown: '{safe} of 100',
    inBlood: 'fetal haemoglobin in blood',
    fromEdited: 'red cells from edited stem cells',
    marrow: 'marrow',
    blood: 'blood, without oxygen',
    molecules: 'molecules in an edited cell',
    pairs: { sickle: 'join rods {share}%', mixed: 'mixed {share}%', fetal: 'fetal {share}%' },
  },
  es: {
    title: 'Corta el freno y mira la sangre',
    task: 'Edita como mucho el 40\u00a0% de las células madre y logra que 75 de cada 100 glóbulos rojos queden protegidos. Tú eliges cuántas se editan y qué parte de la hemoglobina de sus glóbulos es fetal.',
    solved:
      '¡Conseguido! Una minoría de células madre llena casi toda la sangre, porque en este modelo los glóbulos protegidos viven cuatro meses y los falciformes, solo semanas.',
    drawing:
      'A la izquierda, veinte células madre de la médula, cuatro de ellas editadas. A la derecha, cien glóbulos rojos de la sangre: 28 son redondos y están protegidos; 72 se doblan como una hoz. Abajo, las moléculas de una célula editada con un 30\u00a0% de hemoglobina fetal: el 49\u00a0% tiene dos cadenas falciformes y forma fibras, el 42\u00a0% es mixto y el 9\u00a0%, fetal.',
    model:
      'Las cadenas se emparejan al azar: con una parte f de cadenas fetales, (1 − f)² de las moléculas tiene dos falciformes, y casi solo esas forman fibras. Un glóbulo cuenta como protegido desde unos 10 picogramos de hemoglobina fetal, un tercio de toda la que lleva (Steinberg y otros, 2014). En la sangre hay de cada clase los que se fabrican, multiplicados por lo que viven: 120 días si están protegidos, 20 si no. En pacientes, los glóbulos con algo de hemoglobina fetal vivieron unas tres veces lo que los otros (Franco y otros, 2004). Se fijaron para esta figura: que uno protegido vive tanto como uno sano, lo parecidos que son entre sí y un 5\u00a0% de hemoglobina fetal en los de células madre sin editar. Con un 40\u00a0% en todos, más o menos lo que logra el tratamiento, casi todos quedan protegidos.',
    edited: 'Células madre editadas',
    editedShown: '{share}\u00a0%',
    editedSpoken: '{own} por ciento de células madre editadas: {safe} de cada 100 glóbulos rojos protegidos',
    fetal: 'Hemoglobina fetal en sus glóbulos',
    fetalShown: '{share}\u00a0%',
    fetalSpoken: '{own} por ciento de hemoglobina fetal en sus glóbulos: {safe} de cada 100 glóbulos rojos protegidos',
    safe: 'glóbulos protegidos',
    safeShown: '{safe} de 100',
    inBlood: 'hemoglobina fetal en la sangre',
    fromEdited: 'glóbulos de células madre editadas',
    marrow: 'médula',
    blood: 'sangre, sin oxígeno',
    molecules: 'moléculas en una célula editada',
    pairs: { sickle: 'forman fibras {share}\u00a0%', mixed: 'mixtas {share}\u00a0%', fetal: 'fetales {share}\u00a0%' },
  },
}
