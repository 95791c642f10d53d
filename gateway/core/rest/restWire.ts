const longestRetryAfterMs = 2000
/** Returns a random pause that spreads the repeated calls of many requests. */
export const jitter = () => 50 + Math.random() * 150

/** Returns the pause of a header Retry-After in whole seconds, at most one day, or undefined without one. */
export function retryAfter(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined
  const asked = Number(header)
  const seconds = Math.ceil(Number.isFinite(asked) ? asked : (Date.parse(header) - Date.now()) / 1000)
  return seconds > 0 ? Math.min(seconds, 86_400) : undefined
}

/**
 * Returns the milliseconds to wait before a repeated call, or null if the upstream requires a longer pause than a
 * request may take.
 */
export function retryDelay(header: unknown): number | null {
  const wait = (retryAfter(header) ?? 0) * 1000
  return wait <= longestRetryAfterMs ? wait + jitter() : null
}

/** Returns the query part of an address, including `?`. Lists repeat their name. */
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

/** Converts the pageIndex of a query, body or answer between our base 0 and that of the upstream. */
export const shifted = <T>(part: T, by: number): T =>
  by !== 0 && typeof part === 'object' && part !== null && 'pageIndex' in part && typeof part.pageIndex === 'number'
    ? { ...part, pageIndex: part.pageIndex + by }
    : part
