import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../services/contract.ts'
import type { Operation } from '../../services/core/contract/operation.ts'
import { startServicesHere, type ServicesHere } from '../support/services.fixture.ts'

const length = 100_000
/**
 * Texts that badly written regular expressions for names, contacts, searches, cells and templates would process again
 * and again.
 */
const texts = ['a', '0', ' ', '; ', '(', '+', '<a href="', '{{', 'a@', '-1\t', 'お', '%_\\'].map((piece) =>
  piece.repeat(length / piece.length),
)

let here: ServicesHere
let token: string
beforeAll(async () => {
  here = await startServicesHere()
  token = await here.tokenOf('admin')
})
afterAll(() => here?.close())

/** Returns a body of this shape filled with this text, as long as the contract allows and at most 100 kB. */
function bodyOf(shape: any, text: string, depth = 0): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[0]
  const choices: any[] | undefined = shape.anyOf ?? shape.oneOf
  if (choices)
    return bodyOf(
      choices.find(({ type }) => type === 'string') ?? choices.find(({ type }) => type !== 'null') ?? choices[0],
      text,
      depth,
    )
  switch (shape.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, bodyOf(inner, text, depth + 1)]),
      )
    case 'array':
      return depth > 5 || shape.maxItems === 0 ? [] : [bodyOf(shape.items, text, depth + 1)]
    case 'integer':
    case 'number':
      return Math.max(shape.minimum ?? 0, 0)
    case 'boolean':
      return false
    case 'string':
      if (shape.format === 'uuid') return '00000000-0000-4000-8000-000000000000'
      return shape.format === 'date-time' ? '2026-01-02T03:04:05.000Z' : text.slice(0, shape.maxLength ?? length)
    default:
      return null
  }
}

const hasText = (body: unknown, text: string): boolean =>
  JSON.stringify(body).includes(JSON.stringify(text.slice(0, 20)).slice(1, -1))
const asked: Operation[] = operations.filter(
  ({ method, transport }) => (method === 'POST' || method === 'PUT') && transport === 'json',
)

test('a text of 100 kB in any field of any operation is processed within a second', { timeout: 400_000 }, async () => {
  const slow: string[] = []
  let longest = 0
  let count = 0
  for (const text of texts) {
    for (const operation of asked) {
      const body = bodyOf(operation.body, text)
      if (!hasText(body, text)) continue
      count++
      const begun = performance.now()
      await here.call(operation, token, { body })
      const taken = performance.now() - begun
      longest = Math.max(longest, taken)
      if (taken > 1_000) slow.push(`${operation.id} took ${taken.toFixed(0)} ms for ${text.slice(0, 10)}`)
    }
  }
  console.log(`${count} calls, the longest took ${longest.toFixed(0)} ms`)
  expect(count).toBeGreaterThan(500)
  expect(slow).toEqual([])
})
