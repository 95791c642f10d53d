import type { channels } from '../../company/vocabulary.ts'
import type { Career } from '../candidates/careers.ts'
import type { Person } from './people.ts'
import { Seeded } from '../random.ts'

/** The data of a demo candidate beyond person and career. */
export interface Profile {
  birthday: string
  gender: number
  address: string
  source: string
  website: string | null
  messengers: string[]
  status: string
  labels: string[]
  extension: Record<string, string>
  skills: { name: string; level: number }[]
}

/** The source texts for candidates from each channel. */
const sources: Record<(typeof channels)[number], string> = {
  Facebook: 'Social network',
  ITviec: 'Job portal',
  LinkedIn: 'Direct search',
  Referral: 'Referral',
  TopCV: 'Job portal',
  Vendor: 'Agency',
  VietnamWorks: 'Job portal',
  Website: 'Careers site',
}
/** The statuses of candidates who are in no job; those of others depend on their stage. */
const statuses = ['New', 'New', 'New', 'In contact', 'In contact', 'Not interested'] as const
const labels = ['Fast learner', 'High potential', 'Referral', 'Relocates', 'Short notice', 'Needs visa'] as const
const notices = ['Immediately', '2 weeks', '30 days', '30 days', '45 days', '60 days'] as const
const short: readonly string[] = notices.slice(0, 2)

/** Returns a contact of a person beside phone and mail. */
function messengerOf({ country, phone, email }: Person, random: Seeded): string {
  const account = email.slice(0, email.indexOf('@'))
  if (country === 'JP') return `LINE: ${account}`
  return country === 'VN' && random.chance(0.7) ? `Zalo: ${phone}` : `WhatsApp: ${phone}`
}

/** Returns the labels that fit a person; few people have one. */
function labelsOf(person: Person, { channel, terminalDate }: Origin, notice: string, random: Seeded): string[] {
  if (terminalDate) return ['Returning']
  const fits: Record<string, boolean> = {
    Referral: channel === 'Referral',
    'Short notice': short.includes(notice),
    'Needs visa': person.country !== 'VN',
  }
  const fitting = labels.filter((label) => fits[label] ?? true)
  return random.chance(0.45) ? random.some(fitting, random.whole(1, 2)) : []
}

/** The channel through which a candidate came, and when they left the company, if they ever worked for it. */
interface Origin {
  channel: string | undefined
  terminalDate: string | undefined
}

/** Returns the profile of a candidate; always the same for the same id. */
export function profileOf(id: string, person: Person, career: Career, origin: Origin): Profile {
  const random = new Seeded(parseInt(id.slice(-8), 16))
  const { terminalDate } = origin
  const account = person.email.slice(0, person.email.indexOf('@'))
  const notice = career.years === 0 || terminalDate ? 'Immediately' : random.pick(notices)
  return {
    birthday: person.birthday,
    gender: person.gender,
    address: career.address,
    source: sources[origin.channel as keyof typeof sources] ?? 'Direct search',
    website: random.chance(0.2) ? `https://${account}.example.dev` : null,
    messengers: random.chance(0.5) ? [messengerOf(person, random)] : [],
    status: terminalDate ? 'Left the company' : random.pick(statuses),
    labels: labelsOf(person, origin, notice, random),
    extension: {
      NoticePeriod: notice,
      WorksRemotely: String(random.chance(0.4)),
      ...(random.chance(0.7) && {
        ExpectedSalary: `${career.years === 0 ? random.whole(4, 8) : random.whole(12, 18) + career.years * 3} million VND`,
      }),
      ...(terminalDate && { TerminalDate: terminalDate, Account: account }),
    },
    skills: career.skills.map((name) => ({
      name,
      level: Math.min(5, random.whole(2, 3) + Math.floor(career.years / 5)),
    })),
  }
}
