import { describe, expect, test } from 'vitest'
import {
  cursorOf,
  encodeCursor,
  endCursorOf,
  hasNext,
  knownTotal,
  readPages,
  type Page,
  type PageArgs,
} from '../../../../gateway/core/graph/paging.ts'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'

/** A list of numbers that is read with pageIndex and pageSize. */
function list(total: number, isEstimate = false) {
  const pages: string[] = []
  const read = async ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => {
    pages.push(`${pageIndex}×${pageSize}`)
    const from = pageIndex * pageSize
    return {
      data: Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, place) => from + place),
      totalItem: total,
      isEstimate,
    }
  }
  return { pages, read: (args: PageArgs) => readPages(args, read) }
}

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, place) => from + place)
const after = (place: number) => encodeCursor(place)

describe('windows of a list of 57', () => {
  test.each<[string, PageArgs, number[], string[]]>([
    ['nothing: the first 20', {}, range(0, 20), ['0×20']],
    ['first', { first: 5 }, range(0, 5), ['0×5']],
    ['page', { first: 10, page: 3 }, range(20, 30), ['2×10']],
    ['the last page, half full', { first: 20, page: 3 }, range(40, 57), ['2×20']],
    ['a page beyond the end', { first: 20, page: 9 }, [], ['8×20']],
    ['after, aligned', { first: 20, after: after(19) }, range(20, 40), ['1×20']],
    ['after, unaligned: two pages', { first: 20, after: after(4) }, range(5, 25), ['0×20', '1×20']],
    ['after, unaligned at the end', { first: 20, after: after(44) }, range(45, 57), ['2×20', '3×20']],
    ['last before', { last: 10, before: after(30) }, range(20, 30), ['2×10']],
    ['last before, unaligned', { last: 10, before: after(25) }, range(15, 25), ['1×10', '2×10']],
    ['last before, fewer than asked', { last: 10, before: after(4) }, range(0, 4), ['0×4']],
    ['last before the first row', { last: 10, before: after(0) }, [], ['0×1']],
    ['last of the whole list', { last: 7 }, range(50, 57), ['0×7', '7×7', '8×7']],
    ['last, more than there are', { last: 100 }, range(0, 57), ['0×100']],
    ['nulls are as absent', { first: null, after: null, page: null, last: null, before: null }, range(0, 20), ['0×20']],
  ])('%s', async (_name, args, rows, pages) => {
    const source = list(57)
    expect((await source.read(args)).rows).toEqual(rows)
    expect(source.pages).toEqual(pages)
  })

  test('every window of every size contains the right rows, with at most two pages', async () => {
    for (const first of [1, 3, 7, 20, 100]) {
      for (let place = 0; place < 57; place += 1) {
        const source = list(57)
        expect((await source.read({ first, after: after(place) })).rows).toEqual(
          range(place + 1, Math.min(57, place + 1 + first)),
        )
        expect(source.pages.length).toBeLessThanOrEqual(2)
      }
    }
  })
})

/** The same list in services that return at most a given number of rows without reporting it. */
function cutList(total: number, most: number, isByOffset: boolean) {
  const pages: string[] = []
  const read = async ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => {
    pages.push(`${pageIndex}×${pageSize}`)
    const size = Math.min(most, pageSize)
    const from = pageIndex * (isByOffset ? pageSize : size)
    return { data: range(from, Math.min(total, from + size)), totalItem: total, pageSize }
  }
  return { pages, read: (args: PageArgs) => readPages(args, read) }
}

