import { expect, test } from 'vitest'
import { fieldsIn } from '../../../../../gateway/core/engine/budgets/metered.ts'
import { createLocalBudgets, rateLimitHeaders } from '../../../../../gateway/core/engine/budgets/points.ts'

const [a, b] = ['a', 'b'].map((subject) => ({ companyId: 'company', subject })) as [Purse, Purse]
type Purse = { companyId: string; subject: string }

test('points are taken, restored over time and by what was not used, and never exceed the capacity', async () => {
  let now = 0
  const limits = { capacity: 100, restoreRate: 10 }
  const budgets = createLocalBudgets(limits, () => now)
  await budgets.take(a, 80)
  expect([budgets.available(a), budgets.available(b)]).toEqual([20, 100])
  expect(budgets.available({ ...a, companyId: 'another' })).toBe(100)
  await expect(budgets.take(a, 50)).rejects.toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 3 } })
  expect(rateLimitHeaders(limits, budgets.available(a))).toEqual({
    'RateLimit-Policy': '"cost";q=100;w=10',
    RateLimit: '"cost";r=20;t=8',
  })
  now = 3000
  await budgets.take(a, 50)
  expect(budgets.available(a)).toBe(0)
  budgets.giveBack(a, 40)
  expect(budgets.available(a)).toBe(40)
  budgets.giveBack(a, 400)
  now = 60_000
  expect(budgets.available(a)).toBe(100)
})

test('the fields of an answer are counted, including those of its rows', () => {
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
  expect(fieldsIn({ __typename: 'Query', __schema: { types: [{ name: 'A' }] }, a: { __typename: 'B', b: 1 } })).toBe(2)
  expect(fieldsIn(null)).toBe(0)
})
