import { phoneKey } from '../../../../common/text.ts'
import { strip, textOf, type Line } from './lines.ts'

/** A value read from a CV, the line that contains it, and its confidence from 0 to 1. */
export interface Read<T = string> {
  value: T
  line: Line
  confidence: number
}

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}/giu
/** 9 to 15 digits with at most two signs between two of them. */
const phone = /(?<![\d/.-])\(?\+?\d(?:[\s().-]{0,2}\d){8,14}(?![\d/-])/g
const url =
  /(?:https?:\/\/|www\.)[^\s|,;]+|(?<![@\p{L}\d.-])[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.(?:com|net|org|io|dev|me|vn|jp|co|ai|app|info)(?:\/[^\s|,;]*)?(?![\p{L}\d@])/giu

const unbroken = /^[\w.+/~-]{1,30}(?:@[\w.-]{1,60})?$/
/** Rejoins addresses that a narrow column breaks: `www.annaberg.exam` and `ple.com`. */
export function wholeAddresses(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const [before = '', text] = [last?.parts.at(-1), line.parts[0]!]
    const isWholeItself = text.search(url) >= 0 || text.search(email) >= 0
    const isBroken =
      last &&
      line.isWrapped &&
      unbroken.test(text) &&
      (isWholeItself
        ? /[\w.]-$/.test(before) && text.includes('@')
        : /[@/.]/.test(before.slice(before.lastIndexOf(' ') + 1)))
    const joined = before + text
    const found = isBroken ? [...(joined.match(email) ?? []), ...(joined.match(url) ?? [])].at(-1) : undefined
    // Joins two lines only if the result ends with an address and the second part is not a plain word.
    if (found && joined.endsWith(found) && !isWord(text))
      whole[whole.length - 1] = { ...last!, parts: [...last!.parts.slice(0, -1), joined] }
    else whole.push(line)
  }
  return whole
}
const isWord = (text: string) => /^\p{Lu}?\p{L}{3,}$/u.test(text) && !/^(?:com|net|org)$/.test(text)

/** Returns all e-mail addresses as written, without duplicates. */
export const emailsOf = (lines: readonly Line[]): Read[] =>
  distinct(
    lines.flatMap((line) => (textOf(line).match(email) ?? []).map((value) => ({ value, line, confidence: 0.95 }))),
    (value) => value.toLowerCase(),
  )

/** Returns all phone numbers: 9 to 15 digits that are not part of a date or an address. */
export function phonesOf(lines: readonly Line[]): Read[] {
  const found = lines.flatMap((line) =>
    (textOf(line).replace(email, ' ').replace(url, ' ').match(phone) ?? []).map((value) => ({
      value: value.trim(),
      line,
      confidence: 0.95,
    })),
  )
  return distinct(
    found.filter(({ value }) => {
      const { length } = value.replace(/\D/g, '')
      if (/^\d{1,2}[./-](?:19|20)\d{2}\b/.test(value)) return false
      // Two years with a dash between them are not a phone number.
      return length >= 9 && length <= 15 && !/^(19|20)\d{2}\s?[-–]\s?(19|20)\d{2}$/.test(value) && /^[+(0]/.test(value)
    }),
    phoneKey,
  )
}

const network =
  /(?:^|\/|\.)(?:linkedin|github|gitlab|facebook|twitter|x|instagram|behance|medium|stackoverflow|zalo)\.(?:com|me|vn)/i

/**
 * Returns the candidate's own website: the first address that is not part of an e-mail address or on a social network,
 * or else the first address. Link targets count only if no address is written.
 */
export function websiteOf(lines: readonly Line[]): Read | undefined {
  const found = lines.flatMap((line) => {
    const written = (textOf(line).replace(email, ' ').match(url) ?? []).map((value) => ({
      value: strip(value, '', '.)]'),
      line,
      // Names of technologies look like addresses too: ASP.NET.
      confidence: /^(?:https?:|www\.)|\//i.test(value) ? 0.9 : 0.7,
    }))
    return written.length > 0 ? written : (line.links ?? []).map((value) => ({ value, line, confidence: 0.9 }))
  })
  return found.find(({ value }) => !network.test(value)) ?? found[0]
}

export function distinct<T>(found: readonly Read<T>[], key: (value: T) => string): Read<T>[] {
  const seen = new Set<string>()
  return found.filter(({ value }) => !seen.has(key(value)) && seen.add(key(value)))
}

/** Whether a line contains contact details, and so no name, title or place of work. */
export const isContact = (text: string): boolean =>
  text.search(email) >= 0 ||
  text.search(url) >= 0 ||
  (/\+?\d[\d\s().-]{7,}/.exec(text)?.[0].replace(/\D/g, '').length ?? 0) >= 8
