import path from 'node:path'
import { parseArgs } from 'node:util'
import { loadEnvironmentFile } from '../src/server/operations/environment-file.ts'
import { missedQuestionLines, readMissedQuestions } from '../src/server/talk/missed-questions.ts'

// `npm run questions`: unanswered reader questions, most frequent first. Requires QUESTIONS_FILE.
loadEnvironmentFile(path.resolve(import.meta.dirname, '..'))
const { values } = parseArgs({ options: { least: { type: 'string', default: '1' } } })
const file = process.env['QUESTIONS_FILE']
if (!file)
  console.log('Nothing is counted: set QUESTIONS_FILE to a file where the server may count (docs/configuration.md).')
else {
  const lines = missedQuestionLines(readMissedQuestions(file), Number(values.least))
  console.log(lines.length > 0 ? lines.join('\n') : 'No question was asked in vain.')
}
