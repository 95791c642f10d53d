import { expect, test } from 'vitest'
import { isStale } from '../support/postgres.ts'

const name = (made: number) => `hireloom_test_${made.toString(36)}_0a1b2c3d`
const days = (count: number) => Date.now() - count * 24 * 3600 * 1000

test('databases that a crashed run left behind more than a day ago are swept', () => {
  expect(isStale(name(days(2)))).toBe(true)
  expect(isStale(`${name(days(2))}_aB3dE9`)).toBe(true)
  expect(isStale(name(days(0.5)))).toBe(false)
})

test('folders of running tests are kept, whatever their names mean in base 36', () => {
  for (const other of [
    'hireloom_test_media_aB3dE9',
    'hireloom_test_files_123456',
    'hireloom_test_limits_0a1b2c',
    'hireloom_test_x',
    'other',
  ]) {
    expect(isStale(other)).toBe(false)
  }
})
