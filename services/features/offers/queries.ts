import type { Selectable } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { Caller } from '../../core/http/routes.ts'
import '../candidates/tables.ts'
import { listRepresentedUsers } from '../delegations/deputies.ts'
import '../interviewForms/tables.ts'
import '../jobs/tables.ts'
import { lockJob } from '../pipelines/actionOutcomes.ts'
import { requiredOf } from './forms.ts'
import { toRounds } from '../requisitions/queries.ts'
import { offerKinds, openStates, type Offer, type OfferKind } from './offerShapes.ts'
import type { OfferTable } from './tables.ts'

type Viewer = Pick<Caller, 'userName' | 'permissions'>
type Row = Selectable<OfferTable>
/** A row with the names of its candidate and job. */
type Named = Row & { candidate_name: string; job_title: string }

export const managesOffers = ({ permissions }: Pick<Caller, 'permissions'>) =>
  permissions.has('JobRequest:InterviewManage')

/** The permission keys that are required to approve offers of a kind. */
export const approvalKeys = {
  salaryOffer: 'JobRequest:ApproveSalaryOffer',
  offerLetter: 'JobRequest:ApproveOfferLetter',
} as const satisfies Record<OfferKind, string>

/** Selects the offers to existing candidates that the caller may see. */
async function selectVisibleOffers(db: CompanyDb, viewer: Viewer) {
  const query = db
    .from('offer')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'offer.company_id')
        .onRef('candidate.id', '=', 'offer.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .innerJoin('job', (join) =>
      join.onRef('job.company_id', '=', 'offer.company_id').onRef('job.id', '=', 'offer.job_id'),
    )
    .selectAll('offer')
    .select(['candidate.name as candidate_name', 'job.title as job_title'])
  if (managesOffers(viewer)) return query
  const names = await listRepresentedUsers(db, viewer.userName)
  // A deputy reads only offers that they might approve themselves.
  const kinds = offerKinds.filter((kind) => viewer.permissions.has(approvalKeys[kind]))
  return query
    .where('offer.kind', 'in', kinds)
    .where(
      'offer.id',
      'in',
      db
        .from('offer_approval')
        .select('offer_approval.offer_id')
        .where('offer_approval.user_name', 'in', names)
        .where('offer_approval.asked_at', 'is not', null),
    )
}

const stepsOf = (db: CompanyDb, ids: readonly string[]) =>
  db
    .from('offer_approval')
    .select(['id', 'offer_id', 'round', 'user_name', 'decision', 'comment', 'asked_at', 'decided_at', 'decided_by'])
    .where('offer_id', 'in', [...ids])
    .orderBy('offer_id')
    .orderBy('round', 'desc')
    .orderBy('position')
    .execute()

/** Returns the ids of those forms whose offers must be approved. */
async function formsWithApproval(db: CompanyDb, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .from('form_template')
    .select(['form_template.id', 'form_template.approvals'])
    .where('form_template.id', 'in', [...new Set(ids)])
    .execute()
  return new Set(rows.filter(({ approvals }) => requiredOf(approvals).length > 0).map(({ id }) => id))
}

/** Returns the last approvers in these jobs, by job and kind. They are suggested for a new round. */
async function lastApprovers(db: CompanyDb, jobIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db
    .from('offer_approval')
    .innerJoin('offer', (join) =>
      join
        .onRef('offer.company_id', '=', 'offer_approval.company_id')
        .onRef('offer.id', '=', 'offer_approval.offer_id'),
    )
    .select([
      'offer.job_id',
      'offer.kind',
      'offer_approval.offer_id',
      'offer_approval.round',
      'offer_approval.user_name',
    ])
    .where('offer.job_id', 'in', [...new Set(jobIds)])
    .orderBy('offer.updated_at', 'desc')
    .orderBy('offer_approval.round', 'desc')
    .orderBy('offer_approval.position')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => `${row.job_id} ${row.kind}`)].map(([place, steps]) => [
      place,
      steps
        .filter((step) => step.offer_id === steps[0]!.offer_id && step.round === steps[0]!.round)
        .map((step) => step.user_name),
    ]),
  )
}

