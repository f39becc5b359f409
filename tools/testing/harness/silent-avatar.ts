import type { CreateEngine } from '../../../src/avatar/engine.ts'
import { testedPage } from './page-harness.ts'
import { SilentEngine } from './silent-engine.ts'

// Stands in a build for testers where the engines do.

export const createEngine: CreateEngine = (options) => new SilentEngine(testedPage.engine, options)

export const createUnityEngine = () => createEngine
