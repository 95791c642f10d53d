import { asNumber, columnsOf, textOf, type FormField } from './fields.ts'
import { entriesOf, membersOf, type Member } from './json.ts'

/** Contents of a form template, as the product works with them (000/3/2). Made by parseContents; changed by copying. */
export interface FormContents {
  readonly isCalcJobRank: boolean
  /** Empty: none. */
  readonly idJobRank: string
  /** In how many columns the form is laid out (000/5/16); a member of our own. */
  readonly columns: number
  readonly fields: readonly FormField[]
}

export const noContents: FormContents = { isCalcJobRank: false, idJobRank: '', columns: 1, fields: [] }

/** The text that contents were read from, and what is not ours in it. */
interface Source {
  text: string
  /** Members of the object form in their order; null for a plain list. */
  members: readonly Member[] | null
  /** Texts of the entries that are no fields. */
  leftOut: readonly string[]
  read: FormContents
}
const sources = new WeakMap<object, Source>()
/** The text that a field was read from: what nobody touches is written back byte for byte. */
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

/** The fields of a list, and the texts of its entries that are none: those without a title are left out (000/3/7). */
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

/** Reads a stored form; what cannot be read is an empty one, never an error (000/3/8): isUnreadable tells it. */
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
  // Of two members of one name the last one counts, as everywhere in JSON.
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

/** The form looks empty only because its text cannot be read: storing it as it looks would be the end of that text. */
export function isUnreadable(text: string): boolean {
  if (['', 'null'].includes(text.trim())) return false
  const value = parse(text)
  return isRecord(value) ? !Array.isArray(value.extendProperties ?? []) : !Array.isArray(value)
}

/** Texts of the entries that nobody is shown; they stay when the form is stored. */
export const leftOutOf = (contents: FormContents): readonly string[] => sources.get(contents.fields)?.leftOut ?? []

/** Contents with other fields; where they came from is remembered. */
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

/** The text to store. What was read and not touched is written as it was, also members and kinds that the product does not know. */
export function serialiseContents(contents: FormContents): string {
  const source = sources.get(contents.fields)
  if (source && isSame(contents, source.read)) return source.text
  const list = `[${[...contents.fields.map(fieldText), ...(source?.leftOut ?? [])].join(',')}]`
  const hasRank = contents.isCalcJobRank || contents.idJobRank !== ''
  if (!hasRank && contents.columns === 1 && source && source.members === null) return list
  const own = new Map([
    ['isCalcJobRank', JSON.stringify(contents.isCalcJobRank)],
    ['idJobRank', JSON.stringify(contents.idJobRank)],
    // Readers of the specification's two members need not meet a third one that says nothing.
    ...(contents.columns === (source?.read.columns ?? 1)
      ? []
      : [['columns', JSON.stringify(contents.columns)] as const]),
    ['extendProperties', list],
  ])
  const kept = (source?.members ?? []).filter(({ name }) => !own.has(name)).map(({ text }) => text)
  return `{${[...kept, ...[...own].map(([name, value]) => `"${name}":${value}`)].join(',')}}`
}

/** Whether a text is a form at all: a list, or an object. */
export function isContents(text: string): boolean {
  const value = parse(text)
  return Array.isArray(value) || isRecord(value)
}
