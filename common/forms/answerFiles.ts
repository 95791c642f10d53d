/** A file that was uploaded as an answer: its path and its original name. */
export interface AnswerFile {
  path: string
  name: string
}

/** The file extensions that are accepted as answers. The service that stores the files also checks their content. */
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

/** The size of the largest file that is accepted as an answer. */
export const answerFileMaxBytes = 10 * 1_048_576

const maxLengths = { path: 200, name: 255 } as const

/** Returns the file that an answer refers to, or null if it refers to none. */
export function fileOf(value: unknown): AnswerFile | null {
  if (!Array.isArray(value) || value.length !== 2) return null
  const [path, name]: unknown[] = value
  const isText = (text: unknown, most: number): text is string =>
    typeof text === 'string' && text.trim() !== '' && text.length <= most
  return isText(path, maxLengths.path) && isText(name, maxLengths.name) ? { path, name } : null
}

/** Returns the value of an answer that is a file. */
export const fileAnswer = ({ path, name }: AnswerFile): readonly [path: string, name: string] => [
  path,
  name.length > maxLengths.name ? name.slice(-maxLengths.name) : name,
]

/**
 * Returns why a file cannot be an answer, as far as its name and size show before it is sent, or null if nothing is
 * wrong.
 */
export function findFileFault({ name, size }: { name: string; size: number }): 'kind' | 'size' | null {
  const kind = /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase()
  if (!answerFileKinds.some((one) => one === kind)) return 'kind'
  return size > answerFileMaxBytes ? 'size' : null
}
