import { expect, test } from 'vitest'
import { sourcesOf } from '../support/sources.ts'

const sources = sourcesOf('web')
const using = (pattern: RegExp, ...exceptions: string[]) =>
  sources.filter(({ path, text }) => pattern.test(text) && !exceptions.includes(path)).map(({ path }) => path)

test('uploads and downloads are called by their operation, which the contract types', () => {
  expect(using(/['"`]\/(?:upload|download)\//, 'web/shared/files/streams.ts')).toEqual([])
})

test('random ids do not need https', () => {
  expect(using(/randomUUID\(/)).toEqual([])
})
