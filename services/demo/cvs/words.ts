import type { Language } from '../../core/contract/languages.ts'
import type { Resume } from '../../features/candidates/tables.ts'
import { achievementsOf, summaryOf, type Career } from '../candidates/careers.ts'
import { fields } from '../candidates/fields.ts'
import { inLanguage, placeNames, wordIn } from '../people/countries.ts'
import type { Person } from '../people/people.ts'

/** A person for whom a CV is created, and when they wrote it. */
export interface CvOf {
  person: Person
  career: Career
  at: Date
}

const en = {
  fileName: (name: string) => `CV ${name}`,
  email: 'Email',
  phone: 'Phone',
  birthday: 'Date of birth',
  gender: 'Gender',
  genders: ['Male', 'Female'],
  address: 'Address',
  contact: 'Contact',
  summary: 'Summary',
  work: 'Work Experience',
  projects: 'Projects',
  education: 'Education',
  awards: 'Awards',
  skills: 'Skills',
  languages: 'Languages',
  now: 'Present',
  degree: (area: string) => `Bachelor of ${area}`,
  award: (company: string) => `Employee of the Year, ${company}`,
  levels: ['Beginner', 'Basic', 'Intermediate', 'Fluent', 'Native'],
}
export type CvWords = typeof en

const vi: CvWords = {
  fileName: (name) => `CV ${name}`,
  email: 'Email',
  phone: 'Điện thoại',
  birthday: 'Ngày sinh',
  gender: 'Giới tính',
  genders: ['Nam', 'Nữ'],
  address: 'Địa chỉ',
  contact: 'Liên hệ',
  summary: 'Giới thiệu bản thân',
  work: 'Kinh nghiệm làm việc',
  projects: 'Dự án',
  education: 'Học vấn',
  awards: 'Giải thưởng',
  skills: 'Kỹ năng',
  languages: 'Ngoại ngữ',
  now: 'nay',
  degree: (area) => `Cử nhân ${area}`,
  award: (company) => `Nhân viên xuất sắc của năm, ${company}`,
  levels: ['mới học', 'cơ bản', 'khá', 'thành thạo', 'bản ngữ'],
}

const ja: CvWords = {
  fileName: (name) => `応募書類_${name.replace(' ', '')}`,
  email: 'メール',
  phone: '電話番号',
  birthday: '生年月日',
  gender: '性別',
  genders: ['男', '女'],
  address: '住所',
  contact: '連絡先',
  summary: '職務要約',
  work: '職務経歴',
  projects: 'プロジェクト',
  education: '学歴',
  awards: '受賞歴',
  skills: 'スキル',
  languages: '語学',
  now: '現在',
  degree: (area) => area,
  award: (company) => `${company} 年間最優秀社員賞`,
  levels: ['入門', '初級', '日常会話', 'ビジネスレベル', '母語'],
}

const words: Record<Language, CvWords> = { en, vi, ja }

const languageNames = {
  English: ['English', 'Tiếng Anh', '英語'],
  Vietnamese: ['Vietnamese', 'Tiếng Việt', 'ベトナム語'],
  Japanese: ['Japanese', 'Tiếng Nhật', '日本語'],
  German: ['German', 'Tiếng Đức', 'ドイツ語'],
  Korean: ['Korean', 'Tiếng Hàn', '韓国語'],
} as const

const monthNames = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'.split('|')
const months: Record<Language, (year: string, month: number) => string> = {
  en: (year, month) => `${monthNames[month - 1]} ${year}`,
  vi: (year, month) => `${String(month).padStart(2, '0')}/${year}`,
  ja: (year, month) => `${year}年${month}月`,
}

/** The content of a person's CV, in its language. */
export interface CvText {
  words: CvWords
  name: string
  position: string
  /** Labels and values. */
  personal: [label: string, value: string][]
  summary: string
  work: Entry[]
  projects: string[]
  education: Entry[]
  awards: { title: string; date: string }[]
  skills: string[]
  languages: string[]
}
export interface Entry {
  /** Company or school. */
  at: string
  span: string
  /** Position or degree. */
  as: string
  deeds: string[]
}

/** Returns the content of a person's CV in a language. */
export function cvText({ person, career }: CvOf, language: Language): CvText {
  const own = words[language]
  const { field, position, years, skills, address } = career
  const { work = [], education = [], awards = [] } = career.resume
  const placeIn = (name: string) => inLanguage(placeNames, name, language)
  const positionIn = (name: string) => inLanguage(fields[field].positions, name, language)
  const deedsIn = (at: number) => achievementsOf(career, at).map((deed) => wordIn(deed, language))
  const month = (date: string) => months[language](date.slice(0, 4), Number(date.slice(5, 7)))
  const span = ({
    startDate = '',
    endDate,
  }: NonNullable<Resume['work']>[number] | NonNullable<Resume['education']>[number]) =>
    `${month(startDate)} ${language === 'ja' ? '～' : '–'} ${endDate ? month(endDate) : own.now}`
  const [year, monthOfBirth, day] = person.birthday.split('-')
  return {
    words: own,
    name: person.name,
    position: positionIn(position),
    personal: [
      [own.email, person.email],
      [own.phone, person.phone],
      [
        own.birthday,
        language === 'ja' ? `${year}年${Number(monthOfBirth)}月${Number(day)}日` : `${day}/${monthOfBirth}/${year}`,
      ],
      [own.gender, own.genders[person.gender]!],
      [own.address, address],
    ],
    summary: wordIn(summaryOf({ field, position, years, skills }), language),
    work: work.map((one, at) => ({
      at: placeIn(one.name),
      span: span(one),
      as: positionIn(one.position),
      deeds: deedsIn(at),
    })),
    projects: work.length === 0 ? deedsIn(0) : [],
    education: education.map((one) => ({
      at: placeIn(one.institution),
      span: span(one),
      as: own.degree(wordIn(fields[field].area, language)),
      deeds: [],
    })),
    awards: awards.map(({ date = '' }) => ({ title: own.award(placeIn(work[0]!.name)), date: month(date) })),
    skills,
    languages: career.languages.map(
      ({ language: spoken, level }) =>
        `${wordIn(languageNames[spoken as keyof typeof languageNames], language)}${language === 'ja' ? '：' : ': '}${own.levels[level - 1]}`,
    ),
  }
}
