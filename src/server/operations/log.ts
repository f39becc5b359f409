type Level = 'info' | 'warn' | 'error'

// Whoever read the output may have gone: a broken pipe is no reason to stop serving, nor to log about it without end.
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

/** The server's log: one JSON object a line, warnings and notes on standard output, errors on standard error. */
export const log = {
  info: (message: string, details?: Record<string, unknown>) => write('info', message, details),
  warn: (message: string, details?: Record<string, unknown>) => write('warn', message, details),
  error: (message: string, details?: Record<string, unknown>) => write('error', message, details),
}
