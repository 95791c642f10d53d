import { fold } from '../../../../common/text.ts'
import { distinct, type Read } from './contacts.ts'
import { strip, textOf, type Line } from './lines.ts'

const skillLevels: readonly [RegExp, number][] = [
  [/\b(?:expert|master)\b|chuyên gia|エキスパート/i, 5],
  [/\b(?:advanced?|proficient|strong)\b|thành thạo|上級/i, 4],
  [/\bintermediate\b|trung bình|khá|中級/i, 3],
  [/\b(?:limited|basic|elementary)\b|cơ bản|初級/i, 2],
  [/\b(?:beginner|fundamental)\b|mới học/i, 1],
]
const languageLevels: readonly [RegExp, number][] = [
  [/\b(?:native|mother tongue|bilingual)\b|bản ngữ|mẹ đẻ|母国語|母語|ネイティブ/i, 5],
  [/\b(?:fluent|full professional|c[12]|n1)\b|lưu loát|thành thạo|ビジネスレベル|流暢/i, 4],
  [/\b(?:professional|upper[- ]intermediate|advanced|good|b2|n2)\b|tốt|上級/i, 4],
  [/\b(?:intermediate|conversational|limited working|b1|n3)\b|khá|trung bình|giao tiếp|日常会話|中級/i, 3],
  [/\b(?:basic|elementary|a2|n4)\b|cơ bản|初級/i, 2],
  [/\b(?:beginner|a1|n5)\b/i, 1],
]
const levelIn = (text: string, levels: typeof skillLevels): number =>
  levels.find(([word]) => word.test(text))?.[1] ?? starsIn(text)
/** ★★★☆☆, ●●●○○ or 3/5. */
function starsIn(text: string): number {
  const stars = text.match(/[★●■◉]/g)?.length ?? 0
  if (stars > 0 && stars <= 5) return stars
  const out = /(\d)\s?\/\s?5(?!\d)/.exec(text)
  return out ? Math.min(5, Number(out[1])) : 0
}
const withoutLevel = (text: string): string =>
  strip(
    text
      .replace(/[★☆●○■□◉]|\d\s?\/\s?5|\([^()]*\)/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/\s?[-–:]\s?(?:expert|advanced?|proficient|intermediate|basic|beginner|elementary|good)$/i, ''),
    ',;•·-',
    ',;.•·-',
  )

/** Splits at signs that do not stand within brackets. */
function itemsOf(text: string, signs: string): string[] {
  const found: string[] = []
  let end = text.length
  let isWithin = false
  for (let at = text.length - 1; at >= 0; at--) {
    const sign = text[at]!
    if (sign === '(' || sign === ')') isWithin = sign === ')'
    else if (!isWithin && signs.includes(sign)) {
      found.push(text.slice(at + 1, end))
      end = at
    }
  }
  return [text.slice(0, end), ...found.toReversed()]
}

/** The skills that a section lists; a group's name before a colon is no skill. */
export function skillsOf(lines: readonly Line[]): { name: string; level: number; line: Line }[] {
  const found: (Read & { level: number })[] = []
  for (const line of joinedLists(lines)) {
    const text = textOf(line)
    const listed = /^[^:：]{2,40}[:：]\s?(\S.*)/su.exec(text)?.[1] ?? text
    for (const item of itemsOf(listed, ',;、，|•·')) {
      const value = withoutLevel(item)
      if (value.length >= 1 && value.length <= 40 && value.split(' ').length <= 5 && /\p{L}/u.test(value))
        found.push({ value, level: levelIn(item, skillLevels), line })
    }
  }
  return (distinct(found, fold) as typeof found)
    .slice(0, 50)
    .map(({ value, level, line }) => ({ name: value, level, line }))
}

/** A list that goes on in the next line is one list. */
function joinedLists(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    if (last && !line.isBullet && textOf(last).endsWith(',')) last.parts = [...last.parts, ...line.parts]
    else whole.push({ ...line, parts: [...line.parts] })
  }
  return whole
}

const languageNames: readonly [name: string, words: RegExp][] = [
  ['English', /\benglish\b|tiếng anh|英語/i],
  ['Japanese', /\bjapanese\b|tiếng nhật|日本語/i],
  ['Vietnamese', /\bvietnamese\b|tiếng việt|ベトナム語/i],
  ['Chinese', /\b(?:chinese|mandarin)\b|tiếng (?:trung|hoa)|中国語/i],
  ['Korean', /\bkorean\b|tiếng hàn|韓国語/i],
  ['French', /\bfrench\b|tiếng pháp|フランス語/i],
  ['German', /\bgerman\b|tiếng đức|ドイツ語/i],
  ['Spanish', /\bspanish\b|tiếng tây ban nha|スペイン語/i],
  ['Russian', /\brussian\b|tiếng nga|ロシア語/i],
  ['Thai', /\bthai\b|tiếng thái|タイ語/i],
  ['Italian', /\bitalian\b/i],
  ['Portuguese', /\bportuguese\b/i],
  ['Turkish', /\bturkish\b/i],
  ['Indonesian', /\bindonesian\b/i],
]

/** Spoken languages and how well: what stands beside the name of a language. */
export function languagesOf(lines: readonly Line[]): { language: string; fluency: number; line: Line }[] {
  const found: { language: string; fluency: number; line: Line }[] = []
  for (const line of lines) {
    for (const piece of itemsOf(textOf(line), ',;、•·|')) {
      for (const [language, words] of languageNames) {
        if (words.test(piece) && !found.some((known) => known.language === language))
          found.push({ language, fluency: levelIn(piece, languageLevels), line })
      }
    }
  }
  return found
}
