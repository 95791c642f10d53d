import { languages, type Language } from '../../core/contract/languages.ts'

/** The countries of origin of the demo's people. */
export type Country = 'VN' | 'JP' | 'GB' | 'SG' | 'DE' | 'KR'

/** A text in English, Vietnamese and Japanese. */
export type Word = readonly [en: string, vi: string, ja: string]

/** Returns a text in a language. */
export const wordIn = (word: Word, language: Language): string => word[languages.indexOf(language)]!

/** Returns the translation of an English name; the name itself if it is not in the list. */
export function inLanguage(list: readonly Word[], name: string, language: Language): string {
  const word = list.find(([english]) => english === name)
  return word ? wordIn(word, language) : name
}

/** The age at which studies end. */
export const graduationAge = 22

interface Land {
  nationality: string
  /** The native language of its people. */
  native: string
  /** Its cities and their streets; the sign is replaced with the house number. */
  cities: Readonly<Record<string, readonly string[]>>
  employers: readonly string[]
  schools: readonly string[]
  /** The months in which studies and jobs begin and studies end. */
  months: { enrolment: string; graduation: string; firstDay: string; lastDay: string }
}

const vietnameseSchools: readonly Word[] = [
  ['Hanoi University of Science and Technology', 'Đại học Bách khoa Hà Nội', 'ハノイ工科大学'],
  ['VNU University of Engineering', 'Đại học Công nghệ (ĐHQGHN)', 'ベトナム国家大学工科大学'],
  ['Ho Chi Minh City University of Technology', 'Đại học Bách khoa TP. Hồ Chí Minh', 'ホーチミン市工科大学'],
  ['Da Nang University', 'Đại học Đà Nẵng', 'ダナン大学'],
  ['Can Tho University', 'Đại học Cần Thơ', 'カントー大学'],
  ['FPT University', 'Đại học FPT', 'FPT大学'],
  ['National Economics University', 'Đại học Kinh tế Quốc dân', '国民経済大学'],
]
const japaneseSchools: readonly Word[] = [
  ['Keio University', 'Đại học Keio', '慶應義塾大学'],
  ['Waseda University', 'Đại học Waseda', '早稲田大学'],
  ['University of Tokyo', 'Đại học Tokyo', '東京大学'],
  ['Osaka University', 'Đại học Osaka', '大阪大学'],
  ['Kyoto University', 'Đại học Kyoto', '京都大学'],
  ['Kyushu University', 'Đại học Kyushu', '九州大学'],
  ['Meiji University', 'Đại học Meiji', '明治大学'],
]
const japaneseEmployers: readonly Word[] = [
  ['Sakura Systems', 'Sakura Systems', 'サクラシステムズ株式会社'],
  ['Fuji Digital', 'Fuji Digital', '富士デジタル株式会社'],
  ['Hikari Software', 'Hikari Software', 'ひかりソフトウェア株式会社'],
  ['Aoba Logistics', 'Aoba Logistics', '青葉ロジスティクス株式会社'],
  ['Nagisa Games', 'Nagisa Games', '渚ゲームス株式会社'],
  ['Tokiwa Electric', 'Tokiwa Electric', '常盤電機株式会社'],
  ['Kaede Health', 'Kaede Health', '楓ヘルスケア株式会社'],
  ['Minato Cloud', 'Minato Cloud', '港クラウド株式会社'],
  ['Yamabiko Telecom', 'Yamabiko Telecom', '山彦テレコム株式会社'],
  ['Hanamizuki Retail', 'Hanamizuki Retail', '花水木リテール株式会社'],
  ['Sumire Data', 'Sumire Data', 'すみれデータ株式会社'],
  ['Kitakaze Labs', 'Kitakaze Labs', '北風ラボ株式会社'],
]
const vietnameseEmployers = [
  'Sông Pay',
  'Hoa Sen Software',
  'Mekong Cloud',
  'Lotus Retail Tech',
  'Tre Xanh Logistics',
  'An Phú Telecom',
  'Delta Games',
  'Kiwi Health',
  'Sao Mai Solutions',
  'Thăng Long Data',
  'Bến Thành Digital',
  'Fuji Digital Vietnam',
]
const otherEmployers = [
  'Northwind Labs',
  'Blue Harbor Bank',
  'Granite Software',
  'Redwood Retail',
  'Silverline Telecom',
  'Bright Forge',
  'Compass Insurance',
  'Orchid Payments',
  'Linden Analytics',
  'Harbour Gate Systems',
  'Alder Games',
  'Copperfield Health',
]
const english = (names: readonly Word[]) => names.map(([name]) => name)
const autumn = { enrolment: '09', graduation: '06', firstDay: '07', lastDay: '06' }

