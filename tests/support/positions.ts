import { expect } from 'vitest'

/** The response of a list that supports positions. */
interface Answer {
  data: { id: string }[]
  hasMore?: boolean
  positions?: string[]
}
interface Asked {
  pageSize: number
  positions: true
  total?: false
  after?: string
  before?: string
}
type Read = (asked: Asked) => Promise<Answer>

const idsOf = ({ data }: Answer) => data.map(({ id }) => id)

/**
 * Returns the ids of the pages of a list, up to a maximum. Each page but the first is requested with a position of the
 * one before.
 */
async function pages(
  read: Read,
  begin: Asked,
  most: number,
  next: (positions: string[]) => Partial<Asked>,
): Promise<string[][]> {
  const found: string[][] = []
  for (let asked = begin; ;) {
    const answer = await read(asked)
    found.push(idsOf(answer))
    expect(answer.positions).toHaveLength(answer.data.length)
    if (answer.data.length < begin.pageSize || answer.hasMore === false || found.flat().length > most) return found
    asked = { ...begin, ...next(answer.positions!) }
  }
}

/**
 * Expects that reading a list forwards or backwards by the positions of each page yields the same rows as the entire
 * list (up to `most` rows). Returns their ids.
 */
export async function expectPositions(read: Read, most = 100, sizes: readonly number[] = [2, 7]): Promise<string[]> {
  const answer = await read({ pageSize: most, positions: true })
  const whole = idsOf(answer)
  for (const [at, pageSize] of sizes.entries()) {
    const begin: Asked = { pageSize, positions: true, ...(at % 2 === 0 && { total: false }) }
    const on = await pages(read, begin, whole.length, (positions) => ({ after: positions.at(-1)! }))
    expect(on.flat().slice(0, most)).toEqual(whole)
    const last = { ...begin, before: answer.positions!.at(-1)! }
    const back = await pages(read, last, whole.length, (positions) => ({ before: positions[0]! }))
    expect(back.reverse().flat()).toEqual(whole.slice(0, -1))
  }
  return whole
}

/**
 * Expects that each row that remains is returned exactly once and in order, although others are added and removed
 * between the pages.
 */
export async function expectSteady(
  read: Read,
  { add, remove }: { add: (turn: number) => Promise<unknown>; remove: (ids: readonly string[]) => Promise<unknown> },
): Promise<void> {
  const before = idsOf(await read({ pageSize: 100, positions: true }))
  const seen: string[] = []
  const gone: string[] = []
  let asked: Asked = { pageSize: 3, positions: true, total: false }
  for (let turn = 0; ; turn++) {
    const answer = await read(asked)
    seen.push(...idsOf(answer))
    if (!answer.hasMore) break
    asked = { ...asked, after: answer.positions!.at(-1)! }
    // The last row that was read is removed, and one at each end.
    const going = turn < 3 ? [seen.at(-1)!, before[turn]!, before.at(-1 - turn)!] : []
    gone.push(...going)
    if (going.length > 0) await remove(going)
    await add(turn)
  }
  expect(new Set(seen).size).toBe(seen.length)
  const stayed = before.filter((id) => !gone.includes(id))
  expect(stayed.length).toBeGreaterThan(0)
  expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed)
}
