import type { TSchema } from 'typebox'
import { nullId } from '../../../../services/core/contract/shapes.ts'
import type { IdForm } from './idForm.ts'
import type { Shape } from './shape.ts'

type Send = (value: unknown) => unknown
const asItIs: Send = (value) => value

/** What writes the ids of a body as numbers, where services count their records; undefined for a body without ids. */
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

/** What makes the ids of a body go back in the JSON type in which they come. */
export const idWriter = (body: TSchema, form: IdForm): Send =>
  form === 'integer' ? (numbers(body as Shape) ?? asItIs) : asItIs
