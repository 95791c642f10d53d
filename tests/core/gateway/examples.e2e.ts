import { execFile, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { root } from '../../../scripts/root.ts'
import { expect, test } from '../../support/journey.ts'
import { pdfBytes } from '../../support/pdfs.ts'
import type { RunningStack } from '../../support/startStack.ts'

const folder = join(root, 'docs/examples')
const hasCurl = spawnSync('curl', ['--version']).status === 0
const envOf = ({ publicUrl, secrets }: RunningStack) => ({
  ...process.env,
  HIRELOOM_URL: publicUrl,
  CLIENT_SECRET: secrets.internalToolsSecret,
})

/** Returns the lines that an example of the documentation prints. */
async function run(stack: RunningStack, example: string, ...args: string[]): Promise<string[]> {
  const program = example.endsWith('.sh') ? 'sh' : process.execPath
  const { stdout } = await promisify(execFile)(program, [join(folder, example), ...args], {
    env: envOf(stack),
    timeout: 60_000,
  })
  return stdout.trim().split('\n')
}

/** Calls a function with a temporary folder. */
async function withFolder(work: (path: string) => Promise<void>): Promise<void> {
  const path = await mkdtemp(join(tmpdir(), 'hireloom-test-'))
  await work(path).finally(() => rm(path, { recursive: true }))
}

test('the shell example signs in, reads and uploads', async ({ stack }) => {
  test.skip(!hasCurl, 'there is no curl')
  await withFolder(async (path) => {
    await writeFile(join(path, 'cv.pdf'), await pdfBytes(1))
    const [who = '', candidates = '', uploaded = '', ...more] = await run(stack, 'curl.sh', join(path, 'cv.pdf'))
    expect(JSON.parse(who).data.viewer.user.userName).toBe('internal-tools')
    const { data, extensions } = JSON.parse(candidates)
    expect(data.candidates).toMatchObject({ pageInfo: { hasNextPage: true }, nodes: [{}, {}] })
    expect(extensions.cost.available).toBeGreaterThan(0)
    expect(JSON.parse(uploaded)).toMatch(/\.pdf$/)
    expect(more).toEqual([])
  })
})

test('the example reads all candidates, page after page', async ({ stack }) => {
  const lines = await run(stack, 'candidates.mjs')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(0, -1).every((line, at) => line.startsWith(`${(at + 1) * 100} candidates, `))).toBe(true)
  expect(lines.at(-1)).toMatch(/^\d+ candidates, \d+ points left$/)
})

test('the example imports a CSV and follows the import to its end', async ({ stack }) => {
  await withFolder(async (path) => {
    const file = join(path, 'candidates.csv')
    const people = ['Ada Example', 'Bo Example'].map(
      (name) => `${name},0${String(900_000_000 + Math.floor(Math.random() * 9e7))},${crypto.randomUUID()}@example.com`,
    )
    await writeFile(file, ['name,phones,emails', ...people].join('\n'))
    const lines = await run(stack, 'import.mjs', file, 'Careers site')
    expect(lines.at(-2)).toBe('SUCCEEDED: 2 of 2')
    expect(lines.at(-1)).toBe('2 new, 0 known, 0 failed')
  })
})

test('one example follows the changes of another', async ({ stack }) => {
  const watching = spawn(process.execPath, [join(folder, 'changes.mjs'), '2'], { env: envOf(stack), timeout: 60_000 })
  try {
    const ended = once(watching, 'exit')
    const lines = createInterface(watching.stdout)[Symbol.asyncIterator]()
    expect((await lines.next()).value).toMatch(/^\d+ in Inbound$/)
    const candidate = [`CHAT-${crypto.randomUUID()}`, 'Cy Example', '0912 345 678']
    expect(await run(stack, 'inbound.mjs', ...candidate)).toEqual([`${candidate[0]}: NEW`])
    expect((await lines.next()).value).toBe('Cy Example: NEW')
    expect(await ended).toEqual([0, null])
    expect(await run(stack, 'inbound.mjs', ...candidate)).toEqual([`${candidate[0]}: NEW, sent before`])
  } finally {
    watching.kill()
  }
})

test('an example reports the code of its refusal', async ({ stack }) => {
  const refused = run(stack, 'inbound.mjs', 'CHAT-1', 'x'.repeat(300), '0912 345 678')
  await expect(refused).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^BAD_INPUT: /) })
})
