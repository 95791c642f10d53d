import { describe, expect, test } from 'vitest'
import { arrange, move, readLayout } from '../../../../web/shared/table/layout.ts'

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
  test('keeps fixed columns, and those it does not know, in their place', () => {
    expect(keys([])).toBe('name phones emails owner actions')
    expect(keys(['owner', 'emails', 'phones'])).toBe('name owner emails phones actions')
    expect(keys(['emails', 'phones'])).toBe('name emails phones owner actions')
    expect(keys(['actions', 'gone', 'owner'])).toBe('name phones emails owner actions')
  })

  test('moves by a step and stops at the ends', () => {
    expect(move(columns, 'emails', -1)).toEqual(['emails', 'phones', 'owner'])
    expect(move(columns, 'emails', 1)).toEqual(['phones', 'owner', 'emails'])
    expect(move(columns, 'phones', -1)).toEqual(['phones', 'emails', 'owner'])
    expect(move(columns, 'name', 1)).toEqual(['phones', 'emails', 'owner'])
  })
})

test.each([null, '', 'nonsense', 'null', '[]', '{"hidden":7,"order":{},"density":"huge"}'])(
  'reads %j as at first',
  (stored) => {
    if (stored === null) localStorage.removeItem('t')
    else localStorage.setItem('t', stored)
    expect(readLayout('t', columns)).toEqual({ hidden: ['owner'], order: [], density: 'normal' })
  },
)
