import { createClient, type Client } from 'graphql-ws'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { WebSocket } from 'ws'
import { root } from '../../scripts/root.ts'
import { signIn } from '../../scripts/signIn.ts'
import { demoPassword } from '../../services/core/identity/provider/settings.ts'
import { heartbeatMs } from '../../services/features/calls/callShapes.ts'
import { anotherGateway } from '../support/anotherGateway.ts'
import { graphql, internalToken, rest, tokenOf, uploadCsv } from '../support/api.ts'
import { candidatesCsv, columnsOf } from '../support/csv.ts'
import { signInAs } from '../support/signInAs.ts'
import type { RunningInstances } from '../support/startInstances.ts'
import { folderNamed, isOver, untilImport } from '../features/verifications/desk.ts'
import { expect, test } from './instances.fixture.ts'

const imports = 10
const rowsEach = 2000
const sockets = 25

interface Progress {
  status: string
  processedCount: number
  newCount: number
}

/** Opens sockets that each watch all of these records, as many browsers would. */
function watch<State>({ publicUrl }: RunningInstances, token: string, query: string, ids: readonly string[]) {
  const seen: { states: State[]; isComplete: boolean; errors: unknown[] }[] = []
  const clients: Client[] = Array.from({ length: sockets }, () =>
    createClient({
      url: `${publicUrl.replace('http', 'ws')}/graphql`,
      webSocketImpl: WebSocket,
      connectionParams: { accessToken: token },
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: () => new Promise((done) => setTimeout(done, 200 + Math.random() * 300)),
    }),
  )
  for (const client of clients) {
    for (const id of ids) {
      const one: (typeof seen)[number] = { states: [], isComplete: false, errors: [] }
      seen.push(one)
      client.subscribe<Record<string, State>>(
        { query, variables: { id } },
        {
          next: ({ data }) => data && one.states.push(...Object.values(data)),
          error: (error) => one.errors.push(error),
          complete: () => {
            one.isComplete = true
          },
        },
      )
    }
  }
  return { seen, close: () => Promise.all(clients.map((client) => client.dispose())) }
}

/** Uploads a file. Returns the id of its import. */
async function send(...given: Parameters<typeof uploadCsv>): Promise<string> {
  const { status, body } = await uploadCsv(...given)
  if (status !== 200 || !body.id) throw new Error(`The upload answered ${status}`)
  return body.id
}

test('sign-in, another role, the page and its live list work with any instance', async ({ instances, browser }) => {
  const { publicUrl } = instances
  const account = {
    issuer: `${publicUrl}/idp`,
    publicUrl,
    clientId: 'hireloom-web',
    userName: 'multi',
    password: demoPassword,
  }
  for (const role of ['Recruiter', 'HiringManager', 'Approver']) {
    const { accessToken } = await signIn({ ...account, role })
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as {
      current_role: string
    }
    expect(claims.current_role).toBe(role)
  }
  const page = await (await browser.newContext({ baseURL: publicUrl })).newPage()
  const folder = await folderNamed(instances, 'Careers site')
  await signInAs(page, 'recruiter', { path: `/cv-verification?folder=${folder.id}`, origin: publicUrl })
  await expect(page.getByRole('heading', { level: 1, name: 'Careers site' })).toBeVisible()
  await send(
    instances,
    await internalToken(instances),
    folder.id,
    candidatesCsv({ rows: 20, seed: 70, columns: columnsOf(folder) }),
    'seen.csv',
  )
  await expect(page.getByRole('navigation', { name: 'Pages' }).getByRole('status')).toContainText(
    `${folder.candidateCount! + 20}`,
  )
  await page.context().close()
})

