import loaders from 'virtual:content/study-aids'
import type { Language } from '../i18n/language.ts'
import type { StudyAids } from './study-aids.ts'

export async function listStudyAids(language: Language): Promise<StudyAids[]> {
  return (await loaders[language]()).default
}
