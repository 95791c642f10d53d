import { describe, expect, test } from 'vitest'
import { differenceOf } from '../../../scripts/schemaChanges/difference.ts'
import { readSchema } from '../../../scripts/schemaChanges/elements.ts'
import { changesOf } from './small.ts'

test.each([
  ['a field is gone', 'type Query { a: Int b: Int }', 'type Query { a: Int }', 'breaking Query.b'],
  ['a field may be null', 'type Query { a: Int! }', 'type Query { a: Int }', 'breaking Query.a'],
  ['a field is never null', 'type Query { a: Int }', 'type Query { a: Int! }', 'safe Query.a'],
  ['an argument must be given', 'type Query { a: Int }', 'type Query { a(x: Int!): Int }', 'breaking Query.a.x'],
  ['an argument may be given', 'type Query { a: Int }', 'type Query { a(x: Int): Int }', 'safe Query.a.x'],
  ['an argument has a default', 'type Query { a: Int }', 'type Query { a(x: Int = 1): Int }', 'dangerous Query.a.x'],
  ['an enum answers more', 'type Query { a: E } enum E { A }', 'type Query { a: E } enum E { A B }', 'dangerous E.B'],
  [
    'an enum takes more',
    'type Query { a(e: E): Int } enum E { A }',
    'type Query { a(e: E): Int } enum E { A B }',
    'safe E.B',
  ],
  [
    'an input must hold more',
    'type Query { a(i: I): Int } input I { a: Int }',
    'type Query { a(i: I): Int } input I { a: Int b: Int! }',
    'breaking I.b',
  ],
  [
    'a type has an interface that is new',
    'type Query { a: A } type A { a: Int }',
    'type Query { a: A } type A implements N { a: Int } interface N { a: Int }',
    'safe A, safe N',
  ],
  [
    'a type has an interface that was there',
    'type Query { a: A n: N } interface N { a: Int } type A { a: Int }',
    'type Query { a: A n: N } interface N { a: Int } type A implements N { a: Int }',
    'dangerous A',
  ],
  [
    'a directive of the schema is gone',
    'directive @mark on OBJECT type Query { a: Int }',
    'type Query { a: Int }',
    'dangerous @mark',
  ],
  [
    'a directive of documents is gone',
    'directive @mark on FIELD type Query { a: Int }',
    'type Query { a: Int }',
    'breaking @mark',
  ],
])('%s', async (_case, before, after, expected) => {
  const changes = await changesOf(before, after)
  expect(changes.map((change) => change.split(':')[0]).join(', ')).toBe(expected)
})

test('an addition is reported once, without its parts', async () => {
  const after = `type Query { a: Int b(x: B! = {a: 1}): A @permission(requires: ["A:A"]) }
    "What is new." type A { "Its only field." a: E @semanticNonNull } enum E { A } input B { a: Int! }`
  expect(await changesOf('type Query { a: Int }', after)).toEqual([
    'safe A: Type `A` was added',
    'safe B: Type `B` was added',
    'safe E: Type `E` was added',
    'safe Query.b: Field `b` was added to object type `Query`',
  ])
})

test('a removal is reported beside an addition to the same type, and beside a new description', async () => {
  const before = 'type Query { a: A } interface N { a: Int } type A { a(x: Int): Int b: Int }'
  const after = 'type Query { a: A } interface N { a: Int } type A implements N { "Said now." a: Int }'
  expect(await changesOf(before, after)).toEqual([
    'breaking A.a.x: Argument `x: Int` was removed from field `A.a`',
    'breaking A.b: Field `b` was removed from object type `A`',
    'dangerous A: `A` object implements `N` interface',
  ])
})

test('changed descriptions are counted', async () => {
  const before = readSchema('"One." type Query { "Two." a("Three." x: Int): Int }')
  const after = readSchema('"Other." type Query { "Another." a(x: Int): Int }')
  expect(await differenceOf(before, after)).toEqual({ changes: [], descriptions: 3 })
})

