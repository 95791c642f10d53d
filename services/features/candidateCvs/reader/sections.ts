import { fold } from '../../../../common/text.ts'
import { textOf, type Line } from './lines.ts'

export type SectionKind =
  'head' | 'summary' | 'work' | 'education' | 'skills' | 'languages' | 'awards' | 'personal' | 'other'

export interface Section {
  kind: SectionKind
  lines: Line[]
}

/** What CVs in English, Vietnamese and Japanese write above their parts, folded. */
const headings: Record<Exclude<SectionKind, 'head'>, readonly string[]> = {
  summary: [
    'summary',
    'profile',
    'about',
    'about me',
    'objective',
    'career objective',
    'professional summary',
    'personal statement',
    'introduction',
    'overview',
    'gioi thieu',
    'gioi thieu ban than',
    'muc tieu nghe nghiep',
    'muc tieu',
    'tom tat',
    '自己PR',
    '職務要約',
    '自己紹介',
    '概要',
  ],
  work: [
    'experience',
    'work experience',
    'experiences',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'career history',
    'career',
    'kinh nghiem',
    'kinh nghiem lam viec',
    'kinh nghiem nghe nghiep',
    'qua trinh lam viec',
    'qua trinh cong tac',
    '職歴',
    '職務経歴',
    '経歴',
  ],
  education: [
    'education',
    'academic background',
    'education and training',
    'qualifications',
    'academic qualifications',
    'studies',
    'hoc van',
    'trinh do hoc van',
    'qua trinh hoc tap',
    'bang cap',
    '学歴',
  ],
  skills: [
    'skills',
    'technical skills',
    'key skills',
    'skill set',
    'core competencies',
    'technologies',
    'tech stack',
    'expertise',
    'competencies',
    'hard skills',
    'soft skills',
    'professional skills',
    'ky nang',
    'ky nang chuyen mon',
    'cac ky nang',
    'スキル',
    '技術',
    '技術スキル',
    'テクニカルスキル',
    '活かせる経験・知識・技術',
  ],
  languages: [
    'languages',
    'language skills',
    'language',
    'foreign languages',
    'ngoai ngu',
    'ngon ngu',
    '語学',
    '言語',
    '語学力',
  ],
  awards: [
    'certifications',
    'certificates',
    'certificate',
    'certification',
    'awards',
    'honors',
    'honors and awards',
    'selected honors',
    'awards and honors',
    'achievements',
    'licenses',
    'licenses and certifications',
    'licenses & certifications',
    'chung chi',
    'giai thuong',
    'bang cap va chung chi',
    'danh hieu va giai thuong',
    '資格',
    '免許・資格',
    '受賞歴',
  ],
  personal: [
    'personal information',
    'personal details',
    'contact',
    'contact information',
    'contacts',
    'contact me',
    'personal info',
    'thong tin ca nhan',
    'thong tin lien he',
    'lien he',
    '個人情報',
    '連絡先',
    '基本情報',
  ],
  other: [
    'projects',
    'personal projects',
    'publications',
    'references',
    'interests',
    'hobbies',
    'activities',
    'volunteering',
    'volunteer experience',
    'volunteer',
    'patents',
    'invited talks',
    'talks',
    'research',
    'additional information',
    'extracurricular activities',
    'du an',
    'hoat dong',
    'so thich',
    'nguoi tham chieu',
    'nguoi gioi thieu',
    '趣味',
    'プロジェクト',
    '志望動機',
    '本人希望記入欄',
  ],
}
const kinds = new Map(
  Object.entries(headings).flatMap(([kind, words]) => words.map((word) => [fold(word), kind as SectionKind])),
)

/** What a line heads; undefined for a line that is none of the known headings. */
export function headingOf(text: string): SectionKind | undefined {
  if (text.length > 45) return undefined
  const word = fold(text)
    .replace(/^[\s\divx]+[.)]\s*/i, '')
    .replace(/(?<![:：\s])[:：\s]+$/, '')
    .replace(/^[【[■●◆]+\s?|(?<![】\]])[】\]]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return kinds.get(word) ?? kinds.get(word.replaceAll('&', 'and'))
}

/**
 * The parts of a CV: the head up to the first heading (of each column), then one part for each heading. A line that looks like the known
 * headings (size, alone on its line) begins a part too, of which nothing is known.
 */
export function sectionsOf(lines: readonly Line[]): Section[] {
  const known = lines.filter((line) => headingOf(textOf(line)))
  const size = known.length > 1 ? Math.min(...known.map((line) => line.size)) : 0
  const body = median(lines.map((line) => line.size))
  const sections: Section[] = [{ kind: 'head', lines: [] }]
  for (const line of lines) {
    const text = textOf(line)
    const looksAlike = size > body * 1.15 && line.size >= size - 0.2 && line.parts.length === 1 && text.length < 45
    const heading = headingOf(text)
    // Above the first heading of a column may stand whose CV it is.
    if (line.isColumn && !heading) sections.push({ kind: 'head', lines: [] })
    const { kind: within, lines: before } = sections.at(-1)!
    const kind = heading ?? (looksAlike && !(within === 'head' && before.length <= 1) ? 'other' : undefined)
    if (kind) sections.push({ kind, lines: [] })
    else before.push(line)
  }
  return sections
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
}
