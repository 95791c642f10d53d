import { isEmail, isPhone } from '../../../../common/patterns.ts'
import { fold, phoneKey } from '../../../../common/text.ts'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import type { CandidateDraft } from '../../candidates/queries.ts'
import { checkExtension } from '../../candidates/extension.ts'
import { genders } from '../../candidates/shapes.ts'
import { isLink, tidy, unique, uniqueTexts } from '../../candidates/writes/validation.ts'
import type { ExtensionProperty } from '../../settings/contract.ts'
import type { ImportField } from '../importShapes.ts'
import type { Stage } from '../../pipelines/moves.ts'
import type { Known } from './known.ts'
import type { FileColumn } from '../tables.ts'
import { dayOf, genderOf, nameOf, numberOf, partsOf, switchOf, type DateFormat } from './values.ts'

/** The settings for reading the rows of a file. */
export interface Plan {
  columns: readonly FileColumn[]
  dateFormat: DateFormat
  /** The source of candidates whose row does not contain one. */
  source: string | null
  createdBy: string
}

/** A row as a candidate draft, with remarks on what is left out, and data that is not part of the candidate itself. */
export interface RowDraft {
  draft: CandidateDraft
  remarks: FieldMessage[]
  note: string
  /** The job to which the candidate is added, and the stage there; null if there is none. */
  place: Place | null
  /** The cells that name the row's files; each may list several. */
  cvNames: string[]
}

interface Place {
  jobId: string
  title: string
  stage: Stage | null
}

const longest = { name: 250, line: 250, short: 100, address: 500, text: 10_000, note: 20_000 } as const
const most = { contacts: 20, skills: 100, words: 30, nationalities: 10 } as const
const brief = (value: string) => (value.length > 80 ? `${value.slice(0, 79)}…` : value)

/** Collects the values of a row by field, and remarks on values that cannot be used. */
class Row {
  readonly remarks: FieldMessage[] = []
  readonly #cells: { field: ImportField; key: string | null; title: string; value: string }[]

  constructor(columns: readonly FileColumn[], values: readonly string[]) {
    this.#cells = columns.flatMap(({ field, key, title }, at) =>
      field && values[at] ? [{ field, key, title, value: values[at]! }] : [],
    )
  }

  cells = (field: ImportField) => this.#cells.filter((cell) => cell.field === field)

  /** Returns the first value of a field that `take` accepts. Adds a remark for each value that it does not accept. */
  first<T>(field: ImportField, take: (value: string) => T | null): T | null {
    for (const { title, value } of this.cells(field)) {
      const taken = take(value)
      if (taken !== null) return taken
      this.remarks.push(createMessage('CELL_UNKNOWN', { column: title, value: brief(value) }))
    }
    return null
  }

  text(field: ImportField, max: number): string | null {
    const cell = this.cells(field)[0]
    if (!cell) return null
    if (cell.value.length <= max) return tidy(cell.value)
    this.remarks.push(createMessage('CELL_TOO_LONG', { column: cell.title, max }))
    return null
  }

  /** Returns all values of a field; the parts of a cell count separately. */
  parts(field: ImportField, max: number): string[] {
    const cells = this.cells(field).map(({ title, value }) => ({ title, parts: partsOf(value) }))
    for (const { title, parts } of cells)
      if (parts.some((part) => part.length > max))
        this.remarks.push(createMessage('CELL_TOO_LONG', { column: title, max }))
    return uniqueTexts(cells.flatMap(({ parts }) => parts.filter((part) => part.length <= max)))
  }

  /**
   * Returns the ids of the names in a field. A name may contain a comma, so the entire cell is looked up before its
   * parts.
   */
  ids(field: ImportField, known: ReadonlyMap<string, string>): string[] {
    return this.cells(field).flatMap(({ title, value }) =>
      (known.has(fold(value)) ? [value] : partsOf(value)).flatMap((part) => {
        const id = known.get(fold(part))
        if (id === undefined) this.remarks.push(createMessage('CELL_UNKNOWN', { column: title, value: brief(part) }))
        return id ?? []
      }),
    )
  }
}

function contacts(row: Row) {
  const [phones, emails] = [row.parts('phone', 250), row.parts('email', 250)]
  for (const value of phones.filter((phone) => !isPhone(phone)))
    row.remarks.push(createMessage('NO_PHONE_NUMBER', { value: brief(value) }))
  for (const value of emails.filter((email) => !isEmail(email)))
    row.remarks.push(createMessage('NO_EMAIL_ADDRESS', { value: brief(value) }))
  return {
    phones: unique(phones.filter(isPhone), phoneKey).slice(0, most.contacts),
    emails: emails.filter(isEmail).slice(0, most.contacts),
  }
}

