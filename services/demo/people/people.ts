import { fold } from '../../../common/text.ts'
import { endings } from '../exchange/dialPlan.ts'
import type { Seeded } from '../random.ts'

export interface Person {
  name: string
  phone: string
  email: string
  country: 'VN' | 'JP' | 'other'
  /** YYYY-MM-DD. */
  birthday: string
  /** 0 Male, 1 Female. */
  gender: 0 | 1
}

const surnames = [
  ...Array<string>(9).fill('Nguyễn'),
  'Trần',
  'Trần',
  'Trần',
  'Lê',
  'Lê',
  'Phạm',
  'Phạm',
  'Hoàng',
  'Huỳnh',
  'Phan',
  'Vũ',
  'Võ',
  'Đặng',
  'Bùi',
  'Đỗ',
  'Hồ',
  'Ngô',
  'Dương',
  'Lý',
  'Đinh',
  'Trịnh',
  'Mai',
  'Tạ',
  'Cao',
]
const women = {
  middle: ['Thị', 'Thị', 'Thị Minh', 'Thu', 'Ngọc', 'Thanh', 'Phương', 'Khánh', 'Mỹ', 'Bảo', 'Hồng', 'Thùy'],
  given: [
    'Anh',
    'Hương',
    'Hà',
    'Lan',
    'Linh',
    'Mai',
    'Ngân',
    'Nhung',
    'Oanh',
    'Quỳnh',
    'Thảo',
    'Trang',
    'Trâm',
    'Tuyết',
    'Uyên',
    'Vân',
    'Yến',
    'Châu',
    'Diệp',
    'Giang',
  ],
}
const men = {
  middle: ['Văn', 'Văn', 'Đức', 'Minh', 'Quốc', 'Hoàng', 'Anh', 'Tuấn', 'Xuân', 'Hữu', 'Gia', 'Công', 'Đình', 'Thành'],
  given: [
    'Đức',
    'Phúc',
    'Bảo',
    'Tuấn',
    'Dũng',
    'Hùng',
    'Huy',
    'Khoa',
    'Kiên',
    'Long',
    'Nam',
    'Nghĩa',
    'Phong',
    'Quân',
    'Sơn',
    'Thắng',
    'Trung',
    'Việt',
    'Đạt',
    'Khánh',
  ],
}
/** Given names of men and women take turns. */
const japanese = {
  family: [
    ['佐藤', 'sato'],
    ['鈴木', 'suzuki'],
    ['高橋', 'takahashi'],
    ['田中', 'tanaka'],
    ['伊藤', 'ito'],
    ['渡辺', 'watanabe'],
    ['山本', 'yamamoto'],
    ['中村', 'nakamura'],
    ['小林', 'kobayashi'],
    ['加藤', 'kato'],
    ['吉田', 'yoshida'],
    ['山田', 'yamada'],
    ['松本', 'matsumoto'],
    ['井上', 'inoue'],
    ['木村', 'kimura'],
    ['清水', 'shimizu'],
  ],
  given: [
    ['健太', 'kenta'],
    ['美咲', 'misaki'],
    ['翔太', 'shota'],
    ['さくら', 'sakura'],
    ['大輔', 'daisuke'],
    ['優子', 'yuko'],
    ['拓也', 'takuya'],
    ['陽菜', 'hina'],
    ['直樹', 'naoki'],
    ['恵', 'megumi'],
    ['蓮', 'ren'],
    ['愛', 'ai'],
    ['雄一', 'yuichi'],
    ['彩', 'aya'],
    ['誠', 'makoto'],
    ['由美', 'yumi'],
  ],
} as const
/** Given names of women and men take turns. */
const others = {
  given: [
    'Emma',
    'Liam',
    'Olivia',
    'Noah',
    'Ava',
    'Lucas',
    'Mia',
    'Ethan',
    'Sofia',
    'Mateo',
    'Chloé',
    'Arjun',
    'Priya',
    'Jonas',
    'Ingrid',
    'Marek',
    'Zoë',
    'Tariq',
    'Hannah',
    'Jun-ho',
  ],
  family: [
    'Smith',
    'Johnson',
    'García',
    'Müller',
    'Rossi',
    'Kim',
    'Park',
    'Chen',
    'Singh',
    'Patel',
    'Dubois',
    'Nowak',
    'Larsen',
    'O’Brien',
    'Silva',
    'Okafor',
    'Ivanova',
    'Tan',
    'Lim',
    'Novák',
  ],
}