describe('@permission', () => {
  const of = (keys: string) => `type Query { a: Int${keys && ` @permission(requires: [${keys}])`} }`
  test.each([
    ['a key where there was none', '', '"A:A"', 'breaking', 'Requires `A:A`; required none'],
    ['another key', '"A:A"', '"B:B"', 'breaking', 'Requires `B:B`; required `A:A`'],
    ['fewer keys', '"A:A", "B:B"', '"A:A"', 'breaking', 'Requires `A:A`; required `A:A` or `B:B`'],
    ['a key more', '"A:A"', '"A:A", "B:B"', 'safe', 'Requires `A:A` or `B:B`; required `A:A`'],
    ['no key at a root', '"A:A"', '', 'dangerous', 'Requires no permission; required `A:A`'],
  ])('%s', async (_case, before, after, label, message) => {
    expect(await changesOf(of(before), of(after))).toEqual([`${label} Query.a.@permission: ${message}`])
  })

  test('the order of keys does not matter', async () => {
    expect(await changesOf(of('"A:A", "B:B"'), of('"B:B", "A:A"'))).toEqual([])
  })

  test('of a type counts like that of a field; below the root fields no key is safe', async () => {
    const type = (directive: string, own: string) => `type Query { a: A } type A ${directive} { a: Int ${own} }`
    const [key, other] = ['@permission(requires: ["A:A"])', '@permission(requires: ["B:B"])']
    expect(await changesOf(type(key, key), type(other, ''))).toEqual([
      'breaking A.@permission: Requires `B:B`; required `A:A`',
      'safe A.a.@permission: Requires no permission; required `A:A`',
    ])
  })
})

describe('@semanticNonNull', () => {
  test.each([
    ['is lost', 'Int @semanticNonNull', 'Int', ['dangerous Query.a.@semanticNonNull']],
    ['is gained', 'Int', 'Int @semanticNonNull', ['safe Query.a.@semanticNonNull']],
    ['becomes non-null', 'Int @semanticNonNull', 'Int!', ['safe Query.a']],
    [
      'is lost by the items of a list',
      '[Int] @semanticNonNull(levels: [0, 1])',
      '[Int] @semanticNonNull',
      ['dangerous Query.a.@semanticNonNull'],
    ],
    ['was non-null', 'Int!', 'Int @semanticNonNull', ['breaking Query.a']],
  ])('%s', async (_case, before, after, expected) => {
    const changes = await changesOf(`type Query { a: ${before} }`, `type Query { a: ${after} }`)
    expect(changes.map((change) => change.split(':')[0])).toEqual(expected)
  })
})

describe('@deprecated', () => {
  const of = (reason: string) => `type Query { b: Int a: Int${reason && ` @deprecated(reason: "${reason}")`} }`
  test.each([
    ['begins', '', 'Use b. Removed after 2027-05-27.', 'safe', 'Is deprecated: Use b. Removed after 2027-05-27.'],
    ['ends', 'Use b. Removed after 2027-05-27.', '', 'safe', 'Is no longer deprecated'],
    [
      'is later than was said',
      'Use b. Removed after 2027-05-27.',
      'Use b. Removed after 2028-01-01.',
      'safe',
      'Is removed after 2028-01-01, not after 2027-05-27',
    ],
    ['has a day now', 'Use b.', 'Use b. Removed after 2027-05-27.', 'safe', 'Is removed after 2027-05-27'],
    ['has none any more', 'Use b. Removed after 2027-05-27.', 'Use b.', 'safe', 'Has no removal date'],
    ['has another reason', 'Use b.', 'Try b.', 'safe', 'Is deprecated: Try b.'],
    [
      'is earlier than was said',
      'Use b. Removed after 2027-05-27.',
      'Use b. Removed after 2027-01-01.',
      'dangerous',
      'Is removed after 2027-01-01, not after 2027-05-27',
    ],
  ])('%s', async (_case, before, after, label, message) => {
    expect(await changesOf(of(before), of(after))).toEqual([`${label} Query.a.@deprecated: ${message}`])
  })

  test('is reported for arguments, input fields and enum values, too', async () => {
    const type = (mark: string) =>
      `type Query { a(e: E, i: I ${mark}): Int } enum E { A B ${mark} } input I { a: Int ${mark} b: Int }`
    const changes = await changesOf(type(''), type('@deprecated(reason: "Use e.")'))
    expect(changes.map((change) => change.split(':')[0])).toEqual([
      'safe E.B.@deprecated',
      'safe I.a.@deprecated',
      'safe Query.a.i.@deprecated',
    ])
  })
})
