/** Strings, brackets and commas: all that matters for where an entry of JSON text begins and ends. A string that does not end is one, too: looked for again, it would cost. */
const token = /"(?:[^"\\]|\\[^])*"?|[[\]{},]/g

/** The texts between the outer brackets of an array or object, cut at its commas; for text that JSON.parse has taken. */
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

/** A member of an object's text: its name, its value's text, and both as they stand there. */
export interface Member {
  name: string
  value: string
  text: string
}

/** The members of an object's text in their order. */
export const membersOf = (text: string): Member[] =>
  entriesOf(text).map((entry) => {
    const [name = '""'] = /^"(?:[^"\\]|\\.)*"/.exec(entry) ?? []
    return { name: JSON.parse(name) as string, value: entry.slice(name.length).replace(/^\s*:\s*/, ''), text: entry }
  })
