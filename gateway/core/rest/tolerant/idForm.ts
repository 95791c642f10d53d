import type { TSchema } from 'typebox'
import { nullId } from '../../../../services/core/contract/shapes.ts'
import type { Shape } from './shape.ts'

/** How services write ids: as UUIDs, as whole numbers, or as texts of letters, digits and `_ = + ~ -`. */
export const idForms = ['uuid', 'integer', 'text'] as const
export type IdForm = (typeof idForms)[number]

/**
 * The ids of each form as the gateway takes them: texts all. UUIDs are in lower case, since by their format alone one in upper
 * case is good too, and would be another node. The null id of the contract stands in all forms for no id.
 */
export const idPatterns: Readonly<Record<IdForm, string>> = {
  uuid: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$',
  integer: `^(?:\\d{1,15}|${nullId})$`,
  text: '^[\\w=+~-]{1,200}$',
}

/** An id without braces, in lower case. */
export const bare = (text: string) =>
  text
    .trim()
    .replace(/^[{(](.*)[)}]$/, '$1')
    .toLowerCase()

/** An id as the gateway takes it, out of what came; null where nothing can be made of it. */
export function readId(value: unknown, form: IdForm): string | null {
  if (form === 'uuid') return typeof value === 'string' ? bare(value) : null
  return typeof value === 'number' || typeof value === 'string' ? String(value).trim() : null
}

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