describe.each([
  ['count pages by their own size', false],
  ['begin them where they were asked to', true],
])('services that silently return shorter pages, and %s', (_name, isByOffset) => {
  test('every window contains the right rows', async () => {
    for (const [most, first] of [
      [10, 20],
      [15, 20],
      [50, 100],
    ] as const)
      for (let place = 0; place < 140; place += 1) {
        // Beyond the first page, the last one may be full, so its rows cannot be recognised as others.
        if (!isByOffset && 133 - Math.floor((place + 1) / first) * first === most) continue
        const { rows } = await cutList(133, most, isByOffset).read({ first, after: after(place) })
        expect(rows, `${first} of ${most} after ${place}`).toEqual(range(place + 1, Math.min(133, place + 1 + first)))
      }
  })

  test('a page needs as few calls as possible', async () => {
    const source = cutList(133, 10, isByOffset)
    expect((await source.read({ first: 20, page: 6 })).rows).toEqual(range(100, 120))
    expect(source.pages).toEqual(['5×20', '10×10', '11×10'])
    const beyond = cutList(133, 10, isByOffset)
    expect((await beyond.read({ first: 20, page: 9 })).rows).toEqual([])
    expect(beyond.pages.length).toBeLessThanOrEqual(2)
  })
})

describe('other short pages', () => {
  const page = (data: number[], totalItem: number) => ({ data, totalItem, pageSize: 20 })
  const readers: [string, number[], number, PageArgs, number][] = [
    ['a last page', range(40, 57), 57, { page: 3 }, 1],
    ['an empty page within the list', [], 57, { page: 2 }, 1],
    ['a page from which services take rows when they have cut it', range(0, 17), 400, {}, 3],
  ]
  test.each(readers)('%s', async (_name, data, total, args, calls) => {
    let count = 0
    const answered = await readPages({ first: 20, ...args }, async () => {
      count += 1
      return page(count === 1 ? data : data.slice(2), total)
    })
    expect(answered.rows).toEqual(data)
    expect(count).toBe(calls)
  })

  test('services that do not support pages', async () => {
    const answered = await readPages({ first: 20 }, async () => page([1, 2], 400))
    expect(answered.rows).toEqual([1, 2])
  })

  test('a row that was deleted after the rows were counted', async () => {
    let counted = 57
    const answered = await readPages({ first: 20, page: 3 }, async ({ pageIndex, pageSize }) => {
      const from = pageIndex * pageSize
      const found = page(range(from, Math.min(56, from + pageSize)), counted)
      counted = 56
      return found
    })
    expect(answered.rows).toEqual(range(40, 56))
  })
})

describe('rows that could not be read', () => {
  /** A list of 57 numbers, some of which are missing in the answers. */
  const gapped = (missing: readonly number[]) => {
    const { read } = list(57)
    return (args: PageArgs) =>
      readPages(args, async ({ pageIndex, pageSize }) => {
        const { rows, total } = await read({ first: pageSize, page: pageIndex + 1 })
        const gaps = rows.flatMap((row, place) => (missing.includes(row) ? [place] : []))
        return { data: rows.filter((row) => !missing.includes(row)), totalItem: total!, gaps }
      })
  }

  test.each([[[3, 4, 5]], [[0, 19, 20, 21]], [[56]], [range(0, 57).filter((row) => row % 3 === 0)]])(
    'keep their positions, so that a list is read to its end without duplicates: %j',
    async (missing) => {
      for (const first of [1, 2, 7, 20, 100]) {
        const read = gapped(missing)
        const seen: number[] = []
        let after: string | null = null
        for (let pages = 0; pages < 60; pages += 1) {
          const page: Page<number> = await read({ first, after })
          expect(page.rows.map((_row, number) => cursorOf(page, number))).toEqual(
            page.rows.map((row) => encodeCursor(row)),
          )
          seen.push(...page.rows)
          after = endCursorOf(page)
          if (!hasNext(page)) break
        }
        expect(seen).toEqual(range(0, 57).filter((row) => !missing.includes(row)))
      }
    },
  )
})

