/** Ids are GUIDs, like the null identifier (000/9). */
const guid = (kind: string, number: number) =>
  `${kind.padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`

export const ids = {
  company: guid('c0', 1),
  candidate: (number: number) => guid('ca', number),
  folder: (number: number) => guid('f0', number),
  row: (number: number) => guid('40', number),
  import: (number: number) => guid('1a', number),
  collected: (number: number) => guid('cc', number),
  talentFolder: (number: number) => guid('7a', number),
  dpsType: (number: number) => guid('d7', number),
  dpsItem: (number: number) => guid('d1', number),
  form: (number: number) => guid('fe', number),
  workflow: (number: number) => guid('b0', number),
  status: (number: number) => guid('57', number),
  job: (number: number) => guid('0b', number),
  category: (number: number) => guid('c7', number),
  product: (number: number) => guid('b5', number),
  department: (number: number) => guid('de', number),
  user: (number: number) => guid('05', number),
  rule: (number: number) => guid('2e', number),
  template: (number: number) => guid('e7', number),
  word: (number: number) => guid('b1', number),
  lookup: (number: number) => guid('10', number),
}

export const people = [
  { userName: 'linh', fullName: 'Trần Thị Linh', email: 'linh@peer.example' },
  { userName: 'minh', fullName: 'Lê Minh', email: 'minh@peer.example' },
  { userName: 'hana', fullName: 'Satō Hana', email: 'hana@peer.example' },
]

export const company = { id: ids.company, name: 'Peer Trading' }

export const departments = [
  { id: ids.department(1), name: 'Sales', companyId: company.id },
  { id: ids.department(2), name: 'Engineering', companyId: company.id },
]

/** A list of a lookup: id, name, isDefault (002/3). */
export const lookup = (from: number, ...names: string[]) =>
  names.map((name, place) => ({ id: ids.lookup(from + place), name, isDefault: place === 0 }))

export const channels = lookup(100, 'LinkedIn', 'Referral', 'Web site')
export const jobRanks = lookup(110, 'Junior', 'Senior', 'Lead')
export const locations = lookup(120, 'Hà Nội', 'Đà Nẵng', 'Tōkyō')

/** The names of three candidates. */
export const seekers = ['Nguyễn Văn An', 'Phạm Thu Hà', 'Suzuki Ken']
export const phoneOf = (number: number) => `09012345${String(number).padStart(2, '0')}`
export const mailOf = (number: number) => `seeker${number}@mail.example`
export const dayOf = (number: number) => `2026-01-${String(number).padStart(2, '0')}T08:30:00Z`

/** Creates one record for each of the three. */
export const each = <T>(make: (number: number, name: string) => T): T[] =>
  seekers.map((name, place) => make(place + 1, name))
