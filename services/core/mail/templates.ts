/** Replaces placeholders, which are bare names in a line of text, with their values; returns which have none. */
export function fill(
  text: string,
  values: Readonly<Record<string, string>>,
  placeholders: readonly string[],
): { text: string; missing: string[] } {
  const missing = new Set<string>()
  const known = new Set(placeholders)
  const filled = text.replace(/\w+/g, (word) => {
    if (!known.has(word)) return word
    const value = values[word]
    if (value) return value
    missing.add(word)
    return word
  })
  return { text: filled, missing: [...missing] }
}
