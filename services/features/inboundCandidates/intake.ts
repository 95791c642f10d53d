import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput, ServiceError } from '../../core/http/errors.ts'
import type { Caller, RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { searchColumns } from '../candidates/filters/search.ts'
import { blockWords } from '../lookups/queries.ts'
import { cvTypes } from '../candidateCvs/contract.ts'
import { ownFile } from '../media/access.ts'
import { liveRecord } from '../../core/files/fileRecords.ts'
import {
  BlockedWords,
  isRemembered,
  judgeRows,
  rememberedStatuses,
  type Judged,
  type SamePerson,
} from '../reviews/judge.ts'
import { checkPerson, contactKeys } from '../reviews/person.ts'
import type { collectedCandidateIntake, InboundInput } from './contract.ts'
import { collectedFileKind } from './fileAccess.ts'
import { infoOf, textsOf } from './info.ts'
import { announceCollected } from './queries.ts'
import { required } from '../../core/http/fieldTexts.ts'

type Intake = BodyOf<typeof collectedCandidateIntake>
type Taken = AnswerOf<typeof collectedCandidateIntake>

/**
 * Takes in candidates from another system in one transaction, under a lock of the company. Either all of the call is
 * stored or nothing.
 */
export async function collect({ db, caller }: Pick<RequestContext, 'db' | 'caller'>, body: Intake): Promise<Taken> {
  const source = body.source.trim()
  const given = body.candidates.map((one) => ({ ...one, externalId: one.externalId.trim(), info: infoOf(one.info) }))
  checkInput(source, given)
  return db.transaction(async (tx) => {
    await tx
      .insert('collected_intake', { last_at: new Date() })
      .onConflict((conflict) =>
        conflict.column('company_id').doUpdateSet((row) => ({ last_at: row.ref('excluded.last_at') })),
      )
      .execute()
    await checkChannels(tx, given)
    const known = await earlierSent(
      tx,
      source,
      given.map(({ externalId }) => externalId),
    )
    // Candidates that failed are judged again. All others stay as they are.
    const open = given.filter(({ externalId }) => (known.get(externalId)?.status ?? 'failed') === 'failed')
    const taken = await take(tx, caller, source, open, known)
    if (open.length > 0) await announceCollected(tx, open.length === 1 ? taken.get(open[0]!.externalId)!.id : undefined)
    return given.map(
      ({ externalId }) => taken.get(externalId) ?? { ...known.get(externalId)!, externalId, isNew: false },
    )
  })
}

type IntakeItem = Omit<InboundInput, 'info'> & { info: Record<string, unknown> | null | 'broken' }
type Open = Omit<InboundInput, 'info'> & { info: Record<string, unknown> | null }

function checkInput(source: string, given: readonly IntakeItem[]): asserts given is Open[] {
  const errors: FieldErrors = {}
  if (!source) errors.source = [required]
  const seen = new Set<string>()
  given.forEach(({ externalId, info }, index) => {
    if (!externalId) errors[`candidates.${index}.externalId`] = [required]
    else if (seen.has(externalId)) errors[`candidates.${index}.externalId`] = [createMessage('STANDS_TWICE')]
    seen.add(externalId)
    if (info === 'broken') errors[`candidates.${index}.info`] = [createMessage('JSON_OBJECT')]
  })
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

async function checkChannels(db: CompanyDb, given: readonly Open[]): Promise<void> {
  const asked = [...new Set(given.flatMap(({ recChannelId }) => recChannelId?.toLowerCase() ?? []))]
  if (asked.length === 0) return
  const found = new Set(
    (await db.from('recruitment_channel').select('id').where('id', 'in', asked).execute()).map(({ id }) => id),
  )
  const errors = given.flatMap(({ recChannelId }, index) =>
    recChannelId && !found.has(recChannelId.toLowerCase())
      ? [[`candidates.${index}.recChannelId`, [createMessage('UNKNOWN_CHANNEL')]]]
      : [],
  )
  if (errors.length > 0) throw badInput(Object.fromEntries(errors))
}

/** Returns what a source has sent before, by the source's ids. */
async function earlierSent(db: CompanyDb, source: string, externalIds: readonly string[]) {
  const rows = await db
    .from('collected_candidate')
    .select(['id', 'external_id', 'status', 'remark', 'remark_details as remarkDetails'])
    .where('source', '=', source)
    .where('external_id', 'in', externalIds)
    .execute()
  return new Map(rows.map(({ external_id: externalId, ...row }) => [externalId, row]))
}

async function take(
  db: CompanyDb,
  caller: Caller,
  source: string,
  open: readonly Open[],
  known: ReadonlyMap<string, { id: string }>,
): Promise<Map<string, Taken[number]>> {
  if (open.length === 0) return new Map()
  const judged = open.map((one): Judged => {
    const problems = checkPerson(one)
    return {
      name: one.name,
      info: JSON.stringify(textsOf(one.info)),
      problems,
      keys: problems.length > 0 ? [] : contactKeys(one.phones, one.emails),
      place: sameInCall(one.name),
    }
  })
  const verdicts = await judgeRows(db, judged, new BlockedWords(await blockWords(db)), (keys) => earlierRows(db, keys))
  const rows = open.map((one, index) => ({
    ...one,
    id: known.get(one.externalId)?.id ?? newId(),
    verdict: verdicts[index]!,
  }))
  const again = rows.filter(({ externalId }) => known.has(externalId)).map(({ id }) => id)
  if (again.length > 0) await db.delete('collected_candidate').where('id', 'in', again).execute()
  await db.insertMany(
    'collected_candidate',
    rows.map(({ id, externalId, name, phones, emails, recChannelId, cvPath, info, verdict }) => ({
      id,
      source,
      external_id: externalId,
      name,
      phones,
      emails,
      info: info && JSON.stringify(info),
      cv_path: cvPath ?? null,
      rec_channel_id: recChannelId ?? null,
      created_by: caller.userName,
      reviewed_by: null,
      reviewed_at: null,
      ...verdict,
      ...searchColumns({ name, phones, emails }),
    })),
  )
  await db.insertMany(
    'collected_candidate_key',
    rows.flatMap(({ id, verdict }, index) =>
      isRemembered(verdict) ? judged[index]!.keys.map((key) => ({ key, row_id: id })) : [],
    ),
  )
  for (const [index, { id, cvPath }] of rows.entries()) if (cvPath) await ownCv(db, caller, cvPath, id, index)
  return new Map(
    rows.map(({ id, externalId, verdict: { status, remark, remark_details: remarkDetails } }) => [
      externalId,
      { externalId, id, status, remark, remarkDetails, isNew: true },
    ]),
  )
}

/** Makes the row the owner of the uploaded file. */
async function ownCv(db: CompanyDb, caller: Caller, path: string, id: string, index: number): Promise<void> {
  const wrong = (message: FieldMessage) => badInput({ [`candidates.${index}.cvPath`]: [message] })
  await ownFile(db, caller, path, { kind: collectedFileKind, id }).catch((error: unknown) => {
    if (error instanceof ServiceError && error.status === 404) throw wrong(createMessage('NOT_YOUR_UPLOAD'))
    throw error
  })
  const file = await liveRecord(db, path)
  if (!file?.sha256 || !cvTypes.some((type) => type === file.content_type)) throw wrong(createMessage('NOT_A_CV'))
}

/** The message for a candidate that is the same person as an earlier one of the call. */
export const sameInCall =
  (name: string): SamePerson =>
  (contact) =>
    contact === 'phone' ? createMessage('SAME_PHONE_IN_CALL', { name }) : createMessage('SAME_EMAIL_IN_CALL', { name })

const sameFromSource =
  (name: string, source: string): SamePerson =>
  (contact) =>
    contact === 'phone'
      ? createMessage('SAME_PHONE_FROM_SOURCE', { name, source })
      : createMessage('SAME_EMAIL_FROM_SOURCE', { name, source })

/**
 * Returns the keys that belong to inbound candidates which were neither refused nor rejected, each with the message
 * that names the oldest of these candidates.
 */
async function earlierRows(db: CompanyDb, keys: readonly string[]): Promise<Map<string, SamePerson>> {
  if (keys.length === 0) return new Map()
  const rows = await db
    .from('collected_candidate_key')
    .innerJoin('collected_candidate as row', (join) =>
      join
        .onRef('row.company_id', '=', 'collected_candidate_key.company_id')
        .onRef('row.id', '=', 'collected_candidate_key.row_id'),
    )
    .select(['collected_candidate_key.key', 'row.name', 'row.source'])
    .where(sql<boolean>`collected_candidate_key.key = any(${keys}::text[])`)
    .where('row.status', 'in', rememberedStatuses)
    .orderBy('row.created_at', 'desc')
    .orderBy('row.id', 'desc')
    .execute()
  // The oldest row comes last, so it overwrites the others.
  return new Map(rows.map(({ key, name, source }) => [key, sameFromSource(name, source)]))
}
