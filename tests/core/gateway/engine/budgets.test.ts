import { expect, test } from 'vitest'
import { createBudgets, fieldsIn } from '../../../../gateway/core/engine/budgets.ts'

test('points are taken, come back with time and by what was not used, and never exceed what there is', () => {
  let now = 0
  const budgets = createBudgets({ capacity: 100, restoreRate: 10 }, () => now)
  budgets.take('a', 80)
  expect([budgets.available('a'), budgets.available('b')]).toEqual([20, 100])
  expect(() => budgets.take('a', 50)).toThrow(
    expect.objectContaining({ extensions: { code: 'RATE_LIMITED', retryAfter: 3 } }),
  )
  expect(budgets.headers('a')).toEqual({ 'RateLimit-Policy': '"cost";q=100;w=10', RateLimit: '"cost";r=20;t=8' })
  now = 3000
  budgets.take('a', 50)
  expect(budgets.available('a')).toBe(0)
  budgets.giveBack('a', 40)
  expect(budgets.available('a')).toBe(40)
  budgets.giveBack('a', 400)
  now = 60_000
  expect(budgets.available('a')).toBe(100)
})

test('fields of an answer are counted with those of its rows', () => {
  expect(
    fieldsIn({
      a: 1,
      b: [
        { c: null, d: { e: 2 } },
        { c: 3, d: null },
      ],
      f: ['x', 'y'],
    }),
  ).toBe(8)
  expect(fieldsIn(null)).toBe(0)
})
