const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

/** The text of a mail's HTML: a line for each that the page has, and the address of a link behind its words. */
export function plainText(html: string): string {
  let text = ''
  let link: { href: string; from: number } | null = null
  for (const piece of html.split(/(<[^<>]*>)/)) {
    const [, slash, name = ''] = /^<(\/?)([a-z\d]+)\b/i.exec(piece) ?? []
    const tag = `${slash ?? ''}${name.toLowerCase()}`
    if (tag === 'a') link = { href: /\shref="([^"]*)"/i.exec(piece)?.[1] ?? '', from: text.length }
    else if (tag === '/a' && link) {
      if (link.href && text.slice(link.from) !== link.href) text += ` (${link.href})`
      link = null
    } else if (/^(br|\/li|\/tr)$/.test(tag)) text += '\n'
    else if (/^\/(p|div|h[1-6]|ul|ol|table)$/.test(tag)) text += '\n\n'
    else if (!/^<.*>$/s.test(piece)) text += piece
  }
  return text
    .replace(/&(?:#(\d{1,7})|(\w{1,10}));/g, (all, code: string | undefined, entity = '') =>
      code ? character(Number(code), all) : (entities[entity] ?? all),
    )
    .replace(/(?<![ \t])[ \t]+\n/g, '\n')
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
