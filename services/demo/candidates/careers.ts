import { ranks } from '../../company/vocabulary.ts'
import type { Resume } from '../../features/candidates/tables.ts'
import { graduationAge, inLanguage, lands, type Country, type Word } from '../people/countries.ts'
import type { People, Person } from '../people/people.ts'
import type { Seeded } from '../random.ts'
import { fields, positionsOf, type Field } from './fields.ts'

export interface Career {
  field: Field
  position: string
  skills: string[]
  years: number
  rank: string
  languages: { language: string; level: number }[]
  experiences: { companyName: string; position: string }[]
  city: string
  address: string
  resume: Resume
}

/** The usual fields of work: most people are engineers, and some are still students. */
const usual: readonly Field[] = [
  ...Array<Field>(5).fill('backend'),
  ...Array<Field>(3).fill('frontend'),
  ...Array<Field>(3).fill('data'),
  ...(['mobile', 'mobile', 'cloud', 'cloud', 'qa', 'qa', 'product', 'product'] as const),
  ...(['business', 'business', 'sales', 'sales', 'hr', 'hr', 'finance', 'finance', 'intern', 'intern'] as const),
]

/** Creates a person with a plausible career, in the field of work or from the country if one is passed. */
export function createPersonWithCareer(
  people: People,
  random: Seeded,
  { field = random.pick(usual), country }: { field?: Field; country?: Country } = {},
): { person: Person; career: Career } {
  const person = people.make(country, field === 'intern')
  return { person, career: careerOf(person, random, field) }
}

/** Returns what a person has done in their present job or as a student, or in the job before it. */
export function achievementsOf({ field, years }: Pick<Career, 'field' | 'years'>, at: number): Word[] {
  const { deeds } = fields[field]
  const [one, other, third] = [0, 1, 2].map((next) => deeds[(years + next) % 3]!)
  return at === 0 ? [one!, other!] : [third!]
}

const addressIn = ({ cities, native }: (typeof lands)[Country], city: string, random: Seeded): string =>
  native === 'Japanese'
    ? random.pick(cities[city]!).replace('#', `${random.whole(1, 9)}-${random.whole(1, 20)}-${random.whole(1, 15)}`)
    : `${random.pick(cities[city]!).replace('#', String(random.whole(2, 480)))}, ${city}`

const leads = /Manager|Lead|Partner/

/** Returns a plausible career for a person. */
export function careerOf(person: Person, random: Seeded, field: Field): Career {
  const land = lands[person.country]
  const thisYear = new Date().getUTCFullYear()
  const grown = thisYear - Number(person.birthday.slice(0, 4)) - graduationAge
  // Studies end between the ages of 22 and 25.
  const years = field === 'intern' ? 0 : Math.max(1, grown - random.whole(0, 3))
  const skills = random.some(fields[field].skills, random.whole(3, 5))
  // Nobody starts in a leading position.
  const beginners = positionsOf(field).filter((name) => !leads.test(name))
  const position = random.pick(years < 5 ? beginners : positionsOf(field))
  const before = beginners[(beginners.indexOf(position) + 1) % beginners.length]!
  const rank = leads.test(position) && years > 8 ? 'Manager' : ranks[Math.min(5, Math.ceil(years / 2.5))]!
  const second = land.native === 'English' ? [] : [{ language: 'English', level: random.whole(2, 4) }]
  const learnsJapanese =
    land.native !== 'Japanese' && (field === 'business' || (land.native === 'Vietnamese' && random.chance(0.25)))
  const third = learnsJapanese ? [{ language: 'Japanese', level: random.whole(2, 4) }] : []
  const employers = random.some(land.employers, years > 4 ? 2 : years > 0 ? 1 : 0)
  const city = random.pick(Object.keys(land.cities))
  const graduated = thisYear - Math.min(years, grown)
  const { enrolment, graduation, firstDay, lastDay } = land.months
  // The latest first: the present job, and the previous one.
  const work = employers.map((name, at) => ({
    name,
    position: at === 0 ? position : before,
    startDate: `${at === 0 ? graduated + (employers.length - 1) * 3 : graduated}-${firstDay}`,
    ...(at === 0 ? { isCurrent: true } : { endDate: `${graduated + 3}-${lastDay}` }),
    summary: achievementsOf({ field, years }, at)
      .map(([deed]) => deed)
      .join(' '),
  }))
  return {
    field,
    position,
    skills,
    years,
    rank,
    city,
    address: addressIn(land, city, random),
    languages: [{ language: land.native, level: 5 }, ...second, ...third],
    experiences: work.map((one) => ({ companyName: one.name, position: one.position })),
    resume: {
      basics: { label: position, summary: summaryOf({ field, position, years, skills })[0], location: { city } },
      work,
      education: [
        {
          institution: random.pick(land.schools),
          area: fields[field].area[0],
          studyType: 'Bachelor',
          startDate: `${graduated - 4}-${enrolment}`,
          endDate: `${graduated}-${graduation}`,
        },
      ],
      awards: years > 8 ? [{ title: `${employers[0]} employee of the year`, date: `${graduated + 6}-12` }] : [],
      nationalities: [land.nationality],
    },
  }
}

/** Returns a career that ends at a company on a day. */
export function leaving(career: Career, company: string, on: string): Career {
  const [last, ...earlier] = career.resume.work ?? []
  if (!last) return career
  const { isCurrent: _ended, ...job } = last
  const work = [{ ...job, name: company, endDate: on.slice(0, 7) }, ...earlier]
  return {
    ...career,
    experiences: work.map(({ name, position }) => ({ companyName: name, position })),
    resume: { ...career.resume, work, awards: [] },
  }
}

/** Returns a career summarised in a sentence. */
export function summaryOf({
  field,
  position,
  years,
  skills,
}: Pick<Career, 'field' | 'position' | 'years' | 'skills'>): Word {
  const { area, positions } = fields[field]
  const [vi, ja] = [inLanguage(positions, position, 'vi'), inLanguage(positions, position, 'ja')]
  const known = skills.join(', ')
  if (years === 0)
    return [
      `Student of ${area[0]} who looks for an internship and has worked with ${known}.`,
      `Sinh viên ngành ${area[1]}, đã làm quen với ${known}, mong muốn được thực tập.`,
      `${area[2]}に在学中。${skills.join('、')}を学び、インターンを希望。`,
    ]
  return [
    `${position} with ${years} ${years === 1 ? 'year' : 'years'} of experience in ${known}.`,
    `${vi} với ${years} năm kinh nghiệm về ${known}.`,
    `${ja}として${years}年の実務経験があり、${skills.join('、')}を得意とする。`,
  ]
}
