import { GlossaryPage } from '../../../../src/glossary/glossary-page.tsx'
import { readGlossaryPage } from '../../../../src/glossary/glossary-view.server.ts'
import { useLanguage } from '../../../../src/i18n/language-context.tsx'
import { Act, typeInto } from '../act.tsx'
import type { Entry } from '../entry.ts'

function Glossary() {
  const { language } = useLanguage()
  return <GlossaryPage key={language} view={readGlossaryPage(language)} zedSpeaks={false} />
}

function filtered(text: string) {
  return () => (
    <Act on={(stage) => typeInto(stage, 'input[type=search]', text)} until="[role=status]:not(:empty)">
      <Glossary />
    </Act>
  )
}

export const entries: Entry[] = [
  {
    name: 'glossary-page',
    screen: 'desktop',
    states: { whole: () => <Glossary />, filtered: filtered('nano'), 'nothing-found': filtered('xyzzy') },
  },
]
