import { fold, phoneKey } from '../../../../common/text.ts'
import { readDay } from './dates.ts'
import { strip, textOf, type Line } from './lines.ts'

/** Something read, and the line that says it. */
export interface Read<T = string> {
  value: T
  line: Line
}

const email = /[\p{L}\d._%+-]{1,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.\p{L}{2,24}/giu
const phone = /(?<![\d/.-])(?:\(?\+\d{1,3}\)?[\s.-]?)?(?:\(\d{1,4}\)[\s.-]?)?\d{2,4}(?:[\s.-]?\d{2,4}){2,4}(?![\d/-])/g
const url =
  /(?:https?:\/\/|www\.)[^\s|,;]+|(?<![@\p{L}\d.-])[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63}){0,5}\.(?:com|net|org|io|dev|me|vn|jp|co|ai|app|info)(?:\/[^\s|,;]*)?(?![\p{L}\d@])/giu

/** All e-mail addresses, as written, each once. */
export const emailsOf = (lines: readonly Line[]): Read[] =>
  distinct(
    lines.flatMap((line) => (textOf(line).match(email) ?? []).map((value) => ({ value, line }))),
    (value) => value.toLowerCase(),
  )

/** All phone numbers: 9 to 15 digits that are not part of a date or an address. */
export function phonesOf(lines: readonly Line[]): Read[] {
  const found = lines.flatMap((line) =>
    (textOf(line).replace(email, ' ').replace(url, ' ').match(phone) ?? []).map((value) => ({
      value: value.trim(),
      line,
    })),
  )
  return distinct(
    found.filter(({ value }) => {
      const { length } = value.replace(/\D/g, '')
      // Two years with a dash between them are no number to call.
      return length >= 9 && length <= 15 && !/^(19|20)\d{2}\s?[-–]\s?(19|20)\d{2}$/.test(value) && /^[+(0]/.test(value)
    }),
    phoneKey,
  )
}

const network =
  /(?:linkedin|github|gitlab|facebook|twitter|x|instagram|behance|medium|stackoverflow|zalo)\.(?:com|me|vn)/i

/** The candidate's own page: the first address that is not a mail host's or a network's. */
export function websiteOf(lines: readonly Line[]): Read | undefined {
  const found = lines.flatMap((line) =>
    (textOf(line).replace(email, ' ').match(url) ?? []).map((value) => ({ value: strip(value, '', '.)]'), line })),
  )
  return found.find(({ value }) => !network.test(value)) ?? found[0]
}

const labels = {
  name: /^(?:full\s?name|name|ho\s?(?:(?:va|&)\s?)?ten|氏名|名前)$/,
  birthday: /^(?:date of birth|birth\s?(?:day|date)|d\.?o\.?b\.?|ngay sinh|生年月日)$/,
  gender: /^(?:gender|sex|gioi tinh|性別)$/,
  nationality: /^(?:nationality|citizenship|quoc tich|国籍)$/,
  address: /^(?:address|current address|location|residence|dia chi|dia chi hien tai|noi o hien tai|住所|現住所)$/,
  jobTitle:
    /^(?:position|applied position|job title|desired position|title|vi tri|vi tri ung tuyen|chuc danh|職種|希望職種)$/,
  website: /^(?:website|web|portfolio|homepage|ウェブサイト)$/,
} as const

/** What a line with a label says: `Date of birth: 01/02/1990`. */
export function labelled(lines: readonly Line[], key: keyof typeof labels): Read | undefined {
  for (const line of lines) {
    for (const text of [textOf(line), ...line.parts]) {
      const colon = /^(.{2,30}?)\s?[:：]\s?(\S.*)/su.exec(text)
      if (colon && labels[key].test(fold(colon[1]!).trim())) return { value: colon[2]!.trim(), line }
    }
    if (line.parts.length === 2 && labels[key].test(fold(line.parts[0]!).replace(/(?<![:：\s])[:：\s]+$/, '')))
      return { value: line.parts[1]!, line }
  }
  return undefined
}

export function birthdayOf(lines: readonly Line[]): Read | undefined {
  const read = labelled(lines, 'birthday')
  const value = read && readDay(read.value)
  return value ? { value, line: read.line } : undefined
}

/** A gender that is said behind something else on its line: `Ngày sinh: 01/02/1990 Giới tính: Nữ`. */
function amidst(lines: readonly Line[]): Read | undefined {
  for (const line of lines) {
    const found = /(?:^|[\s,;|])(?:gender|sex|giới tính|性別)\s?[:：]\s?(\p{L}{1,10})/iu.exec(textOf(line))
    if (found) return { value: found[1]!, line }
  }
  return undefined
}

/** 0 Male, 1 Female. */
export function genderOf(lines: readonly Line[]): Read<0 | 1> | undefined {
  const read = labelled(lines, 'gender') ?? amidst(lines)
  if (!read) return undefined
  const said = fold(read.value)
  if (/^(?:female|nu|f\b|女)/.test(said)) return { value: 1, line: read.line }
  return /^(?:male|nam|m\b|男)/.test(said) ? { value: 0, line: read.line } : undefined
}

const place = /^\p{Lu}[\p{L}.' -]+,\s*(?:\p{Lu}{2,3}|\p{Lu}[\p{L}.' -]+)$/u

/** Where the candidate lives: what is labelled so, or a place beside the contacts of the head ("San Francisco, CA"). */
export function addressOf(head: readonly Line[], all: readonly Line[], name: string | null): Read | undefined {
  const said = labelled(all, 'address')
  if (said) return said
  for (const line of head) {
    // "Maria Cruz, PMP" is no place.
    if (name && textOf(line).includes(name)) continue
    const texts = line.parts.flatMap((part) => part.split(/\s[|•·◆–]\s/))
    const found = texts.map((text) => text.trim()).find((text) => text.length < 80 && place.test(text))
    if (found) return { value: found, line }
  }
  return undefined
}

export function distinct(found: readonly Read[], key: (value: string) => string): Read[] {
  const seen = new Set<string>()
  return found.filter(({ value }) => !seen.has(key(value)) && seen.add(key(value)))
}

/** Whether a line is about how to reach somebody, and so no name, title or place of work. */
export const isContact = (text: string): boolean =>
  text.search(email) >= 0 || text.search(url) >= 0 || /\+?\d[\d\s().-]{7,}/.test(text)
