import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../scripts/root.ts'
import { expect, test } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

/** What an example of the documents prints. */
async function run({ publicUrl, secrets }: RunningStack, example: string, ...args: string[]): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(root, 'docs/examples', example), ...args], {
    env: { ...process.env, HIRELOOM_URL: publicUrl, CLIENT_SECRET: secrets.internalToolsSecret },
    timeout: 60_000,
  })
  return stdout.trim().split('\n')
}

test('the example walks through all candidates, page after page', async ({ stack }) => {
  const lines = await run(stack, 'candidates.mjs')
  expect(lines.length).toBeGreaterThan(1)
  expect(lines.slice(0, -1).every((line, at) => line.startsWith(`${(at + 1) * 100} candidates, `))).toBe(true)
  expect(lines.at(-1)).toMatch(/^\d+ candidates, \d+ points left$/)
})

test('the example imports a CSV and watches it to its end', async ({ stack }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-test-'))
  try {
    const file = join(folder, 'candidates.csv')
    const people = ['Ada Example', 'Bo Example'].map(
      (name) => `${name},0${String(900_000_000 + Math.floor(Math.random() * 9e7))},${crypto.randomUUID()}@example.com`,
    )
    await writeFile(file, ['name,phones,emails', ...people].join('\n'))
    const lines = await run(stack, 'import.mjs', file, 'Careers site')
    expect(lines.at(-2)).toBe('SUCCEEDED: 2 of 2')
    expect(lines.at(-1)).toBe('2 new, 0 known, 0 failed')
  } finally {
    await rm(folder, { recursive: true })
  }
})
