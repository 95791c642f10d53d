import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { aloneScreens } from '../support/aloneScreens.ts'

const screens = globSync(['tests/core/web/**/*.test.{ts,tsx}', 'tests/**/*.screen.test.{ts,tsx}'], { cwd: root })

test('a screen test that mocks modules runs alone, because in shared modules the mock would be too late', () => {
  const mocking = screens.filter((path) =>
    /\bvi\.(mock|doMock|resetModules)\(/.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(mocking.filter((path) => !aloneScreens.includes(path))).toEqual([])
})

test('the tests that run alone exist', () => {
  expect(aloneScreens.filter((path) => !screens.includes(path))).toEqual([])
})
