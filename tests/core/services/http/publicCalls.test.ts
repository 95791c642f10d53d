import fs from 'node:fs'
import { Type } from 'typebox'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { operation } from '../../../../services/core/contract/operation.ts'
import { implement } from '../../../../services/core/http/routes.ts'
import { companies, startHere, type Here } from '../coreServices.fixture.ts'

const base = {
  service: 'commons',
  method: 'GET',
  access: 'public',
  effect: 'read',
  origin: 'ours',
  answer: Type.Object({ companyId: Type.String() }),
  doc: 'A page of a link.',
  place: 'integrations/7',
} as const
const page = operation({ ...base, id: 'testPage', path: '/pages/{token}', perMinute: 3 })
const other = operation({ ...base, id: 'testOther', path: '/others/{token}' })
const fails = operation({ ...base, id: 'testFails', path: '/failing/{token}' })

let here: Here
beforeAll(async () => {
  const answer = async (_: unknown, { db }: { db: { companyId: string } }) => ({ companyId: db.companyId })
  here = await startHere(
    { routes: [implement(page, answer), implement(other, answer)] },
    { TRUSTED_PROXIES: '10.0.0.0/8' },
  )
})
afterAll(() => here.close())
beforeEach(() => here.services.db.deleteFrom('public_call').execute())

const ask = (path: string, forwardedFor: string) =>
  here.fetch(path, { as: null, headers: { 'x-forwarded-for': forwardedFor } })

test('a caller who is not signed in belongs to no company, and has a limited number of calls a minute', async () => {
  const first = await ask('/pages/secret', '203.0.113.5')
  expect(await first.json()).toEqual({ companyId: '00000000-0000-0000-0000-000000000000' })
  expect(companies).not.toContain('00000000-0000-0000-0000-000000000000')
  await ask('/pages/secret', '203.0.113.5')
  await ask('/pages/other', '203.0.113.5')
  const refused = await ask('/pages/secret', '203.0.113.5')
  expect(refused.status).toBe(429)
  expect(await refused.json()).toMatchObject({ errorCode: 'RATE_LIMITED' })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50)
  // Other callers and other operations are counted separately.
  expect((await ask('/pages/secret', '203.0.113.6')).status).toBe(200)
  expect((await ask('/others/secret', '203.0.113.5')).status).toBe(200)
})

test('the address is the one that our nearest proxy has seen, whatever the client sends', async () => {
  for (let call = 0; call < 3; call += 1) await ask('/pages/secret', `198.51.100.${call}, 203.0.113.5, 10.0.0.7`)
  expect((await ask('/pages/secret', '203.0.113.5')).status).toBe(429)
})

test('simultaneous calls are counted one by one', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => ask('/pages/secret', '203.0.113.9')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9)
})

test('the count starts again when its window is over', async () => {
  for (let call = 0; call < 3; call += 1) await ask('/pages/secret', '203.0.113.5')
  await here.services.db
    .updateTable('public_call')
    .set({ since: new Date(Date.now() - 61_000) })
    .execute()
  expect((await ask('/pages/secret', '203.0.113.5')).status).toBe(200)
  expect(await here.services.db.selectFrom('public_call').select('calls').execute()).toEqual([{ calls: 1 }])
})

test('the token is in no line of the log, even if the call fails', async () => {
  const loud = await startHere(
    { routes: [implement(fails, async () => Promise.reject(new Error('broken')))] },
    { LOG_LEVEL: 'info' },
  )
  const lines: string[] = []
  const write = fs.write
  const written = vi.spyOn(fs, 'write').mockImplementation(((...given: Parameters<typeof write>) => {
    lines.push(String(given[1]))
    return write(...given)
  }) as typeof write)
  try {
    const answer = await fetch(`${loud.services.url}/failing/very-secret`)
    expect(answer.status).toBe(500)
    await vi.waitFor(() => expect(lines.join('')).toContain('"answered"'))
  } finally {
    written.mockRestore()
    await loud.close()
  }
  expect(lines.join('')).toContain('/failing/:token')
  expect(lines.join('')).not.toContain('very-secret')
})
