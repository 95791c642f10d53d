import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { engineFiles } from '../support/engineFiles.ts'
import { sourcesOf } from '../support/sources.ts'

/** Files without a limit: language files, migrations, seeds and the list of permissions. */
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

test('a folder of sources has at most 15 files', () => {
  const isCounted = (path: string) =>
    !path.startsWith('services/migrations/') && !path.startsWith('scripts/new/template/')
  const folders = Map.groupBy(
    sources.filter(({ path }) => isCounted(path)),
    ({ path }) => dirname(path),
  )
  expect(
    [...folders].filter(([, files]) => files.length > 15).map(([folder, files]) => `${folder}: ${files.length}`),
  ).toEqual([])
})

test('there are no to-do notes in the code', () => {
  // The words are assembled, so that this file does not match itself.
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

test('the tests that run on both engines exist', () => {
  const isThere = (part: string) => tests.some(({ path }) => path.includes(part) && path.endsWith('.test.ts'))
  expect(Object.keys(engineFiles).filter((part) => !isThere(part))).toEqual([])
})
