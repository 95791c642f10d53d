const surnames = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi', 'Đỗ', 'Hồ']
const given = [
  'Minh Anh',
  'Văn Đức',
  'Thị Hương',
  'Quốc Bảo',
  'Thu Hà',
  'Anh Tuấn',
  'Ngọc Lan',
  'Hoàng Phúc',
  'Khánh Linh',
  'Gia Huy',
]

/** A column that a folder's config requires. */
export interface ExtraColumn {
  name: string
  type: 'text' | 'number' | 'date'
}

export interface CsvRows {
  rows: number
  /** Distinguishes the people of one file from those of another. */
  seed: number
  /** One row in this number of rows has neither phone nor e-mail, and fails. 0: none. */
  brokenEvery?: number
  /** The columns besides name, phones and emails. */
  columns?: readonly ExtraColumn[]
}

/** A valid value for each type of column. */
export const goodValues = { text: 'Developer', number: '5', date: '1995-04-30' }

/** Returns the mobile number of a made-up person: 10 digits, different for each seed and number. */
export const phoneOf = (seed: number, number: number) =>
  `09${String(seed % 100).padStart(2, '0')}${String(number).padStart(6, '0')}`
export const emailOf = (seed: number, number: number) => `p${seed}.${number}@example.vn`
export const nameOf = (seed: number, number: number) =>
  `${surnames[(seed + number) % surnames.length]} ${given[Math.floor(number / surnames.length) % given.length]} ${seed}-${number}`

/** Returns a CSV of made-up candidates. */
export function candidatesCsv({ rows, seed, brokenEvery = 0, columns = [] }: CsvRows): Buffer {
  const rest = columns.map(({ type }) => `,${goodValues[type]}`).join('')
  const lines = Array.from({ length: rows }, (_, number) => {
    const isBroken = brokenEvery > 0 && number % brokenEvery === brokenEvery - 1
    return `${nameOf(seed, number)},${isBroken ? '' : phoneOf(seed, number)},${isBroken ? '' : emailOf(seed, number)}${rest}`
  })
  return Buffer.from(`${headOf(columns)}${lines.join('\n')}\n`)
}

const headOf = (columns: readonly ExtraColumn[]) =>
  `${['name', 'phones', 'emails', ...columns.map(({ name }) => name)].join(',')}\n`

/** Returns the columns of a folder, from its REST representation. */
export const columnsOf = (folder: { config: string }): ExtraColumn[] =>
  (JSON.parse(folder.config) as ExtraColumn[]).filter(({ name }) => !['name', 'phones', 'emails'].includes(name))

/** Returns a CSV of exactly this number of bytes, with long names. */
export function csvOfSize(bytes: number, seed: number, columns: readonly ExtraColumn[] = []): Buffer {
  const rest = columns.map(({ type }) => `,${goodValues[type]}`).join('')
  const lineOf = (number: number, filler: string) =>
    `${nameOf(seed, number)} ${filler},${phoneOf(seed, number)},${emailOf(seed, number)}${rest}\n`
  const lines = [headOf(columns)]
  let left = bytes - Buffer.byteLength(lines[0] ?? '')
  for (let number = 0; left > 0; number++) {
    const bare = Buffer.byteLength(lineOf(number, ''))
    // The remaining bytes are shared between the last two rows, so that neither name is too long or too short.
    const fill = left <= bare + 180 ? left - bare : left < 2 * (bare + 180) ? Math.ceil(left / 2) - bare : 180
    const line = lineOf(number, 'x'.repeat(fill))
    lines.push(line)
    left -= Buffer.byteLength(line)
  }
  return Buffer.from(lines.join(''))
}
