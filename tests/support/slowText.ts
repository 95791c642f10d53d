const length = 100_000

/**
 * Tries an expression on long texts of each of its own characters, of each pair of them, and of its words, for
 * expressions that no theory can decide. Returns the time and the text of the first one that takes longer than the
 * limit, or null.
 */
export function slowText(source: string, flags: string, longestMs: number): string | null {
  const expression = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
  const signs = [
    ...new Set([...source.replace(/\\p\{[^}]*\}|\\[dws]/g, '').replaceAll('\\', ''), 'a', '0', ' ', '\n', '<']),
  ].slice(0, 24)
  const words = source.match(/[\w<>="/@.: ]{3,}/g) ?? []
  const texts = new Set([
    ...signs.flatMap((one) => signs.map((other) => one + other)),
    ...words,
    ...words.map((word) => `${word} `),
    words.join(''),
  ])
  for (const text of texts) {
    if (text === '') continue
    const long = `${text.repeat(Math.ceil(length / text.length))}\0`
    const begun = performance.now()
    long.replace(expression, '')
    const taken = performance.now() - begun
    if (taken > longestMs) return `${taken.toFixed(0)} ms for ${JSON.stringify(text)}`
  }
  return null
}