test('after one gateway and one instance of the services are killed during ten imports and 500 subscriptions, nothing is lost or doubled', async ({
  instances,
}) => {
  test.setTimeout(180_000)
  const token = await internalToken(instances)
  const folder = await folderNamed(instances, 'Careers site')
  // All imports are held at their start until the subscriptions are active.
  const database = new pg.Client({ connectionString: instances.database.url })
  await database.connect()
  await database.query(`create function held() returns trigger language plpgsql as 'begin perform pg_advisory_xact_lock_shared(1); return new; end';
    create trigger held before update on verification_import for each row execute function held(); select pg_advisory_lock(1)`)
  const ids: string[] = []
  for (let at = 0; at < imports; at++) {
    ids.push(
      await send(
        instances,
        token,
        folder.id,
        candidatesCsv({ rows: rowsEach, seed: 71 + at, columns: columnsOf(folder) }),
        `many-${at}.csv`,
      ),
    )
  }
  const tool = await graphql<{ nodes: { id: string }[] }>(
    instances,
    token,
    `{ ${ids.map((id, at) => `i${at}: verificationImport(databaseId: "${id}") { id }`).join(' ')} }`,
  )
  const globalIds = Object.values(tool.data as unknown as Record<string, { id: string }>).map(({ id }) => id)
  const progress = 'subscription ($id: ID!) { verificationImportChanged(id: $id) { status processedCount newCount } }'
  const { seen, close } = watch<Progress>(instances, token, progress, [...globalIds, ...globalIds])
  await expect
    .poll(() => seen.filter(({ states }) => states.length > 0).length, { timeout: 30_000 })
    .toBe(sockets * imports * 2)
  const reader = await tokenOf(instances, 'recruiter')
  await database.query('select pg_advisory_unlock(1)')
  await expect.poll(() => seen.some(({ states }) => states.at(-1)!.processedCount > 0), { intervals: [10] }).toBe(true)
  const running = await Promise.all(ids.map((id) => untilImport(instances, reader, id, () => true)))
  expect(running.some((one) => !isOver(one))).toBe(true)

  const killed = performance.now()
  instances.services[0]!.crash()
  instances.gateways[0]!.crash()
  let recovered = 0
  await expect
    .poll(
      async () => {
        const { data } = await graphql<object>(instances, token, '{ recruitmentChannels { id } }').catch(() => ({
          data: null,
        }))
        recovered ||= data ? performance.now() - killed : 0
        return recovered
      },
      { timeout: 30_000, intervals: [50] },
    )
    .toBeGreaterThan(0)
  console.log(`answers again ${Math.round(recovered)} ms after a gateway and one of the services were killed`)

  for (const id of ids)
    expect(await untilImport(instances, reader, id, isOver, 60)).toMatchObject({
      status: 'succeed',
      processed: rowsEach,
    })
  await expect.poll(() => seen.filter(({ isComplete }) => isComplete).length, { timeout: 60_000 }).toBe(seen.length)
  expect(seen.flatMap(({ errors }) => errors)).toEqual([])
  expect(
    seen.filter(({ states }) => states.at(-1)!.processedCount !== rowsEach || states.at(-1)!.newCount !== rowsEach),
  ).toEqual([])
  await close()

  const { rows } = await database.query(
    'select count(*)::int as rows, count(distinct (import_id, import_row))::int as different from verification_candidate where import_id = any($1)',
    [ids],
  )
  await database.query('drop function held() cascade')
  await database.end()
  expect(rows).toEqual([{ rows: imports * rowsEach, different: imports * rowsEach }])
  await Promise.all([instances.services[0]!.ready(), instances.gateways[0]!.ready()])
})

