import { shownAnswers } from '../../../common/forms/conditions.ts'
import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import type { Answers } from '../../../common/forms/answers.ts'
import { parseContents } from '../../../common/forms/contents.ts'
import { jobRankOf } from '../../../common/forms/jobRank.ts'
import { scoreOf } from '../../../common/forms/score.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused, stale } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { linkGone } from '../../core/links/links.ts'
import { jobRanks } from '../lookups/queries.ts'
import { checkWritten, fieldsOnly } from './checking.ts'
import type { feedbackAmend, feedbackDraftSave } from './contract.ts'
import { tellFeedback } from './events.ts'
import { feedbackLimits, type FeedbackForm, type FeedbackSheet, type Written } from './feedbackShapes.ts'
import { lockOwn, sheetOf, type OwnRequest } from './opening.ts'
import { takeAnswerFiles } from '../scorecards/answerFiles.ts'
import { formOf, keepForm } from './versions.ts'
import './tables.ts'

type Context = Pick<RequestContext, 'db' | 'caller'>

const submitted = () => refused('FEEDBACK_SUBMITTED', 'The feedback was submitted already')

/** Returns the form of a request, which must be the version that the caller read. */
async function seenForm(db: CompanyDb, request: OwnRequest, formVersion: number): Promise<FeedbackForm> {
  const form = await formOf(db, request)
  if (!form) throw linkGone()
  if (form.version !== formVersion)
    throw refused('FEEDBACK_FORM_CHANGED', `The form ${form.name} has changed meanwhile`, { form: form.name })
  return form
}

/** Stores a draft of the owner. The second of two simultaneous saves is refused. */
export async function saveDraft(
  { db, caller }: Context,
  { id, version, formVersion, answers, recommendation = null, summary = '' }: BodyOf<typeof feedbackDraftSave>,
): Promise<AnswerOf<typeof feedbackDraftSave>> {
  const request = await lockOwn(db, caller, id)
  if (request.state === 'submitted') throw submitted()
  const form = await seenForm(db, request, formVersion)
  const before = await db
    .from('feedback_draft')
    .selectAll('feedback_draft')
    .where('feedback_draft.request_id', '=', id)
    .executeTakeFirst()
  const written = { answers: JSON.stringify(answers), recommendation, summary }
  if ((before?.version ?? 0) !== version) {
    // A request that was repeated after a lost connection has already been saved.
    const isSame =
      before?.version === version + 1 &&
      sameText(before.answers) === sameText(answers) &&
      before.recommendation === recommendation &&
      before.summary === summary
    if (isSame) return { version: before.version, savedDate: before.saved_at.toISOString() }
    throw stale('Another draft was saved meanwhile')
  }
  await takeAnswerFiles({ db, caller }, id, parseContents(form.contents).fields, answers, true)
  const savedAt = new Date()
  const row = { ...written, version: version + 1, saved_at: savedAt }
  await db
    .insert('feedback_draft', { request_id: id, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'request_id']).doUpdateSet(row))
    .execute()
  if (request.state === 'asked') {
    await db
      .update('feedback_request')
      .set({ state: 'draft', form_version_id: await keepForm(db, form) })
      .where('feedback_request.id', '=', id)
      .execute()
    await tellFeedback(db, request.job_id, [request.candidate_id])
  }
  return { version: version + 1, savedDate: savedAt.toISOString() }
}

/** Returns the answers as one text that does not depend on the order of their members. */
const sameText = (answers: Answers): string =>
  JSON.stringify(
    Object.entries(answers)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, answer]) => [key, answer?.value ?? null, answer?.reason ?? null]),
  )

/** Returns the result of a form for answers: points, percentages and the job rank. */
async function resultOf(db: CompanyDb, contents: ReturnType<typeof parseContents>, answers: Answers) {
  const score = scoreOf(contents.fields, answers)
  const rank = contents.isCalcJobRank ? jobRankOf(score, await jobRanks(db), contents.idJobRank) : null
  return {
    points: score?.points ?? null,
    most_points: score?.mostPoints ?? null,
    percents: score?.percents ?? null,
    most_percents: score?.mostPercents ?? null,
    job_rank: rank?.name ?? null,
  }
}

interface Revision {
  request: OwnRequest
  form: FeedbackForm
  revision: number
  reason: string | null
}

/** Checks the input and stores it as a revision. */
async function addRevision(
  { db, caller }: Context,
  { request, form, revision, reason }: Revision,
  { answers, recommendation = null, summary = '' }: Written,
): Promise<void> {
  const contents = parseContents(form.contents)
  const stored = shownAnswers(contents.fields, fieldsOnly(contents.fields, answers))
  checkWritten(contents.fields, { answers: stored, recommendation, summary })
  await takeAnswerFiles({ db, caller }, request.id, contents.fields, stored)
  await db
    .insert('feedback_answer', {
      id: newId(),
      request_id: request.id,
      revision,
      answers: JSON.stringify(stored),
      recommendation,
      summary: summary.trim(),
      ...(await resultOf(db, contents, stored)),
      reason,
      written_by: caller.userName,
    })
    .execute()
  await tellFeedback(db, request.job_id, [request.candidate_id])
}

/** Submits the feedback, which is possible only once. A second attempt is refused, even from another tab. */
export async function submit(context: Context, id: string, written: Written): Promise<FeedbackSheet> {
  const { db, caller } = context
  const request = await lockOwn(db, caller, id)
  if (request.state === 'submitted') throw submitted()
  const form = await seenForm(db, request, written.formVersion)
  await addRevision(context, { request, form, revision: 1, reason: null }, written)
  await db
    .update('feedback_request')
    .set({ state: 'submitted', submitted_at: new Date(), form_version_id: await keepForm(db, form) })
    .where('feedback_request.id', '=', id)
    .execute()
  await db.delete('feedback_draft').where('feedback_draft.request_id', '=', id).execute()
  return sheetOf(db, caller, id)
}

/** Adds a revision to submitted feedback; earlier revisions are preserved. */
export async function amend(
  context: Context,
  { id, revision, reason, ...written }: BodyOf<typeof feedbackAmend>,
): Promise<FeedbackSheet> {
  const { db, caller } = context
  const request = await lockOwn(db, caller, id)
  if (request.state !== 'submitted') throw refused('FEEDBACK_NOT_SUBMITTED', 'Only submitted feedback can be amended')
  const newest = await db
    .from('feedback_answer')
    .select('feedback_answer.revision')
    .where('feedback_answer.request_id', '=', id)
    .orderBy('feedback_answer.revision', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (newest.revision !== revision) throw stale('The feedback was amended meanwhile')
  const said = reason.trim()
  if (said === '') throw badInput({ reason: [required] })
  if ([...said].length > feedbackLimits.reason) throw badInput({ reason: [maximum(feedbackLimits.reason)] })
  const form = await seenForm(db, request, written.formVersion)
  await addRevision(context, { request, form, revision: revision + 1, reason: said }, written)
  return sheetOf(db, caller, id)
}
