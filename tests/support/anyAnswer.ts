import { hash } from 'node:crypto'
import { RequestError } from '../../gateway/core/graph/requestError.ts'
import type { RestClient } from '../../gateway/core/rest/restCall.ts'
import type { AnyOperation } from '../../services/core/contract/operation.ts'

/** Returns a generator of pseudo-random numbers that are always the same for the same seed. */
export function chance(seed: string): (below: number) => number {
  let state = parseInt(hash('sha256', seed).slice(0, 12), 16) % 2147483647
  return (below) => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

const uuids = Array.from({ length: 4 }, (_, number) => `00000000-0000-4000-8000-00000000000${number}`)
const texts = ['user0', 'user1', 'Trần Thị Ánh', '', '{"a":"b"}', '[]']
const at = '2026-01-02T03:04:05.000Z'

/**
 * Returns a random value of a shape. Ids and names are chosen from few, so that records refer to each other. `rows`
 * sets the length of its outermost lists.
 */
export function anyOf(shape: any, pick: (below: number) => number, depth = 0, rows?: number): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return shape.enum[pick(shape.enum.length)]
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return anyOf(choices[pick(choices.length)], pick, depth, rows)
  switch (shape.type) {
    case 'null':
      return null
    case 'boolean':
      return pick(2) === 1
    case 'integer':
    case 'number':
      return Math.min(Math.max(shape.minimum ?? 0, pick(4)), shape.maximum ?? 4)
    case 'array':
      return shape.items.$ref
        ? []
        : Array.from(
            {
              length: Math.max(
                shape.minItems ?? 0,
                depth > 4 ? 0 : Math.min(shape.maxItems ?? 100, depth < 2 && rows !== undefined ? rows : pick(5)),
              ),
            },
            () => anyOf(shape.items, pick, depth + 1, rows),
          )
    case 'object': {
      const required = new Set<string>(shape.required ?? [])
      return Object.fromEntries(
        Object.entries(shape.properties ?? {})
          .filter(([name]) => required.has(name) || pick(2))
          .map(([name, inner]) => [name, anyOf(inner, pick, depth + 1, rows)]),
      )
    }
    case 'string':
      if (shape.format === 'uuid') return uuids[pick(uuids.length)]
      if (shape.format === 'date-time') return at
      if (shape.pattern)
        return [at.slice(0, 10), `key${pick(9)}`].find((text) => new RegExp(shape.pattern).test(text)) ?? ''
      return texts[pick(texts.length)] || (shape.minLength ? 'x' : '')
    default:
      return null
  }
}

/**
 * REST services that return any response that the contract allows, always the same for the same call; some calls fail.
 */
export function anyRest(seed: string, failures: number): RestClient & { calls: string[] } {
  const calls: string[] = []
  return {
    calls,
    async call(operation: AnyOperation, input: unknown = {}): Promise<any> {
      const asked = `${operation.id} ${JSON.stringify(input)}`
      calls.push(asked)
      const pick = chance(seed + asked)
      if (pick(100) < failures)
        throw new RequestError(pick(2) ? 'UPSTREAM_UNAVAILABLE' : 'NOT_FOUND', `no ${operation.id}`)
      return anyOf(operation.answer, pick)
    },
  }
}
