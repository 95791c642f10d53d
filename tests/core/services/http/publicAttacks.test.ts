import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyOperation } from '../../../../services/core/contract/operation.ts'
import { operations } from '../../../../services/contract.ts'
import { anyOf, chance } from '../../../support/anyAnswer.ts'
import { startServicesHere, type ServicesHere } from '../../../support/services.fixture.ts'

const open = operations.filter(({ access }) => access === 'public')

/** Inputs of attackers. */
const hostile = [
  "x' or '1'='1",
  '"; drop table job; --',
  '../../../../etc/passwd',
  '..%2f..%2fadmin',
  '%00',
  'a\u0000b',
  '\ud800',
  '${7*7}{{7*7}}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'a'.repeat(5000),
  '\u202e\u2066\u0000\ufffe',
  '*',
  'NaN',
] as const
/** Values of other types in place of a text. */
const misshapen = [null, true, -1, 1e308, [], {}, { $ne: null }, [['x']], { toString: 'x' }] as const

let here: ServicesHere
let addresses = 0
beforeAll(async () => {
  here = await startServicesHere()
})
afterAll(() => here?.close())

interface Sent {
  params?: Record<string, string>
  body?: unknown
  query?: string
}

/** Sends a request as a new client with its own address, so that only the limits of the operation apply. */
async function send(operation: AnyOperation, { params = {}, body, query = '' }: Sent) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(safe(params[name] ?? 'x')))
  addresses += 1
  const answer = await fetch(`${here.services.url}${path}${query}`, {
    method: operation.method,
    headers: {
      'x-forwarded-for': `203.0.${addresses >> 8}.${addresses & 255}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text() }
}
/** encodeURIComponent throws for half a surrogate pair. */
const safe = (text: string) => text.toWellFormed()

/** Returns the number of rows by table, for tables that public operations can write to. */
async function rows(): Promise<Record<string, number>> {
  const tables = [
    'job_application',
    'collected_candidate',
    'contact_message',
    'link',
    'mail',
    'notification',
    'mail_opt_out',
  ]
  const { rows: found } = await sql<{ name: string; count: number }>`
    select relname as name, (xpath('/row/c/text()', query_to_xml('select count(*) as c from ' || quote_ident(relname), false, true, '')))[1]::text::int as count
    from pg_class where relkind = 'r' and relname = any(${tables})`.execute(here.services.db)
  return Object.fromEntries(found.map(({ name, count }) => [name, count]))
}

/** Texts that reveal internals of the services. */
const inside = /\bat \S+\.ts|node_modules|select .* from|syntax error|relation "|violates|kysely|postgres/i

/** Returns what is wrong with the answer to an attack, or undefined. */
function faultOf({ status, text }: { status: number; text: string }): string | undefined {
  if (status >= 500) return `${status}: ${text.slice(0, 200)}`
  if (inside.test(text)) return `tells of its insides: ${text.slice(0, 200)}`
  if (status < 400) return undefined
  // The plain error format: a sentence.
  if (/^"?[A-Z][^<>{}]{0,300}$/.test(text)) return undefined
  const told = JSON.parse(text) as { errorCode?: unknown; message?: unknown; errors?: unknown }
  return told.errorCode !== undefined || told.message !== undefined || told.errors !== undefined
    ? undefined
    : `an error of another form: ${text.slice(0, 200)}`
}

/** Returns a body with the right shape and meaningless values. */
const bodyOf = ({ id, body, method }: AnyOperation) =>
  method === 'GET' ? undefined : (anyOf(body, chance(id)) as Record<string, unknown>)

test('there are public operations, and this test covers all of them', async () => {
  expect(open.length).toBeGreaterThan(20)
  expect(open.map(({ id }) => id)).toEqual(expect.arrayContaining(['careerSite', 'careerApply', 'careerApplication']))
  expect(Object.keys(await rows())).toHaveLength(7)
})

test.each(open)('$id: hostile values in its address reveal nothing and change nothing', async (operation) => {
  const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
  const before = await rows()
  const faults: string[] = []
  for (const word of hostile)
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answer = await send(operation, { params: { [name]: word }, body: bodyOf(operation) })
      const fault = answer.status < 400 ? `${answer.status}` : faultOf(answer)
      if (fault) faults.push(`${name} = ${word.slice(0, 30)}: ${fault}`)
    }
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  const fault = faultOf(await send(operation, { body: bodyOf(operation), query: `?preview=${hostile[0]}&x[]=1&x=2` }))
  expect([...faults, ...(fault ? [`query: ${fault}`] : [])]).toEqual([])
  expect(await rows()).toEqual(before)
})

const writing = open.filter(({ method }) => method !== 'GET')

test.each(writing)('$id: a body without the right shape is refused, and changes nothing', async (operation) => {
  const body = bodyOf(operation)!
  const before = await rows()
  const faults: string[] = []
  const bodies: [string, unknown][] = [
    ['no JSON', '{"a":'],
    ['a list', []],
    ['a text', '"x"'],
    ['deep', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['prototype', `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}}}`],
    ['large', { ...body, extra: 'x'.repeat(operation.maxBytes) }],
    ...Object.keys((operation.body as { properties?: object }).properties ?? {}).flatMap((name) => [
      ...misshapen.map((value): [string, unknown] => [
        `${name} = ${JSON.stringify(value)}`,
        { ...body, [name]: value },
      ]),
      ...hostile.map((value): [string, unknown] => [`${name} = ${value.slice(0, 20)}`, { ...body, [name]: value }]),
    ]),
  ]
  for (const [name, sent] of bodies) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const fault = faultOf(await send(operation, { body: sent }))
    if (fault) faults.push(`${name}: ${fault}`)
  }
  expect(faults).toEqual([])
  expect(await rows()).toEqual(before)
})

test('no response reveals which keys, ids or tokens exist', async () => {
  const keys = ['demo2', 'acme', 'x', '-', 'DEMO', 'demo ']
  for (const operation of open.filter(({ path }) => path.startsWith('/CareerSites/{key}'))) {
    const told = new Set<string>()
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const { status, text } = await send(operation, {
        params: { key, id: crypto.randomUUID() },
        body: bodyOf(operation),
      })
      told.add(`${status} ${text.replace(/"requestId":"[^"]*"/, '')}`)
    }
    // An invalid body is reported before the site is looked up.
    expect([operation.id, told.size]).toEqual([operation.id, 1])
  }
})
