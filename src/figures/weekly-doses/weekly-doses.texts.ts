import type { CommonTexts, FigureTexts } from '../figure-text.ts'
import type { Course } from './weekly-doses.machine.ts'
import type { Molecule } from './weekly-doses.model.ts'

interface CourseTexts extends CommonTexts {
  halfLife: string
  units: Record<'minutes' | 'hours' | 'day' | 'days', string>
  spokenUnits: Record<'minutes' | 'hours' | 'day' | 'days', string>
  halfLifeSpoken: string
  plan: string
  plans: Record<Course['plan'], string>
  left: string
  hardlyAny: string
  end: string
  endShown: string
  molecule: string
  molecules: Record<Molecule, string>
  none: string
  across: string
  up: string
  due: string
}

export const texts: FigureTexts<CourseTexts> = {
  en: {
    title: 'Make one injection last a week',
    task: 'One injection a week. Find the shortest half-life with which no more than half is gone when the next one is due.',
    solved:
      'Seven days: about the half-life of semaglutide. Each week adds one dose to what is left, so the level climbs for some five weeks and then stays. Now see in the figure what happens when the sixth is forgotten.',
    drawing:
      'The amount in the body over ten weeks, counted in doses, with one injection a week and a half-life of 13 hours. It looks like ten thin spikes. Each starts at one dose and has sunk to almost nothing after three days, long before the next injection. Nothing builds up.',
    model:
      'The same share fades in each hour: after one half-life half is left, after two a quarter. What is left of all injections is added up, and each counts at once and in full. A real weekly injection takes a day or more to arrive in full, so real curves are rounder. Half-lives are rounded: about 2 minutes for your own GLP-1; 2.4 hours, 13 hours, 5 and 7 days for the medicines (Journal of Clinical Pharmacy and Therapeutics, 2020, table 2). They differ from person to person. This figure helps nobody to choose a dose. That takes a doctor.',
    halfLife: 'Half-life',
    units: { minutes: '{n} min', hours: '{n} h', day: '{n} day', days: '{n} days' },
    spokenUnits: { minutes: '{n} minutes', hours: '{n} hours', day: '{n} day', days: '{n} days' },
    halfLifeSpoken: 'Half-life {own}: {left} left when the next injection is due',
    plan: 'Injections',
    plans: { all: 'All ten', forgotten: 'Sixth forgotten', stopped: 'Stop after five' },
    left: 'left when the next is due',
    hardlyAny: 'less than 1\u00a0%',
    end: 'in the body after ten weeks',
    endShown: '{doses} doses',
    molecule: 'a message that fades this fast',
    molecules: {
      glp1: 'your own GLP-1',
      exenatide: 'the lizard’s',
      liraglutide: 'liraglutide',
      dulaglutide: 'dulaglutide',
      semaglutide: 'semaglutide',
    },
    none: 'none of these',
    across: 'weeks',
    up: 'doses in the body',
    due: 'just before the next',
  },
  es: {
    title: 'Haz que una inyección dure una semana',
    task: 'Una inyección por semana. Busca la vida media más corta con la que, al llegar la siguiente, no se haya ido más de la mitad.',
    solved:
      'Siete días: más o menos la vida media de la semaglutida. Cada semana se suma una dosis a lo que queda, así que el nivel sube durante unas cinco semanas y luego se mantiene. Mira ahora en la figura qué pasa si se olvida la sexta.',
    drawing:
      'La cantidad en el cuerpo durante diez semanas, contada en dosis, con una inyección por semana y una vida media de 13 horas. Parecen diez púas delgadas. Cada una empieza en una dosis y a los tres días casi ha desaparecido, mucho antes de la siguiente inyección. Nada se acumula.',
    model:
      'Cada hora desaparece la misma parte: tras una vida media queda la mitad; tras dos, la cuarta parte. Se suma lo que queda de todas las inyecciones, y cada una cuenta entera desde el primer momento. Una inyección semanal de verdad tarda un día o más en llegar del todo, así que las curvas reales son más redondas. Las vidas medias están redondeadas: unos 2 minutos para tu propio GLP-1; 2,4 horas, 13 horas, 5 y 7 días para los medicamentos (Journal of Clinical Pharmacy and Therapeutics, 2020, tabla 2). Cambian de una persona a otra. Esta figura no sirve para elegir una dosis. Para eso están los médicos.',
    halfLife: 'Vida media',
    units: { minutes: '{n} min', hours: '{n} h', day: '{n} día', days: '{n} días' },
    spokenUnits: { minutes: '{n} minutos', hours: '{n} horas', day: '{n} día', days: '{n} días' },
    halfLifeSpoken: 'Vida media de {own}: queda {left} cuando toca la siguiente inyección',
    plan: 'Inyecciones',
    plans: { all: 'Las diez', forgotten: 'Sin la sexta', stopped: 'Solo cinco' },
    left: 'queda al llegar la siguiente',
    hardlyAny: 'menos del 1\u00a0%',
    end: 'en el cuerpo a las diez semanas',
    endShown: '{doses} dosis',
    molecule: 'un mensaje que dura eso',
    molecules: {
      glp1: 'tu propio GLP-1',
      exenatide: 'el del lagarto',
      liraglutide: 'liraglutida',
      dulaglutide: 'dulaglutida',
      semaglutide: 'semaglutida',
    },
    none: 'ninguno de estos',
    across: 'semanas',
    up: 'dosis en el cuerpo',
    due: 'justo antes de la siguiente',
  },
}
