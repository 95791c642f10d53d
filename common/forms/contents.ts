import { asNumber, columnsOf, textOf, type FormField } from './fields.ts'
import { entriesOf, membersOf, type Member } from './json.ts'

/** The contents of a form template (000/3/2). They are created by parseContents and changed by copying. */
export interface FormContents {
  readonly isCalcJobRank: boolean
  /** Empty if no rank is chosen. */
  readonly idJobRank: string
  /** The number of columns in which the form is laid out (000/5/16). This is our own addition. */
  readonly columns: number
  readonly fields: readonly FormField[]
}

export const noContents: FormContents = { isCalcJobRank: false, idJobRank: '', columns: 1, fields: [] }

/** The text that contents were read from, and the parts of it that the product does not use. */
interface Source {
  text: string
  /** The members of the object form in their order, or null for a plain list. */
  members: readonly Member[] | null
  /** The texts of the entries that are not fields. */
  leftOut: readonly string[]
  read: FormContents
}
const sources = new WeakMap<object, Source>()
/** The text that a field was read from. Unchanged fields are written back byte for byte. */
const fieldTexts = new WeakMap<FormField, string>()

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/**
 * Reads the fields of a list, and the texts of the entries that are not fields. Entries without a title are left out
 * (000/3/7).
 */
function readList(text: string): { fields: FormField[]; leftOut: string[] } {
  const fields: FormField[] = []
  const leftOut: string[] = []
  for (const entry of entriesOf(text)) {
    const field = parse(entry)
    if (isRecord(field) && textOf(field, 'title') !== '') {
      fieldTexts.set(field, entry)
      fields.push(field)
    } else leftOut.push(entry)
  }
  return { fields, leftOut }
}

/**
 * Reads a stored form. A text that cannot be read is an empty form, never an error (000/3/8); `isUnreadable` detects
 * it.
 */
export function parseContents(text: string): FormContents {
  const value = parse(text)
  if (Array.isArray(value)) {
    const { fields, leftOut } = readList(text)
    const contents = { ...noContents, fields }
    sources.set(fields, { text, members: null, leftOut, read: contents })
    return contents
  }
  if (!isRecord(value)) return { ...noContents, fields: [] }
  const members = membersOf(text)
  // If two members have the same name, the last one counts, as usual in JSON.
  const list = members.findLast(({ name }) => name === 'extendProperties')?.value
  const { fields, leftOut } =
    list !== undefined && Array.isArray(value.extendProperties) ? readList(list) : { fields: [], leftOut: [] }
  const contents: FormContents = {
    isCalcJobRank: value.isCalcJobRank === true,
    idJobRank: typeof value.idJobRank === 'string' ? value.idJobRank : '',
    columns: columnsOf(asNumber(value.columns)),
    fields,
  }
  sources.set(fields, { text, members, leftOut, read: contents })
  return contents
}

/** Whether a form looks empty only because its text cannot be read. Storing it would destroy that text. */
export function isUnreadable(text: string): boolean {
  if (['', 'null'].includes(text.trim())) return false
  const value = parse(text)
  return isRecord(value) ? !Array.isArray(value.extendProperties ?? []) : !Array.isArray(value)
}

/** Returns the texts of the entries that are not shown. They are preserved when the form is stored. */
export const leftOutOf = (contents: FormContents): readonly string[] => sources.get(contents.fields)?.leftOut ?? []

/** Returns contents with other fields. The source text is remembered. */
export function withFields(contents: FormContents, fields: readonly FormField[]): FormContents {
  const source = sources.get(contents.fields)
  if (source && fields !== contents.fields && !sources.has(fields)) sources.set(fields, source)
  return { ...contents, fields }
}

const isSame = (one: FormContents, other: FormContents) =>
  one.isCalcJobRank === other.isCalcJobRank &&
  one.idJobRank === other.idJobRank &&
  one.columns === other.columns &&
  one.fields.length === other.fields.length &&
  one.fields.every((field, at) => field === other.fields[at])

const fieldText = (field: FormField) => fieldTexts.get(field) ?? JSON.stringify(field)

/**
 * Returns the text to store. Unchanged parts are written as they were read, including members and kinds that the
 * product does not know.
 */
export function serialiseContents(contents: FormContents): string {
  const source = sources.get(contents.fields)
  if (source && isSame(contents, source.read)) return source.text
  const list = `[${[...contents.fields.map(fieldText), ...(source?.leftOut ?? [])].join(',')}]`
  const hasRank = contents.isCalcJobRank || contents.idJobRank !== ''
  if (!hasRank && contents.columns === 1 && source && source.members === null) return list
  const own = new Map([
    ['isCalcJobRank', JSON.stringify(contents.isCalcJobRank)],
    ['idJobRank', JSON.stringify(contents.idJobRank)],
    // The specification has two members. A third one is written only if it differs from the default.
    ...(contents.columns === (source?.read.columns ?? 1)
      ? []
      : [['columns', JSON.stringify(contents.columns)] as const]),
    ['extendProperties', list],
  ])
  const kept = (source?.members ?? []).filter(({ name }) => !own.has(name)).map(({ text }) => text)
  return `{${[...kept, ...[...own].map(([name, value]) => `"${name}":${value}`)].join(',')}}`
}

/** Whether a text is a form: a list or an object. */
export function isContents(text: string): boolean {
  const value = parse(text)
  return Array.isArray(value) || isRecord(value)
}