/** Returns a value of one of the company's own fields as it is stored, or null if the field does not accept it. */
function ownValue(property: ExtensionProperty, value: string, order: DateFormat): string | null {
  const { key, inputType, values } = property
  const choice = (text: string) => values.find((one) => fold(one) === fold(text)) ?? text
  const forms: Partial<Record<ExtensionProperty['inputType'], () => string | null>> = {
    DatePicker: () => dayOf(value, order),
    Switch: () => switchOf(value),
    Radio: () => choice(value),
    Combobox: () => choice(value),
    Checkbox: () => partsOf(value).map(choice).join(','),
    Multiple: () => partsOf(value).map(choice).join(','),
  }
  const form = forms[inputType]
  const kept = form ? form() : value
  if (kept === null) return null
  const { errors } = checkExtension(JSON.stringify({ [key]: kept }), [{ ...property, required: false }])
  return Object.keys(errors).length > 0 ? null : kept
}

function ownValues(row: Row, { properties }: Known, order: DateFormat): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { key, title, value } of row.cells('ownField')) {
    const property = properties.find((one) => one.key === key)
    const kept = property && ownValue(property, value, order)
    if (kept) found[property.key] ??= kept
    else row.remarks.push(createMessage('CELL_UNKNOWN', { column: title, value: brief(value) }))
  }
  return found
}

function nameIn(row: Row): string {
  const of = (field: ImportField) => tidy(row.cells(field)[0]?.value ?? '')
  return (of('name') || nameOf(of('givenName'), of('familyName'))).replace(/\s+/g, ' ')
}

/**
 * Returns the job and stage of a row. If either is unknown, returns null and adds a remark; both then go into the note.
 */
function placeOf(row: Row, { jobs }: Known): Place | null {
  const [named] = row.cells('job')
  if (!named) return null
  const unknown = (column: string, value: string) =>
    row.remarks.push(createMessage('CELL_UNKNOWN', { column, value: brief(value) }))
  const [job, ...others] = jobs.get(fold(named.value)) ?? []
  if (!job) unknown(named.title, named.value)
  if (others.length > 0)
    row.remarks.push(createMessage('CELL_AMBIGUOUS', { column: named.title, value: brief(named.value) }))
  if (!job || others.length > 0) return null
  const [said] = row.cells('stage')
  const stage = said ? job.stages.find(({ name }) => fold(name) === fold(said.value)) : (job.stages[0] ?? null)
  if (stage !== undefined) return { jobId: job.id, title: job.title, stage }
  unknown(said!.title, said!.value)
  return null
}

/** Returns the columns that have no field here, each with its title, as a note. */
const noteOf = (row: Row, place: Place | null): string =>
  [...row.cells('note'), ...(place ? [] : [...row.cells('job'), ...row.cells('stage')])]
    .map(({ title, value }) => `${title}: ${value}`)
    .join('\n')
    .slice(0, longest.note)

/**
 * Reads a row, or returns why it cannot become a candidate. Values that are not understood are left out with a remark.
 */
export function draftOf(
  values: readonly string[],
  { columns, dateFormat, source, createdBy }: Plan,
  known: Known,
): RowDraft | { name: string; problems: FieldMessage[] } {
  const row = new Row(columns, values)
  const name = nameIn(row)
  if (!name) return { name, problems: [createMessage('NAME_MISSING')] }
  if (name.length > longest.name) return { name, problems: [createMessage('NAME_TOO_LONG', { max: longest.name })] }
  const companyName = row.text('company', longest.line) ?? ''
  const jobTitle = row.text('jobTitle', longest.line)
  const institution = row.text('institution', longest.line)
  const summary = row.text('summary', longest.text)
  const position = jobTitle ?? ''
  const draft: CandidateDraft = {
    name,
    ...contacts(row),
    createdBy,
    origin: 'imported',
    jobTitle,
    experiences: companyName ? [{ companyName, position }] : [],
    resume: {
      ...(summary && { basics: { summary } }),
      ...(companyName && { work: [{ name: companyName, position }] }),
      ...(institution && { education: [{ institution }] }),
    },
    experienceYear: row.first('experienceYear', (value) => {
      const years = numberOf(value)
      return years !== null && years <= 70 ? years : null
    }),
    birthday: row.first('birthday', (value) => dayOf(value, dateFormat)),
    gender:
      row.first('gender', (value) => {
        const gender = genderOf(value)
        return gender === genders.unknown ? null : gender
      }) ?? genders.unknown,
    address: row.text('address', longest.address),
    nationalities: row.parts('nationality', longest.short).slice(0, most.nationalities),
    website: row.first('website', (value) => partsOf(value).find((part) => part.length <= 500 && isLink(part)) ?? null),
    messengers: row.parts('messenger', longest.line).slice(0, most.contacts),
    source: row.text('source', longest.line) ?? source,
    recChannelId: row.ids('channel', known.channels)[0] ?? null,
    labelIds: [...new Set(row.ids('label', known.labels))].slice(0, 50),
    owner: row.ids('owner', known.people)[0] ?? null,
    skills: row.parts('skill', longest.short).slice(0, most.skills),
    desiredWorkLocations: row.parts('workLocation', longest.short).slice(0, most.words),
    extendProperties: ownValues(row, known, dateFormat),
  }
  const place = placeOf(row, known)
  return {
    draft,
    remarks: row.remarks,
    place,
    note: noteOf(row, place),
    cvNames: row.cells('cv').map(({ value }) => value),
  }
}
