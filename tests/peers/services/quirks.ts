/** A difference in the format of the services' responses. */
export interface Quirk {
  /** Changes one value of a record, including lists and objects; `gone` removes the member. */
  value?(value: unknown, name: string): unknown
  /** Writes the name of a member. */
  name?(name: string): string
  /** Changes an entire record. */
  record?(record: Members): Members
  /** Changes the members of a page other than its rows. */
  page?(page: Members): Members
  /** Changes the body of a refusal. */
  refusal?(status: number, body: any): unknown
  /** The maximum size of a page. */
  mostRows?: number
  /** Whether writes have an empty response. */
  hasEmptyWrites?: true
  contentType?: string | null
  isGzipped?: true
}

type Members = Record<string, unknown>

export const gone = Symbol('gone')
export const guidText = /^\{?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\}?$/i
const isGuid = (value: unknown): value is string => typeof value === 'string' && guidText.test(value)
const momentText = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const isMoment = (value: unknown): value is string => typeof value === 'string' && momentText.test(value)
const dayText = /^\d{4}-\d\d-\d\d$/
const isDay = (value: unknown): value is string => typeof value === 'string' && dayText.test(value)

/** Members whose values are from a closed set. */
const words = new Set(['status', 'importType', 'gender', 'type'])
const keys = new Set(['key', 'code', 'userName', 'createdBy', 'roleCode', 'url'])
/** Members that are JSON texts according to the documents (001/3, 000/3). */
const jsonTexts = new Set([
  'config',
  'result',
  'info',
  'infomation',
  'extendProperties',
  'contents',
  'requiredApprovalSetting',
  'attachmentSetting',
  'searchContent',
])
const isFreeText = (value: unknown, name: string) =>
  typeof value === 'string' &&
  !isGuid(value) &&
  !isMoment(value) &&
  !isDay(value) &&
  !words.has(name) &&
  !keys.has(name) &&
  !jsonTexts.has(name)

const where =
  <T>(is: (value: unknown, name: string) => value is T, change: (value: T) => unknown): Quirk['value'] =>
  (value, name) =>
    is(value, name) ? change(value) : value
const isList = (value: unknown): value is unknown[] => Array.isArray(value)
const isNumber = (value: unknown): value is number => typeof value === 'number'
const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'
const isWord = (value: unknown, name: string): value is string =>
  typeof value === 'string' && words.has(name) && !isGuid(value)

const otherCase = (text: string) => (text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase())
const pascal = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Numbers of GUIDs, for services with integer ids. */
const numbers = new Map<string, number>()
const guids = new Map<number, string>()
function numberOf(guid: string): number {
  const number = numbers.get(guid) ?? 1001 + numbers.size
  numbers.set(guid, number)
  guids.set(number, guid)
  return number
}
/** Returns the id that a request means, in any format in which it was sent out. */
export const plainId = (text: string): string =>
  guids.get(Number(text)) ?? (isGuid(text) ? text.replace(/[{}]/g, '').toLowerCase() : text)

/** Uses the other name of each pair of D-42's doubled names of candidates under review. */
function otherNames(record: Members): Members {
  if (!('candidateProccessId' in record)) return record
  const pairs = [
    ['candidateProccessId', 'candidateProcessedId'],
    ['info', 'infomation'],
    ['value', 'cvPath'],
  ] as const
  const other = new Map(pairs.flatMap(([one, two]) => [[one, two] as const, [two, one] as const] as [string, string][]))
  const renamed = Object.fromEntries(Object.entries(record).map(([name, value]) => [other.get(name) ?? name, value]))
  const { data, canApprove, ...rest } = renamed
  if (canApprove !== undefined) return { ...rest, data: { canApprove } }
  return data ? { ...rest, ...(data as Members) } : renamed
}

const problem = (status: number, { errors, message }: any, key: (name: string) => string) => ({
  type: `https://tools.ietf.org/html/rfc9110#status-${status}`,
  title: message ?? 'One or more validation errors occurred.',
  status,
  ...(errors && { errors: Object.fromEntries(Object.entries(errors).map(([name, texts]) => [key(name), texts])) }),
})

