import { fold } from '../../../../common/text.ts'
import { isContact, type Read } from './contacts.ts'
import { readDay } from './dates.ts'
import { textOf, type Line } from './lines.ts'
import { isTitle } from './words/employers.ts'
import { headingOf } from './words/headings.ts'

const labels = {
  name: /^(?:full ?name|name|candidate name|ho ?(?:(?:va|&) ?)?(?:ten|ten khai sinh)|ho va ten \(.*|氏名|名前|お名前)$/,
  birthday:
    /^(?:date of birth|birth ?(?:day|date)|born|d\.?o\.?b\.?|ngay sinh|ngay thang nam sinh|ngay,? thang,? nam sinh|sinh ngay|生年月日|誕生日)$/,
  gender: /^(?:gender|sex|gioi tinh|性別)$/,
  nationality: /^(?:nationality|citizenship|quoc tich|国籍)$/,
  address:
    /^(?:(?:current |home |present |permanent |postal |contact )?address|location|residence|place of residence|lives in|(?:dia chi|noi o|cho o|noi cu tru|cho o hien|noi thuong tru|thuong tru|ho khau thuong tru)(?: hien tai| hien nay| lien he| lien lac| nay| thuong tru)?|住所|現住所|居住地|所在地)$/,
  jobTitle:
    /^(?:position|applied position|job title|desired position|title|vi tri|vi tri ung tuyen|chuc danh|職種|希望職種)$/,
  website: /^(?:website|web|web site|portfolio|homepage|blog|ウェブサイト|ホームページ|サイト)$/,
  messengers: /^(?:skype|zalo|telegram|line|viber|whatsapp|wechat|signal|messenger)(?: id)?$/,
} as const
type Labelled = keyof typeof labels

/** Whether a text is a label of this kind. "Họ và tên / Full name" and "氏 名" are labels too. */
const isLabel = (text: string, key: Labelled): boolean =>
  fold(text)
    .replace(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, '')
    .split(/[/|()]/)
    .some((word) => labels[key].test(word.trim()))
const isAnyLabel = (text: string): boolean => (Object.keys(labels) as Labelled[]).some((key) => isLabel(text, key))
/** Splits a text into a label and its value: `Date of birth: …`, `氏名 佐藤 健太`. */
const sayingOf = (text: string): [label: string, said: string] | null => {
  const [, label, said] =
    /^(.{1,40}?)\s?[:：]\s?(\S.*)/su.exec(text) ?? /^(\p{Script=Han}{2,5})\s(\S.*)/su.exec(text) ?? []
  return label && said ? [label, said.trim()] : null
}
const bare = (text: string) => text.replace(/(?<![:：\s])[:：\s]+$/u, '')

/** Returns the values of all lines with a label: after it, in the next part of the line, or on the next line. */
function allLabelled(lines: readonly Line[], key: Labelled): Read[] {
  return lines.flatMap((line, at): Read[] => {
    const found = (value: string): Read => ({ value, line, confidence: 0.95 })
    for (const [index, part] of line.parts.entries()) {
      const saying = sayingOf(part)
      if (saying && isLabel(saying[0], key)) return [found(saying[1])]
      const next = line.parts[index + 1]
      if (next && isLabel(bare(part), key)) return [found(next)]
    }
    const whole = sayingOf(textOf(line))
    if (whole && line.parts.length > 1 && isLabel(whole[0], key)) return [found(whole[1])]
    const below = lines[at + 1]
    const isAbove = below && line.parts.length === 1 && isLabel(bare(line.parts[0]!), key)
    const isNext = isAbove && !isAnyLabel(bare(below.parts[0]!)) && !headingOf(textOf(below))
    return isNext && !/[:：]/u.test(textOf(below).replace(/https?:/, '')) ? [found(textOf(below))] : []
  })
}
export const labelled = (lines: readonly Line[], key: Labelled): Read | undefined => allLabelled(lines, key)[0]

/** Returns other ways of reaching the candidate: `Zalo: 0912 345 678`. */
export const messengersOf = (lines: readonly Line[]): Read[] =>
  allLabelled(lines, 'messengers').map((read) => {
    const [label] = sayingOf(textOf(read.line)) ?? [read.line.parts[0]!]
    return { ...read, value: `${bare(label)}: ${read.value}`.slice(0, 250) }
  })

/** Returns the date of birth: the labelled value, or a complete date that stands alone among the contacts. */
export function birthdayOf(lines: readonly Line[], head: readonly Line[]): Read | undefined {
  const read = labelled(lines, 'birthday')
  const value = read && readDay(read.value)
  if (value) return { ...read, value }
  const latest = `${new Date().getFullYear() - 14}`
  for (const line of head.slice(0, 20)) {
    const part = line.parts.find((text) => text.length <= 20 && /^\D{0,4}\d/.test(text) && readDay(text))
    const day = part && readDay(part)
    if (day && day < latest) return { value: day, line, confidence: 0.7 }
  }
  return undefined
}

/** Finds a gender that follows something else on its line: `Ngày sinh: 01/02/1990 Giới tính: Nữ`. */
function findInlineGender(lines: readonly Line[]): Read | undefined {
  for (const line of lines) {
    const found = /(?:^|[\s,;|])(?:gender|sex|giới tính|性別)\s?[:：]\s?(\p{L}{1,10})/iu.exec(textOf(line))
    if (found) return { value: found[1]!, line, confidence: 0.9 }
  }
  return undefined
}
function findStandaloneGender(lines: readonly Line[]): Read | undefined {
  for (const line of lines.slice(0, 20)) {
    const value = line.parts.find((text) => /^(?:fe)?male$|^nam$|^nữ$|^男性?$|^女性?$/iu.test(text))
    if (value) return { value, line, confidence: 0.8 }
  }
  return undefined
}

/** Returns the gender: 0 Male, 1 Female. */
export function genderOf(lines: readonly Line[], head: readonly Line[]): Read<0 | 1> | undefined {
  const read = labelled(lines, 'gender') ?? findInlineGender(lines) ?? findStandaloneGender(head)
  if (!read) return undefined
  const said = fold(read.value)
  if (/^(?:female|nu|f\b|女)/.test(said)) return { ...read, value: 1 }
  return /^(?:male|nam|m\b|男)/.test(said) ? { ...read, value: 0 } : undefined
}

const place = /^\p{Lu}[\p{L}.' -]+,\s*(?:\p{Lu}{2,3}|\p{Lu}[\p{L}.' -]+)$/u
const street =
  /\b(?:street|st|road|rd|avenue|ave|lane|drive|boulevard|blvd|mews|close|court|square|way|place|grove|terrace|straße|strasse)\b/iu
