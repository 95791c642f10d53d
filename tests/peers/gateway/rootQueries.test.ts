import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBeforePeers, type BeforePeers } from './beforePeers.ts'
import { outcome } from './outcome.ts'
import { rootDocuments } from './rootDocuments.ts'

let here: BeforePeers
beforeAll(async () => {
  here = await startBeforePeers()
})
afterAll(() => here?.close())

test('every root query with services that know only the specification', async () => {
  const lines: string[] = []
  for (const document of rootDocuments()) lines.push(...(await outcome(here, document)).lines)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('./losses.txt')
})
