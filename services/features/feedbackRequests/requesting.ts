import type { Insertable } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { readersOf, type Reader } from '../../core/identity/people/readers.ts'
import { newId } from '../../core/ids.ts'
import { issueLinks } from '../../core/links/links.ts'
import { putMails } from '../../core/mail/outbox.ts'
import { firstOf, notify, type News } from '../../core/notifications/notify.ts'
import '../pipelines/tables.ts'
import '../workflows/tables.ts'
import { requestLetter } from './letters.ts'
import { activeForm } from './versions.ts'
import type { FeedbackRequestTable } from './tables.ts'

/** The context for requesting feedback, in a request or in the background. */
export interface AskContext {
  db: CompanyDb
  /** The user who requests the feedback. */
  caller: { userName: string }
  product: { publicUrl: string }
}

export interface Ask {
  jobId: string
  /** Candidates who are not in the job are left out. */
  candidateIds: readonly string[]
  /** Users who are not active are left out. */
  userNames: readonly string[]
  /** An active feedback form; if left out, the newest one. */
  formId?: string | null
  dueAt?: Date | null
  /** A message from the requesting user. */
  note?: string | null
  triggerId?: string | null
  interviewId?: string | null
  /** The stage that the feedback is about; if left out, the current stage of each candidate. */
  stage?: { id: string; name: string }
}

/** A user who has been asked for feedback, and the link to their page. */
export interface AskedUser {
  requestId: string
  reader: Reader
  candidate: { id: string; name: string }
  /** The address of the page, with the token of the link. */
  url: string
}

export interface AskResult {
  /** Null if there is no such active form, so that nobody was asked. */
  form: { id: string; name: string } | null
  asked: AskedUser[]
  /** The number of users who already owe this feedback and were not asked again. */
  open: number
}

const day = 86_400_000
/** The maximum number of rows per statement, because the number of its parameters is limited. */
const mostAtOnce = 500
/** The number of days for which a link is valid. Afterwards the page can only be reached from within the product. */
const linkDays = 30

/** Returns the path of a request's page: by id for links within the product, by the token of a link in mails. */
export const feedbackPath = (idOrToken: string): string => `/feedback/feedback/${idOrToken}`

/** Returns the candidates of a job with their current stage. */
const findPlaces = (db: CompanyDb, jobId: string, candidateIds: readonly string[]) =>
  db
    .from('job_candidate')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'job_candidate.company_id')
        .onRef('candidate.id', '=', 'job_candidate.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .leftJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'job_candidate.company_id')
        .onRef('workflow_status.id', '=', 'job_candidate.status_id'),
    )
    .select(['candidate.id', 'candidate.name', 'workflow_status.id as statusId', 'workflow_status.name as statusName'])
    .where('job_candidate.job_id', '=', jobId)
    .where('job_candidate.candidate_id', 'in', candidateIds)
    .orderBy('candidate.id')
    .execute()

type NewRequest = Omit<Insertable<FeedbackRequestTable>, 'company_id'>

/** Inserts the requests that are not open already. Returns the ids of the new ones. */
async function insertNew(db: CompanyDb, rows: readonly NewRequest[]): Promise<Set<string>> {
  const made = new Set<string>()
  for (let at = 0; at < rows.length; at += mostAtOnce)
    for (const { id } of await insertRows(db, rows.slice(at, at + mostAtOnce))) made.add(id)
  return made
}

const insertRows = (db: CompanyDb, rows: readonly NewRequest[]) =>
  db
    .insert('feedback_request', rows)
    .onConflict((conflict) => conflict.doNothing())
    .returning('feedback_request.id')
    .execute()

/**
 * Creates requests with their links in the caller's transaction, without notifying anybody, for callers that write the
 * mails themselves. Nobody is asked again for the same candidate, job, form, stage and interview while they owe the
 * feedback.
 */
export async function makeRequests({ db, caller, product }: AskContext, ask: Ask): Promise<AskResult> {
  const { jobId, candidateIds, userNames, dueAt = null, stage } = ask
  const form = (await activeForm(db, ask.formId)) ?? null
  const readers = await readersOf(db, userNames)
  if (!form || readers.size === 0 || candidateIds.length === 0) return { form, asked: [], open: 0 }
  const places = await findPlaces(db, jobId, candidateIds)
  const pairs = places.flatMap((place) => [...readers.values()].map((reader) => ({ id: newId(), place, reader })))
  if (pairs.length === 0) return { form, asked: [], open: 0 }
  const askedAt = new Date()
  const isNew = await insertNew(
    db,
    pairs.map(({ id, place, reader }) => ({
      id,
      job_id: jobId,
      candidate_id: place.id,
      status_id: stage?.id ?? place.statusId,
      status_name: stage?.name ?? place.statusName,
      form_id: form.id,
      user_name: reader.userName,
      interview_id: ask.interviewId ?? null,
      trigger_id: ask.triggerId ?? null,
      note: ask.note ?? null,
      asked_by: caller.userName,
      asked_at: askedAt,
      due_at: dueAt,
    })),
  )
  const fresh = pairs.filter(({ id }) => isNew.has(id))
  const expiresAt = new Date(Math.max(Date.now(), dueAt?.getTime() ?? 0) + linkDays * day)
  const tokens = await issueLinks(
    db,
    fresh.map(({ id, reader }) => ({
      purpose: 'feedback' as const,
      subjectId: id,
      reader: reader.userName,
      expiresAt,
      createdBy: caller.userName,
    })),
  )
  return {
    form,
    asked: fresh.map(({ id, place, reader }, at) => ({
      requestId: id,
      reader,
      candidate: { id: place.id, name: place.name },
      url: `${product.publicUrl}${feedbackPath(tokens[at]!)}`,
    })),
    open: pairs.length - fresh.length,
  }
}

/** Returns the notifications of the users who were asked: one per user, for all their candidates. */
export const newsOfAsked = (asked: readonly AskedUser[], job: string): News[] =>
  [...Map.groupBy(asked, ({ reader }) => reader.userName)].map(([userName, own]) => ({
    kind: 'feedbackAsked',
    to: [userName],
    params: { ...firstOf(own.map(({ candidate }) => candidate)), job },
    path: feedbackPath(own[0]!.requestId),
  }))

/**
 * Requests feedback on candidates of a job in the caller's transaction. Each user gets a mail with a link, in their
 * language, and a notification. Returns who was asked. Nobody is asked if they already owe the feedback, or if there is
 * no form.
 */
export async function askFeedback(context: AskContext, ask: Ask): Promise<AskResult> {
  const { db, caller } = context
  const asking = await makeRequests(context, ask)
  const { form, asked } = asking
  if (!form || asked.length === 0) return asking
  const { title } = await db.from('job').select('job.title').where('job.id', '=', ask.jobId).executeTakeFirstOrThrow()
  const asker = (await readersOf(db, [caller.userName])).get(caller.userName.toLowerCase())?.fullName ?? caller.userName
  await putMails(
    db,
    asked.flatMap(({ requestId, reader, candidate, url }) =>
      reader.email
        ? [
            {
              kind: 'feedback-request',
              sourceId: requestId,
              recipient: reader.email,
              createdBy: caller.userName,
              ...requestLetter(reader.language, {
                candidate: candidate.name,
                job: title,
                asker,
                note: ask.note ?? null,
                dueAt: ask.dueAt ?? null,
                formName: form.name,
                url,
              }),
            },
          ]
        : [],
    ),
  )
  await notify(db, caller.userName, ...newsOfAsked(asked, title))
  return asking
}
