import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage, textOf } from '../../core/contract/messages.ts'
import { badInput, forbidden } from '../../core/http/errors.ts'
import { candidatePath, notify } from '../../core/notifications/notify.ts'
import type { BulkResult, candidateFollow } from './contract.ts'
import { record } from './writes/history.ts'
import { liveIds, lockLive } from './live.ts'
import { candidateReaders, holdersAmong, userNamesOf } from './people.ts'
import type { Context } from './writes/writes.ts'
import { required } from '../../core/http/fieldTexts.ts'

const gone = createMessage('UNKNOWN_CANDIDATE')

/** Returns the result of a bulk action for each id. Ids that do not exist are reported and change nothing. */
export const resultsOf = (ids: readonly string[], there: ReadonlySet<string>): BulkResult[] =>
  [...new Set(ids.map((id) => id.toLowerCase()))].map((id) =>
    there.has(id) ? { id, ok: true, message: null } : { id, ok: false, message: textOf(gone), messageDetails: [gone] },
  )

/** Returns the users who are to follow: the caller, or others, whom only users with AssignFollow may name. */
async function followersToBe({ caller, directory }: Context, asked: readonly string[] | undefined) {
  const userNames = asked ? userNamesOf(asked) : [caller.userName]
  if (userNames.length === 0) throw badInput({ userNames: [required] })
  if (userNames.some((userName) => userName !== caller.userName) && !caller.permissions.has('Candidate:AssignFollow'))
    throw forbidden()
  const others = userNames.filter((userName) => userName !== caller.userName)
  const known = await holdersAmong(directory, candidateReaders, others)
  const strange = others.filter((userName) => !known.has(userName))
  if (strange.length > 0) throw badInput({ userNames: [createMessage('CANNOT_FOLLOW', { names: strange.join(', ') })] })
  return userNames
}

/** Returns full names by user name. */
const fullNames = async ({ directory }: Context, userNames: readonly string[]) =>
  new Map((await directory.byUserNames(userNames)).map(({ userName, fullName }) => [userName, fullName]))

/**
 * Notifies a user whom somebody else has made a follower. The link leads to the candidate, or, for several candidates,
 * to the list of those they follow.
 */
async function tellFollower({ db, caller }: Context, userName: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0 || userName === caller.userName) return
  const first = await db.from('candidate').select('name').where('id', '=', ids[0]!).executeTakeFirstOrThrow()
  await notify(db, caller.userName, {
    kind: 'candidateToFollow',
    to: [userName],
    params: { candidate: first.name, ...(ids.length > 1 && { more: String(ids.length - 1) }) },
    path: ids.length > 1 ? '/candidates?followed=1' : candidatePath(ids[0]!),
  })
}

/** Makes the caller, or others, followers of candidates. */
export async function followCandidates(context: Context, body: BodyOf<typeof candidateFollow>): Promise<BulkResult[]> {
  const { db, caller } = context
  const userNames = await followersToBe(context, body.userNames)
  const there = await liveIds(
    db,
    body.candidateIds.map((id) => id.toLowerCase()),
  )
  const names = await fullNames(context, userNames)
  for (const userName of userNames) {
    if (there.size === 0) break
    const rows = [...there]
      .sort()
      .map((id) => ({ candidate_id: id, user_name: userName, followed_by: caller.userName }))
    const added = await db
      .insert('candidate_follow', rows)
      .onConflict((conflict) => conflict.doNothing())
      .returning('candidate_id')
      .execute()
    await record(
      db,
      caller.userName,
      added.map(({ candidate_id: candidateId }) => ({
        candidateId,
        kind: 'followed',
        subject: names.get(userName) ?? userName,
      })),
    )
    await tellFollower(context, userName, added.map((row) => row.candidate_id).sort())
  }
  return resultsOf(body.candidateIds, there)
}

/** Stops the caller, or another user, from following a candidate. */
export async function unfollowCandidate(context: Context, id: string, asked: string | undefined) {
  const { db, caller } = context
  const [userName = caller.userName] = userNamesOf(asked ? [asked] : [])
  if (userName !== caller.userName && !caller.permissions.has('Candidate:AssignFollow')) throw forbidden()
  await lockLive(db, id)
  const gone = await db
    .delete('candidate_follow')
    .where('candidate_id', '=', id)
    .where('user_name', '=', userName)
    .returning('candidate_id')
    .execute()
  const names = await fullNames(context, [userName])
  await record(
    db,
    caller.userName,
    gone.map(({ candidate_id: candidateId }) => ({
      candidateId,
      kind: 'unfollowed',
      subject: names.get(userName) ?? userName,
    })),
  )
  return { status: 'OK' }
}
