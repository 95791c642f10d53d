import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { deprecated, removalDate } from '../../gateway/core/graph/types/deprecated.ts'
import { root } from '../../scripts/root.ts'
import { deprecationsOf, elementsOf, readSchema } from '../../scripts/schemaChanges/elements.ts'

/** Returns deprecated elements without a date of removal. */
const endless = (text: string): string[] =>
  [...deprecationsOf(readSchema(text))].filter(([, reason]) => !removalDate(reason)).map(([path]) => path)

/**
 * Returns deprecated elements whose reason does not name a replacement: a neighbouring element, or a `Type.field`, that
 * is not deprecated.
 */
function mute(text: string): string[] {
  const [elements, deprecations] = [elementsOf(readSchema(text)), deprecationsOf(readSchema(text))]
  return [...deprecations].flatMap(([path, reason]) => {
    const beside = path.slice(0, path.lastIndexOf('.'))
    const words = reason.match(/[A-Za-z_]\w*(\.\w+)*/g) ?? []
    const others = words.map((word) => (word.includes('.') ? word : `${beside}.${word}`))
    const isNamed = others.some((other) => other !== path && elements.has(other) && !deprecations.has(other))
    return isNamed || reason.includes('Nothing takes its place.') ? [] : [path]
  })
}

describe('the reason of a deprecation', () => {
  const text = readFileSync(join(root, 'schema.graphql'), 'utf8')

  test('ends with the day after which the element is removed', () => {
    expect(endless(text), '`deprecated` of gateway/core/graph/types/deprecated.ts makes it').toEqual([])
  })

  test('names a replacement, or says "Nothing takes its place."', () => {
    expect(mute(text)).toEqual([])
  })

  test('is required for fields, arguments, input fields and enum values', () => {
    const marked = (reason: string) => {
      const mark = `@deprecated(reason: "${reason}")`
      return `type Query { a(x: I, e: E ${mark}): Int b: Int ${mark} } input I { a: Int b: Int ${mark} } enum E { a b ${mark} }`
    }
    const all = ['E.b', 'I.b', 'Query.a.e', 'Query.b']
    expect(endless(marked('Use a.')).sort()).toEqual(all)
    expect(mute(marked('It is old. Removed after 2027-05-27.')).sort()).toEqual(all)
    expect(mute(marked('b is old. Removed after 2027-05-27.')).sort()).toEqual(all)
    const good = ['Query.a says more.', 'Nothing takes its place.'].map((reason) =>
      marked(deprecated(reason, '2027-05-27')),
    )
    expect(good.flatMap((one) => [...endless(one), ...mute(one)])).toEqual([])
  })
})

test('a valid day is read back from the reason that contains it', () => {
  expect(deprecated('Use b. ', '2027-05-27')).toBe('Use b. Removed after 2027-05-27.')
  expect(removalDate(deprecated('Use b.', '2027-05-27'))).toBe('2027-05-27')
  expect(removalDate(deprecated('Use b.', '2027-02-30'))).toBeUndefined()
  expect(removalDate('Use b.')).toBeUndefined()
  expect(removalDate(null)).toBeUndefined()
})
