import type { hideFields } from './mediaShapes.ts'

/** A text or kind of text to search for in a document. It is compared with text from `folded`. */
export interface Needle {
  /** The text or kind as the caller named it. */
  label: string
  pattern: RegExp
  /** Whether spaces count. A literal text is found regardless of its spaces. */
  isSpaced: boolean
}

/**
 * Returns the text in the form in which it is compared: without case, accents, width and zero-width characters, and
 * with each white space as one space.
 */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]|\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .toLowerCase()
    .replaceAll('đ', 'd')
const bare = (text: string): string => folded(text).replaceAll(' ', '')

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
const sign = String.raw`[ .\-‐‑–()/]{0,3}`

/** Matches the digits with or without separators, and with the country code of Vietnam or a leading zero. */
function phonePattern(digits: string): RegExp {
  const national = digits.replace(/^(?:0084|84|0)/, '')
  return new RegExp(String.raw`(?:\(?\+?(?:00)?84${sign}|\(?0)?${sign}${[...national].join(sign)}`, 'g')
}

const isPhone = (text: string) => /^[\d+().\-‐‑–/]+$/.test(text) && text.replace(/\D/g, '').length >= 8

function named(wanted: string): Pick<Needle, 'pattern' | 'isSpaced'> {
  if (isPhone(wanted)) return { isSpaced: false, pattern: phonePattern(wanted.replace(/\D/g, '')) }
  // A short word occurs in many longer ones, such as "An" in "plan".
  if (/^[a-z\d]{1,3}$/.test(wanted))
    return { isSpaced: true, pattern: new RegExp(String.raw`(?<![\p{L}\d])${wanted}(?![\p{L}\d])`, 'gu') }
  return { isSpaced: false, pattern: new RegExp(escape(wanted), 'g') }
}

/**
 * Returns what to search for: each text regardless of spaces, case, accents and phone separators, and everything of
 * each kind.
 */
export function needlesOf(texts: readonly string[], fields: readonly (typeof hideFields)[number][]): Needle[] {
  return [
    ...texts.map((text) => ({ label: text, ...named(bare(text)) })).filter(({ pattern }) => pattern.source !== '(?:)'),
    ...fields.map((field) => ({ label: field, isSpaced: true, pattern: ofField[field] })),
  ]
}

const ofField: Record<(typeof hideFields)[number], RegExp> = {
  email: /(?<![a-z0-9._%+-])[a-z0-9._%+-]+@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,5}\.[a-z]{2,24}/g,
  // A country code or a leading zero, then 8 to 12 digits. Years, amounts and grades do not look like this.
  phone: new RegExp(String.raw`(?<!\d)(?:\(?\+\d{1,3}|0084|84(?=\d{9})|\(?0)${sign}\d(?:${sign}\d){7,11}(?!\d)`, 'g'),
}

export interface Match {
  needle: Needle
  /** Positions in the passed pieces; the end is exclusive. */
  start: number
  end: number
}

/** Finds the needles in a text that is passed in pieces (glyphs, characters). */
export function findNeedles(pieces: readonly string[], needles: readonly Needle[]): Match[] {
  const readings = new Map<boolean, { text: string; at: number[] }>()
  const reading = (isSpaced: boolean) => {
    const known = readings.get(isSpaced)
    if (known) return known
    const made = { text: '', at: [] as number[] }
    pieces.forEach((piece, index) => {
      const text = isSpaced ? folded(piece) : bare(piece)
      for (let unit = 0; unit < text.length; unit++) made.at.push(index)
      made.text += text
    })
    readings.set(isSpaced, made)
    return made
  }
  return needles.flatMap((needle) => {
    const { text, at } = reading(needle.isSpaced)
    return [...text.matchAll(needle.pattern)]
      .filter(([found]) => found)
      .map((found) => ({ needle, start: at[found.index]!, end: at[found.index + found[0].length - 1]! + 1 }))
  })
}

/** Returns the labels of the needles without a match. */
export const missingOf = (needles: readonly Needle[], found: ReadonlySet<Needle>): string[] =>
  needles.filter((needle) => !found.has(needle)).map(({ label }) => label)
