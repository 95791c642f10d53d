import { escapeText } from '../../../common/richText/write.ts'
import { languages, type Language } from '../../../services/core/contract/languages.ts'
import { en, type CareerTexts } from './texts/en.ts'
import { ja } from './texts/ja.ts'
import { vi } from './texts/vi.ts'

const texts: Record<Language, CareerTexts> = { en, vi, ja }
export const languageNames: Record<Language, string> = { en: 'English', vi: 'Tiếng Việt', ja: '日本語' }
const locales: Record<Language, string> = { en: 'en-GB', vi: 'vi-VN', ja: 'ja-JP' }

const western = (text: string) => `“${text}”`
const quoted: Record<Language, (text: string) => string> = { en: western, vi: western, ja: (text) => `「${text}」` }

type Params = Readonly<Record<string, string | number>>

/** The texts of a page in one language. All except the `plain` ones are returned as escaped HTML. */
export interface Words {
  language: Language
  /** A text with its parameters, as HTML. */
  t(key: keyof CareerTexts, params?: Params): string
  /** The same as plain text. */
  plain(key: keyof CareerTexts, params?: Params): string
  /** A day (YYYY-MM-DD) written out. */
  day(day: string): string
  /** The same as plain text. */
  plainDay(day: string): string
  count(value: number): string
  /** Alternatives joined with "or", as plain text. */
  either(texts: readonly string[]): string
}

function wordsOf(language: Language): Words {
  const days = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  const counts = new Intl.NumberFormat(locales[language])
  const lists = new Intl.ListFormat(locales[language], { type: 'disjunction' })
  const plainDay = (day: string) => days.format(new Date(`${day}T00:00:00Z`))
  const plain: Words['plain'] = (key, params = {}) =>
    texts[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => `${params[name] ?? whole}`)
  return {
    language,
    plain,
    t: (key, params) => escapeText(plain(key, params)),
    plainDay,
    day: (day) => escapeText(plainDay(day)),
    either: (texts) => lists.format(texts.map((text) => quoted[language](text))),
    count: (value) => escapeText(counts.format(value)),
  }
}

/** The texts of each language. */
export const words: Record<Language, Words> = { en: wordsOf('en'), vi: wordsOf('vi'), ja: wordsOf('ja') }

/** Returns the first supported language in the header Accept-Language, or English if there is none. */
export function preferredLanguage(header: string | undefined): Language {
  const asked = (header ?? '').split(',', 20).map((part) => {
    const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean)
    return { name: name.split('-')[0]!, quality: quality === undefined ? 1 : Number(quality) }
  })
  const wanted = asked.filter(({ quality }) => quality > 0).toSorted((one, other) => other.quality - one.quality)
  return wanted.flatMap(({ name }) => languages.find((language) => language === name) ?? [])[0] ?? 'en'
}
