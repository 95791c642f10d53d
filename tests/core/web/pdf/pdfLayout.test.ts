import { describe, expect, test } from 'vitest'
import { layoutOf, pageAt, seenAt, topOf, typedPage } from '../../../../web/shared/pdf/pages/layout.ts'
import { canStep, clampZoom, fitZoom, stepZoom } from '../../../../web/shared/pdf/pages/zoom.ts'

const a4 = { width: 794, height: 1123 }
const portrait = (count: number, zoom = 1) => layoutOf(count, () => a4, zoom)

describe('zoom', () => {
  test.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [0.7, 1, 0.8],
    [0.3, -1, 0.2],
    [0.2, -1, 0.2],
    [2.5, 1, 2.5],
    [2.45, 1, 2.5],
    [1.02, 1, 1.1],
    [1.02, -1, 1],
    [0.36, 1, 0.4],
  ] as const)('from %d in direction %d to %d', (from, direction, to) => {
    expect(stepZoom(from, direction)).toBeCloseTo(to, 10)
  })

  test('covers the entire range in 23 steps of 0.1 and back', () => {
    const up = Array.from({ length: 24 }).reduce<number[]>((list) => [...list, stepZoom(list.at(-1)!, 1)], [0.2])
    expect(up.map((zoom) => Math.round(zoom * 10))).toEqual([...Array.from({ length: 24 }, (_, at) => at + 2), 25])
  })

  test.each([
    [0.5, false, true],
    [0.51, true, true],
    [0.2, false, true],
    [2.49, true, true],
    [2.5, true, false],
  ] as const)('at %d the toolbar steps down: %s, up: %s', (zoom, down, up) => {
    expect([canStep(zoom, -1), canStep(zoom, 1)]).toEqual([down, up])
  })

  test('fits a page with its padding of 2 × 16 pixels, between 0.2 and 2.5', () => {
    const view = { width: 826, height: 594 }
    expect(fitZoom('width', a4, view)).toBe(1)
    expect(fitZoom('height', a4, view)).toBeCloseTo(0.5, 3)
    expect(fitZoom('default', a4, view)).toBe(1)
    expect(fitZoom('width', a4, { width: 100, height: 100 })).toBe(0.2)
    expect(fitZoom('width', a4, { width: 9000, height: 9000 })).toBe(2.5)
    expect(a4.width * fitZoom('width', a4, { width: 777, height: 1 })).toBeLessThanOrEqual(777 - 32)
    expect([clampZoom(0.1), clampZoom(3)]).toEqual([0.2, 2.5])
  })
})

describe('layout', () => {
  test('puts pages below each other, with 16 pixels around each', () => {
    const layout = layoutOf(3, (page) => (page === 2 ? { width: 1123, height: 794 } : a4), 0.5)
    expect([1, 2, 3].map((page) => topOf(layout, page))).toEqual([16, 16 + 562 + 16, 16 + 562 + 16 + 397 + 16])
    expect([layout.height, layout.width]).toEqual([16 + 562 + 16 + 397 + 16 + 562 + 16, 562 + 32])
  })

  test('finds the page at a height', () => {
    const layout = portrait(1000)
    for (const page of [1, 2, 500, 999, 1000]) {
      expect([pageAt(layout, topOf(layout, page)), pageAt(layout, topOf(layout, page) + 1130)]).toEqual([page, page])
    }
    expect([pageAt(layout, 0), pageAt(layout, 1e9)]).toEqual([1, 1000])
  })

  test('draws only the visible pages and one more on each side', () => {
    const layout = portrait(1000)
    expect(seenAt(layout, 0, 700)).toEqual({ from: 1, to: 2, current: 1 })
    const { from, to } = seenAt(layout, topOf(layout, 500), 700)
    expect([from, to]).toEqual([499, 501])
    expect(seenAt(layout, layout.height - 700, 700)).toMatchObject({ to: 1000, current: 1000 })
  })

  test('the current page is the most visible one', () => {
    const layout = portrait(10)
    const second = topOf(layout, 2)
    expect(seenAt(layout, second - 400, 700).current).toBe(1)
    expect(seenAt(layout, second - 300, 700).current).toBe(2)
  })

  test('of several completely visible pages it is the requested one, otherwise the first', () => {
    const small = portrait(10, 0.2)
    expect(seenAt(small, 0, 700).current).toBe(1)
    const end = small.height - 700
    expect(seenAt(small, end, 700).current).toBeLessThan(10)
    expect(seenAt(small, end, 700, 10).current).toBe(10)
    // A page that is not visible is never current, even if it was requested.
    expect(seenAt(small, 0, 300, 10).current).toBe(1)
  })
})

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['１２', 12],
  ['0', 1],
  ['99', 20],
  ['', null],
  ['-3', null],
  ['2.5', null],
  ['x', null],
  ['9999999999', null],
] as const)('%j requests page %j of 20', (typed, page) => {
  expect(typedPage(typed, 20)).toBe(page)
})
