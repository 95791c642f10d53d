import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { printGatewaySchema, schema } from '../../../../gateway/schema.ts'
import { root } from '../../../../scripts/root.ts'
import { examples } from '../../../../web/explorer/examples.ts'
import { startHere, visit, type Here } from './server.fixture.ts'

let here: Here
let closed: Here
beforeAll(async () => {
  const options = { schema, printSchema: printGatewaySchema }
  here = await startHere({ PUBLIC_SCHEMA: '1' }, options)
  closed = await startHere({}, options)
})
afterAll(async () => {
  await here.close()
  await closed.close()
})

async function open(at: Here, path: string) {
  const { status, body, headers } = await visit(at, path)
  return { status, text: String(body), headers }
}
const hrefs = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href!.replaceAll('&amp;', '&'))

test('the guide shows the document, under a policy without foreign scripts', async () => {
  const { status, text, headers } = await open(here, '/docs')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(/style-src 'self' 'nonce-[\w-]+'/)
  expect(text).toContain('<h1 id="graphql-for-other-programs">GraphQL for other programs</h1>')
  expect(text).toContain('<h2 id="limits">Limits</h2>')
  expect(text).toContain('<code>RATE_LIMITED</code>')
  expect(text).not.toContain('<script')
})

const elsewhere = [
  ...['data:,', '/graphql', '/schema.graphql', '/company-secret-key'],
  ...examples.map(({ id }) => `/graphql?example=${id}`),
]

test('every link of its pages leads somewhere', async () => {
  const pages = [
    '/docs',
    '/docs/changes',
    '/docs/examples',
    '/docs/schema',
    '/docs/schema/Query',
    '/docs/schema/Candidate',
  ]
  const targets = new Set<string>()
  for (const path of pages) {
    const { text } = await open(here, path)
    const ids = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const href of hrefs(text)) {
      if (href.startsWith('#')) expect([path, href, ids.has(href.slice(1))]).toEqual([path, href, true])
      else if (href.startsWith('/docs')) targets.add(href.split('#')[0]!)
      else expect(elsewhere).toContain(href)
    }
  }
  expect(targets.size).toBeGreaterThan(300)
  // Rendering a page for each of a thousand types would take too long, so it is enough that the type exists.
  const typed = (path: string) => schema.getType(/^\/docs\/schema\/(\w+)$/.exec(path)?.[1] ?? '') !== undefined
  const others = [...targets].filter((path) => !typed(path))
  const answers = await Promise.all(others.map(async (path) => [path, (await open(here, path)).status]))
  expect(answers.filter(([, status]) => status !== 200)).toEqual([])
})

test('the reference of a type has its fields with arguments and permissions, and where it is used', async () => {
  const { text } = await open(here, '/docs/schema/Candidate')
  expect(text).toContain('id="cvMatch"')
  expect(text).toContain('Candidate:ReadCandidate')
  expect(text).toContain('href="/docs/schema/Query#candidate"')
  expect((await open(here, '/docs/schema/ErrorCode')).text).toContain('<dt id="RATE_LIMITED">')
  expect((await open(here, '/docs/schema/CandidateOrder')).text).toContain('<code>direction</code>')
  expect((await open(here, '/docs/schema/Mutation')).text).toContain('Removed after 2027-05-27.')
})

test('the search finds root fields first, by all search terms, and shows the query as text', async () => {
  const first = hrefs((await open(here, '/docs/schema?q=candidates')).text).find((href) =>
    href.startsWith('/docs/schema/'),
  )
  expect(first).toBe('/docs/schema/Query#candidates')
  expect((await open(here, '/docs/schema?q=import+undo')).text).toContain('mport')
  const odd = await open(here, `/docs/schema?q=${encodeURIComponent('<script>alert(1)</script>"')}`)
  expect([odd.status, odd.text.includes('<script>')]).toEqual([200, false])
  expect(odd.text).toContain('0 found for')
})

test('examples are served as text, and no other files', async () => {
  const folder = join(root, 'docs/examples')
  for (const name of readdirSync(folder).filter((one) => one.endsWith('.mjs'))) {
    const { text, headers } = await open(here, `/docs/examples/${name}`)
    expect([headers['content-type'], text]).toEqual([
      'text/plain; charset=utf-8',
      readFileSync(join(folder, name), 'utf8'),
    ])
  }
  for (const path of [
    '/docs/examples/none.mjs',
    '/docs/examples/..%2Fsecurity.md',
    '/docs/security.md',
    '/docs/schema/Nothing',
    '/docs/schema/__Type',
    '/docs/schema/toString',
  ])
    expect([path, (await open(here, path)).status]).toEqual([path, 404])
})

test('if the schema is not public, the guide is served and the reference says who may see it', async () => {
  expect((await open(closed, '/docs')).status).toBe(200)
  const { text } = await open(closed, '/docs/schema/Candidate')
  expect(text).toContain('for those who sign in')
  expect(text).not.toContain('cvMatch')
  expect((await fetch(`${closed.url}/schema.graphql`)).status).toBe(401)
  expect((await fetch(`${here.url}/schema.graphql`)).status).toBe(200)
})
