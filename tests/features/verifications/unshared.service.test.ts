import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startGateway, type Gateway } from '../../../gateway/core/http/server.ts'
import { readSettings } from '../../../gateway/core/settings.ts'
import { printGatewaySchema, schema } from '../../../gateway/schema.ts'
import { setStatus } from '../../../services/core/identity/people/userWrites.ts'
import { announceRows } from '../../../services/features/verifications/imports/imports.ts'
import { roleByIds, roleList, roleUpdate } from '../../../services/features/roles/contract.ts'
import { accountList } from '../../../services/features/users/accountContract.ts'
import { verificationFolderAdd, verificationFolderUpdate } from '../../../services/features/verifications/contract.ts'
import type { VerificationFolderFields } from '../../../services/features/verifications/folders/folderShapes.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let gateway: Gateway
beforeAll(async () => {
  here = await startVerifications()
  const settings = readSettings({
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4000',
    SERVICES_URL: here.services.url,
    GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-tests',
    HOST: '127.0.0.1',
  })
  gateway = await startGateway(settings, { schema, printSchema: printGatewaySchema })
  await until(async () => (await (await fetch(`${gateway.url}/metrics`)).text()).includes('gateway_event_stream 1'))
})
afterAll(async () => {
  await gateway?.close()
  await here?.close()
})
const sockets: WebSocket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.terminate()
})

async function until(isSo: () => boolean | Promise<boolean>) {
  for (let left = 500; !(await isSo()); left--) {
    if (!left) throw new Error(`it did not come true: ${String(isSo)}`)
    await new Promise((wait) => setTimeout(wait, 20))
  }
}

const document = `subscription ($id: ID!) { verificationCandidatesChanged(folderId: $id) { candidateId } }`

/**
 * Subscribes to a folder's rows and counts what arrives, by type. Returns once the first state or an error has arrived.
 */
async function watch(userName: string, folderId: string) {
  const accessToken = await here.services.identity.issueAccessToken(userName, { scope: 'openid api graphql:explore' })
  const socket = new WebSocket(`${gateway.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  sockets.push(socket)
  const seen = { next: 0, codes: [] as string[], isClosed: false }
  socket.on('close', () => {
    seen.isClosed = true
  })
  socket.on('open', () => socket.send(JSON.stringify({ type: 'connection_init', payload: { accessToken } })))
  socket.on('message', (data) => {
    const { type, payload } = JSON.parse(String(data))
    const subscribe = {
      id: '1',
      type: 'subscribe',
      payload: { query: document, variables: { id: encodeId('VerificationFolder', folderId) } },
    }
    if (type === 'connection_ack') socket.send(JSON.stringify(subscribe))
    if (type === 'next') seen.next += 1
    if (type === 'error') seen.codes.push(payload[0].extensions.code)
  })
  await until(() => seen.next + seen.codes.length > 0)
  return seen
}

const fields = (more: Partial<VerificationFolderFields> = {}): VerificationFolderFields => ({
  code: 'BE',
  name: 'Backend',
  importType: 0,
  shareAll: false,
  shareUsers: ['recruiter2'],
  config: '[]',
  rules: [],
  ...more,
})
const folder = async (more?: Partial<VerificationFolderFields>) =>
  (await here.as('recruiter').ok(verificationFolderAdd, { body: fields(more) })).id
async function happens(folderId: string, times: number) {
  for (let time = 0; time < times; time++) await announceRows(here.db, folderId)
}

test.each([
  ['named to the watcher', { shareUsers: ['recruiter2'] }, { shareUsers: [] }],
  ['with everybody', { shareAll: true, shareUsers: [] }, { shareAll: false, shareUsers: [] }],
])('a folder whose sharing %s is taken back notifies only its owner of later changes', async (_, before, after) => {
  const id = await folder(before)
  const [owner, other] = [await watch('recruiter', id), await watch('recruiter2', id)]
  await happens(id, 1)
  await until(() => other.next === 2 && owner.next === 2)
  await here.as('recruiter').ok(verificationFolderUpdate, { params: { id }, body: fields(after) })
  await happens(id, 16)
  await until(() => owner.next === 18 && other.codes.length === 1)
  expect(other).toMatchObject({ next: 2, codes: ['NOT_FOUND'] })
  expect(await watch('recruiter2', id)).toMatchObject({ next: 0, codes: ['NOT_FOUND'] })
})

test('sharing with another user checks no subscriptions', async () => {
  const id = await folder()
  const count = async () =>
    (await here.db.from('event').select('id').where('type', '=', 'rights.changed').execute()).length
  const before = await count()
  await here
    .as('recruiter')
    .ok(verificationFolderUpdate, { params: { id }, body: fields({ shareUsers: ['recruiter2', 'sato.kenta'] }) })
  expect(await count()).toBe(before)
})

test('a role that loses the permission ends the subscriptions of its holders', async () => {
  const id = await folder()
  const watcher = await watch('recruiter2', id)
  const admin = here.as('admin')
  const listed = await admin.ok(roleList, { body: { pageIndex: 0, pageSize: 100 } })
  const { id: roleId } = listed.data.find(({ code }) => code === 'Recruiter')!
  const [role] = await admin.ok(roleByIds, { body: { ids: [roleId] } })
  const change = (permissions: readonly string[], version: number) =>
    admin.ok(roleUpdate, {
      params: { id: roleId },
      body: { name: role!.name, description: role!.description, permissions, version },
    })
  await change(
    role!.permissions.filter((key) => key !== 'Candidate:CV-Verification'),
    role!.version,
  )
  await happens(id, 3)
  await until(() => watcher.codes.length === 1)
  expect(watcher).toMatchObject({ next: 1, codes: ['FORBIDDEN'] })
  await change(role!.permissions, role!.version + 1)
  expect(await watch('recruiter2', id)).toMatchObject({ next: 1, codes: [], isClosed: false })
})

test('a disabled account gets no more events', async () => {
  const id = await folder()
  const watcher = await watch('recruiter2', id)
  const admin = here.as('admin')
  const { data } = await admin.ok(accountList, { body: { keyword: 'recruiter2', pageIndex: 0, pageSize: 10 } })
  const { id: userId, version } = data.find(({ userName }) => userName === 'recruiter2')!
  const caller = {
    userName: 'admin',
    companyId: here.db.companyId,
    role: 'Administrator',
    isExternal: false,
    permissions: new Set<never>(),
    scopes: new Set<string>(),
  }
  await setStatus(here.db, caller, userId, 'disabled', version)
  await happens(id, 3)
  // Its sockets are closed at once.
  await until(() => watcher.isClosed)
  expect(watcher.next).toBe(1)
})
