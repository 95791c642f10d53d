import { fold } from '../../../common/text.ts'
import { endings } from '../exchange/dialPlan.ts'
import { graduationAge, type Country } from './countries.ts'
import type { Seeded } from '../random.ts'

export interface Person {
  name: string
  /** The reading of a Japanese name, in hiragana. */
  reading?: string
  phone: string
  email: string
  country: Country
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
/** Given names of men and women alternate. */
const japanese = {
  family: [
    ['佐藤', 'sato', 'さとう'],
    ['鈴木', 'suzuki', 'すずき'],
    ['高橋', 'takahashi', 'たかはし'],
    ['田中', 'tanaka', 'たなか'],
    ['伊藤', 'ito', 'いとう'],
    ['渡辺', 'watanabe', 'わたなべ'],
    ['山本', 'yamamoto', 'やまもと'],
    ['中村', 'nakamura', 'なかむら'],
    ['小林', 'kobayashi', 'こばやし'],
    ['加藤', 'kato', 'かとう'],
    ['吉田', 'yoshida', 'よしだ'],
    ['山田', 'yamada', 'やまだ'],
    ['松本', 'matsumoto', 'まつもと'],
    ['井上', 'inoue', 'いのうえ'],
    ['木村', 'kimura', 'きむら'],
    ['清水', 'shimizu', 'しみず'],
  ],
  given: [
    ['健太', 'kenta', 'けんた'],
    ['美咲', 'misaki', 'みさき'],
    ['翔太', 'shota', 'しょうた'],
    ['さくら', 'sakura', 'さくら'],
    ['大輔', 'daisuke', 'だいすけ'],
    ['優子', 'yuko', 'ゆうこ'],
    ['拓也', 'takuya', 'たくや'],
    ['陽菜', 'hina', 'ひな'],
    ['直樹', 'naoki', 'なおき'],
    ['恵', 'megumi', 'めぐみ'],
    ['蓮', 'ren', 'れん'],
    ['愛', 'ai', 'あい'],
    ['雄一', 'yuichi', 'ゆういち'],
    ['彩', 'aya', 'あや'],
    ['誠', 'makoto', 'まこと'],
    ['由美', 'yumi', 'ゆみ'],
  ],
} as const
/** Names of people from abroad; given names of women and men alternate. */
const abroad = {
  GB: {
    given: ['Emma', 'Liam', 'Olivia', 'Noah', 'Priya', 'Ethan', 'Hannah', 'Tariq', 'Chloé', 'Oliver'],
    family: ['Smith', 'Johnson', 'Patel', 'O’Brien', 'Okafor', 'Walker', 'Bennett', 'Silva'],
    phone: ['+44 7700', 6],
  },
  SG: {
    given: ['Mei Ling', 'Wei Jie', 'Hui Min', 'Jun Kai', 'Divya', 'Arjun', 'Xin Yi', 'Marcus'],
    family: ['Tan', 'Lim', 'Chen', 'Ng', 'Goh', 'Ong', 'Wong', 'Lee'],
    phone: ['+65 81', 6],
  },
  DE: {
    given: ['Ingrid', 'Jonas', 'Zoë', 'Lukas', 'Sofia', 'Marek', 'Mia', 'Felix'],
    family: ['Müller', 'Schneider', 'Nowak', 'Rossi', 'Weber', 'Novák', 'Schäfer', 'Larsen'],
    phone: ['+49 1512', 7],
  },
  KR: {
    given: ['Ji-woo', 'Jun-ho', 'Seo-yeon', 'Min-jun', 'Ha-eun', 'Do-yun', 'Su-bin', 'Tae-hyun'],
    family: ['Kim', 'Park', 'Lee', 'Choi', 'Jung', 'Kang', 'Yoon', 'Han'],
    phone: ['+82 10', 8],
  },
} as const satisfies Partial<Record<Country, object>>

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
/** The largest primes with 6, 7 and 8 digits. */
const primes: Record<number, number> = { 6: 999_983, 7: 9_999_991, 8: 99_999_989 }
/** Returns a number with this many digits that is unique for each count, scattered over the entire range. */
const scattered = (at: number, length: number) =>
  String((at * 4_827_121 + 1_000_003) % primes[length]!).padStart(length, '0')
const latin = (text: string) => fold(text).replace(/[^a-z0-9]/g, '')

/** Creates people, no two of whom share a phone or an e-mail address. */
export class People {
  readonly #random: Seeded
  readonly #taken = new Map<string, number>()
  readonly #tag: string
  #count: number

  /** `from` separates the phones of several instances, `tag` (in every address) their e-mails. */
  constructor(random: Seeded, from = 0, tag = '') {
    this.#random = random
    this.#count = from
    this.#tag = tag
  }

  /** Creates a person. Students are 19 to 21 years old, others 23 to 38. */
  make(country: Country = this.#country(), isStudent = false): Person {
    const random = this.#random
    const at = this.#count++
    const age = isStudent ? random.whole(19, graduationAge - 1) : random.whole(graduationAge + 1, 38)
    const year = new Date().getUTCFullYear() - age
    const birthday = `${year}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`
    if (country === 'JP') {
      const [family, given] = [random.pick(japanese.family), random.pick(japanese.given)]
      return {
        name: `${family[0]} ${given[0]}`,
        reading: `${family[2]} ${given[2]}`,
        phone: this.#foreign(['+81 90', 8], at),
        email: this.#email(`${given[1]}.${family[1]}`, 'example.jp'),
        country,
        birthday,
        gender: japanese.given.indexOf(given) % 2 ? 1 : 0,
      }
    }
    if (country !== 'VN') {
      const land = abroad[country]
      const which = Math.floor(random.next() * land.given.length)
      const [given, family] = [land.given[which]!, random.pick<string>(land.family)]
      return {
        name: `${given} ${family}`,
        phone: this.#foreign(land.phone, at),
        email: this.#email(
          `${latin(given)}.${latin(family)}`,
          random.pick(['example.com', 'example.org', 'example.net']),
        ),
        country,
        birthday,
        gender: which % 2 ? 0 : 1,
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

  #country(): Country {
    const dice = this.#random.next()
    return dice < 0.82 ? 'VN' : dice < 0.92 ? 'JP' : this.#random.pick(['GB', 'SG', 'DE', 'KR'])
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
