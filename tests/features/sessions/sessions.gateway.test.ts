import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { sessionEnd, sessionList, type Session } from '../../../services/features/sessions/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'

const session: Session = {
  id: 'one',
  agent: 'Firefox',
  address: '192.0.2.1',
  createdDate: '2026-11-24T00:00:00.000Z',
  lastUsedDate: '2026-11-25T00:00:00.000Z',
  isCurrent: true,
}
const own = viewerWith('UserProfile:ReadUserProfile', 'UserProfile:ChangePassword')
const fields = 'key agent address createdAt lastUsedAt isCurrent'
const read = (rest: ReturnType<typeof fakeRest>) =>
  execute(`{ viewer { sessions { ${fields} } } }`, { rest, viewer: own })

test('the sessions of the viewer are read in one call, and end by their keys', async () => {
  const rest = fakeRest()
    .on(sessionList, () => [session])
    .on(sessionEnd, () => [])
  const { data } = await read(rest)
  expect(data.viewer.sessions).toEqual([
    {
      key: 'one',
      agent: 'Firefox',
      address: '192.0.2.1',
      createdAt: session.createdDate,
      lastUsedAt: session.lastUsedDate,
      isCurrent: true,
    },
  ])
  const ended = await execute('mutation { endSessions(input: { keys: ["one"] }) { sessions { key } } }', {
    rest,
    viewer: own,
  })
  expect(ended.data.endSessions).toEqual({ sessions: [] })
  expect(rest.calls.at(-1)).toMatchObject({ operation: 'sessionEnd', body: { ids: ['one'] } })
})

test('services without sessions return none', async () => {
  const rest = fakeRest().on(sessionList, () => {
    throw new RequestError('NOT_FOUND', 'Not found', { status: 404 })
  })
  const { data, errors } = await read(rest)
  expect([data.viewer.sessions, errors]).toEqual([[], []])
})
