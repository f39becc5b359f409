import type { CommonTexts, FigureTexts } from '../figure-text.ts'

interface BoardTexts extends CommonTexts {
  size: string
  sizeShown: string
  qubit: string
  flips: string
  flags: string
  stored: string
  saved: string
  spoiled: string
  signs: { flip: string; watcher: string; flag: string; repair: string }
}

export const texts: FigureTexts<BoardTexts> = {
  en: {
    title: 'Fool the watchers',
    task: 'Tap qubits to flip them. The watchers raise flags, and a computer works out a repair from the flags alone. Make it repair wrongly, with as few flips as you can.',
    solved:
      'Fooled! Your flips and the repair make a chain from the top edge to the bottom, and no watcher sees it. With one flip fewer you would have been caught. Now try the other board.',
    drawing:
      'A board of 25 qubits, five by five, with twelve watchers between them. The qubit in the middle is flipped. The two watchers that touch it raise a flag, and the repair flips just this qubit back.',
    model:
      'This is a surface code (Fowler and others, 2012). Each watcher reports whether an odd number of its qubits is flipped. The repair is the smallest set of flips that explains all flags. What is stored is spoiled if flips and repair together join the top edge to the bottom. Here the watchers never err, and only half of them are drawn: the other half looks for slips in timing in the same way.',
    size: 'Board',
    sizeShown: '{size} by {size}',
    qubit: 'Qubit in row {row}, column {column}, flipped',
    flips: 'your flips',
    flags: 'flags raised',
    stored: 'what is stored',
    saved: 'safe',
    spoiled: 'spoiled',
    signs: { flip: 'your flip', watcher: 'watcher', flag: 'flag', repair: 'repair' },
  },
  es: {
    title: 'Engaña a los vigilantes',
    task: 'Toca cúbits para invertirlos: cada cambio es un error. Los vigilantes dan la alarma, y un computador deduce la reparación solo con eso. Haz que repare mal, con los menos errores que puedas.',
    solved:
      '¡Engañados! Tus errores y la reparación forman una cadena del borde de arriba al de abajo, y ningún vigilante la ve. Con un error menos te habrían descubierto. Prueba ahora con el otro tablero.',
    drawing:
      'Un tablero de 25 cúbits, cinco por cinco, con doce vigilantes entre ellos. El cúbit del centro está invertido. Los dos vigilantes que lo tocan avisan, y la reparación invierte de nuevo justo ese cúbit.',
    model:
      'Es un código de superficie (Fowler y otros, 2012). Cada vigilante dice si el número de sus cúbits invertidos es impar. La reparación es el menor conjunto de cambios que explica todas las alarmas. El dato se pierde si errores y reparación juntos unen el borde de arriba con el de abajo. Aquí los vigilantes nunca fallan y solo se dibuja la mitad: la otra mitad busca del mismo modo los desfases.',
    size: 'Tablero',
    sizeShown: '{size} por {size}',
    qubit: 'Cúbit de la fila {row}, columna {column}, invertido',
    flips: 'tus errores',
    flags: 'alarmas',
    stored: 'el dato',
    saved: 'a salvo',
    spoiled: 'perdido',
    signs: { flip: 'tu error', watcher: 'vigilante', flag: 'alarma', repair: 'reparación' },
  },
}
