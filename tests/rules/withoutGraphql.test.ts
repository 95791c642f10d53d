import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { root } from '../../scripts/root.ts'
import { operations } from '../../services/contract.ts'
import { isVocabulary } from '../../services/core/contract/vocabulary.ts'
import { sourcesOf } from '../support/sources.ts'

const rows = readFileSync(join(root, 'docs/without-graphql.md'), 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [, id, instead = '', why = ''] = /^\| `(\w+)` \| (.+?) \| (.+?) \|$/.exec(line) ?? []
    return id ? [{ id, instead, why }] : []
  })

test('each operation is called by the gateway, or listed in the table of operations without GraphQL', () => {
  const texts = sourcesOf('gateway').map(({ text }) => text)
  const words = new Set(texts.flatMap((text) => text.match(/\b[a-z]\w+\b/g) ?? []))
  const unused = operations
    // File operations can be called with every name of the contract, and vocabulary operations for every kind.
    .filter((operation) => operation.transport === 'json' && !isVocabulary(operation))
    .filter(({ id }) => !words.has(id))
    .map(({ id }) => id)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(unused.toSorted())
})

test('the replacement of an operation is in the schema, and each row gives a reason', () => {
  const schema = buildSchema(readFileSync(join(root, 'schema.graphql'), 'utf8'), { assumeValidSDL: true })
  const missing = rows
    .flatMap(({ instead }) => [...instead.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name))
    .filter((name) => {
      const [typeName = '', field] = name.split('.')
      const type = schema.getType(typeName)
      if (!type) return true
      return field !== undefined && !((isObjectType(type) || isInterfaceType(type)) && type.getFields()[field])
    })
  expect(missing).toEqual([])
  expect(rows.filter(({ instead, why }) => why.trim().length < 5 || !/^(–|`)/.test(instead))).toEqual([])
})
