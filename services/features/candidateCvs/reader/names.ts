import { fold } from '../../../../common/text.ts'
import { emailsOf, isContact, type Read } from './contacts.ts'
import { textOf, type Line } from './lines.ts'
import type { Section } from './sections.ts'
import { labelled } from './personal.ts'
import { isTitle } from './words/employers.ts'
import { headingOf } from './words/headings.ts'

/** Words of job titles, which do not occur in names, and other texts that are not names. */
const calling =
  /\b(?:engineer|developer|manager|designer|analyst|architect|consultant|specialist|scientist|programmer|tester|director|officer|accountant|recruiter|administrator|researcher|coordinator)\b/i
const noName =
  /curriculum|vitae|resume|résumé|sơ yếu|lý lịch|updated|履\s?歴\s?書|職\s?務\s?経\s?歴\s?書|\bcv\b|page|cộng hòa|độc lập|europass|hồ sơ|đơn xin/i

/** Suffixes of a name, and nicknames within it: `Robert "Bob" Smith, Jr.`, `Maria Cruz, PMP`. */
const suffix = /,?\s(?:jr|sr|ii|iii|iv|ph\.?\s?d|m\.?\s?d|mba|pmp|cpa|esq|cfa|pe|rn)\.?$/i
const nickname = /\s["“(][\p{L}.' -]{1,20}["”)](?=\s)/gu
/** Parts of names that begin in lower case. */
const particle = /^(?:de|da|del|della|di|do|dos|du|la|le|van|von|der|den|ter|bin|binti|al|el|y|e)$/

function canBeName(whole: string): boolean {
  const text = whole.replace(suffix, '').replace(nickname, '')
  const words = text.split(' ')
  if (isContact(text) || /\d|[:@,]/.test(text) || noName.test(text) || calling.test(text) || headingOf(text))
    return false
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return text.length <= 16
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    text.length <= 50 &&
    words.every((word) => /^\p{Lu}/u.test(word) || particle.test(word))
  )
}

/** Whether an e-mail address contains a part of the name: Anna Berg, berg.a@example.com. */
const agrees = (name: string, emails: readonly Read[]): boolean =>
  fold(name)
    .split(' ')
    .some(
      (word) =>
        /^[a-z]{3,}$/.test(word) && emails.some(({ value }) => fold(value.slice(0, value.indexOf('@'))).includes(word)),
    )

/**
 * Rejoins a name that a narrow column breaks: larger than the text below, with one word per line or no room for the
 * next word.
 */
function withNext(line: Line, next?: Line): Line {
  if (!next || line.size <= 13 || Math.abs(next.size - line.size) > 0.5 || Math.abs(next.x - line.x) > 60) return line
  const [before = '', after = ''] = [line.parts[0], next.parts[0]]
  const isWord = !/\s/.test(before) && !/\s/.test(after)
  const isBroken = isWord || next.isWrapped || particle.test(before.split(' ').at(-1)!)
  const whole = `${before} ${after}`
  const isOne = line.parts.length === 1 && next.parts.length === 1 && isBroken && canBeName(whole) && !isTitle(after)
  return isOne ? { ...line, parts: [whole] } : line
}

/**
 * Returns the name: the labelled value, or else the line of a head that can be a name and stands out by an e-mail
 * address or by its size.
 */
export function nameOf(heads: readonly Section[], all: readonly Line[]): Read | undefined {
  const said = labelled(all.slice(0, 40), 'name')
  if (said) return { ...said, confidence: canBeName(said.value) ? 0.98 : 0.7 }
  const first = heads.flatMap(({ lines }) => lines.slice(0, 12)).map((line, at, all) => withNext(line, all[at + 1]))
  const emails = emailsOf(all)
  const able = first
    .flatMap((line) => {
      const value = line.parts[0]!.split(/\s[|•·–-]\s/)[0]!.trim()
      return canBeName(value) ? [{ value, line, agrees: agrees(value, emails) }] : []
    })
    .toSorted((one, other) => Number(other.agrees) - Number(one.agrees) || other.line.size - one.line.size)
  const [best] = able
  if (!best) return undefined
  const { value, line } = best
  const isLargest = first.every(({ size }) => size <= line.size)
  const isAlone = able.filter(({ line: { size } }) => size >= line.size).length === 1
  const isFirst = first.find((one) => !noName.test(textOf(one))) === line
  if (best.agrees) return { value, line, confidence: isLargest ? 0.98 : 0.9 }
  if (isLargest && isAlone) return { value, line, confidence: 0.9 }
  return { value, line, confidence: isLargest && isFirst ? 0.6 : 0.4 }
}

/** Returns the candidate's job title: the labelled value, or the short line below the name. */
export function titleOf(head: readonly Line[], name: Read | undefined): Read | undefined {
  const said = labelled(head, 'jobTitle')
  if (said || !name) return said
  const at = head.findIndex((line) => textOf(line).includes(name.value))
  const next = head[at + 1]
  if (!next || at < 0 || next.parts.length > 1) return undefined
  const value = textOf(next)
  if (value.length > 60 || isContact(value) || /[:@]|\d{3}/.test(value) || /^\p{Lu}[\p{L} .]+,\s*\p{Lu}/u.test(value))
    return undefined
  // Not all titles are known, but a title usually follows a name of high confidence.
  return { value, line: next, confidence: isTitle(value) ? 0.9 : name.confidence >= 0.9 ? 0.6 : 0.4 }
}
