const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of a template's HTML, as the outbox keeps it. */
export function plainText(html: string): string {
  return html
    .replace(/<(?:br\s*\/?|\/li|\/tr)>/gi, '\n')
    .replace(/<\/(?:p|div|h[1-6]|ul|ol|table)>/gi, '\n\n')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis, (_all, href: string, text: string) =>
      text === href ? href : `${text} (${href})`,
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|(\w+));/g, (all, code: string | undefined, name = '') =>
      code ? character(Number(code), all) : (entities[name] ?? all),
    )
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const character = (code: number, otherwise: string) =>
  code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : otherwise

/** Puts values in the place of a template's placeholders, which stand in it by their bare names; says which have none. */
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
