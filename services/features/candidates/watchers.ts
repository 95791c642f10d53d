import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { notify, type News } from '../../core/notifications/notify.ts'
import { candidateReaders, holdersAmong } from './people.ts'
import './tables.ts'

interface Context extends Pick<RequestContext, 'db' | 'directory'> {
  caller: { userName: string }
}

interface Watched {
  id: string
  name: string
}
type WithoutRecipients<T> = T extends unknown ? Omit<T, 'to'> : never

/**
 * Returns the owners and followers of candidates, each with their candidates. The order does not depend on the
 * database.
 */
async function watchersOf(db: CompanyDb, ids: readonly string[]): Promise<Map<string, Watched[]>> {
  const candidates = await db
    .from('candidate')
    .select(['candidate.id', 'candidate.name', 'candidate.owner'])
    .where('candidate.id', 'in', ids)
    .execute()
  const follows = await db
    .from('candidate_follow')
    .select(['candidate_follow.candidate_id', 'candidate_follow.user_name'])
    .where('candidate_follow.candidate_id', 'in', ids)
    .execute()
  const followers = Map.groupBy(follows, (follow) => follow.candidate_id)
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  const watched = new Map<string, Watched[]>()
  for (const id of ids.toSorted()) {
    const candidate = byId.get(id)
    if (!candidate) continue
    const names = [candidate.owner, ...(followers.get(id) ?? []).map((follow) => follow.user_name)]
    for (const userName of new Set(names.flatMap((name) => name?.toLowerCase() ?? [])))
      watched.set(userName, [...(watched.get(userName) ?? []), candidate])
  }
  return watched
}

/**
 * Notifies owners and followers of what somebody else did with their candidates, once per user. Users who may no longer
 * read candidates are not notified.
 */
export async function notifyWatchers(
  { db, directory, caller }: Context,
  ids: readonly string[],
  news: (theirs: readonly Watched[]) => WithoutRecipients<News>,
): Promise<void> {
  if (ids.length === 0) return
  const watched = await watchersOf(db, ids)
  watched.delete(caller.userName.toLowerCase())
  if (watched.size === 0) return
  const readers = await holdersAmong(directory, candidateReaders, [...watched.keys()])
  await notify(
    db,
    caller.userName,
    ...[...watched].flatMap(([userName, theirs]) => (readers.has(userName) ? { ...news(theirs), to: [userName] } : [])),
  )
}
