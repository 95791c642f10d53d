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

/** An opened link, with the database and the user directory of its company. */
export interface OpenedLink {
  link: OpenLink
  db: CompanyDb
  directory: CompanyDirectory
}

/** Opens the link of a request that is made without a sign-in. */
export async function openPublicLink(
  { db, cache }: Pick<RequestContext, 'db' | 'cache'>,
  purpose: LinkPurpose,
  token: string,
): Promise<OpenedLink> {
  const link = await openLink(db, purpose, token)
  return { link, db: link.db, directory: companyDirectory(cache, link.db) }
}

/** Returns the full names of users, in the order of the user names. */
export async function namesOf(directory: CompanyDirectory, userNames: readonly string[]): Promise<string[]> {
  const users = new Map((await directory.byUserNames(userNames)).map((user) => [user.userName, user.fullName]))
  return userNames.map((userName) => users.get(userName) ?? userName)
}

/** Returns the name of a room as it is shown to visitors. */
export async function roomText(db: CompanyDb, id: string | null | undefined): Promise<string | null> {
  return id ? ((await roomTexts(db, [id])).get(id) ?? null) : null
}

/**
 * Returns the names of the company, the candidate and the job. Throws LINK_GONE if the candidate or the job no longer
 * exists.
 */
export async function aboutPlace(
  { db, directory }: Pick<OpenedLink, 'db' | 'directory'>,
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
