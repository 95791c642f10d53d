import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBeforePeers, type BeforePeers } from './beforePeers.ts'
import { outcome, type Outcome } from './outcome.ts'
import { rootDocuments } from './rootDocuments.ts'
import { isOfRecords, quirks, type Quirk } from '../services/quirks.ts'

let here: BeforePeers
beforeAll(async () => {
  here = await startBeforePeers()
})
afterAll(() => here?.close())

async function outcomes(quirk: Quirk, isOne = false): Promise<Map<string, Outcome>> {
  here.services.speak(quirk, isOne)
  const all = new Map<string, Outcome>()
  for (const document of rootDocuments()) all.set(document.name, await outcome(here, document))
  return all
}

/** Returns the lists that lost more than the unreadable record, or lost it without reporting it. */
const badLists = (plain: Map<string, Outcome>, odd: Map<string, Outcome>) =>
  [...odd].flatMap(([name, { isFailed, rows = 0, unreadable }]) => {
    const { rows: before = 0, isFailed: hadFailed } = plain.get(name)!
    if (hadFailed || before < 2) return []
    if (isFailed) return [`${name}: failed as a whole`]
    return rows >= before - 1 && unreadable >= before - rows
      ? []
      : [`${name}: ${rows} of ${before} rows, ${unreadable} told`]
  })

test('with any quirk, an unreadable record never makes its entire list fail', async () => {
  const plain = await outcomes({})
  const lines: string[] = []
  const faults: string[] = []
  const compare = (title: string, odd: Map<string, Outcome>) => {
    lines.push(`# ${title}`)
    for (const [name, { lines: told }] of odd) {
      const usual = plain.get(name)!.lines
      if (told.join() !== usual.join()) lines.push(told[0]!, ...told.slice(1).filter((line) => !usual.includes(line)))
    }
    lines.push('')
  }
  for (const [name, quirk] of Object.entries(quirks)) {
    compare(`${name}, everywhere`, await outcomes(quirk))
    if (!isOfRecords(quirk)) continue
    const odd = await outcomes(quirk, true)
    compare(`${name}, in one record`, odd)
    faults.push(...badLists(plain, odd).map((fault) => `${name} | ${fault}`))
  }
  expect(faults).toEqual([])
  await expect(lines.join('\n')).toMatchFileSnapshot('./quirkLosses.txt')
})
