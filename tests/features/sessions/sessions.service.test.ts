import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { unscoped } from '../../../services/core/database/unscoped.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import { sessionEnd, sessionList } from '../../../services/features/sessions/contract.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())
beforeEach(async () => {
  await unscoped(here.db).deleteFrom('oidc_payload').execute()
  await unscoped(here.db).deleteFrom('user_session').execute()
  await signedIn('old', users.recruiter.id, 2)
  await signedIn('new', users.recruiter.id, 1)
  await signedIn('theirs', users.approver.id, 0)
})

/** Adds a session of the provider, as a sign-in creates it, last used a number of hours ago. */
async function signedIn(id: string, userId: string, hoursAgo: number) {
  const used = new Date(Date.now() - hoursAgo * 3_600_000)
  const kept = { accountId: userId, uid: id }
  await unscoped(here.db)
    .insertInto('oidc_payload')
    .values({
      model: 'Session',
      id: `cookie of ${id}`,
      uid: id,
      payload: JSON.stringify(kept) as never,
      expires_at: new Date(Date.now() + 3_600_000),
    } as never)
    .execute()
  await unscoped(here.db)
    .insertInto('user_session')
    .values({ id, user_id: userId, agent: 'Firefox', address: '192.0.2.1', created_at: used, last_used_at: used })
    .execute()
}
const idsOf = (sessions: readonly { id: string }[]) => sessions.map(({ id }) => id)

test('are those of the caller, the most recently used first', async () => {
  const sessions = await here.as('recruiter').ok(sessionList)
  expect(idsOf(sessions)).toEqual(['new', 'old'])
  expect(sessions[0]).toMatchObject({ agent: 'Firefox', address: '192.0.2.1', isCurrent: false })
})

test("end by their ids, and nobody can end another user's", async () => {
  const end = (ids: string[]) => here.as('recruiter').ok(sessionEnd, { body: { ids } })
  expect(idsOf(await end(['theirs', 'unknown']))).toEqual(['new', 'old'])
  expect(idsOf(await here.as('approver').ok(sessionList))).toEqual(['theirs'])
  expect(idsOf(await end(['old']))).toEqual(['new'])
  expect(idsOf(await end(['old', 'new']))).toEqual([])
  expect((await here.as('recruiter').raw(sessionEnd, { body: { ids: [] } })).status).toBe(400)
})
