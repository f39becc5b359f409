export type ScaleStep = 'nm' | '10nm' | '100nm' | 'um' | '10um' | '100um' | 'mm' | 'cm' | 'm'

const steps: readonly ScaleStep[] = ['nm', '10nm', '100nm', 'um', '10um', '100um', 'mm', 'cm', 'm']
const smallestDecade = -9

/** Returns the step of a size in meters: the nearest power of ten, from 1 nm to 10 cm. */
export function scaleStep(metres: number): ScaleStep {
  const decade = Math.round(Math.log10(metres))
  const index = Math.min(steps.length - 1, Math.max(0, decade - smallestDecade))
  return steps[index] ?? 'm'
}
