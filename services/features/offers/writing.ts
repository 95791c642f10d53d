import type { Selectable } from 'kysely'
import { fileOf } from '../../../common/forms/answerFiles.ts'
import { shownAnswers } from '../../../common/forms/conditions.ts'
import { parseContents } from '../../../common/forms/contents.ts'
import { fieldKey, takesFile } from '../../../common/forms/fields.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { revokeLinks } from '../../core/links/links.ts'
import { sanitizeRichText } from '../../core/richText/sanitize.ts'
import { record } from '../candidates/writes/history.ts'
import { answerErrors, fieldsOnly } from '../feedbackRequests/checking.ts'
import { checkCandidateOnJob } from '../interviews/checks.ts'
import { statusGroups } from '../lookups/statuses.ts'
import { ownFile } from '../media/access.ts'
import { lockJob } from '../pipelines/actionOutcomes.ts'
import type { offerCreate, offerSubmit, offerUpdate } from './contract.ts'
import { dropDocument, keepDocument, makeDocument, offerFileOwner } from './documents/document.ts'
import { offerLimits, type Offer } from './offerShapes.ts'
import { offerForm, requiredOf } from './forms.ts'
import { isOpenState, lockOffer, offerById, offerRow } from './queries.ts'
import { aboutOffer, beginRound, dropRound, mayApprove } from './rounds.ts'
import { stageKeyOf } from './stages.ts'
import type { OfferTable } from './tables.ts'

const day = 86_400_000

