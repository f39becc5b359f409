import type { CreateEngine } from '../../../src/avatar/engine.ts'
import { testedPage } from './page-harness.ts'
import { SilentEngine } from './silent-engine.ts'

// Replaces the engines in tester builds.

export const createEngine: CreateEngine = (options) => new SilentEngine(testedPage.engine, options)

export const createUnityEngine = () => createEngine
