import loaders from 'virtual:content/answers'
import type { Language } from '../i18n/language.ts'
import type { AuthoredAnswer } from './answers.ts'

export async function listAnswers(language: Language): Promise<AuthoredAnswer[]> {
  return (await loaders[language]()).default
}
