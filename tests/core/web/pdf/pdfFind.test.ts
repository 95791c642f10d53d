import { describe, expect, test } from 'vitest'
import {
  countMatches,
  foldQuery,
  foldText,
  matchesOf,
  nextHit,
  ordinalOf,
  placesOf,
  plainText,
  type TextRun,
} from '../../../../web/shared/pdf/find/find.ts'

/** Returns the matches of a search as they are written in the document. */
function found(query: string, plain: string): string[] {
  return matchesOf(foldText(plain), foldQuery(query)).map(({ start, end }) => plain.slice(start, end))
}

describe('a search', () => {
  test.each([
    ['duc', 'Nguyễn Văn Đức, ĐỨC, duct', ['Đức', 'ĐỨC', 'duc']],
    ['ĐẶNG', 'dang Đặng đ\u0103\u0323ng', ['dang', 'Đặng', 'đ\u0103\u0323ng']],
    ['nguyen van', 'Nguyễn\nVăn và Nguyễn   Văn', ['Nguyễn\nVăn', 'Nguyễn   Văn']],
    ['２０２４', 'in 2024', ['2024']],
    ['カタカナ', 'ｶﾀｶﾅ カタカナ', ['ｶﾀｶﾅ', 'カタカナ']],
    ['ガ', 'ｶﾞ ガ カ\u3099 カ', ['ｶﾞ', 'ガ', 'カ\u3099']],
    ['東京都', '東京\n都庁', ['東京\n都']],
    ['office', 'o\ufb03ce', ['o\ufb03ce']],
    ['aa', 'aaaa', ['aa', 'aa']],
    ['xyz', 'abc', []],
    ['  ', 'a  b', []],
    ['', 'abc', []],
  ])('for %j in %j finds %j', (query, plain, expected) => {
    expect(found(query, plain)).toEqual(expected)
    expect(countMatches(foldText(plain).text, foldQuery(query))).toBe(expected.length)
  })

  test('finds matches across runs and lines, with their positions', () => {
    const runs: TextRun[] = [
      { text: 'Ng', endsLine: false },
      { text: 'uyễn', endsLine: false },
      { text: '', endsLine: true },
      { text: 'Văn Đức', endsLine: true },
      { text: 'x', endsLine: false },
    ]
    const matches = matchesOf(foldText(plainText(runs)), foldQuery('nguyen van'))
    expect(placesOf(runs, matches)).toEqual([{ start: { run: 0, offset: 0 }, end: { run: 3, offset: 3 } }])
    expect(placesOf(runs, matchesOf(foldText(plainText(runs)), 'uyen'))).toEqual([
      { start: { run: 1, offset: 0 }, end: { run: 1, offset: 4 } },
    ])
    expect(placesOf(runs, matchesOf(foldText(plainText(runs)), 'duc x'))).toEqual([
      { start: { run: 3, offset: 4 }, end: { run: 4, offset: 1 } },
    ])
  })
})

describe('stepping through the matches', () => {
  const hits = [0, 2, 0, 1, 0]

  test('continues page by page and wraps around at the ends', () => {
    const walk = (direction: 1 | -1) => {
      let at = { page: 2, nth: 0 }
      return Array.from({ length: 4 }, () => {
        at = nextHit(hits, at, direction)!
        return ordinalOf(hits, at)
      })
    }
    expect(walk(1)).toEqual([2, 3, 1, 2])
    expect(walk(-1)).toEqual([3, 2, 1, 3])
  })

  test('stays at a single match, and has no match without any', () => {
    expect(nextHit([0, 1], { page: 2, nth: 0 }, 1)).toEqual({ page: 2, nth: 0 })
    expect(nextHit([0, 0], { page: 2, nth: 0 }, 1)).toBeNull()
  })
})
