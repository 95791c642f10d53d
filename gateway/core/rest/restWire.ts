const longestRetryAfterMs = 2000
/** A pause that keeps repeated calls of many requests apart. */
export const jitter = () => 50 + Math.random() * 150

/** The pause that a header Retry-After asks for, in whole seconds, a day at most; undefined when it asks for none. */
export function retryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined
  const asked = Number(header)
  const seconds = Math.ceil(Number.isFinite(asked) ? asked : (Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 ? Math.min(seconds, 86_400) : undefined
}

/** Milliseconds to wait before a repeated call; null when the upstream asks for a longer pause than a request may take. */
export function retryDelay(header: unknown): number | null {
  const wait = (retryAfter(header) ?? 0) * 1000
  return wait <= longestRetryAfterMs ? wait + jitter() : null
}

/** The query part of an address, `?` included; lists repeat their name. */
export function searchText(query: Record<string, unknown> | undefined): string {
  if (!query) return ''
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null) continue
    for (const item of Array.isArray(value) ? value : [value]) search.append(key, String(item))
  }
  const text = search.toString()
  return text && `?${text}`
}

/** The same query, body or answer with its pageIndex moved between our base 0 and the wire's. */
export const shifted = <T>(part: T, by: number): T =>
  by !== 0 && typeof part === 'object' && part !== null && 'pageIndex' in part && typeof part.pageIndex === 'number'
    ? { ...part, pageIndex: part.pageIndex + by }
    : part
