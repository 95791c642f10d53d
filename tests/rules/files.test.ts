import { expect, test } from 'vitest'
import { sourcesOf } from '../support/sources.ts'

/** Free of the limit: language files, migrations, seeds and the key list. */
const isFree = (path: string) =>
  /\/(en|vi|ja)\.ts$/.test(path) ||
  path.startsWith('services/migrations/') ||
  path.startsWith('services/demo/') ||
  path === 'services/core/contract/permissionKeys.ts'

const sources = sourcesOf('common', 'services', 'gateway', 'web', 'scripts')
const tests = sourcesOf('tests')

test('a source file has at most 250 lines', () => {
  expect(
    sources.filter(({ path, lines }) => lines > 250 && !isFree(path)).map(({ path, lines }) => `${path}: ${lines}`),
  ).toEqual([])
})

test('a test file has at most 400 lines', () => {
  expect(tests.filter(({ lines }) => lines > 400).map(({ path, lines }) => `${path}: ${lines}`)).toEqual([])
})

test('nothing is left for later in the code', () => {
  // Put together, so that this file does not find itself.
  const words = new RegExp(
    [
      ['TO', 'DO'],
      ['FIX', 'ME'],
      ['XX', 'X'],
      ['@ts-', 'ignore'],
      ['not ', 'implemented'],
    ]
      .map((word) => word.join(''))
      .join('|'),
  )
  expect([...sources, ...tests].filter(({ text }) => words.test(text)).map(({ path }) => path)).toEqual([])
})

test('features are plural camelCase nouns', () => {
  const names = new Set(
    sources.flatMap(({ path }) => /^(?:web|gateway|services)\/features\/([^/.]+)\//.exec(path)?.[1] ?? []),
  )
  expect([...names].filter((name) => !/^(?:[a-z][A-Za-z]*(?:s|Media)|media)$/.test(name))).toEqual([])
})
