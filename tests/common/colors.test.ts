import { expect, test } from 'vitest'
import { contrastOf, isColor } from '../../common/colors.ts'

test('a colour is six lower-case hexadecimal digits', () => {
  expect(['#1a2b3c', '#1A2B3C', '#123', '1a2b3c', '#1a2b3c ', 'red'].map(isColor)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ])
})

test('contrast is calculated as in WCAG, in either order of the colours', () => {
  expect(contrastOf('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  expect(contrastOf('#ffffff', '#ffffff')).toBe(1)
})
