import { sql } from 'kysely'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum } from '../../core/http/fieldTexts.ts'
import { list } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { patternsOf } from '../../core/like.ts'
import { isDay } from '../candidates/writes/dates.ts'
import { demandVersion } from '../vendors/parts.ts'
import '../jobs/tables.ts'
import '../vendorRequests/tables.ts'
import '../vendorSubmissions/tables.ts'
import '../vendors/tables.ts'
import '../verifications/tables.ts'
import type { vendorPlacementList, vendorPlacementUpdate } from './contract.ts'
import { placementLimits, settlements, type PlacementState, type VendorPlacement } from './placementShapes.ts'
import './tables.ts'

/**
 * The fee: the amount that staff set, otherwise the agreed one. It is in whole units for currencies without decimals.
 */
const fee = sql<string | null>`coalesce(vendor_placement.fixed_fee, case vendor_placement.fee_kind
  when 'flat' then vendor_placement.fee_rate
  when 'percent' then round(vendor_placement.salary * vendor_placement.fee_rate / 100,
    case when vendor_placement.currency in ('VND', 'JPY', 'KRW') then 0 else 2 end) end)`
const state = sql<PlacementState>`case
  when vendor_placement.settled is not null then vendor_placement.settled
  when ${fee} = 0 then 'noFee'
  when ${fee} is null or vendor_placement.start_day is null or vendor_placement.start_day > current_date then 'expected'
  else 'due' end`
const searched = sql<string>`search_text(array[
  coalesce(cv_row.name, vendor_submission.file_name), vendor.name, coalesce(job.title, vendor_request.title)])`

const placements = (db: CompanyDb) =>
  db
    .from('vendor_placement')
    .innerJoin('vendor', (join) =>
      join
        .onRef('vendor.company_id', '=', 'vendor_placement.company_id')
        .onRef('vendor.id', '=', 'vendor_placement.vendor_id'),
    )
    .innerJoin('vendor_submission', (join) =>
      join
        .onRef('vendor_submission.company_id', '=', 'vendor_placement.company_id')
        .onRef('vendor_submission.id', '=', 'vendor_placement.submission_id'),
    )
    .innerJoin('vendor_request', (join) =>
      join
        .onRef('vendor_request.company_id', '=', 'vendor_submission.company_id')
        .onRef('vendor_request.id', '=', 'vendor_submission.request_id'),
    )
    .leftJoin('verification_candidate as cv_row', (join) =>
      join
        .onRef('cv_row.company_id', '=', 'vendor_submission.company_id')
        .onRef('cv_row.id', '=', 'vendor_submission.row_id'),
    )
    .leftJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'vendor_placement.company_id').onRef('job.id', '=', 'vendor_placement.job_id'),
    )
    .select([
      'vendor_placement.id',
      'vendor_placement.submission_id as submissionId',
      'vendor_placement.vendor_id as vendorId',
      'vendor.name as vendorName',
      'cv_row.candidate_proccess_id as candidateId',
      sql<string>`coalesce(cv_row.name, vendor_submission.file_name)`.as('candidateName'),
      'vendor_placement.job_id as jobId',
      sql<string>`coalesce(job.title, vendor_request.title)`.as('jobTitle'),
      'vendor_placement.hired_at',
      'vendor_placement.is_entitled as isEntitled',
      state.as('state'),
      'vendor_placement.fee_kind as feeKind',
      'vendor_placement.fee_rate',
      'vendor_placement.currency',
      fee.as('fee'),
      'vendor_placement.guarantee_days as guaranteeDays',
      sql<string | null>`to_char(vendor_placement.start_day + vendor_placement.guarantee_days - 1, 'YYYY-MM-DD')`.as(
        'guaranteeUntil',
      ),
      'vendor_placement.refund_rule as refundRule',
      sql<string | null>`to_char(vendor_placement.start_day, 'YYYY-MM-DD')`.as('startDay'),
      'vendor_placement.salary',
      'vendor_placement.fixed_fee',
      'vendor_placement.settled',
      'vendor_placement.note',
      'vendor_placement.version',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof placements>['execute']>>[number]

const numberOf = (text: string | null) => (text === null ? null : Number(text))
const shown = ({ hired_at: at, fee_rate: rate, fixed_fee: fixed, fee, salary, ...row }: Row): VendorPlacement => ({
  ...row,
  hiredDate: at.toISOString(),
  feeRate: numberOf(rate),
  fixedFee: numberOf(fixed),
  fee: numberOf(fee),
  salary: numberOf(salary),
})

/** Returns one page of the placements, latest first. */
export async function listPlacements(
  db: CompanyDb,
  { input = '', states, vendorIds, ...wanted }: BodyOf<typeof vendorPlacementList>,
): Promise<Listed<VendorPlacement>> {
  let query = placements(db)
  if (states) query = query.where(state, 'in', [...states] as PlacementState[])
  if (vendorIds) query = query.where('vendor_placement.vendor_id', 'in', [...vendorIds])
  for (const pattern of patternsOf(input)) query = query.where(searched, 'like', pattern)
  const page = await list(query, latest('vendor_placement', 'hired_at'), wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns the placements with these ids. */
export const placementsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<VendorPlacement[]> =>
  ids.length === 0 ? [] : (await placements(db).where('vendor_placement.id', 'in', ids).execute()).map(shown)

/** Returns the columns for a form. Throws 400 with the errors of all fields. */
function checked(input: BodyOf<typeof vendorPlacementUpdate>) {
  const errors: FieldErrors = {}
  const { startDay, salary, fixedFee } = input
  if (startDay !== null && !isDay(startDay)) errors.startDay = [createMessage('DATE')]
  const settled = settlements.find((one) => one === input.settled) ?? null
  if (settled !== input.settled) errors.settled = [createMessage('ONE_OF', { values: settlements.join(', ') })]
  const note = (input.note ?? '').normalize('NFC').trim()
  if ([...note].length > placementLimits.note) errors.note = [maximum(placementLimits.note)]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { start_day: startDay, salary, fixed_fee: fixedFee, settled, note }
}

/** Changes a placement, unless somebody else has changed it since the caller read it. */
export const updatePlacement = (
  { db, caller: { userName } }: RequestContext,
  id: string,
  { version, ...input }: BodyOf<typeof vendorPlacementUpdate>,
): Promise<VendorPlacement> =>
  db.transaction(async (tx) => {
    const before = await tx
      .from('vendor_placement')
      .select(['vendor_placement.version', 'vendor_placement.updated_by', 'vendor_placement.updated_at'])
      .where('vendor_placement.id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw notFound()
    demandVersion({ ...before, updated_by: before.updated_by ?? '' }, version)
    const changed = { version: before.version + 1, updated_by: userName, updated_at: new Date() }
    await tx
      .update('vendor_placement')
      .set({ ...checked(input), ...changed })
      .where('vendor_placement.id', '=', id)
      .execute()
    return (await placementsByIds(tx, [id]))[0]!
  })
