import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import type { Operation } from '../../../services/core/contract/operation.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import * as contract from '../../../services/features/users/contract.ts'
import { startGatewayHere, type GatewayHere } from '../../support/gateway.fixture.ts'
import { until } from '../../core/services/coreServices.fixture.ts'

let here: GatewayHere
beforeAll(async () => {
  here = await startGatewayHere()
}, 180_000)
afterAll(() => here?.close())

async function asAdmin(
  operation: Operation,
  { params = {}, query = {}, body }: { params?: Record<string, string>; query?: Record<string, string>; body?: object },
) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name]!)
  const answer = await fetch(`${here.services.url}${path}?${new URLSearchParams(query)}`, {
    method: operation.method,
    headers: {
      authorization: `Bearer ${await here.tokenOf('admin')}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect([operation.id, answer.status]).toEqual([operation.id, 200])
}
const setStatus = async (id: string, status: string) => {
  const { version } = await here.services.db
    .selectFrom('app_user')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await asAdmin(contract.accountUpdateStatus, { query: { userId: id, status, version: String(version) } })
}
const answerTo = async (token: string) => (await here.call(contract.userCommonList, token)).status

const ends: [string, keyof typeof users, () => Promise<void>][] = [
  ['a disabled account', 'recruiter2', () => setStatus(users.recruiter2.id, 'disabled')],
  ['a deleted account', 'finance', () => asAdmin(contract.accountDelete, { params: { id: users.finance.id } })],
  [
    'a role that was taken away',
    'approver',
    () => asAdmin(contract.accountAddToRole, { params: { id: users.approver.id }, body: { roles: ['Recruiter'] } }),
  ],
]
test.each(ends)('tokens of %s are refused at once, although they have not expired', async (_, name, end) => {
  const { userName, id } = users[name]
  const token = await here.tokenOf(userName)
  expect(await answerTo(token)).toBe(200)
  await end()
  expect(await answerTo(token)).toBe(401)
  const event = await here.services.db
    .selectFrom('event')
    .select('subject_id')
    .where('type', '=', 'session.ended')
    .where('subject_id', '=', id)
    .executeTakeFirst()
  expect(event).toEqual({ subject_id: id })
})

test('tokens with the remaining roles are still valid', async () => {
  const [recruiter, manager] = await Promise.all(
    ['Recruiter', 'HiringManager'].map((role) => here.tokenOf('multi', role)),
  )
  await asAdmin(contract.accountAddToRole, {
    params: { id: users.multi.id },
    body: { roles: ['Recruiter', 'Approver'] },
  })
  expect([await answerTo(recruiter!), await answerTo(manager!)]).toEqual([200, 401])
})

test('enabling an account again does not restore its sessions', async () => {
  const { id } = users.manager
  const kept = (accountId: string) => ({
    model: 'Session',
    id: `session of ${accountId}`,
    payload: JSON.stringify({ accountId }),
    expires_at: new Date(Date.now() + 60_000),
  })
  await here.services.db
    .insertInto('oidc_payload')
    .values([kept(id), kept(users.recruiter.id)])
    .execute()
  await setStatus(id, 'disabled')
  await setStatus(id, 'active')
  const left = await here.services.db.selectFrom('oidc_payload').select('id').where('model', '=', 'Session').execute()
  expect(left.map((row) => row.id)).toEqual([`session of ${users.recruiter.id}`])
})

test('the gateway closes the sockets of a disabled account, and opens none for its token', async () => {
  const accessToken = await here.exploring('sato.kenta')
  const closed: number[] = []
  const connect = () => {
    const client = createClient({
      url: `${here.gatewayUrl.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken },
      retryAttempts: 0,
      on: { closed: (event) => void closed.push((event as { code: number }).code) },
    })
    let told = 0
    const stop = client.subscribe(
      { query: 'subscription { talentFoldersChanged { at } }' },
      {
        next: () => {
          told += 1
        },
        error: () => undefined,
        complete: () => undefined,
      },
    )
    return { told: () => told, stop }
  }
  const first = connect()
  await until(() => first.told() === 1)
  await setStatus(users.sato.id, 'disabled')
  await until(() => closed.length === 1)
  const second = connect()
  await until(() => closed.length === 2)
  expect([closed, second.told()]).toEqual([[4403, 4403], 0])
  first.stop()
  second.stop()
})
