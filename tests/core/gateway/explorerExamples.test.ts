import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, coerceInputValue, parse, print, typeFromAST, validate, type GraphQLInputType } from 'graphql'
import { expect, test } from 'vitest'
import { root } from '../../../scripts/root.ts'
import { examples } from '../../../web/explorer/examples.ts'

const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'))

test('GraphiQL opens with examples of a query, paging, subscriptions and a mutation', () => {
  const kinds = examples.flatMap(({ query }) =>
    parse(query).definitions.map((one) => one.kind === 'OperationDefinition' && one.operation),
  )
  expect(kinds).toEqual(['query', 'query', 'subscription', 'query', 'mutation', 'subscription'])
  expect(new Set(examples.map(({ id }) => id)).size).toBe(examples.length)
})

test.each(examples)('the example $id is valid, describes what it does, and fits its tab', ({ query, variables }) => {
  const document = parse(query)
  expect(validate(schema, document)).toEqual([])
  expect(query).toMatch(/^# [A-Z]/)
  // A tab has the name of the first operation.
  const names = document.definitions.map((one) => (one.kind === 'OperationDefinition' ? one.name?.value : undefined))
  expect(names).not.toContain(undefined)
  for (const line of query.split('\n').filter((one) => one.startsWith('#'))) expect(line.length).toBeLessThan(56)

  const values = JSON.parse(variables ?? '{}') as Record<string, unknown>
  const declared = document.definitions.flatMap((one) =>
    one.kind === 'OperationDefinition' ? (one.variableDefinitions ?? []) : [],
  )
  expect(Object.keys(values)).toEqual(declared.map(({ variable }) => variable.name.value))
  for (const { variable, type } of declared) {
    const faults: string[] = []
    coerceInputValue(
      values[variable.name.value],
      typeFromAST(schema, type as never) as GraphQLInputType,
      (_, __, error) => faults.push(`${print(type)}: ${error.message}`),
    )
    expect(faults).toEqual([])
  }
})
