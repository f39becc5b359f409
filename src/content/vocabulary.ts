export const categories = [
  'nanomedicine',
  'Economy',
  'Nanophotonics',
  'Infotechnology',
  'Sports',
  'Biomedicine',
  'bioremediation',
  'Bioregeneration',
] as const
export type Category = (typeof categories)[number]

export const homeSections = ['home-section-one', 'home-section-two', 'home-section-three'] as const
export type HomeSection = (typeof homeSections)[number]

export const columnPositions = ['left-column-small', 'center-large', 'right-column-small'] as const

/** Positions that qualify an article as popular. */
export const popularPositions = [
  'medium-image-column',
  'numbered-list-no-image',
  'image-right-excerpt-left',
  'image-left-small-title',
  'grid-small-card',
  'image-left-excerpt-right',
  'video-left-excerpt-right',
  'right-column-small',
] as const

export const homePositions = [...new Set([...columnPositions, ...popularPositions])]
export type HomePosition = (typeof columnPositions)[number] | (typeof popularPositions)[number]

/** Topics of shorts by the Spanish display name in their URLs. */
export const technosciences = {
  Nanotecnología: 'nanotechnology',
  Infotecnología: 'infotechnology',
  Biotecnología: 'biotechnology',
  Cognotecnología: 'cognotechnology',
} as const
export type TechnoscienceName = keyof typeof technosciences
export type TechnoscienceTopic = (typeof technosciences)[TechnoscienceName]
