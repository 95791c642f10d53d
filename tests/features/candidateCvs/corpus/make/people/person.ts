import type { Seeded } from '../../../../../../services/demo/random.ts'
import { en } from './en.ts'
import { ja } from './ja.ts'
import type { Language, Pools } from './pools.ts'
import { vi } from './vi.ts'

export interface Job {
  company: string
  position: string
  /** YYYY-MM. */
  from: string
  /** Null: still employed there. */
  to: string | null
  city: string
  bullets: string[]
}
export interface Study {
  institution: string
  studyType: string
  area: string
  from: string
  to: string
}

/** An invented person, with the contents of their CV. */
export interface Person {
  language: Language
  name: string
  gender: 'male' | 'female'
  email: string
  phone: string
  /** YYYY-MM-DD. */
  birthday: string
  address: string
  city: string
  nationality: string
  website: string
  linkedin: string
  jobTitle: string
  summary: string
  work: Job[]
  education: Study[]
  awards: { title: string; year: number; month: number }[]
  skills: { name: string; level: number }[]
  languages: { name: string; level: string; fluency: number; key: string }[]
}

type Spoken = readonly [key: string, name: string, levels: readonly (readonly [level: string, fluency: number])[]]
const spoken: Record<Language, readonly Spoken[]> = {
  en: [
    ['English', 'English', [['Native', 5]]],
    [
      'French',
      'French',
      [
        ['B2', 4],
        ['Intermediate', 3],
        ['Basic', 2],
      ],
    ],
    [
      'Spanish',
      'Spanish',
      [
        ['Fluent', 4],
        ['Conversational', 3],
      ],
    ],
    [
      'German',
      'German',
      [
        ['Elementary', 2],
        ['Professional working proficiency', 4],
      ],
    ],
    [
      'Chinese',
      'Mandarin',
      [
        ['Fluent', 4],
        ['Basic', 2],
      ],
    ],
  ],
  vi: [
    [
      'English',
      'Tiếng Anh',
      [
        ['Thành thạo', 4],
        ['Khá', 3],
        ['Trung bình', 3],
      ],
    ],
    [
      'Japanese',
      'Tiếng Nhật',
      [
        ['N3', 3],
        ['N2', 4],
        ['Cơ bản', 2],
      ],
    ],
    [
      'Chinese',
      'Tiếng Trung',
      [
        ['Cơ bản', 2],
        ['Giao tiếp', 3],
      ],
    ],
    ['Korean', 'Tiếng Hàn', [['Sơ cấp', 2]]],
  ],
  ja: [
    [
      'Japanese',
      '日本語',
      [
        ['母語', 5],
        ['ネイティブ', 5],
      ],
    ],
    [
      'English',
      '英語',
      [
        ['ビジネスレベル', 4],
        ['日常会話レベル', 3],
      ],
    ],
    [
      'Chinese',
      '中国語',
      [
        ['日常会話レベル', 3],
        ['初級', 2],
      ],
    ],
    [
      'Korean',
      '韓国語',
      [
        ['初級', 2],
        ['中級', 3],
      ],
    ],
  ],
}
const pools: Record<Language, Pools> = { en, vi, ja }
const two = (number: number) => String(number).padStart(2, '0')

/**
 * Returns the same person for the same numbers. `number` selects the names in turn, so that none repeats before all are
 * used.
 */
export function personOf(language: Language, isKept: boolean, number: number, random: Seeded, isLong = false): Person {
  const pool = pools[language][isKept ? 'kept' : 'open']
  const [name, gender, mail] = pool.names[number % pool.names.length]!
  const profession = pool.professions[((number * 5 + number / pool.names.length) | 0) % pool.professions.length]!
  const born = random.whole(1972, 1996)
  const studies = profession.studies.slice(0, random.chance(0.6) ? 2 : 1)
  let year = born + 18
  const education = studies.map(([studyType, area], at) => {
    const from = `${year}-${language === 'ja' ? '04' : '09'}`
    year += at === 0 ? 4 : 2
    const to = `${year}-${language === 'ja' ? '03' : '06'}`
    return { institution: random.pick(pool.schools), studyType, area, from, to }
  })
  const count = isLong ? 6 : random.whole(2, Math.min(4, profession.companies.length))
  const last = 2025
  const step = Math.max(1, Math.floor((last - year) / count))
  const work = Array.from({ length: count }, (_none, at): Job => {
    const start = year + at * step
    const isLast = at === count - 1
    const isCurrent = isLast && random.chance(0.75)
    const end = isLast ? Math.max(start + 1, last - 1) : start + step
    return {
      company: profession.companies[at % profession.companies.length]!,
      position:
        profession.titles[Math.min(profession.titles.length - 1, Math.floor((at * profession.titles.length) / count))]!,
      from: `${start}-${two(language === 'ja' ? 4 : random.whole(2, 11))}`,
      to: isCurrent ? null : `${end}-${language === 'ja' ? '03' : '01'}`,
      city: random.pick(pool.cities),
      bullets: random.some(profession.bullets, isLong ? 4 : random.whole(1, 3)),
    }
  }).toReversed()
  const [first, ...others] = spoken[language]
  const languages = [
    ...(language === 'vi' ? [] : [first!]),
    ...random.some(language === 'vi' ? spoken.vi : others, 2),
  ].map(([key, label, levels]) => {
    const [level, fluency] = random.pick(levels)
    return { key, name: label, level, fluency }
  })
  const slug = mail.replace(/[^a-z]+/g, '')
  return {
    language,
    name,
    gender,
    email: `${mail}@${random.pick(['example.com', 'example.org', 'mail.example.net', 'example.co.jp'])}`,
    phone: random.pick(pool.phones),
    birthday: `${born}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
    address: random.pick(pool.addresses),
    city: random.pick(pool.cities),
    nationality: pool.nationality,
    website: random.pick([`www.${slug}.example.com`, `${slug}.dev`, `https://${slug}.me`]),
    linkedin: `linkedin.com/in/${slug}`,
    jobTitle: work[0]!.position,
    summary: profession.summary,
    work,
    education: education.toReversed(),
    awards: random
      .some(profession.awards, 2)
      .map((title, at) => ({ title, year: Math.min(2024, year + 2 + 3 * at), month: random.whole(1, 12) })),
    skills: random
      .some(profession.skills, random.whole(4, 7))
      .map((skill) => ({ name: skill, level: random.whole(2, 5) })),
    languages,
  }
}
