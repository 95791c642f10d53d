import { fold } from '../../../../../common/text.ts'
import { isSpaced } from './letters.ts'

export type SectionKind =
  'head' | 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'awards' | 'personal' | 'other'
type Kind = Exclude<SectionKind, 'head'>

/** Words of headings that identify the kind of section, in English, Vietnamese (folded) and Japanese. */
const telling: Record<Kind, string> = {
  summary:
    'summary of qualifications, personal statement, about me, about myself, who i am, introduction, objective, objectives, career goals, gioi thieu, ve ban than, muc tieu, tom tat, 自己PR, 職務要約, 要約, 自己紹介, 概要, プロフィール, アピールポイント, 志望動機と自己PR',
  work: 'experience, experiences, employment, internships, career history, work history, professional background, positions held, kinh nghiem, qua trinh lam viec, qua trinh cong tac, lich su lam viec, 職歴, 職務経歴, 経歴, 職務履歴, 勤務経験, 職務経験, 業務経験, 経験職種, 実務経験, 経験, 勤務先, 勤務',
  education:
    'education, educational, academic, academics, studies, qualifications, degrees, schooling, hoc van, trinh do hoc van, qua trinh hoc tap, qua trinh dao tao, dao tao, hoc tap, 学歴, 教育',
  skills:
    'skills, skill, skillset, competencies, competences, competence, technologies, tech stack, expertise, abilities, strengths, proficiencies, tools, ky nang, nang luc, diem manh, the manh, スキル, 技術, 活かせる経験, 知識, 得意分野, 強み, 能力',
  languages: 'languages, language, ngoai ngu, ngon ngu, 語学, 語学力, 言語, 外国語',
  awards:
    'certifications, certification, certificates, certificate, awards, award, honors, honours, licenses, licences, licensure, accreditations, scholarships, chung chi, giai thuong, danh hieu, khen thuong, chung nhan, 資格, 免許, 受賞, 受賞歴, 表彰',
  personal:
    'contact, contacts, contact me, get in touch, personal information, personal details, personal info, personal data, lien he, lien lac, thong tin ca nhan, ban than, 個人情報, 連絡先, お問い合わせ先, 問い合わせ先, 基本情報',
  other:
    'projects, project, publications, references, referees, interests, hobbies, activities, volunteering, volunteer, voluntary, community, patents, talks, presentations, conferences, research, additional information, other information, accomplishments, memberships, affiliations, memberships and affiliations, declaration, du an, hoat dong, so thich, nguoi tham chieu, nguoi gioi thieu, tham chieu, thong tin them, thanh tich, 趣味, 特技, プロジェクト, 志望動機, 志望の動機, 本人希望記入欄, 本人希望, その他, 参照先',
}
/**
 * Words that identify the kind only if no other word does: `Career Summary`, `Professional Profile`, `Training and
 * Certificates`.
 */
const hinting: Partial<Record<Kind, string>> = {
  summary: 'summary, profile, overview, biography',
  personal: 'information, details, info, thong tin',
  awards: 'achievements, bang cap',
  work: 'career, work, appointments, cong viec',
  education: 'training, background, courses, van bang',
}
/** Words that occur beside them and identify nothing. */
const beside =
  'professional, relevant, key, core, my, other, additional, technical, technological, soft, hard, selected, main, top, recent, current, previous, past, detailed, areas, area, proficiency, proficiencies, spoken, known, foreign, history, and, of, in, the, personal, academic, executive, general, special, interpersonal, digital, computer, it, teaching, clinical, industry, management, leadership, set, knowledge, basic, working, professional development, development, invited, statement, goal, goals, lam viec, nghe nghiep, chuyen mon, ban than, trinh do, kha nang, qua trinh, noi bat, mem, cung, va, cac, cua toi, tin hoc, chinh, khac, hang dau, dat duoc, ca nhan, hoc thuat, テクニカル, ビジネス, 専門, 保有, 取得, 最終, 主な, 歴, 力, 情報, の, と, 等, など, トップ, 職務, 関連, 使用可能'
/** The kinds that take precedence if a heading names several. */
const order: readonly Kind[] = ['other', 'languages']

const tokensOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
const phrases = (text: string) => text.split(', ').map((phrase) => tokensOf(phrase).join(' '))
const entries = (of: Partial<Record<Kind, string>>) =>
  Object.entries(of).flatMap(([kind, text]) => phrases(text).map((phrase) => [phrase, kind as Kind] as const))
const tells = new Map(entries(telling))
const hints = new Map(entries(hinting))
const known = new Set([...tells.keys(), ...hints.keys(), ...phrases(beside)])
/** The same without blanks, for spaced-out letters and for scripts without blanks. */
const joined = new Map([...known].map((phrase) => [phrase.replaceAll(' ', ''), phrase]))
const longest = Math.max(...[...joined.keys()].map((phrase) => phrase.length))

/** Returns the smallest number of known phrases that make up the pieces. Returns null if they contain anything else. */
function parsed(
  count: number,
  phraseOf: (start: number, end: number) => string[] | null,
  most: number,
): string[] | null {
  const best: (string[] | null)[] = [[]]
  for (let end = 1; end <= count; end++) {
    let found: string[] | null = null
    for (let start = Math.max(0, end - most); start < end; start++) {
      const before = best[start]
      const said = before ? phraseOf(start, end) : null
      if (said && (!found || before!.length + said.length < found.length)) found = [...before!, ...said]
    }
    best.push(found)
  }
  return best[count]!
}
const inLetters = (text: string) =>
  parsed(
    text.length,
    (start, end) => {
      const phrase = joined.get(text.slice(start, end))
      return phrase === undefined ? null : [phrase]
    },
    longest,
  )
const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const inTokens = (tokens: readonly string[]) =>
  parsed(
    tokens.length,
    (start, end) => {
      const phrase = tokens.slice(start, end).join(' ')
      if (known.has(phrase)) return [phrase]
      return end - start === 1 && eastern.test(phrase) ? inLetters(phrase) : null
    },
    6,
  )

/**
 * Returns the kind of section of a heading, in one language or two. Returns undefined if the line is not a known
 * heading.
 */
export function headingOf(text: string): SectionKind | undefined {
  if (text.length > 70) return undefined
  const unnumbered = text.replace(/^[\divx]{1,4}[.)]\s?/i, '')
  if (/[.!?。@]\s?\p{L}/u.test(unnumbered) || /\d{2}/.test(unnumbered)) return undefined
  const tokens = tokensOf(unnumbered)
  const letters = tokens.join('')
  if (letters.length < 2 || letters.length > 50) return undefined
  const said = tokens.length === 1 || isSpaced(tokens.join(' ')) ? inLetters(letters) : inTokens(tokens)
  if (!said || said.length > 8) return undefined
  const told = said.flatMap((word) => tells.get(word) ?? [])
  const hinted = said.flatMap((word) => hints.get(word) ?? [])
  if (told.length === 0) return Object.keys(hinting).find((kind) => hinted.includes(kind as Kind)) as Kind | undefined
  // "Career Summary" is a summary and not a job.
  if (told.every((kind) => kind === 'work') && said.includes('summary')) return 'summary'
  return order.find((kind) => told.includes(kind)) ?? told[0]
}
