/** Puts values in the place of placeholders, which stand in a line of text by their bare names; says which have none. */
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
