import type { CompanyDb } from '../../core/database/companyDb.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import type { Caller, Product, RequestContext } from '../../core/http/routes.ts'
import { departmentsByIds } from '../departments/queries.ts'
import { templates } from '../emailTemplates/queries.ts'
import { templatePictures } from '../emailTemplates/files.ts'
import { tokensOf } from '../emailTemplates/tokens.ts'
import { interviewValues } from '../interviews/tokens.ts'
import { feedbackPath } from '../feedbackRequests/requesting.ts'
import { activeForms } from '../feedbackRequests/versions.ts'
import type { WorkflowGroup } from './workflowShapes.ts'
import type { Occasion } from './plan.ts'
import { scoresOf } from './triggers/scores.ts'

export type Context = Pick<RequestContext, 'db' | 'cache' | 'caller' | 'directory' | 'product' | 'jobs'>
/** The context of triggers, in a request or in the background. */
export interface TriggerContext extends Pick<RequestContext, 'db' | 'cache' | 'directory' | 'jobs'> {
  caller: Pick<Caller, 'userName'>
  product: Pick<Product, 'publicUrl'>
}

const candidates = (db: CompanyDb, ids: readonly string[]) =>
  db
    .from('candidate')
    .select(['candidate.id', 'candidate.name', 'candidate.emails', 'candidate.rec_channel_id'])
    .where('candidate.id', 'in', ids)
    .where('candidate.deleted_at', 'is', null)
    .execute()
const jobOf = (db: CompanyDb, id: string) =>
  db
    .from('job')
    .select(['job.id', 'job.title', 'job.owner', 'job.department_id'])
    .where('job.id', '=', id)
    .executeTakeFirst()

/** The placeholder for the token of a link. */
const tokenPlace = '…'

const asksFeedback = (statuses: WorkflowGroup['statuses']) =>
  statuses.some(({ triggers }) => triggers.some(({ kind }) => kind === 'askFeedback'))

/**
 * Returns the data that the triggers of a workflow need about candidates of a job. Candidates who do not exist are left
 * out.
 */
export async function occasionsOf(
  context: Omit<TriggerContext, 'jobs'>,
  { statuses }: Pick<WorkflowGroup, 'statuses'>,
  jobId: string,
  candidateIds: readonly string[],
): Promise<Occasion[]> {
  const { db, cache, caller, directory, product } = context
  const job = await jobOf(db, jobId)
  if (!job || candidateIds.length === 0) return []
  const userNames = [job.owner, ...statuses.flatMap(({ triggers }) => triggers.flatMap((trigger) => trigger.userNames))]
  const people = await readersOf(db, userNames)
  const [department] = job.department_id ? await departmentsByIds(cache, db, [job.department_id]) : []
  const company = await directory.account(caller.userName)
  const owner = people.get(job.owner)
  const { names: placeholders, values: own } = await tokensOf({ db, cache })
  const known = {
    ...own,
    Job_Title: job.title,
    Department_Name: department?.name ?? '',
    Company_Name: company?.companyName ?? '',
    Recruiter_Name: owner?.fullName ?? '',
    Recruiter_Email: owner?.email ?? '',
  }
  const shared = {
    job: { id: job.id, title: job.title, owner: job.owner, departmentId: job.department_id },
    placeholders,
    templates: new Map((await templates({ db, cache })).map((template) => [template.id, template])),
    pictures: await templatePictures(db),
    people,
    forms: asksFeedback(statuses) ? await activeForms(db).execute() : [],
    feedbackUrl: `${product.publicUrl}${feedbackPath(tokenPlace)}`,
  }
  const asksForScore = statuses.some(({ triggers }) => triggers.some(({ leastScore }) => leastScore !== null))
  const scores = asksForScore ? await scoresOf(db, jobId, candidateIds) : new Map<string, number>()
  const interviews = await interviewValues(db, jobId, candidateIds)
  return (await candidates(db, candidateIds)).map(({ id, name, emails, rec_channel_id: channelId }) => ({
    ...shared,
    candidate: { id, name, email: emails[0] ?? null, channelId, score: scores.get(id) ?? null },
    values: { ...known, ...interviews.get(id), Candidate_Name: name },
    link: `${product.publicUrl}/candidates/view/${id}`,
  }))
}
