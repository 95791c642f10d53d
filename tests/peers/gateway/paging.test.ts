import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { startBeforePeers, type BeforePeers } from './beforePeers.ts'
import { quirks } from '../services/quirks.ts'

let here: BeforePeers
beforeAll(async () => {
  here = await startBeforePeers()
})
afterEach(() => here.services.speak({}))
afterAll(() => here?.close())

const all = ['spam', 'scam', 'fraud', 'casino', 'lottery', 'pyramid', 'bitcoin']
const withoutSecond = all.filter((word) => word !== 'scam')

/** Returns all words in the order in which a user who pages to the end sees them. */
async function walked(args: (page: number, cursor: string | undefined) => string): Promise<string[]> {
  const seen: string[] = []
  let cursor: string | undefined
  for (let page = 1; page <= 10; page++) {
    const { data, errors } = await here.ask(
      `{ blockWords(${args(page, cursor)}) { totalCount nodes { keyword } pageInfo { endCursor hasNextPage } } }`,
    )
    expect(errors).toBeUndefined()
    const { nodes, pageInfo } = data!.blockWords as any
    seen.push(...nodes.map(({ keyword }: { keyword: string }) => keyword))
    if (!pageInfo.hasNextPage) return seen
    cursor = pageInfo.endCursor
  }
  throw new Error(`no end after 10 pages: ${seen.join(' ')}`)
}
const byCursor = (_page: number, cursor?: string) => `first: 3${cursor ? `, after: "${cursor}"` : ''}`
const byNumber = (page: number) => `first: 3, page: ${page}`

const surroundings = [
  'no pageIndex, no pageSize',
  'no totalItem',
  'two rows a page',
  'two rows a page, unsaid',
  'two rows of a page, unsaid',
  'total beyond 2^31',
] as const
for (const name of surroundings)
  for (const [way, args] of Object.entries({ byCursor, byNumber }))
    test(`${name}: every row once, ${way}`, async () => {
      here.services.speak(quirks[name]!)
      expect(await walked(args)).toEqual(all)
    })

for (const [way, args] of Object.entries({ byCursor, byNumber }))
  test(`an unreadable record: every other row once, ${way}`, async () => {
    here.services.speak(quirks['no id']!, true)
    // The second record of each page of the services is unreadable.
    expect(await walked(args)).toEqual(withoutSecond.filter((word) => word !== 'lottery'))
  })
