import { Type } from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { operation } from '../../../../services/core/contract/operation.ts'
import { createMessage } from '../../../../services/core/contract/messages.ts'
import { badInput } from '../../../../services/core/http/errors.ts'
import { removeOld } from '../../../../services/core/events/eventLog.ts'
import { implement } from '../../../../services/core/http/routes.ts'
import { companies, fileRow, startHere, usual, type Here } from '../coreServices.fixture.ts'

const create = operation({
  ...usual('create'),
  effect: 'write',
  idempotent: true,
  answer: Type.Unknown(),
  body: Type.Object({
    name: Type.String(),
    slow: Type.Optional(Type.Integer()),
    breaks: Type.Optional(Type.Boolean()),
  }),
})
let breaks = true
const routes = [
  implement(create, async ({ body: { name, slow = 0, breaks: mayBreak } }, { db }) => {
    const row = fileRow(name)
    await db.transaction((tx) => tx.insert('stored_file', row).execute())
    await new Promise((resolve) => setTimeout(resolve, slow))
    if (mayBreak && breaks) throw badInput({ name: [createMessage('INVALID')] })
    return { id: row.id }
  }),
]

let here: Here
beforeAll(async () => {
  here = await startHere({ routes })
})
afterAll(() => here?.close())

const post = async (key: string | null, json: object, as: 'ann' | 'bob' | 'eve' = 'ann') => {
  const answer = await here.fetch('/test/create', { json, as, headers: key ? { 'idempotency-key': key } : {} })
  return { status: answer.status, body: await answer.json() }
}
const countOf = async (name: string) => {
  const { count } = await here.services
    .companyDb(companies[0])
    .from('stored_file')
    .where('name', '=', name)
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('a repeated request gets the first answer and changes nothing', async () => {
  const first = await post('k1', { name: 'one' })
  expect(first.status).toBe(200)
  expect(await post('k1', { name: 'one' })).toEqual(first)
  expect(await countOf('one')).toBe(1)
})

test('without a key each request counts', async () => {
  await post(null, { name: 'two' })
  await post(null, { name: 'two' })
  expect(await countOf('two')).toBe(2)
})

test('another body, or another user, with the same key is a conflict', async () => {
  await post('k2', { name: 'three' })
  expect(await post('k2', { name: 'four' })).toMatchObject({ status: 409, body: { errorCode: 'CONFLICT' } })
  expect(await post('k2', { name: 'three' }, 'bob')).toMatchObject({ status: 409 })
})

test('companies do not share keys', async () => {
  const [ann, eve] = [await post('k3', { name: 'five' }), await post('k3', { name: 'five' }, 'eve')]
  expect([ann.status, eve.status]).toEqual([200, 200])
  expect(eve.body).not.toEqual(ann.body)
})

test('simultaneous repetitions run once', async () => {
  const answers = await Promise.all([1, 2, 3, 4].map(() => post('k4', { name: 'six', slow: 200 })))
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
  expect(await countOf('six')).toBe(1)
})

test('a failure leaves nothing behind, and its key is free again', async () => {
  expect(await post('k5', { name: 'seven', breaks: true })).toMatchObject({ status: 400 })
  expect(await countOf('seven')).toBe(0)
  breaks = false
  expect((await post('k5', { name: 'seven', breaks: true })).status).toBe(200)
})

test('after 24 hours the key is free', async () => {
  const first = await post('k6', { name: 'eight' })
  await sql`update idempotency set created_at = now() - interval '25 hours' where key = 'k6'`.execute(here.services.db)
  const second = await post('k6', { name: 'eight' })
  expect(second.body).not.toEqual(first.body)
  await sql`update idempotency set created_at = now() - interval '25 hours' where key = 'k6'`.execute(here.services.db)
  await removeOld(here.services.db)
  const { rows } = await sql`select 1 from idempotency where key = 'k6'`.execute(here.services.db)
  expect(rows).toEqual([])
})

test('an invalid key is refused', async () => {
  expect(await post('x'.repeat(201), { name: 'nine' })).toMatchObject({ status: 400 })
})
