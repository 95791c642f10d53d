import { fold } from '../../../../common/text.ts'
import { distinct, type Read } from './contacts.ts'
import { strip, textOf, type Line } from './lines.ts'

/** Words for skill levels, folded. */
const skillLevels: readonly [RegExp, number][] = [
  [/\b(?:experts?|master(?:y|ed)?)\b|chuyen gia|xuat sac|エキスパート/, 5],
  [/\b(?:advanced?|proficient|strong|very good)\b|thanh thao|nang cao|上級|得意/, 4],
  [/\b(?:intermediate|good|competent)\b|trung binh|\bkha\b|\btot\b|中級/, 3],
  [/\b(?:limited|basic|elementary)\b|co ban|so cap|初級|基礎/, 2],
  [/\b(?:beginner|fundamental|novice)\b|moi hoc|初心者/, 1],
]
const languageLevels: readonly [RegExp, number][] = [
  [/\b(?:native|mother tongue|bilingual)\b|ban ngu|me de|母国語|母語|ネイティブ/, 5],
  [
    /\b(?:fluent|fluency|full professional|c[12]|n1|excellent)\b|luu loat|thanh thao|troi chay|cao cap|ビジネス|流暢/,
    4,
  ],
  [/\b(?:professional|upper[- ]intermediate|advanced|good|b2|n2)\b|\btot\b|上級/, 4],
  [/\b(?:intermediate|conversational|limited working|b1|n3)\b|\bkha\b|trung binh|trung cap|giao tiep|日常会話|中級/, 3],
  [/\b(?:basic|elementary|a2|n4)\b|co ban|so cap|初級|基礎/, 2],
  [/\b(?:beginner|a1|n5)\b|moi hoc|入門/, 1],
]
/** A level at the end of a skill: `Excel - good`, `Excel: 上級`. */
const levelBehind =
  /\s?[-–:：|]\s?(?:experts?|advanced?|proficient|strong|very good|good|competent|intermediate|basic|elementary|beginner|chuyên gia|thành thạo|nâng cao|tốt|khá|trung bình|cơ bản|sơ cấp|エキスパート|上級|中級|初級)$/iu
const levelIn = (text: string, levels: typeof skillLevels): number =>
  levels.find(([word]) => word.test(fold(text)))?.[1] ?? starsIn(text)
/** Returns the level of a rating such as ★★★☆☆, ●●●○○ or 3/5. */
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
      .replace(levelBehind, ''),
    ',;•·-',
    ',;.•·-',
  )

/** Splits a text at signs outside brackets. */
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

/** Returns the skills that a section lists. The name of a group before a colon is not a skill. */
export function skillsOf(lines: readonly Line[]): Read<{ name: string; level: number }>[] {
  const found: Read<{ name: string; level: number }>[] = []
  for (const line of joinedLists(lines)) {
    const text = saidOf(line)
    const listed = /^[^:：]{2,40}[:：]\s?(\S.*)/su.exec(text)?.[1] ?? text
    for (const item of itemsOf(listed, ',;、，|•·')) {
      const name = withoutLevel(item)
      const words = name.split(' ').length
      if (name.length >= 1 && name.length <= 40 && words <= 5 && /\p{L}/u.test(name))
        // A skill's name is short; a longer text is probably a description.
        found.push({ value: { name, level: levelIn(item, skillLevels) }, line, confidence: words <= 3 ? 0.9 : 0.7 })
    }
  }
  return distinct(found, ({ name }) => fold(name)).slice(0, 50)
}

/** Joins the parts of a line, of which the last may be a level. */
const saidOf = ({ parts }: Line): string => {
  const last = parts.at(-1)!
  const isLevel = parts.length > 1 && levelBehind.test(`: ${last}`) && !/\s/u.test(last.replace(levelBehind, ''))
  return isLevel ? `${parts.slice(0, -1).join(' ')} - ${last}` : parts.join(parts.length > 2 ? ', ' : ' ')
}

/** Joins a list that continues on the next line. */
function joinedLists(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (const line of lines) {
    const last = whole.at(-1)
    const before = last && textOf(last)
    // Next to a level there is little room, so the name continues on the next line.
    const isBesideLevel = last && line.parts.length === 1 && last.parts.length > 1 && Math.abs(line.x - last.x) < 3
    if (isBesideLevel && /^\p{Ll}/u.test(line.parts[0]!))
      last.parts = [`${last.parts[0]} ${line.parts[0]}`, ...last.parts.slice(1)]
    else if (last && !line.isBullet && (/[,、，]$/u.test(before!) || (line.isWrapped && /[,、，]/u.test(before!))))
      last.parts = [
        [...last.parts, ...line.parts].join(/[\p{Script=Han}\p{Script=Katakana}]$/u.test(before!) ? '' : ' '),
      ]
    else whole.push({ ...line, parts: [...line.parts] })
  }
  return whole
}

const languageNames: readonly [name: string, folded: RegExp][] = [
  ['English', /\benglish\b|tieng anh|英語|\btoeic\b|\bielts\b|\btoefl\b/],
  ['Japanese', /\bjapanese\b|tieng nhat|日本語/],
  ['Vietnamese', /\bvietnamese\b|tieng viet|ベトナム語/],
  ['Chinese', /\b(?:chinese|mandarin)\b|tieng (?:trung|hoa)|中国語/],
  ['Korean', /\bkorean\b|tieng han|韓国語/],
  ['French', /\bfrench\b|tieng phap|フランス語/],
  ['German', /\bgerman\b|tieng duc|ドイツ語/],
  ['Spanish', /\bspanish\b|tieng tay ban nha|スペイン語/],
  ['Russian', /\brussian\b|tieng nga|ロシア語/],
  ['Thai', /\bthai\b|tieng thai|タイ語/],
  ['Italian', /\bitalian\b/],
  ['Portuguese', /\bportuguese\b/],
  ['Turkish', /\bturkish\b/],
  ['Indonesian', /\bindonesian\b/],
]

/**
 * Returns spoken languages and their levels, which are written beside the names. `bare` is the confidence of a language
 * without a level; outside the languages section, it may be a nationality.
 */
export function languagesOf(lines: readonly Line[], bare: number): Read<{ language: string; fluency: number }>[] {
  const found: Read<{ language: string; fluency: number }>[] = []
  for (const line of joinedLists(lines)) {
    for (const piece of itemsOf(textOf(line), ',;、•·|')) {
      for (const [language, words] of languageNames) {
        const fluency = levelIn(piece, languageLevels)
        if (words.test(fold(piece)))
          found.push({ value: { language, fluency }, line, confidence: fluency > 0 ? 0.95 : bare })
      }
    }
  }
  return distinct(found, ({ language }) => language)
}
