/** A file that somebody answered with: where it is kept, and what it was called. */
export interface AnswerFile {
  path: string
  name: string
}

/** Files that are taken as answers, by the ends of their names; the service that stores them looks into them, too. */
export const answerFileKinds = [
  'pdf',
  'doc',
  'docx',
  'xls',
  'xlsx',
  'csv',
  'txt',
  'png',
  'jpg',
  'jpeg',
  'gif',
  'webp',
] as const

/** Largest file that is taken as an answer. */
export const answerFileMaxBytes = 10 * 1_048_576

const longest = { path: 200, name: 255 } as const

/** The file that an answer names; null where it names none. */
export function fileOf(value: unknown): AnswerFile | null {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [path, name]: unknown[] = value
  const isText = (text: unknown, most: number): text is string =>
    typeof text === 'string' && text.trim() !== '' && text.length <= most
  return isText(path, longest.path) && isText(name, longest.name) ? { path, name } : null
}

/** The value of an answer that is a file. */
export const fileAnswer = ({ path, name }: AnswerFile): readonly [path: string, name: string] => [
  path,
  name.length > longest.name ? name.slice(-longest.name) : name,
]

/** What keeps a file from being an answer, before it is sent; null: nothing that can be seen from outside. */
export function fileFault({ name, size }: { name: string; size: number }): 'kind' | 'size' | null {
  const kind = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase()
  if (!answerFileKinds.some((one) => one === kind)) return 'kind'
  return size > answerFileMaxBytes ? 'size' : null
}
