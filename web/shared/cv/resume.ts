import { fold } from '../../../common/text.ts'
import { toScale, type CvGender, type CvProfile } from './profile.ts'

type Text = string | null | undefined

/** A stored candidate: JSON Resume, with birthday and gender in the basics (decision D-84). Any part may be missing. */
export interface Resume {
  basics?: {
    name?: Text
    label?: Text
    image?: Text
    email?: Text
    phone?: Text
    url?: Text
    summary?: Text
    birthday?: Text
    gender?: number | string | null
    location?: { address?: Text; postalCode?: Text; city?: Text; region?: Text; countryCode?: Text } | null
  } | null
  work?:
    | readonly {
        name?: Text
        position?: Text
        summary?: Text
        highlights?: readonly string[] | null
        startDate?: Text
        endDate?: Text
      }[]
    | null
  education?: readonly { institution?: Text; area?: Text; studyType?: Text; startDate?: Text; endDate?: Text }[] | null
  awards?: readonly { title?: Text; date?: Text }[] | null
  skills?: readonly { name?: Text; level?: Text | number }[] | null
  languages?: readonly { language?: Text; fluency?: Text | number }[] | null
}

const plain = (text: Text): string => text?.trim() ?? ''

/** Texts that people use for a level, on the scale of five; the first match counts. */
const levelWords: readonly [RegExp, number][] = [
  [/\b(native|mother tongue|bilingual|master|expert|c2|n1)\b|ban ngu|me de|母語|母国語|ネイティブ/, 5],
  [/\b(fluent|advanced?|proficient|professional|business|senior|c1|n2)\b|thanh thao|流暢|ビジネス|上級/, 4],
  [/\b(intermediate|conversational|good|b[12]|n3)\b|trung cap|kha|中級|日常会話/, 3],
  [/\b(limited|elementary|basic|a2|n4)\b|co ban|so cap|初級|基礎/, 2],
  [/\b(fundamental|beginner|novice|a1|n5)\b|moi bat dau|入門/, 1],
]

/** Returns a level given as a number or text on the scale of five; 0 if it is not recognised. */
export function levelOf(level: Text | number): number {
  if (typeof level === 'number') return toScale(level)
  const text = fold(plain(level))
  if (/^\d+([.,]\d+)?(\s*\/\s*5)?$/.test(text)) return toScale(Number.parseFloat(text.replace(',', '.')))
  return levelWords.find(([words]) => words.test(text))?.[1] ?? 0
}

function genderOf(gender: number | string | null | undefined): CvGender {
  const text = fold(plain(String(gender ?? '')))
  return /^(0|male|m|nam|男性?)$/.test(text) ? 0 : /^(1|female|f|nu|女性?)$/.test(text) ? 1 : 2
}

const period = ({ startDate, endDate }: { startDate?: Text; endDate?: Text }) => ({
  startDate: plain(startDate),
  endDate: plain(endDate),
  // A period with a start and no end is still open.
  isAdded: plain(startDate) !== '' && plain(endDate) === '',
})

const isSaid = (...texts: string[]) => texts.some((text) => text !== '')

/** Returns the profile for the CV template from a stored resume; empty entries are left out. */
export function toProfile(resume: Resume): CvProfile {
  const { basics, work, education, awards, skills, languages } = resume
  const { address, postalCode, city, region, countryCode } = basics?.location ?? {}
  return {
    name: plain(basics?.name),
    jobTitle: plain(basics?.label),
    introduce: plain(basics?.summary),
    email: plain(basics?.email),
    phone: plain(basics?.phone),
    address: [address, city, region, postalCode, countryCode].map(plain).filter(Boolean).join(', '),
    website: plain(basics?.url),
    birthday: plain(basics?.birthday),
    gender: genderOf(basics?.gender),
    ...(plain(basics?.image) && { photo: plain(basics?.image) }),
    Language: (languages ?? [])
      .map(({ language, fluency }) => ({ language: plain(language), fluency: levelOf(fluency) }))
      .filter(({ language }) => isSaid(language)),
    Experience: (work ?? [])
      .map(({ name, position, summary, highlights, ...dates }) => ({
        company: plain(name),
        position: plain(position),
        summary: [plain(summary), ...(highlights ?? []).map((line) => `• ${line.trim()}`)].filter(Boolean).join('\n'),
        ...period(dates),
      }))
      .filter(({ company, position, summary }) => isSaid(company, position, summary)),
    Education: (education ?? [])
      .map(({ institution, area, studyType, ...dates }) => ({
        institution: plain(institution),
        area: plain(area),
        studyType: plain(studyType),
        ...period(dates),
      }))
      .filter(({ institution, area, studyType }) => isSaid(institution, area, studyType)),
    Certifications: (awards ?? [])
      .map(({ title, date }) => ({ title: plain(title), date: plain(date) }))
      .filter(({ title }) => isSaid(title)),
    Skills: (skills ?? [])
      .map(({ name, level }) => ({ name: plain(name), level: levelOf(level) }))
      .filter(({ name }) => isSaid(name)),
  }
}
