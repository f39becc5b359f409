import { lazy } from 'react'
import { lazyViewWithRetry } from '../runtime/lazy-view-with-retry.ts'

const load = lazyViewWithRetry(() => import('./answer-extras.deferred.tsx'))

/** Loaded with the first answer that has sources or help contacts. */
export const AnswerExtras = lazy(async () => ({ default: (await load()).AnswerExtras }))
export const MarkedText = lazy(async () => ({ default: (await load()).MarkedText }))
export const Marks = lazy(async () => ({ default: (await load()).Marks }))
