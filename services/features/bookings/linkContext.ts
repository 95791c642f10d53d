import type { CompanyDb } from '../../core/database/companyDb.ts'
import { linkGone, openLink, type OpenLink } from '../../core/links/links.ts'
import type { LinkPurpose } from '../../core/links/tables.ts'
import { companyDirectory, type CompanyDirectory } from '../../core/identity/people/directory.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import '../candidates/tables.ts'
import { roomTexts } from '../interviewRooms/roomTexts.ts'
import '../interviews/tables.ts'
import '../jobs/tables.ts'
import './tables.ts'

/** A link and those who can be named in its company. */
export interface Opened {
  link: OpenLink
  db: CompanyDb
  directory: CompanyDirectory
}

/** Opens a link of a request that comes without a sign-in. */
export async function opened(
  { db, cache }: Pick<RequestContext, 'db' | 'cache'>,
  purpose: LinkPurpose,
  token: string,
): Promise<Opened> {
  const link = await openLink(db, purpose, token)
  return { link, db: link.db, directory: companyDirectory(cache, link.db) }
}

/** Names of people, in the order of the user names. */
export async function namesOf(directory: CompanyDirectory, userNames: readonly string[]): Promise<string[]> {
  const users = new Map((await directory.byUserNames(userNames)).map((user) => [user.userName, user.fullName]))
  return userNames.map((userName) => users.get(userName) ?? userName)
}

/** A room as it is named to those who come to it. */
export async function roomText(db: CompanyDb, id: string | null | undefined): Promise<string | null> {
  return id ? ((await roomTexts(db, [id])).get(id) ?? null) : null
}

/** Names of the company, of a candidate and of a job; a link whose candidate or job is gone leads nowhere. */
export async function aboutPlace(
  { db, directory }: Pick<Opened, 'db' | 'directory'>,
  asked: { jobId: string; candidateId: string; userName: string },
) {
  const [job, candidate, account] = await Promise.all([
    db.from('job').select('job.title').where('job.id', '=', asked.jobId).executeTakeFirst(),
    db
      .from('candidate')
      .select(['candidate.name', 'candidate.emails'])
      .where('candidate.id', '=', asked.candidateId)
      .where('candidate.deleted_at', 'is', null)
      .executeTakeFirst(),
    directory.account(asked.userName),
  ])
  if (!job || !candidate) throw linkGone()
  return {
    jobTitle: job.title,
    candidateName: candidate.name,
    email: candidate.emails[0] ?? null,
    companyName: account?.companyName ?? '',
  }
}