export const lands: Record<Country, Land> = {
  VN: {
    nationality: 'Vietnamese',
    native: 'Vietnamese',
    cities: {
      'Hà Nội': ['# Phố Huế', '# Nguyễn Chí Thanh', '# Láng Hạ', '# Trần Duy Hưng', '# Giải Phóng'],
      'Hồ Chí Minh': ['# Lê Lợi', '# Pasteur', '# Võ Văn Tần', '# Hai Bà Trưng'],
      'Đà Nẵng': ['# Bạch Đằng', '# Trần Phú', '# Nguyễn Văn Linh'],
      'Hải Phòng': ['# Điện Biên Phủ', '# Lạch Tray'],
      'Cần Thơ': ['# đường 30 Tháng 4', '# Hòa Bình'],
    },
    employers: vietnameseEmployers,
    schools: english(vietnameseSchools),
    months: autumn,
  },
  JP: {
    nationality: 'Japanese',
    native: 'Japanese',
    cities: {
      東京: ['東京都渋谷区神南#', '東京都新宿区西新宿#', '東京都品川区大崎#'],
      大阪: ['大阪府大阪市北区梅田#', '大阪府大阪市中央区本町#'],
      福岡: ['福岡県福岡市博多区博多駅前#', '福岡県福岡市中央区天神#'],
    },
    employers: english(japaneseEmployers),
    schools: english(japaneseSchools),
    months: { enrolment: '04', graduation: '03', firstDay: '04', lastDay: '03' },
  },
  GB: {
    nationality: 'British',
    native: 'English',
    cities: { London: ['# Old Street', '# Brick Lane'], Manchester: ['# Tib Street', '# Deansgate'] },
    employers: otherEmployers,
    schools: ['University of Leeds', 'Imperial College London'],
    months: autumn,
  },
  SG: {
    nationality: 'Singaporean',
    native: 'English',
    cities: { Singapore: ['# Robinson Road', '# Orchard Road'] },
    employers: otherEmployers,
    schools: ['National University of Singapore', 'Nanyang Technological University'],
    months: autumn,
  },
  DE: {
    nationality: 'German',
    native: 'German',
    cities: { Berlin: ['Torstraße #', 'Kantstraße #'], München: ['Leopoldstraße #', 'Lindwurmstraße #'] },
    employers: otherEmployers,
    schools: ['Technical University of Munich', 'Humboldt University of Berlin'],
    months: autumn,
  },
  KR: {
    nationality: 'Korean',
    native: 'Korean',
    cities: { Seoul: ['# Teheran-ro', '# Mapo-daero'] },
    employers: otherEmployers,
    schools: ['Seoul National University', 'Yonsei University'],
    months: autumn,
  },
}

/** The names of all employers of the demo's people. */
export const employers: readonly string[] = [
  ...vietnameseEmployers,
  ...english(japaneseEmployers),
  ...otherEmployers,
].toSorted((one, other) => one.localeCompare(other, 'en'))

/** The names of schools and employers in other languages. */
export const placeNames: readonly Word[] = [...vietnameseSchools, ...japaneseSchools, ...japaneseEmployers]
