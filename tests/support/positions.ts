import { expect } from 'vitest'

/** What a list answers that is paged by positions. */
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

/** The ids of the pages of a list, each but the first asked for by a position of the one before. */
async function pages(read: Read, begin: Asked, next: (positions: string[]) => Partial<Asked>): Promise<string[][]> {
  const found: string[][] = []
  for (let asked = begin; ;) {
    const answer = await read(asked)
    found.push(idsOf(answer))
    expect(answer.positions).toHaveLength(answer.data.length)
    if (answer.data.length < begin.pageSize || answer.hasMore === false) return found
    expect(found.length).toBeLessThan(100)
    asked = { ...begin, ...next(answer.positions!) }
  }
}

/** Expects that a list which is read on, or back, from a row of each page is the whole list in pieces; answers its ids. */
export async function expectPositions(read: Read, sizes: readonly number[] = [2, 7]): Promise<string[]> {
  const answer = await read({ pageSize: 100, positions: true })
  const whole = idsOf(answer)
  for (const [at, pageSize] of sizes.entries()) {
    const begin: Asked = { pageSize, positions: true, ...(at % 2 === 0 && { total: false }) }
    const on = await pages(read, begin, (positions) => ({ after: positions.at(-1)! }))
    expect(on.flat()).toEqual(whole)
    const last = { ...begin, before: answer.positions!.at(-1)! }
    const back = await pages(read, last, (positions) => ({ before: positions[0]! }))
    expect(back.reverse().flat()).toEqual(whole.slice(0, -1))
  }
  return whole
}

/** Expects that each row which stays comes exactly once, and in its order, though others come and go between the pages. */
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
    // The row that was come to goes, and one of each end.
    const going = [seen.at(-1)!, before[turn]!, before.at(-1 - turn)!]
    gone.push(...going)
    await remove(going)
    await add(turn)
  }
  expect(new Set(seen).size).toBe(seen.length)
  const stayed = before.filter((id) => !gone.includes(id))
  expect(stayed.length).toBeGreaterThan(0)
  expect(seen.filter((id) => stayed.includes(id))).toEqual(stayed)
}
