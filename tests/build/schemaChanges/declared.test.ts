import { expect, test } from 'vitest'
import { complaint, readDeclarations, undeclared, unused } from '../../../scripts/schemaChanges/declared.ts'
import { explained } from './small.ts'

const [before, after] = ['type Query { a: Int b: Int }', 'type Query { a: Int }']
const declaration = {
  path: 'Query.b',
  change: 'Field `b` was removed from object type `Query`',
  reason: 'It told of people of other companies.',
  instead: 'Ask for a.',
}
const today = '2026-11-27'

test('an undeclared breaking change is reported with the entry to write and its file', async () => {
  const message = complaint(await explained(before, after), [], today)
  expect(message).toContain('  Query.b: Field `b` was removed from object type `Query`\n')
  expect(message).toContain('docs/graphql/declared.json')
  const entry = JSON.parse(/\{[^]*\}/.exec(message!)![0])
  expect(entry).toEqual({ ...declaration, reason: '…', instead: '…' })
})

test('the printed template is not a declaration until it is filled in', () => {
  expect(() => readDeclarations(JSON.stringify([{ ...declaration, reason: '…' }]))).toThrow(
    'docs/graphql/declared.json is a list of objects, each with a text for path, change, reason, instead.',
  )
  expect(() => readDeclarations('{}')).toThrow('is a list of objects')
  expect(() => readDeclarations('[null]')).toThrow('is a list of objects')
  expect(readDeclarations(JSON.stringify([declaration]))).toEqual([declaration])
})

test('a declared change passes, with the reason and what callers do instead', async () => {
  const changes = await explained(before, after, [declaration])
  expect(complaint(changes, [declaration], today)).toBeUndefined()
  expect(changes).toEqual([
    {
      label: 'breaking',
      path: declaration.path,
      message: declaration.change,
      reason: declaration.reason,
      instead: declaration.instead,
    },
  ])
})

test('a declaration of something that has not changed is reported', async () => {
  const changes = await explained(before, before, [declaration])
  expect(unused(changes, [declaration])).toEqual([declaration])
  expect(complaint(changes, [declaration], today)).toMatch(/remove:\n {2}Query\.b: Field `b` was removed/)
})

test('a declaration does not cover another change at the same path', async () => {
  const changes = await explained('type Query { b: Int }', 'type Query { b: String }', [declaration])
  expect(undeclared(changes, today).map(({ path }) => path)).toEqual(['Query.b'])
  expect(unused(changes, [declaration])).toHaveLength(1)
})

test('a safe change needs no declaration, and cannot have one', async () => {
  const declared = { ...declaration, change: 'Field `b` was added to object type `Query`' }
  const changes = await explained(after, before, [declared])
  expect(undeclared(changes, today)).toEqual([])
  expect(unused(changes, [declared])).toEqual([declared])
})

const old = (reason: string) => `type Query { a: Int b: Int @deprecated(reason: "${reason}") }`

test.each([
  ['before its date', '2027-05-26', ['Query.b']],
  ['on its date', '2027-05-27', ['Query.b']],
  ['after its date', '2027-05-28', []],
])('a deprecated field is removed %s', async (_case, day, expected) => {
  const changes = await explained(old('Use a. Removed after 2027-05-27.'), after)
  expect(changes).toMatchObject([{ label: 'breaking', path: 'Query.b', deprecatedUntil: '2027-05-27' }])
  expect(undeclared(changes, day).map(({ path }) => path)).toEqual(expected)
  if (expected.length) expect(complaint(changes, [], day)).toContain('(deprecated until 2027-05-27)')
})

test('without a date, or with an invalid one, a deprecated field is removed only with a declaration', async () => {
  for (const reason of ['Use a.', 'Use a. Removed after 2026-02-30.', 'Use a. Removed after 2026-01-01, perhaps.'])
    expect(undeclared(await explained(old(reason), after), '2099-01-01')).toHaveLength(1)
})

test('a declaration made before the date remains valid after the date', async () => {
  const declared = { ...declaration, change: 'Field `b` (deprecated) was removed from object type `Query`' }
  const changes = await explained(old('Use a. Removed after 2027-05-27.'), after, [declared])
  for (const day of ['2027-01-01', '2028-01-01']) expect(complaint(changes, [declared], day)).toBeUndefined()
})

test('a deprecation that is only in the working schema does not permit a removal', async () => {
  const changes = await explained(
    'type Query { b: Int! }',
    'type Query { b: Int @deprecated(reason: "Removed after 2020-01-01.") }',
  )
  expect(undeclared(changes, today).map(({ path }) => path)).toEqual(['Query.b'])
})

const paths = (changes: readonly { path: string }[]) => changes.map(({ path }) => path)
const types = `type Job { owner: Owner } type Owner { name: String job: Job } input In { deep: Deep } input Deep { a: Int }
  enum Both { A }`
const using = (mark: string) => `type Query { a: Int other: Both job(in: In): Job ${mark} } ${types}`
const without = 'type Query { a: Int other: Both } enum Both { A }'

test('types that only a removed field used go with it and need no declaration', async () => {
  const declared = { ...declaration, path: 'Query.job', change: 'Field `job` was removed from object type `Query`' }
  const changes = await explained(using(''), without, [declared])
  expect(paths(changes.filter(({ goesAlong }) => goesAlong))).toEqual(['Deep', 'In', 'Job', 'Owner'])
  expect(complaint(changes, [declared], today)).toBeUndefined()
  expect(paths(undeclared(await explained(using(''), without), today))).toEqual(['Query.job'])
})

test('types that only a deprecated field used go with it when its date is over', async () => {
  const changes = await explained(using('@deprecated(reason: "Use a. Removed after 2027-05-27.")'), without)
  expect(paths(undeclared(changes, '2027-05-27'))).toEqual(['Query.job'])
  expect(undeclared(changes, '2027-05-28')).toEqual([])
})

test('every field that used such a type is reported', async () => {
  const changes = await explained(`${using('')} extend type Query { owner: Owner }`, without)
  expect(paths(undeclared(changes, today))).toEqual(['Query.job', 'Query.owner'])
})

test('a type that is reached through its interface is reported itself', async () => {
  const node = 'type Query { node: Node } interface Node { id: ID } type Kept implements Node { id: ID }'
  const changes = await explained(`${node} type Gone implements Node { id: ID part: Part } type Part { a: Int }`, node)
  expect(paths(changes)).toEqual(['Gone', 'Part'])
  expect(paths(undeclared(changes, today))).toEqual(['Gone'])
})

test('a type that is reached through a union goes with its membership there', async () => {
  const union = (members: string) => `type Query { u: U } union U = ${members} type A { a: Int }`
  const changes = await explained(`${union('A | B')} type B { c: C } type C { a: Int }`, union('A'))
  expect(undeclared(changes, today).map(({ message }) => message)).toEqual([
    'Member `B` was removed from Union type `U`',
  ])
})
