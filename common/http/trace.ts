/** A trace that another system has begun (W3C Trace Context, header `traceparent`). */
export interface Trace {
  /** 32 hexadecimal digits that all programs working on one request write into their logs. */
  id: string
  /** Two digits: whether the system that began the trace stores what is recorded. */
  flags: string
}

const traceparentFormat =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})(?:-.{0,200})?$/

/** Reads the header. Returns undefined if it is missing or malformed. */
export function readTrace(header: unknown): Trace | undefined {
  const [, id, flags] = (typeof header === 'string' && traceparentFormat.exec(header)) || []
  return id && flags ? { id, flags } : undefined
}

/** Returns the header that passes a trace on. `step` is the id (16 hexadecimal digits) of the step that passes it. */
export const traceparent = ({ id, flags }: Trace, step: string): string => `00-${id}-${step}-${flags}`
