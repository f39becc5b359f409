type Level = 'info' | 'warn' | 'error'

for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

function write(level: Level, message: string, details: Record<string, unknown> = {}): void {
  const entry = { time: new Date().toISOString(), level, message, ...details }
  const line = JSON.stringify(entry, (_key, value: unknown) =>
    value instanceof Error
      ? { name: value.name, message: value.message, stack: value.stack, ...(value.cause ? { cause: value.cause } : {}) }
      : value,
  )
  ;(level === 'error' ? process.stderr : process.stdout).write(line + '\n')
}

/** Logs one JSON object per line: info and warnings to stdout, errors to stderr. */
export const log = {
  info: (message: string, details?: Record<string, unknown>) => write('info', message, details),
  warn: (message: string, details?: Record<string, unknown>) => write('warn', message, details),
  error: (message: string, details?: Record<string, unknown>) => write('error', message, details),
}