/** Returns the fields of an offer as they are stored. Throws 400 for invalid values. A draft may be incomplete. */
async function stored(
  { db, caller }: Pick<RequestContext, 'db' | 'caller'>,
  id: string,
  contents: string,
  { answers, subject = '', message = '', validUntil = null }: BodyOf<typeof offerUpdate>,
) {
  const { fields } = parseContents(contents)
  const known = fieldsOnly(fields, answers)
  const errors: FieldErrors = {}
  if (/[\r\n]/.test(subject)) errors.subject = [createMessage('ONE_LINE')]
  const until = validUntil ? new Date(validUntil) : null
  if (until && until.getTime() > Date.now() + offerLimits.days * day)
    errors.validUntil = [createMessage('OFFER_TOO_LONG')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  for (const [at, field] of fields.entries()) {
    const file = takesFile(field) && fileOf(known[fieldKey(field, at)]?.value)
    // oxlint-disable-next-line no-await-in-loop -- a form has few files
    if (file) await ownFile(db, caller, file.path, { kind: offerFileOwner, id })
  }
  return {
    answers: JSON.stringify(known),
    subject: subject.trim(),
    message: sanitizeRichText(message, 'mail'),
    valid_until: until,
  }
}

/** Creates an offer. If two requests create one at the same time, the second is refused. */
export async function createOffer(context: RequestContext, body: BodyOf<typeof offerCreate>): Promise<Offer> {
  const { db, caller } = context
  const [jobId, candidateId] = [body.jobId.toLowerCase(), body.candidateId.toLowerCase()]
  await lockJob(db, jobId)
  await checkCandidateOnJob(db, jobId, candidateId)
  const form = await offerForm(db, body.formId)
  if (!form) throw badInput({ formId: [createMessage('NO_SUCH_FORM')] })
  const others = await db
    .from('offer')
    .select(['offer.id', 'offer.state'])
    .where('offer.job_id', '=', jobId)
    .where('offer.candidate_id', '=', candidateId)
    .where('offer.kind', '=', form.kind)
    .execute()
  if (others.some(({ state }) => isOpenState(state)))
    throw refused('OFFER_OPEN', 'The candidate has an open offer of this kind for the job already')
  const id = newId()
  const fields = await stored(context, id, form.contents, { ...body, version: 0 })
  await db
    .insert('offer', {
      id,
      job_id: jobId,
      candidate_id: candidateId,
      kind: form.kind,
      form_id: form.id,
      form_name: form.name,
      form_contents: form.contents,
      ...fields,
      created_by: caller.userName,
    })
    .execute()
  const { job } = await aboutOffer(db, { job_id: jobId, candidate_id: candidateId })
  await record(db, caller.userName, [{ candidateId, kind: 'offerMade', subject: `${form.name} (${job})` }])
  return offerById(db, caller, id)
}

/** Throws unless an offer is open and has the version that the caller read. */
function assertSeen(offer: Selectable<OfferTable> | undefined, version: number | null): asserts offer {
  if (!offer) throw notFound()
  if (!isOpenState(offer.state)) throw refused('OFFER_ENDED', 'The offer has come to its end')
  if (version !== null && offer.version !== version)
    throw stale('The offer was changed meanwhile', { updatedBy: offer.updated_by ?? offer.created_by })
}

/** Returns an open offer under a lock. Throws if it has changed since the caller read it. */
export async function lockSeen(db: CompanyDb, id: string, version: number | null): Promise<Selectable<OfferTable>> {
  const offer = await lockOffer(db, id)
  assertSeen(offer, version)
  return offer
}

/** Changes an offer. It becomes a draft again, whatever its state was. */
export async function updateOffer(
  context: RequestContext,
  id: string,
  body: BodyOf<typeof offerUpdate>,
): Promise<Offer> {
  const { db, caller } = context
  const offer = await lockSeen(db, id, body.version)
  const fields = await stored(context, id, offer.form_contents, body)
  await dropRound(db, id)
  await revokeLinks(db, { subjectId: id, purpose: 'offer' })
  await db
    .update('offer')
    .set({
      ...fields,
      state: 'draft',
      version: offer.version + 1,
      document: null,
      updated_by: caller.userName,
      updated_at: new Date(),
    })
    .where('offer.id', '=', id)
    .execute()
  if (offer.document && !offer.sent_at) await dropDocument(db, offer.document)
  return offerById(db, caller, id)
}

/**
 * Returns the stages for an approval and a rejection: those of the candidate's status group, otherwise those of the
 * first group that requires an approval.
 */
async function approvalStages(
  context: RequestContext,
  offer: { form_id: string; job_id: string; candidate_id: string },
) {
  const { db } = context
  const form = await db
    .from('form_template')
    .select('form_template.approvals')
    .where('form_template.id', '=', offer.form_id)
    .executeTakeFirst()
  const required = requiredOf(form?.approvals ?? '')
  if (required.length === 0) return null
  const groups = await statusGroups(context)
  const key = await stageKeyOf(db, offer.job_id, offer.candidate_id)
  const own = groups.find(({ statuses }) => statuses.some((status) => status.key === key))
  const setting = required.find((one) => one.id_GroupStatus === own?.id) ?? required[0]!
  const all = groups.flatMap(({ statuses }) => statuses)
  const keyOf = (id: string) => all.find((status) => status.id === id)?.key ?? null
  return { yes: keyOf(setting.yesStatusId), no: keyOf(setting.noStatusId) }
}

/** Throws 400 for what is missing before an offer can be approved, and for users who cannot be approvers. */
async function assertComplete(
  { caller, directory }: Pick<RequestContext, 'caller' | 'directory'>,
  offer: Selectable<OfferTable>,
  approvers: readonly string[],
  isApprovalRequired: boolean,
): Promise<void> {
  const { fields } = parseContents(offer.form_contents)
  const errors = answerErrors(fields, shownAnswers(fields, offer.answers))
  const fit = await mayApprove(directory, offer.kind, approvers)
  const unfit = approvers.filter((name) => !fit.has(name))
  if (isApprovalRequired && approvers.length === 0) errors.approvers = [createMessage('APPROVERS_NEEDED')]
  else if (approvers.includes(caller.userName)) errors.approvers = [createMessage('OWN_APPROVAL')]
  else if (unfit.length > 0) errors.approvers = [createMessage('CANNOT_APPROVE', { names: unfit.join(', ') })]
  if (offer.kind === 'offerLetter' && !offer.valid_until) errors.validUntil = [createMessage('REQUIRED')]
  else if (offer.valid_until && offer.valid_until.getTime() <= Date.now())
    errors.validUntil = [createMessage('IN_THE_PAST')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

function assertUnsubmitted({ state, submitted_by: by, created_by: maker }: Selectable<OfferTable>): void {
  if (state !== 'draft' && state !== 'rejected')
    throw stale('The offer was submitted already', { updatedBy: by ?? maker })
}

/** Creates the document and requests the approval that the form requires. */
export async function submitOffer(
  context: RequestContext,
  id: string,
  body: BodyOf<typeof offerSubmit>,
): Promise<Offer> {
  const { db, caller } = context
  const draft = await offerRow(db, id).executeTakeFirst()
  assertSeen(draft, body.version)
  assertUnsubmitted(draft)
  await checkCandidateOnJob(db, draft.job_id, draft.candidate_id)
  const approvers = [...new Set(body.approvers.map((name) => name.trim().toLowerCase()).filter(Boolean))]
  await assertComplete(context, draft, approvers, (await approvalStages(context, draft)) !== null)
  // Done before the lock because it takes seconds, so that moving candidates of the job does not wait.
  const made = await makeDocument(context, draft)
  const offer = await lockSeen(db, id, body.version)
  assertUnsubmitted(offer)
  const stages = await approvalStages(context, offer)
  const document = await keepDocument(context, id, made)
  const submitted = {
    document: JSON.stringify(document),
    yes_key: stages?.yes ?? null,
    no_key: stages?.no ?? null,
    submitted_by: caller.userName,
    updated_by: caller.userName,
    updated_at: new Date(),
  }
  await db.update('offer').set(submitted).where('offer.id', '=', id).execute()
  await beginRound(context, { ...offer, ...submitted, document }, approvers)
  return offerById(db, caller, id)
}