test('a call started through one pair is seen through the other, survives the pair that accepted it, and expires in the other', async ({
  instances,
}) => {
  test.setTimeout(150_000)
  const [first, other] = await Promise.all(
    instances.serviceUrls.map((servicesUrl) => anotherGateway({ ...instances, servicesUrl })),
  )
  const token = await internalToken(instances)
  const ask = async <T>({ url }: { url: string }, query: string, variables: object = {}): Promise<T> => {
    const { data, errors } = await graphql<T>({ ...instances, publicUrl: url }, token, query, variables)
    if (!data || errors) throw new Error(JSON.stringify(errors))
    return data
  }
  const seen: string[] = []
  const database = new pg.Client({ connectionString: instances.database.url })
  await database.connect()
  /** Sets how long ago the caller last reported. */
  const age = (ms: number) =>
    database.query(
      `update phone_call set heartbeat_at = heartbeat_at - $1 * interval '1 millisecond' where phase <> 'ended'`,
      [ms],
    )
  const client = createClient({
    url: `${other!.url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: { accessToken: token },
  })
  try {
    const {
      candidates: { nodes },
    } = await ask<{ candidates: { nodes: { id: string; phones: string[] }[] } }>(
      first!,
      '{ candidates(first: 20) { nodes { id phones } } }',
    )
    const {
      id: candidateId,
      phones: [phone],
    } = nodes.find(({ phones }) => phones.length > 0)!
    client.subscribe<{ candidateCallsChanged: { calls: { phase: string }[] } }>(
      {
        query: 'subscription ($ids: [ID!]!) { candidateCallsChanged(candidateIds: $ids) { calls { phase } } }',
        variables: { ids: [candidateId] },
      },
      {
        next: ({ data }) => seen.push(data!.candidateCallsChanged.calls.map(({ phase }) => phase).join()),
        error: (error) => seen.push(JSON.stringify(error)),
        complete: () => {},
      },
    )
    await expect.poll(() => seen).toEqual([''])
    const {
      startCall: {
        call: { id },
      },
    } = await ask<{ startCall: { call: { id: string } } }>(
      first!,
      'mutation ($input: StartCallInput!) { startCall(input: $input) { call { id } } }',
      { input: { candidateId, phone } },
    )
    await expect.poll(() => seen.at(-1)).toBe('CALLING')
    const report = (through: { url: string }, phase: string) =>
      ask(through, 'mutation ($input: UpdateCallStateInput!) { updateCallState(input: $input) { call { phase } } }', {
        input: { id, phase },
      })
    await report(first!, 'RINGING')
    await expect.poll(() => seen.at(-1)).toBe('RINGING')

    instances.services[0]!.crash()
    await first!.kill()
    await report(other!, 'TALKING')
    await expect.poll(() => seen.at(-1)).toBe('TALKING')
    // Longer than a call lives without a report: the reports to the other pair keep it alive.
    for (let unheard = 0; unheard <= heartbeatMs; unheard += 5000) {
      await age(5000)
      // Both instances run their clean-up in the meantime.
      await new Promise((done) => setTimeout(done, 2000))
      await report(other!, 'TALKING')
    }
    expect(seen).toEqual(['', 'CALLING', 'RINGING', 'TALKING'])
    const silent = performance.now()
    await age(heartbeatMs)
    await expect.poll(() => seen.at(-1), { timeout: 20_000 }).toBe('')
    console.log(`a call that nobody reports ended after ${Math.round(performance.now() - silent)} ms`)
    await instances.services[0]!.ready()
  } finally {
    await database.end()
    await client.dispose()
    await Promise.all([first!.stop(), other!.stop()])
  }
})

test('after the signing key is rotated, old tokens stay valid, and both gateways accept new ones', async ({
  instances,
}) => {
  test.setTimeout(120_000)
  const kidOf = (token: string) =>
    (JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid
  const old = await tokenOf(instances, 'recruiter')
  const tools = await internalToken(instances)
  const ask = (publicUrl: string, token: string) =>
    graphql<object>({ ...instances, publicUrl }, token, '{ recruitmentChannels { id } }')
  const taken = (token: string) => Promise.all(instances.gatewayUrls.map(async (url) => (await ask(url, token)).status))
  expect(await taken(tools)).toEqual([200, 200])

  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(root, 'scripts/rotateKeys.ts'), '--after', '12'],
    { env: instances.env },
  )
  const next = /^The new key is (\S+)\.\n$/.exec(stdout)?.[1]
  let token = ''
  await expect
    .poll(async () => kidOf((token = await internalToken(instances))), { timeout: 60_000, intervals: [500] })
    .toBe(next)
  const began = performance.now()
  // A gateway that has just read the keys waits half a minute before it reads them again.
  await expect.poll(() => taken(token), { timeout: 40_000, intervals: [100] }).toEqual([200, 200])
  console.log(`both gateways take tokens of the new key after ${Math.round(performance.now() - began)} ms`)
  expect(kidOf(old)).not.toBe(next)
  expect(await taken(tools)).toEqual([200, 200])
  // The services have no cached results: they verify each token.
  expect((await folderNamed(instances, 'Careers site')).name).toBe('Careers site')
  expect(
    (await rest<{ totalItem: number }>(instances, old, 'POST', '/CVVerification/list', { pageIndex: 0, pageSize: 1 }))
      .totalItem,
  ).toBeGreaterThan(0)
})

test('if PostgreSQL restarts under load, errors have codes, /ready fails, and everything recovers by itself', async ({
  instances,
}) => {
  const token = await internalToken(instances)
  const folder = await folderNamed(instances, 'Careers site')
  const found = await graphql<{ verificationFolder: { id: string } }>(
    instances,
    token,
    `{ verificationFolder(databaseId: "${folder.id}") { id } }`,
  )
  const watching = watch(
    instances,
    token,
    'subscription ($id: ID!) { verificationCandidatesChanged(folderId: $id) { at } }',
    [found.data!.verificationFolder.id],
  )
  await expect.poll(() => watching.seen.filter(({ states }) => states.length > 0).length).toBe(sockets)
  const codes = new Set<string>()
  let isLoading = true
  let good = 0
  const load = Promise.all(
    Array.from({ length: 8 }, async () => {
      while (isLoading) {
        const { data, errors } = await graphql<{ verificationFolders: object | null }>(
          instances,
          token,
          '{ verificationFolders { nodes { name candidates(first: 3) { nodes { name } } } } }',
        )
        for (const { extensions } of errors ?? []) codes.add(extensions.code)
        if (data?.verificationFolders && !errors) good += 1
      }
    }),
  )
  await expect.poll(() => good).toBeGreaterThan(5)
  instances.postgres.setDown(true)
  const readiness = async () =>
    Promise.all(
      [instances.servicesUrl, ...instances.gatewayUrls].map(async (url) => (await fetch(`${url}/ready`)).status),
    )
  await expect.poll(async () => (await readiness())[0], { timeout: 20_000 }).toBe(503)
  await expect.poll(() => codes.size).toBeGreaterThan(0)
  instances.postgres.setDown(false)
  const back = performance.now()
  const before = good
  await expect.poll(() => good, { timeout: 40_000, intervals: [50] }).toBeGreaterThan(before)
  console.log(`answers again ${Math.round(performance.now() - back)} ms after the database was back`)
  await expect.poll(readiness, { timeout: 40_000 }).toEqual([200, 200, 200])
  isLoading = false
  await load
  const told = watching.seen.map(({ states }) => states.length)
  await send(
    instances,
    token,
    folder.id,
    candidatesCsv({ rows: 10, seed: 90, columns: columnsOf(folder) }),
    'after.csv',
  )
  await expect
    .poll(() => watching.seen.filter(({ states }, at) => states.length > told[at]!).length, { timeout: 20_000 })
    .toBe(sockets)
  expect(watching.seen.flatMap(({ errors }) => errors)).toEqual([])
  await watching.close()
  expect([...codes].filter((code) => !['INTERNAL', 'UPSTREAM_UNAVAILABLE', 'UPSTREAM_TIMEOUT'].includes(code))).toEqual(
    [],
  )
})