describe('invalid combinations are refused with the name of the argument', () => {
  test.each<[PageArgs, string]>([
    [{ first: 0 }, 'first'],
    [{ first: 101 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ last: 0 }, 'last'],
    [{ last: 101 }, 'last'],
    [{ page: 0 }, 'page'],
    [{ page: 1_000_001 }, 'page'],
    [{ page: 1, after: after(1) }, 'page'],
    [{ page: 1, before: after(1), last: 1 }, 'page'],
    [{ page: 2, last: 3 }, 'page'],
    [{ first: 3, last: 3 }, 'last'],
    [{ last: 3, after: after(1) }, 'last'],
    [{ before: after(3) }, 'before'],
    [{ before: after(3), first: 2 }, 'before'],
    [{ after: 'x' }, 'after'],
    [{ after: Buffer.from('1:-5').toString('base64url') }, 'after'],
    [{ after: `${after(3)}=` }, 'after'],
    [{ last: 1, before: '' }, 'before'],
  ])('%j', async (args, field) => {
    const source = list(57)
    const error = await source.read(args).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(RequestError)
    expect(error).toMatchObject({ code: 'BAD_INPUT', extensions: { fields: { [field]: [expect.any(String)] } } })
    expect(source.pages).toEqual([])
  })

  test('last alone on an estimated list', async () => {
    await expect(list(50_000, true).read({ last: 5 })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})

test('there may be more rows than an estimated total', async () => {
  const page = await list(40, true).read({ first: 20, page: 2 })
  expect(hasNext(page)).toBe(true)
  expect(hasNext({ ...page, isEstimate: false })).toBe(false)
})

describe('a list that counts only on request', () => {
  /** Answers like services that support `total: false`, or like others that do not. */
  function counted(total: number, knowsOption = true) {
    const asked: string[] = []
    const read = async ({
      pageIndex,
      pageSize,
      total: wanted,
    }: {
      pageIndex: number
      pageSize: number
      total?: false
    }) => {
      asked.push(`${pageIndex}×${pageSize}${wanted === false ? '' : ' total'}`)
      const data = range(pageIndex * pageSize, Math.min(total, (pageIndex + 1) * pageSize))
      return wanted === false && knowsOption
        ? { data, hasMore: (pageIndex + 1) * pageSize < total }
        : { data, totalItem: total }
    }
    return { asked, read: (args: PageArgs, wanted = { rows: true, total: false }) => readPages(args, read, wanted) }
  }

  test.each([true, false])(
    'reports without a total whether rows follow every window (services know the option: %s)',
    async (knowsOption) => {
      for (const first of [1, 3, 7, 20, 57, 100]) {
        for (let place = -1; place < 57; place += 1) {
          const source = counted(57, knowsOption)
          const page = await source.read(place < 0 ? { first } : { first, after: after(place) })
          expect(page.rows).toEqual(range(place + 1, Math.min(57, place + 1 + first)))
          expect(hasNext(page)).toBe(place + 1 + first < 57)
          expect(source.asked.join()).not.toContain('total')
        }
      }
      expect(hasNext(await counted(57, knowsOption).read({ last: 10, before: after(0) }))).toBe(true)
      expect(hasNext(await counted(0, knowsOption).read({ last: 10, before: after(0) }))).toBe(false)
    },
  )

  test('reads one row if only the total is requested', async () => {
    const source = counted(57)
    expect(await source.read({ page: 3, first: 20 }, { rows: false, total: true })).toMatchObject({
      rows: [],
      offset: 40,
      size: 20,
      total: 57,
    })
    expect(source.asked).toEqual(['0×1 total'])
  })

  test('is counted once to find its end', async () => {
    const source = counted(57)
    expect((await source.read({ last: 7 })).rows).toEqual(range(50, 57))
    expect(source.asked).toEqual(['0×7 total', '7×7', '8×7'])
  })

  test.each([
    ['that says that it is the last one is counted', { data: [1], hasMore: false }, 1, false],
    ['that is not full is counted', { data: [1] }, 1, false],
    ['that is full may be the last one', { data: [1, 2, 3, 4, 5] }, 6, true],
  ])('without a total: one %s', async (_name, answer, total, isEstimate) => {
    const page = await readPages({ first: 5 }, async () => answer)
    expect(page).toMatchObject({ isEstimate })
    expect(knownTotal(page)).toBe(total)
  })
})
