import type { TSchema } from 'typebox'
import { nullId } from '../../../../services/core/contract/shapes.ts'
import type { IdForm } from './idForm.ts'
import type { Shape } from './shape.ts'
import type { Spelling, Word } from './spelling.ts'

type Send = (value: unknown) => unknown
const asItIs: Send = (value) => value

/**
 * Returns a function that writes the ids of a body as numbers, for services with numeric ids, or undefined for a body
 * without ids.
 */
function numbers(shape: Shape): Send | undefined {
  const { format, anyOf, properties, items } = shape
  if (format === 'uuid')
    return (value) => (value === nullId ? 0 : typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value)
  if (anyOf) return anyOf.map(numbers).find((send) => send !== undefined)
  if (items) {
    const send = numbers(items)
    return send && ((value) => (Array.isArray(value) ? value.map(send) : value))
  }
  const members = Object.entries(properties ?? {}).flatMap(([name, member]) => {
    const send = numbers(member)
    return send ? [{ name, send }] : []
  })
  if (members.length === 0) return undefined
  return (value) => {
    if (typeof value !== 'object' || value === null) return value
    const made: Record<string, unknown> = { ...value }
    for (const { name, send } of members) if (made[name] !== undefined) made[name] = send(made[name])
    return made
  }
}

/** Returns a function that writes the ids of a body in the JSON type in which the services return them. */
const idWriter = (body: TSchema, form: IdForm): Send =>
  form === 'integer' ? (numbers(body as Shape) ?? asItIs) : asItIs

/** Returns the services' word for one of the contract: the first with that meaning. */
function theirWord(words: Readonly<Record<string, Word>>, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => theirWord(words, one))
  return Object.entries(words).find(([theirs, ours]) => theirs !== '*' && ours === value)?.[0] ?? value
}

/** Returns a function that writes a query or body with the services' names, words and form of ids. */
export function writerOf(body: TSchema, { ids, members, words }: Spelling): (value: any) => any {
  const withIds = idWriter(body, ids)
  if (Object.keys(members).length === 0 && Object.keys(words).length === 0) return withIds
  const renamed = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(renamed)
    if (typeof value !== 'object' || value === null || value instanceof Date) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => {
        const said = words[name] ? theirWord(words[name], inner) : inner
        // In a path, the last name is that of the member.
        return [members[name]?.split('.').at(-1) ?? name, renamed(said)]
      }),
    )
  }
  return (value) => renamed(withIds(value))
}

/** Returns the names of all members in a shape, each with its closed set of words, if it has one. */
export function membersOf(shape: Shape, found = new Map<string, Word[]>()): Map<string, Word[]> {
  for (const [name, member] of Object.entries(shape.properties ?? {})) {
    found.set(name, [...(found.get(name) ?? []), ...closedWords(member)])
    membersOf(member, found)
  }
  for (const inner of [
    ...(shape.anyOf ?? []),
    ...(shape.items ? [shape.items] : []),
    ...Object.values(shape.$defs ?? {}),
  ])
    membersOf(inner, found)
  return found
}

const closedWords = ({ enum: words = [], const: word, anyOf = [], items }: Shape): Word[] => [
  ...(words as Word[]),
  ...(word === undefined ? [] : [word as Word]),
  ...anyOf.flatMap(closedWords),
  ...(items ? closedWords(items) : []),
]
