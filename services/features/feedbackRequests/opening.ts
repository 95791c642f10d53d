import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { linkGone, openLink } from '../../core/links/links.ts'
import type { FeedbackSheet } from './feedbackShapes.ts'
import { answersOfRequest, requestsByIds, type Viewer } from './queries.ts'
import { formOf } from './versions.ts'
import './tables.ts'

type Context = Pick<RequestContext, 'db' | 'caller'>

const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

/**
 * Returns the request of a token, which is that of a link or the id of the request. Does not check whether the request
 * is the caller's.
 */
export async function requestIdOf({ db, caller }: Context, type: string, token: string): Promise<string> {
  if (type !== 'feedback') throw linkGone()
  if (isId(token)) return token.toLowerCase()
  const link = await openLink(db, 'feedback', token)
  const isTheirs = link.db.companyId === db.companyId && link.reader === caller.userName.toLowerCase()
  if (!isTheirs) throw linkGone()
  return link.subjectId
}

const ownRequests = (db: CompanyDb, { userName }: Pick<Viewer, 'userName'>, id: string) =>
  db
    .from('feedback_request')
    .innerJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'feedback_request.company_id')
        .onRef('candidate.id', '=', 'feedback_request.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .select([
      'feedback_request.id',
      'feedback_request.job_id',
      'feedback_request.candidate_id',
      'feedback_request.form_id',
      'feedback_request.form_version_id',
      'feedback_request.state',
    ])
    .where('feedback_request.id', '=', id)
    .where('feedback_request.user_name', '=', userName.toLowerCase())
    .where('feedback_request.state', '<>', 'cancelled')
export type OwnRequest = Awaited<ReturnType<ReturnType<typeof ownRequests>['executeTakeFirstOrThrow']>>

/** Returns a request of the caller's. Throws LINK_GONE if there is none with this id. */
export async function ownRequest(db: CompanyDb, viewer: Pick<Viewer, 'userName'>, id: string): Promise<OwnRequest> {
  const found = await ownRequests(db, viewer, id).executeTakeFirst()
  if (!found) throw linkGone()
  return found
}

/** Returns the same under a lock, so that writers run one after the other. */
export async function lockOwn(db: CompanyDb, viewer: Pick<Viewer, 'userName'>, id: string): Promise<OwnRequest> {
  const found = await ownRequests(db, viewer, id).forUpdate('feedback_request').executeTakeFirst()
  if (!found) throw linkGone()
  return found
}

/** Returns all data for the owner of a request. */
export async function sheetOf(db: CompanyDb, viewer: Viewer, id: string): Promise<FeedbackSheet> {
  const own = await ownRequest(db, viewer, id)
  const form = await formOf(db, own)
  const [request] = await requestsByIds(db, viewer, [id])
  if (!form || !request) throw linkGone()
  const draft = await db
    .from('feedback_draft')
    .selectAll('feedback_draft')
    .where('feedback_draft.request_id', '=', id)
    .executeTakeFirst()
  return {
    request,
    form,
    draft: draft
      ? {
          version: draft.version,
          answers: draft.answers as NonNullable<FeedbackSheet['draft']>['answers'],
          recommendation: draft.recommendation,
          summary: draft.summary,
          savedDate: draft.saved_at.toISOString(),
        }
      : null,
    answers: await answersOfRequest(db, id),
  }
}