const mobiles = [
  '090',
  '091',
  '093',
  '094',
  '096',
  '097',
  '098',
  '032',
  '035',
  '038',
  '070',
  '077',
  '079',
  '081',
  '085',
  '088',
]
const abroad = [
  ['+44 7700', 6],
  ['+65 81', 6],
  ['+49 1512', 7],
  ['+82 10', 8],
] as const
/** Greatest primes of 6, 7 and 8 digits. */
const primes: Record<number, number> = { 6: 999_983, 7: 9_999_991, 8: 99_999_989 }
/** A number of so many digits that no other count gives, scattered over the whole range. */
const scattered = (at: number, length: number) =>
  String((at * 4_827_121 + 1_000_003) % primes[length]!).padStart(length, '0')
const latin = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

/** Makes people, no two of whom share a phone or an e-mail. */
export class People {
  readonly #random: Seeded
  readonly #taken = new Map<string, number>()
  readonly #tag: string
  #count: number

  /** `from` keeps the phones of several makers apart, `tag` (in every address) their e-mails. */
  constructor(random: Seeded, from = 0, tag = '') {
    this.#random = random
    this.#count = from
    this.#tag = tag
  }

  make(country: Person['country'] = this.#country()): Person {
    const random = this.#random
    const at = this.#count++
    const birthday = `${random.whole(1978, 2003)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
    if (country === 'JP') {
      const [family, given] = [random.pick(japanese.family), random.pick(japanese.given)]
      return {
        name: `${family[0]} ${given[0]}`,
        phone: this.#foreign(['+81 90', 8], at),
        email: this.#email(`${given[1]}.${family[1]}`, 'example.jp'),
        country,
        birthday,
        gender: japanese.given.indexOf(given) % 2 ? 1 : 0,
      }
    }
    if (country === 'other') {
      const [given, family] = [random.pick(others.given), random.pick(others.family)]
      return {
        name: `${given} ${family}`,
        phone: this.#foreign(random.pick(abroad), at),
        email: this.#email(
          `${latin(given)}.${latin(family)}`,
          random.pick(['example.com', 'example.org', 'example.net']),
        ),
        country,
        birthday,
        gender: others.given.indexOf(given) % 2 ? 0 : 1,
      }
    }
    const from = random.chance(0.5) ? women : men
    const [family, middle, given] = [random.pick(surnames), random.pick(from.middle), random.pick(from.given)]
    const email = this.#email(`${latin(middle + given)}.${latin(family)}`, 'example.vn')
    return {
      name: `${family} ${middle} ${given}`,
      phone: this.#mobile(at),
      email,
      country,
      birthday,
      gender: from === women ? 1 : 0,
    }
  }

  #country(): Person['country'] {
    const dice = this.#random.next()
    return dice < 0.82 ? 'VN' : dice < 0.92 ? 'JP' : 'other'
  }

  #mobile(at: number): string {
    const prefix = mobiles[at % mobiles.length]!
    const seven = scattered(at, 7)
    const digits =
      at < endings.length * 3 ? `${prefix}${seven.slice(0, 4)}${endings[at % endings.length]}` : `${prefix}${seven}`
    const [a, b, c] = [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)]
    const form = this.#random.next()
    if (form < 0.7) return `${a} ${b} ${c}`
    if (form < 0.85) return `+84 ${digits.slice(1, 4)} ${b} ${c}`
    return form < 0.95 ? digits : `${a}.${b}.${c}`
  }

  #foreign([start, length]: readonly [string, number], at: number): string {
    const digits = scattered(at, length)
    return `${start} ${digits.slice(0, length - 4)} ${digits.slice(-4)}`
  }

  #email(local: string, domain: string): string {
    const before = this.#taken.get(local) ?? 0
    this.#taken.set(local, before + 1)
    return `${local}${before === 0 ? '' : before + 1}${this.#tag}@${domain}`
  }
}

const two = (number: number) => String(number).padStart(2, '0')
