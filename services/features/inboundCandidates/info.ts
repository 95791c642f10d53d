const deepest = 8

/** What a source knows of a person; `broken` when the text is no JSON object, or nested without measure. */
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

/** How deep a value is nested, as far as it matters. */
function depth(value: unknown, level = 0): number {
  if (typeof value !== 'object' || value === null || level > deepest) return level
  return Math.max(level + 1, ...Object.values(value).map((inner) => depth(inner, level + 1)))
}

/** Every text in it, by its place: where blocked words are looked for. */
export function textsOf(value: unknown, place = ''): Record<string, string> {
  if (typeof value !== 'object' || value === null) return typeof value === 'string' ? { [place]: value } : {}
  return Object.assign({}, ...Object.entries(value).map(([key, inner]) => textsOf(inner, `${place}/${key}`))) as Record<
    string,
    string
  >
}
