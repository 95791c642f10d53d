import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ChangeEvent } from '../../../../services/core/contract/events.ts'
import { unscoped } from '../../../../services/core/database/unscoped.ts'
import { removeOld } from '../../../../services/core/events/eventLog.ts'
import { appendEvent } from '../../../../services/core/events/events.ts'
import { adminUrl } from '../../../support/postgres.ts'
import { companies, startHere, until, type Here } from '../coreServices.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startHere({})
})
afterAll(() => here?.close())

interface Watch {
  /** The names of the events; `change` is followed by its data. */
  seen: string[]
  ids: string[]
  changes: ChangeEvent[]
  isEnded: boolean
  stop(): void
}

/** Reads GET /events until it is stopped. */
async function watch(lastEventId?: string): Promise<Watch> {
  const aborter = new AbortController()
  const answer = await here.fetch('/events', {
    as: 'gateway',
    signal: aborter.signal,
    headers: lastEventId === undefined ? {} : { 'last-event-id': lastEventId },
  })
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8'])
  const got: Watch = { seen: [], ids: [], changes: [], isEnded: false, stop: () => aborter.abort() }
  const read = async () => {
    let text = ''
    for await (const chunk of answer.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const blocks = text.split('\n\n')
      text = blocks.pop()!
      for (const block of blocks) {
        const field = (name: string) =>
          block
            .split('\n')
            .find((line) => line.startsWith(`${name}: `))
            ?.slice(name.length + 2)
        if (!field('event')) continue
        const data = JSON.parse(field('data')!)
        got.ids.push(field('id')!)
        if (field('event') === 'change') got.changes.push(data)
        got.seen.push(field('event') === 'change' ? String(data.data) : field('event')!)
      }
    }
  }
  void read()
    .catch(() => {})
    .finally(() => (got.isEnded = true))
  return got
}

const append = (data: string, index: 0 | 1 = 0) =>
  here.services
    .companyDb(companies[index])
    .transaction((db) => appendEvent(db, { type: 'test', subjectId: randomUUID(), data }))

test('a watcher first receives its position, then each change of every company, soon and in order', async () => {
  const watcher = await watch()
  await until(() => watcher.seen.length === 1)
  const start = Date.now()
  await append('1')
  await until(() => watcher.seen.length === 2)
  // On a shared server, an older transaction of others may delay it for a moment.
  expect(Date.now() - start).toBeLessThan(here.database.kind === 'pglite' ? 1_000 : 5_000)
  for (const name of ['2', '3', '4']) await append(name, 1)
  await until(() => watcher.seen.length === 5)
  expect(watcher.seen).toEqual(['ready', '1', '2', '3', '4'])
  expect(watcher.changes[0]).toEqual({
    id: watcher.ids[1],
    companyId: companies[0],
    type: 'test',
    subjectId: expect.any(String),
    data: '1',
    at: expect.stringMatching(/Z$/),
  })
  const numbers = watcher.ids.map(BigInt)
  expect(numbers.every((number, index) => index === 0 || number > numbers[index - 1]!)).toBe(true)
  watcher.stop()
})

test('a change that is rolled back is never seen', async () => {
  const watcher = await watch()
  await here.services
    .companyDb(companies[0])
    .transaction(async (db) => {
      await appendEvent(db, { type: 'test', subjectId: randomUUID(), data: 'lost' })
      throw new Error('no')
    })
    .catch(() => {})
  await append('kept')
  await until(() => watcher.seen.length === 2)
  expect(watcher.seen).toEqual(['ready', 'kept'])
  watcher.stop()
})

test('a watcher that reconnects receives what it missed, once', async () => {
  const first = await watch()
  await append('a')
  await append('b')
  await until(() => first.seen.length === 3)
  first.stop()
  await append('c')
  const second = await watch(first.ids[1])
  await append('d')
  await until(() => second.seen.length === 3)
  expect(second.seen).toEqual(['b', 'c', 'd'])
  second.stop()

  const third = await watch(first.ids[0])
  await until(() => third.seen.length === 4)
  expect(third.seen).toEqual(['a', 'b', 'c', 'd'])
  third.stop()
})

test('a watcher that was away too long, or has an id of another database, is told to read again', async () => {
  const old = await watch()
  await append('gone')
  await until(() => old.seen.length === 2)
  old.stop()
  await sql`update event set at = now() - interval '25 hours'`.execute(here.services.db)
  await removeOld(here.services.db)
  for (const id of [old.ids[0], '1', 'nonsense', '9'.repeat(30)]) {
    const watcher = await watch(id)
    await append('next')
    await until(() => watcher.seen.length === 2)
    expect(watcher.seen).toEqual(['reset', 'next'])
    watcher.stop()
  }
  // Nothing newer than this event has been removed, so the watcher resumes.
  const current = await watch(old.ids[1])
  await until(() => current.seen.length === 4)
  expect(current.seen).toEqual(['next', 'next', 'next', 'next'])
  current.stop()
})

test('no event of a slow transaction is skipped by a faster one', async () => {
  const watcher = await watch()
  await until(() => watcher.seen.length === 1)
  if (here.database.kind === 'pglite') {
    // There is one connection, so the transactions run one after the other.
    await Promise.all([append('slow'), append('fast')])
  } else {
    let release!: () => void
    const held = new Promise<void>((resolve) => (release = resolve))
    const slow = here.services.companyDb(companies[0]).transaction(async (db) => {
      await sql`select pg_current_xact_id()`.execute(unscoped(db))
      await append('fast')
      await held
      await appendEvent(db, { type: 'test', subjectId: randomUUID(), data: 'slow' })
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    // The faster one waits, because its position in the stream is after the slow one's.
    expect(watcher.seen).toEqual(['ready'])
    release()
    await slow
  }
  await until(() => watcher.seen.length === 3)
  expect(watcher.seen).toEqual(['ready', 'slow', 'fast'])
  watcher.stop()
})

test('a transaction of another database delays nothing', async () => {
  // The embedded database has no other users.
  if (here.database.kind === 'pglite')
    return expect(
      (await sql`select from pg_database where not datistemplate`.execute(here.services.db)).rows,
    ).toHaveLength(1)
  const watcher = await watch()
  await until(() => watcher.seen.length === 1)
  const elsewhere = new pg.Client(adminUrl)
  await elsewhere.connect()
  try {
    await elsewhere.query('begin')
    await elsewhere.query('select pg_current_xact_id()')
    await append('here')
    await until(() => watcher.seen.length === 2)
    expect(watcher.seen).toEqual(['ready', 'here'])
  } finally {
    await elsewhere.end()
    watcher.stop()
  }
})

test('with many writers at once, everything arrives in the order of the ids', async () => {
  const watcher = await watch()
  await Promise.all(Array.from({ length: 60 }, (_, index) => append(`n${index}`, (index % 2) as 0 | 1)))
  await until(() => watcher.changes.length === 60)
  expect(new Set(watcher.seen).size).toBe(61)
  const numbers = watcher.ids.map(BigInt)
  expect(numbers.every((number, index) => index === 0 || number > numbers[index - 1]!)).toBe(true)
  watcher.stop()
})

test('a stream ends with its token, and with the process', async () => {
  const short = await here.services.identity.issueAccessToken('gateway', { seconds: 1 })
  const answer = await fetch(`${here.services.url}/events`, { headers: { authorization: `Bearer ${short}` } })
  expect(await answer.text()).toContain('event: ready')

  const watcher = await watch()
  await until(() => watcher.seen.length === 1)
  const start = Date.now()
  await here.services.close()
  await until(() => watcher.isEnded)
  expect(Date.now() - start).toBeLessThan(5_000)
})
