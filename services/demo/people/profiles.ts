import type { Career } from '../candidates/careers.ts'
import type { Person } from './people.ts'
import { Seeded } from '../random.ts'

/** What a demo candidate has beyond person and career. */
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

const streets: Record<string, readonly string[]> = {
  'Hà Nội': ['Phố Huế', 'Nguyễn Chí Thanh', 'Láng Hạ', 'Trần Duy Hưng', 'Giải Phóng'],
  'Hồ Chí Minh': ['Lê Lợi', 'Nguyễn Thị Minh Khai', 'Võ Văn Tần', 'Cách Mạng Tháng Tám'],
  'Đà Nẵng': ['Bạch Đằng', 'Trần Phú', 'Nguyễn Văn Linh'],
  'Hải Phòng': ['Điện Biên Phủ', 'Lạch Tray'],
  'Cần Thơ': ['30 Tháng 4', 'Hòa Bình'],
  東京: ['渋谷区神南', '新宿区西新宿', '品川区大崎'],
  大阪: ['北区梅田', '中央区本町'],
  福岡: ['博多区博多駅前', '中央区天神'],
  Singapore: ['Robinson Road', 'Orchard Road'],
  London: ['Old Street', 'Borough High Street'],
}
const japanese = /\p{Script=Han}/u
const sources = ['Job portal', 'Job portal', 'Referral', 'Job fair', 'Direct search', 'Careers site'] as const
const statuses = [
  'New',
  'New',
  'New',
  'In contact',
  'In contact',
  'In process',
  'In process',
  'Offered',
  'Onboard',
  'Not interested',
  'Rejected',
] as const
const labels = ['Fast learner', 'High potential', 'Referral', 'Relocates', 'Short notice', 'Needs visa'] as const
const notices = ['Immediately', '2 weeks', '30 days', '30 days', '45 days', '60 days'] as const

function addressIn(city: string, random: Seeded): string {
  const street = streets[city]
  if (!street) return city
  if (japanese.test(city))
    return `${city}${city === '東京' ? '都' : city === '大阪' ? '府大阪市' : '県福岡市'}${random.pick(street)}${random.whole(1, 9)}-${random.whole(1, 20)}-${random.whole(1, 15)}`
  return `${random.whole(2, 480)} ${random.pick(street)}, ${city}`
}

/** The profile of a candidate: the same for the same id each time. */
export function profileOf(
  id: string,
  { email, phone, birthday, gender }: Person,
  career: Career,
  terminalDate?: string,
): Profile {
  const random = new Seeded(parseInt(id.slice(-8), 16))
  const account = email.slice(0, email.indexOf('@'))
  // Nobody has worked since before the age of 21.
  const year = Math.min(Number(birthday.slice(0, 4)), new Date().getUTCFullYear() - 21 - career.years)
  return {
    birthday: `${year}${birthday.slice(4)}`,
    gender,
    address: addressIn(career.city, random),
    source: random.pick(sources),
    website: random.chance(0.2) ? `https://${account}.example.dev` : null,
    messengers: random.chance(0.5) ? [random.chance(0.6) ? `Zalo: ${phone}` : `Skype: ${account}`] : [],
    status: terminalDate ? 'Left the company' : random.pick(statuses),
    labels: random.chance(0.45) ? random.some(labels, random.whole(1, 2)) : [],
    extension: {
      NoticePeriod: random.pick(notices),
      WorksRemotely: String(random.chance(0.4)),
      ...(random.chance(0.7) && {
        ExpectedSalary: `${random.whole(8, 60) * (career.rank === 'Intern' ? 0.5 : 1)} million VND`,
      }),
      ...(terminalDate && { TerminalDate: terminalDate, Account: account }),
    },
    skills: career.skills.map((name) => ({
      name,
      level: Math.min(5, random.whole(2, 3) + Math.floor(career.years / 5)),
    })),
  }
}
