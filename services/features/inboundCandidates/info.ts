const deepest = 8

/**
 * Parses a source's information about a person. Returns `broken` if the text is not a JSON object or is nested too
 * deeply.
 */
export function infoOf(text: string | undefined): Record<string, unknown> | null | 'broken' {
  if (!text?.trim()) return null
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && depth(value) <= deepest ? (value as Record<string, unknown>) : 'broken'
  } catch {
    return 'broken'
  }
}

/** Returns how deeply a value is nested. Stops counting beyond the limit. */
function depth(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > deepest) return level
  return Math.max(level + 1, ...Object.values(value).map((inner) => depth(inner, level + 1)))
}

/** Returns every text in the value by its path. Blocked words are searched for in these texts. */
export function textsOf(value: unknown, place = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? { [place]: value } : {}
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => textsOf(inner, `${place}/${key}`))) as Record<
    string,
    string
  >
}
