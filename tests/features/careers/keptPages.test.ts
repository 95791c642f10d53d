import { beforeEach, expect, test } from 'vitest'
import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import {
  createPageCache,
  isTurn,
  cacheKeyOf,
  createCachedPage,
  type PageCache,
  type Turn,
} from '../../../gateway/core/careers/pageCache.ts'

const [acme, other] = ['5d0d3c1e-0000-4000-8000-000000000001', '5d0d3c1e-0000-4000-8000-000000000002']
const change = (type: string, data: unknown, companyId = acme) => ({
  ...{ id: '1', companyId, type, subjectId: companyId, data, at: '2026-01-01T00:00:00.000Z' },
})
const page = (text: string) => createCachedPage(text, { 'Content-Type': 'text/plain' })

let connection: number
let at: number
let kept: PageCache
/** Reports a change. */
let take: (item: ChangeEvent | 'reset') => void
/** The number of cached pages. */
let size: () => number
beforeEach(() => {
  connection = 1
  at = Date.parse('2026-11-28T10:00:00Z')
  kept = createPageCache({
    live: { onChange: (listener) => void (take = listener) },
    metrics: { gauge: (_name, _doc, read) => void (size = read) },
    connection: () => connection,
    now: () => at,
  })
})

async function turnOf(address: string): Promise<Turn> {
  const found = await kept.ask(address)
  if (!found || !isTurn(found)) throw new Error(`${address} is kept, or never`)
  return found
}
async function read(address: string, companyId = acme, jobId?: string, text = address) {
  const turn = await turnOf(address)
  turn.keep({ companyId, jobId }, page(text))
  turn.end()
}
/** Returns the cached page, or undefined if it must be read. */
async function known(address: string): Promise<string | undefined> {
  const found = await kept.ask(address)
  if (!found) return undefined
  if (!isTurn(found)) return found.body
  found.end()
  return undefined
}

test('a page is read once, until a job of its company changes; pages of other jobs and companies stay', async () => {
  await read('/list')
  await read('/job-1', acme, '1')
  await read('/job-2', acme, '2')
  await read('/others', other)
  take(change('list.changed', { list: 'JOBS', rowId: '1' }))
  expect([await known('/list'), await known('/job-1')]).toEqual([undefined, undefined])
  expect([await known('/job-2'), await known('/others')]).toEqual(['/job-2', '/others'])
})

test('other lists leave pages cached; names and settings of a company clear its pages, and those of the platform clear all', async () => {
  await read('/job', acme, '1')
  await read('/others', other)
  take(change('list.changed', { list: 'CANDIDATES', rowId: '1' }))
  take(change('import.progress', { count: 1 }))
  expect(size()).toBe(2)
  take(change('cache.changed', { kinds: ['departments'] }))
  expect([await known('/job'), await known('/others')]).toEqual([undefined, '/others'])
  take(change('cache.changed', { kinds: ['contentPages'] }))
  expect(size()).toBe(0)
})

test('a page that changed while it was being read is not cached', async () => {
  const [mine, another] = [await turnOf('/mine'), await turnOf('/another')]
  take(change('cache.changed', { kinds: ['careerSite'] }))
  mine.keep({ companyId: acme }, page('old'))
  another.keep({ companyId: other }, page('still right'))
  mine.end()
  another.end()
  expect([await known('/mine'), await known('/another')]).toEqual([undefined, 'still right'])
  const third = await turnOf('/third')
  take('reset')
  third.keep({ companyId: other }, page('old'))
  third.end()
  expect(await known('/third')).toBeUndefined()
})

test('simultaneous requests wait for the one that reads, and read themselves if it fails', async () => {
  const turn = await turnOf('/list')
  const waiting = kept.ask('/list')
  turn.keep({ companyId: acme }, page('read once'))
  turn.end()
  expect(await waiting).toMatchObject({ body: 'read once' })

  const failing = await turnOf('/broken')
  const left = kept.ask('/broken')
  failing.end()
  expect(await left).toBeNull()
})

test('without events nothing is cached, and after a reconnect everything is read again', async () => {
  await read('/list')
  connection = 0
  expect(await kept.ask('/list')).toBeNull()
  connection = 2
  expect(await known('/list')).toBeUndefined()
  const turn = await turnOf('/list')
  connection = 3
  turn.keep({ companyId: acme }, page('from before'))
  turn.end()
  expect(await known('/list')).toBeUndefined()
})

test('a page is cached for a minute, but not past a quarter of the hour, when a day may end', async () => {
  await read('/list')
  at += 59_000
  expect(await known('/list')).toBe('/list')
  at += 2000
  expect(await known('/list')).toBeUndefined()
  at = Date.parse('2026-11-28T16:59:50Z')
  await read('/list')
  at += 9999
  expect(await known('/list')).toBe('/list')
  at += 1
  expect(await known('/list')).toBeUndefined()
})

test('the oldest pages are evicted for new ones', async () => {
  const large = 'x'.repeat(20 * 1_048_576)
  await read('/first', acme, undefined, large)
  await read('/second', acme, undefined, large)
  expect([await known('/first'), (await known('/second'))?.length]).toEqual([undefined, large.length])
})

test('pages of searches, and of addresses that nothing links to, are not cached', () => {
  expect(cacheKeyOf({ path: '/careers/acme/en', search: '?location=Hue&page=2&source=fb' })).toBe(
    '/careers/acme/en?location=Hue&page=2&source=fb',
  )
  for (const search of ['?q=java', '?utm=1', `?source=${'x'.repeat(600)}`])
    expect(cacheKeyOf({ path: '/careers/acme/en', search })).toBeUndefined()
})
