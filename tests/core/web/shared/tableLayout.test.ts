import { describe, expect, test } from 'vitest'
import { arrange, firstLayout, move, readLayout } from '../../../../web/shared/table/layout.ts'

const columns = [
  { key: 'name', label: '', isFixed: true },
  { key: 'phones', label: '' },
  { key: 'emails', label: '' },
  { key: 'owner', label: '', isHiddenAtFirst: true },
  { key: 'actions', label: '', isFixed: true },
]
const keys = (order: string[]) =>
  arrange(columns, order)
    .map(({ key }) => key)
    .join(' ')

describe('the order of columns', () => {
  test('keeps fixed and unknown columns in their positions', () => {
    expect(keys([])).toBe('name phones emails owner actions')
    expect(keys(['owner', 'emails', 'phones'])).toBe('name owner emails phones actions')
    expect(keys(['emails', 'phones'])).toBe('name emails phones owner actions')
    expect(keys(['actions', 'gone', 'owner'])).toBe('name phones emails owner actions')
  })

  test('moves a column by one step and stops at the ends', () => {
    expect(move(columns, 'emails', -1)).toEqual(['emails', 'phones', 'owner'])
    expect(move(columns, 'emails', 1)).toEqual(['phones', 'owner', 'emails'])
    expect(move(columns, 'phones', -1)).toEqual(['phones', 'emails', 'owner'])
    expect(move(columns, 'name', 1)).toEqual(['phones', 'emails', 'owner'])
  })
})

test.each([null, '', 'nonsense', 'null', '[]', '{"hidden":7,"order":{},"density":"huge"}'])(
  'reads %j as no choice of the user',
  (stored) => {
    if (stored === null) localStorage.removeItem('t')
    else localStorage.setItem('t', stored)
    expect(readLayout('t')).toEqual({})
  },
)

test("columns that a user has not arranged follow the company's arrangement, or otherwise the product's", () => {
  expect(firstLayout(columns)).toEqual({ hidden: ['owner'], order: [], density: 'normal' })
  const arrangement = [
    { key: 'owner', isShown: true },
    { key: 'phones', isShown: false },
    { key: 'gone', isShown: true },
  ]
  expect(firstLayout(columns, arrangement)).toEqual({
    hidden: ['phones'],
    order: ['owner', 'phones', 'gone'],
    density: 'normal',
  })
  // A new column has the product's default.
  expect(firstLayout(columns, arrangement.slice(1)).hidden).toEqual(['phones', 'owner'])
  localStorage.setItem('t', JSON.stringify({ hidden: [], order: [], density: 'normal' }))
  expect({ ...firstLayout(columns, arrangement), ...readLayout('t') }).toMatchObject({ hidden: [], density: 'normal' })
})