async function toOffers(db: CompanyDb, viewer: Viewer, rows: readonly Named[]): Promise<Offer[]> {
  if (rows.length === 0) return []
  const steps = Map.groupBy(
    await stepsOf(
      db,
      rows.map(({ id }) => id),
    ),
    (step) => step.offer_id,
  )
  const approved = await formsWithApproval(
    db,
    rows.map((row) => row.form_id),
  )
  const suggested = managesOffers(viewer)
    ? await lastApprovers(
        db,
        rows.map((row) => row.job_id),
      )
    : new Map<string, string[]>()
  const names = await listRepresentedUsers(db, viewer.userName)
  return rows.map((row) => {
    const own = steps.get(row.id) ?? []
    const mayDecide = row.state === 'pending' && row.submitted_by !== viewer.userName
    const waiting = mayDecide
      ? own.find((step) => names.includes(step.user_name) && step.asked_at !== null && step.decision === null)
      : undefined
    return {
      id: row.id,
      jobId: row.job_id,
      jobTitle: row.job_title,
      candidateId: row.candidate_id,
      candidateName: row.candidate_name,
      kind: row.kind,
      formId: row.form_id,
      formName: row.form_name,
      formContents: row.form_contents,
      answers: row.answers as Offer['answers'],
      subject: row.subject,
      message: row.message,
      validUntil: row.valid_until?.toISOString() ?? null,
      state: row.state,
      version: row.version,
      needsApproval: approved.has(row.form_id),
      document: row.document,
      recipient: row.recipient,
      submittedBy: row.submitted_by,
      sentBy: row.sent_by,
      sentDate: row.sent_at?.toISOString() ?? null,
      endedDate: row.ended_at?.toISOString() ?? null,
      reason: row.reason,
      createdBy: row.created_by,
      createdDate: row.created_at.toISOString(),
      rounds: toRounds(own),
      waitingId: waiting?.id ?? null,
      waitingFor: waiting && waiting.user_name !== viewer.userName ? waiting.user_name : null,
      suggested: suggested.get(`${row.job_id} ${row.kind}`) ?? [],
    }
  })
}

/** Returns the offers to candidates, newest first. */
export async function offersOf(db: CompanyDb, viewer: Viewer, candidateIds: readonly string[]): Promise<Offer[]> {
  if (candidateIds.length === 0) return []
  const query = (await selectVisibleOffers(db, viewer))
    .where('offer.candidate_id', 'in', [...candidateIds])
    .orderBy('offer.created_at', 'desc')
    .orderBy('offer.id')
  return toOffers(db, viewer, await query.execute())
}

/** Returns offers by their ids. Those that the caller may not see are left out. */
export async function offersByIds(db: CompanyDb, viewer: Viewer, ids: readonly string[]): Promise<Offer[]> {
  if (ids.length === 0) return []
  return toOffers(db, viewer, await (await selectVisibleOffers(db, viewer)).where('offer.id', 'in', [...ids]).execute())
}

/** Returns one offer. Throws 404 if the caller may not see it. */
export async function offerById(db: CompanyDb, viewer: Viewer, id: string): Promise<Offer> {
  const [offer] = await offersByIds(db, viewer, [id])
  if (!offer) throw notFound()
  return offer
}

/** Returns the row of an offer, or undefined if the company has no offer with this id or its candidate is gone. */
export const offerRow = (db: CompanyDb, id: string) =>
  db
    .from('offer')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'offer.company_id')
        .onRef('candidate.id', '=', 'offer.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .selectAll('offer')
    .where('offer.id', '=', id)

/**
 * Returns the row under a lock. Locks the job first, as moving a candidate does, because an offer may move its
 * candidate.
 */
export async function lockOffer(db: CompanyDb, id: string): Promise<Row | undefined> {
  const found = await db.from('offer').select('offer.job_id').where('offer.id', '=', id).executeTakeFirst()
  if (!found) return undefined
  await lockJob(db, found.job_id)
  return offerRow(db, id).forUpdate('offer').executeTakeFirst()
}

export const isOpenState = (state: Row['state']): boolean => (openStates as readonly string[]).includes(state)
