/**
 * Matches strings, brackets and commas, which is all that is needed to find where an entry of JSON text begins and
 * ends. An unterminated string also matches: searching for it again and again would be slow.
 */
const token = /"(?:[^"\\]|\\[^])*"?|[[\]{},]/g

/**
 * Returns the texts between the outer brackets of an array or object, split at its commas. The text must be valid JSON.
 */
export function entriesOf(text: string): string[] {
  const entries: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: sign, index } of text.matchAll(token)) {
    const isOpening = sign === '[' || sign === '{'
    const isClosing = sign === ']' || sign === '}'
    if (isOpening && ++depth === 1) start = index + 1
    if ((sign === ',' && depth === 1) || (isClosing && --depth === 0)) {
      const entry = text.slice(start, index).trim()
      if (entry !== '') entries.push(entry)
      start = index + 1
    }
  }
  return entries
}

/** A member of an object's text: its name, the text of its value and the text of both. */
export interface Member {
  name: string
  value: string
  text: string
}

/** Returns the members of an object's text in their order. */
export const membersOf = (text: string): Member[] =>
  entriesOf(text).map((entry) => {
    const [name = '""'] = /^"(?:[^"\\]|\\.)*"/.exec(entry) ?? []
    return { name: JSON.parse(name) as string, value: entry.slice(name.length).replace(/^\s*:\s*/, ''), text: entry }
  })
