import type { CommonTexts, FigureTexts } from '../figure-text.ts'

interface CurveTexts extends CommonTexts {
  doublings: string
  doublingsSpoken: string
  rate: string
  rateShown: string
  rateSpoken: string
  axes: string
  axesNames: { logarithmic: string; plain: string }
  price: string
  priceShown: string
  made: string
  madeShown: string
  left: string
  across: string
  up: string
}

export const texts: FigureTexts<CurveTexts> = {
  en: {
    title: 'How many doublings to a cheap battery?',
    task: 'Start in 1992, at 7,388 dollars a kilowatt-hour. How many doublings of everything ever made bring you down to the real price of 2016? Try it with a fifth off each time.',
    solved:
      'You are there. With a fifth off each time it takes 15 doublings: more than thirty thousand times as much as in 1992. In truth it took 18, as the points show: the first ones took little off.',
    drawing:
      'A graph on which every step up or down multiplies. Real prices of lithium cells are marked on the left: 7,388 dollars a kilowatt-hour in 1992, 2,691 in 2000, 688 in 2008, 259 in 2016 and 78 in 2024. Points show how often all that was made had doubled by then: 12 times by 2000, 15 by 2008, 18 by 2016. A straight line falls from the first one by a fifth at each doubling, below the other points. After eight doublings it stands at 1,240 dollars.',
    model:
      'Wright’s law: price = first price × (1 − rate) to the power of the doublings. The real prices are in dollars of 2024 (Way, on Ziegler and Trancik, BloombergNEF and Avicenne, published by Our World in Data). How much had been made is added up from the yearly sales in the data of Ziegler and Trancik (2021), which end in 2016; those of the first years are rough. They found 20 per cent off at each doubling, counted in cells. Counted in energy, as here, the line that fits all years best takes off 19. The law describes what happened. It does not explain it, and it promises nothing.',
    doublings: 'Doublings since 1992',
    doublingsSpoken: 'doublings: {own}; {price} dollars a kilowatt-hour',
    rate: 'Off at each doubling',
    rateShown: '{rate}%',
    rateSpoken: '{own} per cent off at each doubling: {price} dollars a kilowatt-hour',
    axes: 'Price axis',
    axesNames: { logarithmic: 'Each step multiplies', plain: 'Each step adds' },
    price: 'price by the rule',
    priceShown: '${price}',
    made: 'made, compared with 1992',
    madeShown: '{times} times',
    left: 'left of 100 dollars',
    across: 'doublings of all that was ever made',
    up: '$ a kWh',
  },
  es: {
    title: '¿Cuántas duplicaciones hasta una batería barata?',
    task: 'Empieza en 1992, con 7388 dólares por kilovatio hora. ¿Cuántas duplicaciones de todo lo fabricado te llevan al precio real de 2016? Prueba con un quinto menos cada vez.',
    solved:
      'Ya estás ahí. Con un quinto menos cada vez hacen falta 15 duplicaciones: más de treinta mil veces lo fabricado hasta 1992. En realidad fueron 18, como se ve en los puntos: las primeras bajaron poco el precio.',
    drawing:
      'Una gráfica en la que cada paso multiplica. A la izquierda están los precios reales de las celdas de litio: 7388 dólares por kilovatio hora en 1992, 2691 en 2000, 688 en 2008, 259 en 2016 y 78 en 2024. Unos puntos muestran cuántas veces se había duplicado ya lo fabricado: 12 hasta 2000, 15 hasta 2008 y 18 hasta 2016. Desde el primero baja una recta, por debajo de los demás: un quinto menos con cada duplicación. Tras ocho duplicaciones está en 1240 dólares.',
    model:
      'La ley de Wright: precio = primer precio × (1 − tasa) elevado a las duplicaciones. Los precios reales están en dólares de 2024 (Way, a partir de Ziegler y Trancik, BloombergNEF y Avicenne; los publica Our World in Data). Lo fabricado se suma a partir de las ventas de cada año en los datos de Ziegler y Trancik (2021), que terminan en 2016; los de los primeros años son aproximados. Ellos hallaron un 20\u00a0% menos por duplicación, contada en celdas. Contada en energía, como aquí, la recta que mejor se ajusta a todos los años rebaja un 19\u00a0%. La ley describe lo que pasó: no lo explica ni promete nada.',
    doublings: 'Duplicaciones desde 1992',
    doublingsSpoken: 'duplicaciones: {own}; {price} dólares por kilovatio hora',
    rate: 'Rebaja en cada duplicación',
    rateShown: '{rate}\u00a0%',
    rateSpoken: '{own} por ciento menos en cada duplicación: {price} dólares por kilovatio hora',
    axes: 'Eje de los precios',
    axesNames: { logarithmic: 'Cada paso multiplica', plain: 'Cada paso suma' },
    price: 'precio según la regla',
    priceShown: '{price} dólares',
    made: 'fabricado, comparado con 1992',
    madeShown: '{times} veces',
    left: 'quedan de cada 100 dólares',
    across: 'duplicaciones de todo lo fabricado',
    up: 'dólares por kWh',
  },
}
