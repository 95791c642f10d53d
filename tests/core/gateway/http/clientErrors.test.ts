import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { startHere, type Here } from './server.fixture.ts'

let here: Here
const logged: Record<string, unknown>[] = []
beforeAll(async () => {
  const note = (msg: string, fields?: Record<string, unknown>) => void logged.push({ msg, ...fields })
  here = await startHere({}, { log: { info: note, warn: note, error: note } })
})
beforeEach(() => void (logged.length = 0))
afterAll(() => here.close())

const send = async (body: string, origin = 'http://hire.test', method = 'POST') => {
  const answer = await fetch(`${here.url}/client-errors`, {
    method,
    headers: { origin },
    ...(method === 'POST' && { body }),
  })
  return answer.status
}
const told = () => logged.filter(({ msg }) => msg === 'client error')

it('an error in a browser is logged without possible personal data', async () => {
  const report = {
    message: 'TypeError: a.b.c is not a function of an.nguyen@example.vn, +84 912 345 678',
    stack: 'at /assets/main-abc.js:1:2',
    page: '/candidates/view/…',
    release: 'main-abc.js',
    other: 'is left out',
  }
  expect(await send(JSON.stringify(report))).toBe(202)
  expect(told()).toEqual([
    {
      msg: 'client error',
      message: 'TypeError: a.b.c is not a function of …, …',
      stack: report.stack,
      page: report.page,
      release: report.release,
      requestId: expect.any(String),
    },
  ])
})

it('a body that is not a report, or comes from another origin, is refused and not logged', async () => {
  expect(await send('{}')).toBe(400)
  expect(await send('null')).toBe(400)
  expect(await send('no JSON')).toBe(400)
  expect(await send(JSON.stringify({ message: 'x'.repeat(9000) }))).toBe(413)
  expect(await send('{"message":"x"}', 'http://elsewhere.test')).toBe(403)
  expect(await send('', 'http://hire.test', 'GET')).toBe(405)
  expect(told()).toEqual([])
})

it('the number of reports is limited', async () => {
  for (let count = 0; count < 70; count++) expect(await send('{"message":"again"}')).toBe(202)
  expect(told().length).toBeLessThanOrEqual(60)
  expect(told().length).toBeGreaterThan(50)
})
