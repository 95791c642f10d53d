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

/** What asking needs, in a request or in the background. */
export interface AskContext {
  db: CompanyDb
  /** Who asks. */
  caller: { userName: string }
  product: { publicUrl: string }
}

export interface Ask {
  jobId: string
  /** Who is not in the job (any more) is left out. */
  candidateIds: readonly string[]
  /** Who is not active (any more) is left out. */
  userNames: readonly string[]
  /** An active feedback form; none: the newest one. */
  formId?: string | null
  dueAt?: Date | null
  /** What who asks says to who is asked. */
  note?: string | null
  triggerId?: string | null
  interviewId?: string | null
  /** The stage for which it is asked; where each candidate stands when left out. */
  stage?: { id: string; name: string }
}

/** Somebody who has been asked, and the way to their page. */
export interface Asked {
  requestId: string
  reader: Reader
  candidate: { id: string; name: string }
  /** Address of the page, with the token of the link. */
  url: string
}

export interface Asking {
  /** null: there is no such active form, and nobody was asked. */
  form: { id: string; name: string } | null
  asked: Asked[]
  /** How many owe it already, so that they were not asked again. */
  open: number
}

const day = 86_400_000
/** A statement takes no more parameters. */
const mostAtOnce = 500
/** Days that a link holds; beyond, the page is reached from the product. */
const linkDays = 30

/** Page of a request; by its id for who is in the product, by a link's token in mails. */
export const feedbackPath = (idOrToken: string): string => `/feedback/feedback/${idOrToken}`

/** Candidates of a job, and where they stand. */
const placesIn = (db: CompanyDb, jobId: string, candidateIds: readonly string[]) =>
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

/** Inserts requests but those that are open already; answers the ids of the new ones. */
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
 * Makes requests with their links, in the caller's transaction, and tells nobody: for who writes the mails. Nobody is asked
 * again for the same candidate, job, form, stage and interview while they owe it.
 */
export async function makeRequests({ db, caller, product }: AskContext, ask: Ask): Promise<Asking> {
  const { jobId, candidateIds, userNames, dueAt = null, stage } = ask
  const form = (await activeForm(db, ask.formId)) ?? null
  const readers = await readersOf(db, userNames)
  if (!form || readers.size === 0 || candidateIds.length === 0) return { form, asked: [], open: 0 }
  const places = await placesIn(db, jobId, candidateIds)
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

/** What the inboxes of those who were asked are told: one notification a person, however many candidates it is about. */
export const newsOfAsked = (asked: readonly Asked[], job: string): News[] =>
  [...Map.groupBy(asked, ({ reader }) => reader.userName)].map(([userName, own]) => ({
    kind: 'feedbackAsked',
    to: [userName],
    params: { ...firstOf(own.map(({ candidate }) => candidate)), job },
    path: feedbackPath(own[0]!.requestId),
  }))

/**
 * Asks people for feedback on candidates of a job, in the caller's transaction: each gets a mail with a link, in their
 * language, and a notification. Answers who was asked; nobody is while they owe the same already, or when there is no form.
 */
export async function askFeedback(context: AskContext, ask: Ask): Promise<Asking> {
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
