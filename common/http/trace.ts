/** A trace that others have begun (W3C Trace Context, header `traceparent`). */
export interface Trace {
  /** 32 hexadecimal digits, which all programs that work on one request write into their logs. */
  id: string
  /** Two digits: whether whoever began it keeps what is recorded. */
  flags: string
}

const form = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.{0,200})?$/

/** Reads the header; undefined where there is none, or none of its form. */
export function readTrace(header: unknown): Trace | undefined {
  const [, id, flags] = (typeof header === 'string' && form.exec(header)) || []
  return id && flags ? { id, flags } : undefined
}

/** The header that passes a trace on, by the name (16 hexadecimal digits) of the step that passes it. */
export const traceparent = ({ id, flags }: Trace, step: string): string => `00-${id}-${step}-${flags}`
