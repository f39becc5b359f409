export const figureNames = [
  'wing-lamellae',
  'error-board',
  'price-curve',
  'bouncing-foam',
  'metalens-fins',
  'crypt-signals',
  'silent-electrodes',
  'charged-envelope',
  'oil-bloom',
  'cut-brake',
  'weekly-doses',
  'three-dials',
  'lattice-chain',
  'passed-on',
  'fly-circuit',
  'fair-trial',
] as const
export type FigureName = (typeof figureNames)[number]

export const isFigureName = (name: string): name is FigureName => (figureNames as readonly string[]).includes(name)

/** Returns the element id that the URL hash starts with: `#f-wing-lamellae?spacing=240`. */
export const figureId = (name: FigureName): string => `f-${name}`
