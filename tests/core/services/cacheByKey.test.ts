import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportCacheChange, createCache } from '../../../services/core/cache.ts'
import { readByKey } from '../../../services/core/cacheByKey.ts'
import { companies, startHere, type Here } from './coreServices.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startHere({})
})
afterAll(() => here?.close())

/**
 * Creates a cache whose values are the keys in capitals, except for `none`. `asked` contains the keys that were read.
 */
function start(most = 3) {
  const cache = createCache(null, { warn: () => undefined })
  const asked: (readonly string[])[] = []
  const read = (keys: readonly string[], company: 0 | 1 = 0) =>
    readByKey(cache, here.services.companyDb(companies[company]), { kind: 'letters', most }, keys, async (missing) => {
      asked.push(missing)
      return new Map(missing.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]))
    })
  return { read, asked: () => asked.splice(0), close: cache.close }
}

test('only unknown keys are read, once and together; keys without a value are left out and remembered', async () => {
  const { read, asked, close } = start()
  expect(await read(['a', 'none', 'b', 'a'])).toEqual(['A', 'B'])
  expect(await read(['b', 'none', 'a'])).toEqual(['B', 'A'])
  expect(asked()).toEqual([['a', 'none', 'b']])
  expect(await read([])).toEqual([])
  await read(['a'], 1)
  expect(asked()).toEqual([['a']])
  close()
})

test('a change removes all values of the company, and the oldest are dropped when there are too many', async () => {
  const { read, asked, close } = start()
  await read(['a', 'b', 'c'])
  // More values than fit in the cache are still returned completely.
  expect(await read(['a', 'd', 'e', 'f'])).toEqual(['A', 'D', 'E', 'F'])
  asked()
  await read(['d', 'e', 'f'])
  expect(asked()).toEqual([])
  await read(['a'])
  expect(asked()).toEqual([['a']])
  await reportCacheChange(here.services.companyDb(companies[0]), 'letters')
  await read(['a'])
  expect(asked()).toEqual([['a']])
  close()
})
