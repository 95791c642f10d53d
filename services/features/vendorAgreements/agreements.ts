import { sql } from 'kysely'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { isDay } from '../candidates/writes/dates.ts'
import '../jobs/tables.ts'
import { demandVersion } from '../vendors/parts.ts'
import '../vendors/tables.ts'
import { agreementLimits, feeKinds, type VendorAgreement } from './agreementShapes.ts'
import type { vendorAgreementCreate, vendorAgreementUpdate } from './contract.ts'
import './tables.ts'

type Input = Omit<BodyOf<typeof vendorAgreementCreate>, 'vendorId'>

const day = (column: 'from_day' | 'to_day') =>
  sql<string>`to_char(${sql.ref(`vendor_agreement.${column}`)}, 'YYYY-MM-DD')`

/** Selects agreements with everything that is shown of them. */
export const agreementColumns = (db: CompanyDb) =>
  db
    .from('vendor_agreement')
    .select([
      'vendor_agreement.id',
      'vendor_agreement.vendor_id as vendorId',
      day('from_day').as('fromDay'),
      day('to_day').$castTo<string | null>().as('toDay'),
      'vendor_agreement.fee_kind as feeKind',
      'vendor_agreement.fee',
      'vendor_agreement.currency',
      'vendor_agreement.guarantee_days as guaranteeDays',
      'vendor_agreement.ownership_days as ownershipDays',
      'vendor_agreement.refund_rule as refundRule',
      'vendor_agreement.job_ids as jobIds',
      'vendor_agreement.version',
      'vendor_agreement.updated_by as updatedBy',
      'vendor_agreement.updated_at',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof agreementColumns>['execute']>>[number]

/** Converts a row into the form of the answer. */
export const shownAgreement = ({ updated_at: at, fee, ...row }: Row): VendorAgreement => ({
  ...row,
  fee: Number(fee),
  updatedDate: at.toISOString(),
})

/** Returns the agreements with some vendors, the latest of each vendor first. */
export const agreementsOf = async (db: CompanyDb, vendorIds: readonly string[]): Promise<VendorAgreement[]> =>
  vendorIds.length === 0
    ? []
    : (
        await agreementColumns(db)
          .where('vendor_agreement.vendor_id', 'in', vendorIds)
          .orderBy('vendor_agreement.from_day', 'desc')
          .orderBy('vendor_agreement.id')
          .execute()
      ).map(shownAgreement)

/** Returns the agreements with these ids. */
export const agreementsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<VendorAgreement[]> =>
  ids.length === 0
    ? []
    : (await agreementColumns(db).where('vendor_agreement.id', 'in', ids).execute()).map(shownAgreement)

async function agreementOf(db: CompanyDb, id: string): Promise<VendorAgreement> {
  const [found] = await agreementsByIds(db, [id])
  if (!found) throw notFound()
  return found
}

function demandNumber(errors: FieldErrors, field: string, value: number, max: number): void {
  if (value < 0 || value > max) errors[field] = [createMessage('OUT_OF_RANGE', { min: 0, max })]
}

/** Returns the columns for a form. Throws 400 with the errors of all fields. */
async function checked(db: CompanyDb, input: Input) {
  const errors: FieldErrors = {}
  const { fromDay, toDay, feeKind, fee, currency, guaranteeDays, ownershipDays, jobIds = null } = input
  const kind = feeKinds.find((one) => one === feeKind)
  if (!kind) errors.feeKind = [createMessage('ONE_OF', { values: feeKinds.join(', ') })]
  if (!isDay(fromDay)) errors.fromDay = [createMessage('DATE')]
  if (toDay !== null && !isDay(toDay)) errors.toDay = [createMessage('DATE')]
  else if (toDay !== null && toDay < fromDay) errors.toDay = [createMessage('BEFORE_START')]
  demandNumber(errors, 'fee', fee, kind === 'percent' ? agreementLimits.percent : agreementLimits.fee)
  demandNumber(errors, 'guaranteeDays', guaranteeDays, agreementLimits.days)
  demandNumber(errors, 'ownershipDays', ownershipDays, agreementLimits.days)
  if (!/^[A-Z]{3}$/.test(currency)) errors.currency = [createMessage('CURRENCY')]
  const refundRule = (input.refundRule ?? '').normalize('NFC').trim()
  if ([...refundRule].length > agreementLimits.refundRule) errors.refundRule = [maximum(agreementLimits.refundRule)]
  const jobs = jobIds && [...new Set(jobIds)]
  if (jobs && jobs.length > agreementLimits.jobs)
    errors.jobIds = [createMessage('TOO_MANY', { most: agreementLimits.jobs })]
  else if (jobs && (jobs.length === 0 || (await jobCount(db, jobs)) < jobs.length))
    errors.jobIds = [createMessage('UNKNOWN_JOB')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return {
    ...{ from_day: fromDay, to_day: toDay, fee_kind: kind!, fee, currency },
    ...{ guarantee_days: guaranteeDays, ownership_days: ownershipDays, refund_rule: refundRule, job_ids: jobs },
  }
}

const jobCount = async (db: CompanyDb, ids: readonly string[]): Promise<number> =>
  (await db.from('job').select('job.id').where('job.id', 'in', ids).execute()).length

/** Locks a vendor, so that its agreements are written one after the other. Throws 400 if the id is unknown. */
async function lockVendor(tx: CompanyDb, id: string): Promise<void> {
  const found = await tx.from('vendor').select('vendor.id').where('vendor.id', '=', id).forUpdate().executeTakeFirst()
  if (!found) throw badInput({ vendorId: [createMessage('NOT_IN_LIST')] })
}

/**
 * Refuses an agreement if another one of the vendor covers the same jobs on one of its days, because it would be
 * unclear which one applies.
 */
async function demandAlone(tx: CompanyDb, id: string, vendorId: string): Promise<void> {
  const all = await agreementsOf(tx, [vendorId])
  if (all.length > agreementLimits.each)
    throw refused('MOST_AGREEMENTS', `A vendor has at most ${agreementLimits.each} agreements`)
  const own = all.find((one) => one.id === id)!
  const end = ({ toDay }: VendorAgreement) => toDay ?? '9999-12-31'
  const isSameJobs = ({ jobIds }: VendorAgreement) =>
    jobIds === null || own.jobIds === null ? jobIds === own.jobIds : jobIds.some((job) => own.jobIds!.includes(job))
  const other = all.find(
    (one) => one.id !== id && one.fromDay <= end(own) && own.fromDay <= end(one) && isSameJobs(one),
  )
  if (other) throw refused('AGREEMENT_OVERLAPS', `Another agreement holds from ${other.fromDay}`)
}

/** Adds an agreement with a vendor. */
export const createAgreement = (
  { db, caller: { userName } }: RequestContext,
  { vendorId, ...input }: BodyOf<typeof vendorAgreementCreate>,
): Promise<VendorAgreement> =>
  db.transaction(async (tx) => {
    await lockVendor(tx, vendorId)
    const id = newId()
    const columns = await checked(tx, input)
    await tx
      .insert('vendor_agreement', { id, vendor_id: vendorId, ...columns, created_by: userName, updated_by: userName })
      .execute()
    await demandAlone(tx, id, vendorId)
    return agreementOf(tx, id)
  })

/** Changes an agreement, unless somebody else has changed it since the caller read it. */
export const updateAgreement = (
  { db, caller: { userName } }: RequestContext,
  id: string,
  { version, ...input }: BodyOf<typeof vendorAgreementUpdate>,
): Promise<VendorAgreement> =>
  db.transaction(async (tx) => {
    const { vendorId } = await agreementOf(tx, id)
    await lockVendor(tx, vendorId)
    const before = await tx
      .from('vendor_agreement')
      .select([
        'vendor_agreement.version',
        'vendor_agreement.updated_by',
        'vendor_agreement.updated_at',
        'vendor_agreement.job_ids',
      ])
      .where('vendor_agreement.id', '=', id)
      .executeTakeFirst()
    if (!before) throw notFound()
    demandVersion(before, version)
    const columns = await checked(tx, input)
    const changed = { version: before.version + 1, updated_by: userName, updated_at: new Date() }
    await tx
      .update('vendor_agreement')
      .set({ ...columns, ...(input.jobIds === undefined && { job_ids: before.job_ids }), ...changed })
      .where('vendor_agreement.id', '=', id)
      .execute()
    await demandAlone(tx, id, vendorId)
    return agreementOf(tx, id)
  })

/** Deletes an agreement. */
export async function deleteAgreement(db: CompanyDb, id: string) {
  const query = db.delete('vendor_agreement').where('vendor_agreement.id', '=', id).returning('vendor_agreement.id')
  if (!(await query.executeTakeFirst())) throw notFound()
  return { status: 'OK' }
}
