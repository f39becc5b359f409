interface TestedMutant {
  fileName: string
  status: string
  location: { start: { line: number } }
  mutatorName: string
  replacement?: string
}

/** Reports survivors at once, because a run takes hours. */
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
