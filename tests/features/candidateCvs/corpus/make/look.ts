import type { Seeded } from '../../../../../services/demo/random.ts'
import type { Language } from './people/pools.ts'

export const parts = ['summary', 'work', 'education', 'skills', 'languages', 'awards', 'contact'] as const
export type Part = (typeof parts)[number]
export type Words = Record<Part, string>

const wordsOf = (text: string): Words =>
  Object.fromEntries(text.split(' | ').map((word, at) => [parts[at]!, word])) as Words

/** The headings of the sections: first those of the open CVs, then those of the held-out ones. */
const headings: Record<Language, readonly [open: readonly string[], kept: readonly string[]]> = {
  en: [
    [
      'Profile | Work Experience | Education | Skills | Languages | Certifications | Contact',
      'Summary | Professional Experience | Academic Background | Key Skills | Languages | Certificates & Awards | Contact Details',
      'About Me | Employment History | Education & Training | Core Skills | Language Skills | Licences and Certifications | Personal Details',
      'Objective | Experience | Education | Skills & Abilities | Languages | Honours & Awards | Contact Me',
    ],
    [
      'Professional Profile | Career History | Educational Background | Areas of Expertise | Language Proficiency | Professional Certifications | Get in Touch',
      'Executive Summary | Relevant Experience | Academic History | Professional Skills | Languages Spoken | Training and Certificates | Personal Information',
      'Career Summary | Work History | Education | Skills Summary | Languages | Awards and Achievements | Contact Information',
    ],
  ],
  vi: [
    [
      'Mục tiêu nghề nghiệp | Kinh nghiệm làm việc | Học vấn | Kỹ năng | Ngoại ngữ | Chứng chỉ | Thông tin cá nhân',
      'Giới thiệu bản thân | Quá trình làm việc | Trình độ học vấn | Kỹ năng chuyên môn | Ngôn ngữ | Chứng chỉ và giải thưởng | Thông tin liên hệ',
      'Tóm tắt | Kinh nghiệm | Quá trình học tập | Các kỹ năng | Trình độ ngoại ngữ | Danh hiệu và giải thưởng | Liên hệ',
    ],
    [
      'Về bản thân | Kinh nghiệm chuyên môn | Quá trình đào tạo | Kỹ năng nổi bật | Khả năng ngoại ngữ | Bằng cấp, chứng chỉ | Liên lạc',
      'Mục tiêu | Quá trình công tác | Học vấn và bằng cấp | Kỹ năng mềm | Ngoại ngữ | Giải thưởng | Thông tin cá nhân',
    ],
  ],
  ja: [
    [
      '自己PR | 職務経歴 | 学歴 | スキル | 語学 | 資格 | 連絡先',
      '職務要約 | 職歴 | 学歴 | 活かせる経験・知識・技術 | 語学力 | 免許・資格 | 基本情報',
      '概要 | 経歴 | 学歴 | テクニカルスキル | 言語 | 資格・免許 | 個人情報',
    ],
    [
      'プロフィール | 職務履歴 | 最終学歴 | 保有スキル | 語学スキル | 保有資格 | お問い合わせ先',
      '自己紹介 | 勤務経験 | 学歴 | 得意分野 | 外国語 | 取得資格 | 連絡先',
    ],
  ],
}
const englishHeadings = wordsOf(headings.en[0][0]!)

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** How a CV writes months, and periods of them. */
interface Dates {
  month: (year: string, month: number) => string
  until: string
  now: string
}
const dates: Record<Language, readonly [open: readonly Dates[], kept: readonly Dates[]]> = {
  en: [
    [
      { month: (year, month) => `${names[month - 1]!.slice(0, 3)} ${year}`, until: ' – ', now: 'Present' },
      { month: (year, month) => `${two(month)}/${year}`, until: ' - ', now: 'Present' },
      { month: (year, month) => `${names[month - 1]!} ${year}`, until: ' to ', now: 'present' },
      { month: (year, month) => `${year}-${two(month)}`, until: ' – ', now: 'Current' },
    ],
    [
      { month: (year, month) => `${names[month - 1]!} ${year}`, until: ' – ', now: 'Now' },
      { month: (year, month) => `${two(month)}.${year}`, until: ' – ', now: 'today' },
      { month: (year, month) => `${names[month - 1]!.slice(0, 3)}, ${year}`, until: ' — ', now: 'to date' },
    ],
  ],
  vi: [
    [
      { month: (year, month) => `${two(month)}/${year}`, until: ' - ', now: 'nay' },
      { month: (year, month) => `Tháng ${month}/${year}`, until: ' - ', now: 'Hiện tại' },
      { month: (year, month) => `${two(month)}-${year}`, until: ' đến ', now: 'nay' },
    ],
    [
      { month: (year, month) => `T${month}/${year}`, until: ' – ', now: 'Nay' },
      { month: (year, month) => `${month}/${year}`, until: ' → ', now: 'hiện nay' },
      { month: (year, month) => `tháng ${two(month)} năm ${year}`, until: ' - ', now: 'Hiện tại' },
    ],
  ],
  ja: [
    [
      { month: (year, month) => `${year}年${month}月`, until: '～', now: '現在' },
      { month: (year, month) => `${year}/${two(month)}`, until: ' – ', now: '現在' },
      { month: (year, month) => `${year}年${month}月`, until: ' - ', now: '現在' },
    ],
    [
      { month: (year, month) => `${year}.${two(month)}`, until: '〜', now: '現在' },
      { month: (year, month) => `${year}年${two(month)}月`, until: ' ～ ', now: '現在に至る' },
      { month: (year, month) => `${year}年${month}月`, until: '―', now: '現在' },
    ],
  ],
}
const two = (number: number) => String(number).padStart(2, '0')

/** The writing style of a CV. */
export interface Look {
  words: Words
  /** For example "Work Experience / Kinh nghiệm làm việc". */
  bilingual: Words
  month(date: string): string
  span(from: string, to: string | null): string
  years(from: string, to: string): string
  day(date: string): string
  isCompanyFirst: boolean
  sign: string
}

export function lookOf(language: Language, isKept: boolean, number: number, random: Seeded): Look {
  const of = <T>(both: readonly [readonly T[], readonly T[]]): T => {
    const list = both[isKept ? 1 : 0]
    return list[number % list.length]!
  }
  const words = wordsOf(of(headings[language]))
  const { month: write, until, now } = of(dates[language])
  const month = (date: string) => write(date.slice(0, 4), Number(date.slice(5, 7)))
  const year = (date: string) => (language === 'ja' ? `${date.slice(0, 4)}年` : date.slice(0, 4))
  const day = (date: string) => {
    const [y, m, d] = date.split('-').map(Number) as [number, number, number]
    if (language === 'ja') return `${y}年${m}月${d}日`
    if (language === 'vi') return `${two(d)}/${two(m)}/${y}`
    return number % 2 ? `${d} ${names[m - 1]!} ${y}` : `${names[m - 1]!} ${d}, ${y}`
  }
  return {
    words,
    bilingual: Object.fromEntries(
      parts.map((part) => [
        part,
        number % 2
          ? `${englishHeadings[part]} / ${words[part]}`
          : `${words[part]} ${language === 'ja' ? '' : '- '}${englishHeadings[part]}`,
      ]),
    ) as Words,
    month,
    span: (from, to) => `${month(from)}${until}${to ? month(to) : now}`,
    years: (from, to) => `${year(from)}${until}${year(to)}`,
    day,
    isCompanyFirst: random.chance(0.5),
    sign: random.pick([' | ', ' · ', ' • ']),
  }
}
