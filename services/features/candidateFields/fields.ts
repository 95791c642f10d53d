import { sql } from 'kysely'
import { fold } from '../../../common/text.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { Paging } from '../../core/http/paging.ts'
import '../candidates/tables.ts'
import { moveIdTo } from '../../core/manualOrder.ts'
import { countedUses } from '../lookups/words/wordLists.ts'
import type { ExtensionProperty } from '../settings/contract.ts'
import { choiceTypes, lockSetting, storeSetting } from '../settings/queries.ts'
import {
  candidateFieldLimits as limits,
  type CandidateField,
  type candidateFieldManageCreate,
  type candidateFieldManageUpdate,
} from './contract.ts'

/** The key of the field that the product uses as a candidate's last working day. */
const lastDayKey = 'TerminalDate'
const setting = 'extendCandidate'

/** Returns how many candidates have a value in each of the fields. */
async function candidatesWith(db: CompanyDb, keys: readonly string[]): Promise<Map<string, number>> {
  const counts = await Promise.all(
    keys.map(async (key) => {
      const { count } = await db
        .from('company_setting')
        .select(
          countedUses(sql`from candidate where candidate.company_id = company_setting.company_id
            and candidate.extension_keys @> array[${key}]::text[] and candidate.deleted_at is null`).as('count'),
        )
        .where('company_setting.key', '=', setting)
        .executeTakeFirstOrThrow()
      return [key, Number(count)] as const
    }),
  )
  return new Map(counts)
}

type Placed = ExtensionProperty & { place: number }
const placed = (all: readonly ExtensionProperty[]): Placed[] => all.map((field, at) => ({ ...field, place: at + 1 }))

/** Returns the fields as shown on their page. */
async function shown(db: CompanyDb, fields: readonly Placed[]): Promise<CandidateField[]> {
  if (fields.length === 0) return []
  const counts = await candidatesWith(
    db,
    fields.map(({ key }) => key),
  )
  return fields.map((field) => ({ ...field, candidates: counts.get(field.key) ?? 0 }))
}

/** Returns one page of the company's fields, in order. */
export async function listFields(
  db: CompanyDb,
  all: readonly ExtensionProperty[],
  keyword: string,
  { pageIndex, pageSize }: Paging,
) {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  const found = placed(all).filter(({ label, key }) => words.every((word) => fold(`${label} ${key}`).includes(word)))
  const page = found.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
  return { data: await shown(db, page), totalItem: found.length, pageIndex, pageSize }
}

/** Returns one field. Throws 404 if no field has this key. */
export async function fieldOf(
  db: CompanyDb,
  all: readonly ExtensionProperty[],
  wanted: string,
): Promise<CandidateField> {
  const found = placed(all).find(({ key }) => key === wanted)
  if (!found) throw notFound()
  return (await shown(db, [found]))[0]!
}

type Sent = BodyOf<typeof candidateFieldManageUpdate>

/** Returns the field as it is stored. Throws 400 if it is not valid. */
function checked(key: string, { label: typed, inputType, required: isRequired, active, values, roles = [] }: Sent) {
  const label = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  const hasChoices = choiceTypes.has(inputType)
  const choices = hasChoices ? [...new Set(values.map((value) => value.normalize('NFC').trim()).filter(Boolean))] : []
  const faults: FieldErrors = {
    ...(label === '' && { label: [required] }),
    ...([...label].length > limits.label && { label: [maximum(limits.label)] }),
    ...(hasChoices && choices.length === 0 && { values: [required] }),
    ...(choices.length > limits.choices && { values: [createMessage('TOO_MANY', { most: limits.choices })] }),
    ...(choices.some((choice) => [...choice].length > limits.choice) && { values: [maximum(limits.choice)] }),
    // The choices of a candidate are stored in one text, separated by commas.
    ...(choices.some((choice) => choice.includes(',')) && { values: [createMessage('INVALID')] }),
    ...(key === lastDayKey && inputType !== 'DatePicker' && { inputType: [createMessage('READ_ONLY')] }),
  }
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return {
    key,
    label,
    inputType,
    required: isRequired ?? false,
    active: active ?? true,
    values: choices,
    ...(roles.length > 0 && { roles: [...new Set(roles)] }),
  }
}

/** Moves one of the fields to a position, counted from 1. */
function putAt(all: readonly ExtensionProperty[], key: string, wanted: number | undefined): ExtensionProperty[] {
  if (wanted === undefined) return [...all]
  const order = moveIdTo(
    all.map((field) => field.key),
    key,
    wanted,
  )
  return order.map((one) => all.find((field) => field.key === one)!)
}

/** Adds a field and returns all fields. Must run in a transaction. */
export async function createField(
  db: CompanyDb,
  { key: typed, ...sent }: BodyOf<typeof candidateFieldManageCreate>,
  userName: string,
): Promise<{ key: string; all: ExtensionProperty[] }> {
  const all = await lockSetting(db, setting)
  const key = typed.trim()
  if (key === '') throw badInput({ key: [required] })
  if (!/^[A-Za-z][A-Za-z0-9]{0,49}$/.test(key)) throw badInput({ key: [createMessage('INVALID')] })
  if (all.some((field) => field.key.toLowerCase() === key.toLowerCase()))
    throw badInput({ key: [createMessage('TAKEN')] })
  if (all.length >= limits.fields)
    throw refused('TOO_MANY_CANDIDATE_FIELDS', 'A company has at most so many fields', { most: String(limits.fields) })
  const next = putAt([...all, checked(key, sent)], key, sent.place)
  await storeSetting(db, setting, next, userName)
  return { key, all: next }
}

/** Changes a field and returns all fields. Must run in a transaction. */
export async function updateField(
  db: CompanyDb,
  key: string,
  sent: Sent,
  userName: string,
): Promise<ExtensionProperty[]> {
  const all = await lockSetting(db, setting)
  const former = all.find((field) => field.key === key)
  if (!former) throw notFound()
  // A request without roles does not change who sees the field.
  const field = checked(key, { ...sent, roles: sent.roles ?? former.roles })
  const next = putAt(
    all.map((one) => (one.key === key ? field : one)),
    key,
    sent.place,
  )
  await storeSetting(db, setting, next, userName)
  return next
}

/** Deletes a field in which no candidate has a value. Must run in a transaction. */
export async function deleteField(db: CompanyDb, key: string, userName: string): Promise<void> {
  const all = await lockSetting(db, setting)
  const rest = all.filter((field) => field.key !== key)
  if (rest.length === all.length) throw notFound()
  const count = (await candidatesWith(db, [key])).get(key) ?? 0
  if (count > 0) throw refused('CANDIDATE_FIELD_IN_USE', 'Candidates have a value in it', { count: String(count) })
  await storeSetting(db, setting, rest, userName)
}
