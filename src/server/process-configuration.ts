import { readConfiguration } from './configuration.ts'

/** The configuration of this process. Importing it throws ConfigurationError when a variable can't be used. */
export const configuration = readConfiguration(process.env)
