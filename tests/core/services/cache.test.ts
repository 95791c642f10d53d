import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { reportCacheChange, createCache, allCacheKinds } from '../../../services/core/cache.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { companies, startHere, until, type Here } from './coreServices.fixture.ts'

let here: Here
let db: CompanyDb
let otherDb: CompanyDb
beforeAll(async () => {
  here = await startHere({})
  db = here.services.companyDb(companies[0])
  otherDb = here.services.companyDb(companies[1])
})
afterAll(() => here?.close())

const silent = { warn: () => undefined }
/** Creates a cache like that of an instance, and counts its reads. */
function instance({ follows = true } = {}) {
  const cache = createCache(follows ? here.services.db : null, silent)
  const reads: string[] = []
  const read = (scoped: CompanyDb, kind: string) =>
    cache.read(scoped, kind, async () => {
      reads.push(`${scoped.companyId === companies[0] ? 'first' : 'other'} ${kind}`)
      return reads.length
    })
  return { cache, reads, read }
}

test('a list is read once per company and kind, even by many at once', async () => {
  const { cache, reads, read } = instance()
  await Promise.all([read(db, 'a'), read(db, 'a'), read(db, 'b'), read(otherDb, 'a')])
  await read(db, 'a')
  expect(reads.sort()).toEqual(['first a', 'first b', 'other a'])
  cache.close()
})

test('a change removes exactly what it names, once it is committed', async () => {
  const { cache, reads, read } = instance({ follows: false })
  const all = async () => {
    for (const [scoped, kind] of [
      [db, 'a'],
      [db, 'b'],
      [otherDb, 'a'],
    ] as const)
      await read(scoped, kind)
    return reads.splice(0).sort()
  }
  expect(await all()).toHaveLength(3)
  await db.transaction(async (tx) => reportCacheChange(tx, 'a'))
  expect(await all()).toEqual(['first a'])
  await db
    .transaction(async (tx) => {
      await reportCacheChange(tx, 'a', 'b')
      throw new Error('no')
    })
    .catch(() => undefined)
  expect(await all()).toEqual([])
  await reportCacheChange(db, allCacheKinds)
  expect(await all()).toEqual(['first a', 'first b'])
  cache.close()
})

test('a failed read is not cached, and a transaction reads for itself', async () => {
  const { cache, read, reads } = instance()
  await expect(cache.read(db, 'x', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await cache.read(db, 'x', async () => 'yes')).toBe('yes')
  await read(db, 'a')
  await db.transaction(async (tx) => {
    await read(tx, 'a')
    await read(tx, 'a')
  })
  await read(db, 'a')
  expect(reads).toHaveLength(3)
  cache.close()
})

test('a read that began before a change is not cached after it', async () => {
  const { cache } = instance()
  let release!: (value: string) => void
  const slow = cache.read(db, 'slow', () => new Promise<string>((resolve) => (release = resolve)))
  await until(() => release !== undefined)
  await reportCacheChange(db, 'slow')
  release('old')
  expect(await slow).toBe('old')
  expect(await cache.read(db, 'slow', async () => 'new')).toBe('new')
  cache.close()
})

/** Makes a change like another process, of which this one is notified only by the database. */
const changeElsewhere = async (kinds: readonly string[]) => {
  await sql`insert into event (company_id, type, subject_id, data) values (${companies[0]}, 'cache.changed', ${companies[0]}, ${JSON.stringify({ kinds })}::jsonb)`.execute(
    here.services.db,
  )
  // The embedded database has no other writers and sends no notifications.
  if (here.database.kind === 'pglite') here.services.events.wake()
}

test('a change of another instance is received through the database', async () => {
  const { cache, reads, read } = instance()
  await read(db, 'a')
  await read(db, 'b')
  await changeElsewhere(['a'])
  await until(async () => {
    await read(db, 'a')
    return reads.length === 3
  })
  await read(db, 'b')
  expect(reads).toEqual(['first a', 'first b', 'first a'])
  cache.close()
})

test('a change that is committed after a later one is not lost', async () => {
  const { cache, reads, read } = instance()
  await read(db, 'a')
  await read(db, 'b')
  const isRead = async (kind: string) => {
    await read(db, kind)
    return reads.filter((one) => one === `first ${kind}`).length === 2
  }
  if (here.database.kind === 'pglite') {
    // There is one connection, so the transactions run one after the other.
    await changeElsewhere(['b'])
    await until(() => isRead('b'))
    await changeElsewhere(['a'])
  } else {
    let commit!: () => void
    const slow = here.services.db.transaction().execute(async (tx) => {
      await sql`insert into event (company_id, type, subject_id, data) values (${companies[0]}, 'cache.changed', ${companies[0]}, '{"kinds": ["a"]}')`.execute(
        tx,
      )
      await new Promise<void>((resolve) => (commit = resolve))
    })
    await until(() => commit !== undefined)
    await changeElsewhere(['b'])
    await until(() => isRead('b'))
    commit()
    await slow
  }
  await until(() => isRead('a'))
  cache.close()
})
