/** Of a mutant that was tested, what is told here. */
interface TestedMutant {
  fileName: string
  status: string
  location: { start: { line: number } }
  mutatorName: string
  replacement?: string
}

/** For Stryker: tells each mutant that no test noticed as soon as that is known; all of them may take hours. */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'survivors',
    injectableClass: class {
      onMutantTested({ fileName, status, location: { start }, mutatorName, replacement = '' }: TestedMutant): void {
        if (status !== 'Survived' && status !== 'NoCoverage') return
        console.log(`${fileName}:${start.line} ${mutatorName} → ${replacement.replace(/\s+/g, ' ')}`)
      }
    },
  },
]
