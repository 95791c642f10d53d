/** Writes one structured line per event. `error` contains what masked answers leave out. */
export interface Log {
  info(msg: string, fields?: Record<string, unknown>): void
  warn(msg: string, fields?: Record<string, unknown>): void
  error(msg: string, fields?: Record<string, unknown>): void
}

const plain = (value: unknown) =>
  value instanceof Error ? { message: value.message, stack: value.stack, cause: String(value.cause ?? '') } : value

/** Creates a log that writes JSON lines. `write` defaults to standard output; tests pass their own. */
export function createLog(write: (line: string) => void = (line) => process.stdout.write(line)): Log {
  const at =
    (level: string) =>
    (msg: string, fields: Record<string, unknown> = {}) => {
      const shown = Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, plain(value)]))
      write(`${JSON.stringify({ level, time: new Date().toISOString(), process: 'gateway', msg, ...shown })}\n`)
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

export const silentLog: Log = { info() {}, warn() {}, error() {} }
