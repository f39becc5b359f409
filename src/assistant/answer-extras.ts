import { lazy } from 'react'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'

const load = lazyViewWithRetry(() => import('./answer-extras.deferred.tsx'))

/** Sources and help of an answer: their code comes with the first answer that has some. */
export const AnswerExtras = lazy(async () => ({ default: (await load()).AnswerExtras }))
/** An answer's text with its marks, likewise. */
export const MarkedText = lazy(async () => ({ default: (await load()).MarkedText }))
/** The marks of a part of it, likewise. */
export const Marks = lazy(async () => ({ default: (await load()).Marks }))