const vietnamese =
  /^(?:số|so|ngõ|ngo|hẻm|tổ|ấp|thôn|khu phố)\s?\d|(?:quận|phường|huyện|thị xã|thành phố|tỉnh|tp\.|quan \d|phuong \d|tp )/iu
const eastern = /^〒|^\p{Script=Han}{2,5}[都道府県市]$|^\p{Script=Han}{1,4}[都道府県]/u
const ward = /\p{Script=Han}[市区町村郡]/u
/** Whether the second pattern follows the first one in a text. */
const follows = (text: string, first: RegExp, then: RegExp): boolean => {
  const at = text.search(first)
  return at >= 0 && then.test(text.slice(at))
}
const isSomewhere = (text: string) =>
  follows(text, /\d/, street) || vietnamese.test(text) || eastern.test(text) || follows(text, ward, /\d/)

/** Adds the continuation of an address on the next lines of a narrow column. */
function completeAddress(read: Read, all: readonly Line[]): Read {
  let { value } = read
  for (let at = all.indexOf(read.line) + 1; at > 0 && at < all.length; at++) {
    const line = all[at]!
    const text = textOf(line)
    if (!line.isWrapped && !value.endsWith(',')) break
    if (sayingOf(text) || isContact(text) || headingOf(text) || isAnyLabel(bare(line.parts[0]!)) || text.length > 60)
      break
    value += /[\p{Script=Han}\p{Script=Katakana}]$/u.test(value) || /^[\p{Script=Han}]/u.test(text) ? text : ` ${text}`
  }
  return { ...read, value: value.slice(0, 500) }
}

const piecesOf = (line: Line) =>
  line.parts.flatMap((part) => part.split(/\s[|•·◆⋄–]\s?|\s?[|•]\s/)).map((text) => text.trim())

/**
 * Returns where the candidate lives: the labelled value, or else a text beside the contacts that is not a contact
 * itself, or else a place.
 */
export function addressOf(head: readonly Line[], name: string | null): Read | undefined {
  const said = labelled(head, 'address')
  if (said) return completeAddress(said, head)
  const able = head.filter((line) => !(name && textOf(line).includes(name)))
  for (const [at, line] of able.entries()) {
    const pieces = piecesOf(line)
    const isBeside = [able[at - 1], line, able[at + 1]].some((near) => near && isContact(textOf(near)))
    for (const text of pieces) {
      if (
        text.length < (eastern.test(text) ? 3 : 5) ||
        text.length > 120 ||
        isContact(text) ||
        sayingOf(text) ||
        readDay(text)
      )
        continue
      // "Maria Cruz, PMP" and "Lead, Platform" are not places.
      if (isTitle(text) || headingOf(text)) continue
      const isLeft = pieces.length > 1 && pieces.some(isContact) && /,|\d/.test(text)
      if (isSomewhere(text) && (isBeside || at < 8))
        return completeAddress({ value: text, line, confidence: 0.85 }, head)
      if (isLeft) return { value: text, line, confidence: /\d/.test(text) ? 0.8 : 0.75 }
      if (isBeside && pieces.length === 1 && /^\d+\p{L}?[\s,].*,/u.test(text))
        return completeAddress({ value: text, line, confidence: 0.75 }, head)
      if (text.length < 80 && place.test(text))
        return { value: text, line, confidence: /,\s*\p{Lu}{2,3}$/u.test(text) ? 0.85 : 0.6 }
    }
  }
  return undefined
}
