import { ranks } from '../../company/vocabulary.ts'
import type { Resume } from '../../features/candidates/tables.ts'
import type { Person } from '../people/people.ts'
import type { Seeded } from '../random.ts'

export interface Career {
  position: string
  skills: string[]
  years: number
  rank: string
  languages: { language: string; level: number }[]
  experiences: { companyName: string; position: string }[]
  city: string
  resume: Resume
}

export const fields = {
  backend: {
    positions: ['Backend Engineer', 'Java Developer', 'Go Developer', 'Node.js Developer', 'Platform Engineer'],
    skills: [
      'Node.js',
      'TypeScript',
      'PostgreSQL',
      'Java',
      'Spring Boot',
      'Go',
      'Kafka',
      'Redis',
      'GraphQL',
      'Kubernetes',
      'REST',
      'AWS',
    ],
  },
  frontend: {
    positions: ['Frontend Engineer', 'React Developer', 'UI Engineer'],
    skills: ['React', 'TypeScript', 'Relay', 'CSS', 'Vite', 'Accessibility', 'Vue', 'Playwright'],
  },
  data: {
    positions: ['Data Engineer', 'Data Scientist', 'Machine Learning Engineer', 'BI Analyst'],
    skills: ['Python', 'SQL', 'Spark', 'dbt', 'PyTorch', 'Airflow', 'Tableau', 'Statistics'],
  },
  sales: {
    positions: ['Account Executive', 'Sales Manager', 'Business Development'],
    skills: ['B2B sales', 'Negotiation', 'CRM', 'Presentation', 'Key accounts'],
  },
  intern: {
    positions: ['Software Intern', 'QA Intern', 'Design Intern'],
    skills: ['Java', 'Python', 'HTML', 'Git', 'SQL', 'Figma'],
  },
} as const
export type Field = keyof typeof fields

const companies = [
  'Sông Pay',
  'Hoa Sen Software',
  'Mekong Cloud',
  'Lotus Retail Tech',
  'Tre Xanh Logistics',
  'Sakura Systems',
  'Fuji Digital',
  'Northwind Labs',
  'Blue Harbor Bank',
  'An Phú Telecom',
  'Delta Games',
  'Kiwi Health',
]
const schools = [
  'Hanoi University of Science and Technology',
  'VNU University of Engineering',
  'Ho Chi Minh City University of Technology',
  'Da Nang University',
  'Keio University',
  'University of Leeds',
  'National University of Singapore',
]
const areas: Record<Field, string> = {
  backend: 'Computer Science',
  frontend: 'Information Technology',
  data: 'Applied Mathematics',
  sales: 'Business Administration',
  intern: 'Computer Science',
}
const abroad: Record<string, string> = { Singapore: 'Singaporean', London: 'British' }
const cities = {
  VN: ['Hà Nội', 'Hồ Chí Minh', 'Đà Nẵng', 'Hải Phòng', 'Cần Thơ'],
  JP: ['東京', '大阪', '福岡'],
  other: ['Singapore', 'London', 'Remote'],
}

/** A believable career for a person. */
export function careerOf(
  person: Person,
  random: Seeded,
  field: Field = random.pick(['backend', 'backend', 'frontend', 'data', 'sales']),
): Career {
  const { positions, skills: known } = fields[field]
  const position = random.pick(positions)
  const years = field === 'intern' ? 0 : random.whole(1, 15)
  const skills = random.some(known, random.whole(2, 5))
  const rank = field === 'intern' ? 'Intern' : ranks[Math.min(6, 1 + Math.floor(years / 2.5))]!
  const native = { VN: 'Vietnamese', JP: 'Japanese', other: 'English' }[person.country]
  const second = native === 'English' ? [] : [{ language: 'English', level: random.whole(2, 5) }]
  const third =
    native === 'Vietnamese' && random.chance(0.25) ? [{ language: 'Japanese', level: random.whole(1, 4) }] : []
  const employers = random.some(companies, years > 4 ? 2 : years > 0 ? 1 : 0)
  const city = random.pick(cities[person.country])
  const start = 2026 - years
  return {
    position,
    skills,
    years,
    rank,
    city,
    languages: [{ language: native, level: 5 }, ...second, ...third],
    experiences: employers.map((companyName) => ({ companyName, position })),
    resume: {
      basics: {
        label: position,
        summary: `${position} with ${years} years of experience in ${skills.join(', ')}.`,
        location: { city },
      },
      // Latest first: the present one, and another before it.
      work: employers.map((name, at) => {
        const [from, to] = at === 0 ? [start + (employers.length - 1) * 3, null] : [start, start + 3]
        return {
          name,
          position,
          startDate: `${from}-${at === 0 ? '04' : '03'}`,
          ...(to === null ? { isCurrent: true } : { endDate: `${to}-03` }),
          summary: `Worked as ${position} with ${skills.slice(0, 3).join(', ')}.`,
        }
      }),
      education: [
        {
          institution: random.pick(schools),
          area: areas[field],
          studyType: 'Bachelor',
          startDate: String(start - 4),
          endDate: String(start),
        },
      ],
      awards:
        years > 8 ? [{ title: `${employers[0] ?? 'Company'} employee of the year`, date: `${start + 6}-12` }] : [],
      nationalities: [{ VN: 'Vietnamese', JP: 'Japanese', other: abroad[city] ?? 'Irish' }[person.country]],
    },
  }
}