export const quirks: Readonly<Record<string, Quirk>> = {
  'null lists': { value: where(isList, () => null) },
  'missing lists': { value: where(isList, () => gone) },
  'null texts': { value: (value, name) => (isFreeText(value, name) ? null : value) },
  'missing texts': { value: (value, name) => (isFreeText(value, name) ? gone : value) },
  'missing numbers': { value: (value, name) => (isNumber(value) && !words.has(name) ? gone : value) },
  'numbers as text': { value: where(isNumber, String) },
  'booleans as text': { value: where(isBoolean, (value) => (value ? 'True' : 'False')) },
  'booleans as digits': { value: where(isBoolean, (value) => (value ? '1' : '0')) },
  'words in other capitals': { value: where(isWord, otherCase) },
  'unknown words': {
    value: (value, name) =>
      words.has(name) && !isGuid(value) && value !== null ? (isNumber(value) ? 99 : 'Paused') : value,
  },
  'ids in upper case': { value: where(isGuid, (id) => id.toUpperCase()) },
  'ids with braces': { value: where(isGuid, (id) => `{${id}}`) },
  'ids as integers': { value: where(isGuid, numberOf) },
  'moments without zone': { value: where(isMoment, (moment) => moment.slice(0, -1)) },
  'moments with 7 digits': { value: where(isMoment, (moment) => `${moment.slice(0, 19)}.1234567Z`) },
  'days with a time': { value: where(isDay, (day) => `${day}T00:00:00`) },
  'objects for JSON texts': {
    // `contents` of an e-mail template is HTML.
    value: (value, name) =>
      jsonTexts.has(name) && typeof value === 'string' && !value.startsWith('<') ? JSON.parse(value) : value,
  },
  'JSON texts for lists': { value: where(isList, (list) => JSON.stringify(list)) },
  'the other of doubled names': { record: otherNames },
  'names in Pascal case': { name: pascal },
  'no pageIndex, no pageSize': { page: ({ pageIndex: _index, pageSize: _size, ...page }) => page },
  'no totalItem': { page: ({ totalItem: _total, ...page }) => page },
  'two rows a page': { mostRows: 2 },
  'two rows a page, unsaid': { mostRows: 2, page: ({ pageSize: _size, ...page }) => page },
  // The page still begins where the requested page would.
  'two rows of a page, unsaid': { page: (page) => ({ ...page, data: (page.data as unknown[]).slice(0, 2) }) },
  'total beyond 2^31': { page: (page) => ({ ...page, totalItem: 3_000_000_000 }) },
  'no id': { record: ({ id: _id, ...record }) => record },
  'empty writes': { hasEmptyWrites: true },
  'problems with Skill': { refusal: (status, body) => problem(status, body, pascal) },
  'problems with $.skill': { refusal: (status, body) => problem(status, body, (name) => `$.${name}`) },
  'JSON as text/plain': { contentType: 'text/plain; charset=utf-8' },
  'no content type': { contentType: null },
  'gzip that nobody asked for': { isGzipped: true },
}

function changed(value: unknown, name: string, quirk: Quirk): unknown {
  const other = quirk.value ? quirk.value(value, name) : value
  if (other !== value) return other
  if (isList(value)) return value.map((item) => changed(item, name, quirk))
  return isRecord(value) ? changedMembers(value, quirk) : value
}

const changedRecord = (record: Members, quirk: Quirk) => changedMembers(quirk.record?.(record) ?? record, quirk)

function changedMembers(record: Members, quirk: Quirk): Members {
  const entries = Object.entries(record)
    .map(([name, value]) => [quirk.name?.(name) ?? name, changed(value, name, quirk)] as const)
    .filter(([, value]) => value !== gone)
  return Object.fromEntries(entries)
}

/** Applies a quirk to a response: to all of its records, or only to the second record of a list. */
export function inOtherWords(answer: unknown, quirk: Quirk, isOne: boolean): unknown {
  const rows = (list: unknown[]) =>
    list.map((row, place) => (isOne && place !== 1 ? row : isRecord(row) ? changedRecord(row, quirk) : row))
  if (isList(answer)) return rows(answer)
  // The id of a created record.
  if (isGuid(answer)) return changed(answer, 'id', quirk)
  if (!isRecord(answer)) return answer
  if (!isList(answer.data)) return isOne ? answer : changedRecord(answer, quirk)
  const page = quirk.page?.(answer) ?? answer
  const entries = Object.entries(page).map(([name, value]) => [
    isOne ? name : (quirk.name?.(name) ?? name),
    name === 'data' ? rows(value as unknown[]) : isOne ? value : (quirk.value?.(value, name) ?? value),
  ])
  return Object.fromEntries(entries)
}

const isRecord = (value: unknown): value is Members => typeof value === 'object' && value !== null && !isList(value)

/** Returns whether a quirk changes records, not only the data around them. */
export const isOfRecords = ({ value, name, record }: Quirk): boolean => Boolean(value ?? name ?? record)

/** Combines several quirks, because real services have several. */
export function together(...names: readonly string[]): Quirk {
  const all = names.map((name) => quirks[name]!)
  const { value: _value, record: _record, page: _page, ...rest } = Object.assign({}, ...all) as Quirk
  return {
    ...rest,
    value: (value, name) => all.reduce((made, quirk) => quirk.value?.(made, name) ?? made, value),
    record: (record) => all.reduce((made, quirk) => quirk.record?.(made) ?? made, record),
    page: (page) => all.reduce((made, quirk) => quirk.page?.(made) ?? made, page),
  }
}
