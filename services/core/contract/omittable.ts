import type { TSchema } from 'typebox'

interface Shape {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown
  const?: unknown
  anyOf?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  minItems?: number
  default?: unknown
}

/**
 * Whether an answer may leave out a member of this shape, because nothing else could be meant: no list is an empty one,
 * no text an empty one, no number 0, no boolean false, and what may be null is null. Ids, moments, days and the words of
 * closed sets are told, unless the contract has a default for them.
 */
export function mayBeLeftOut(shape: TSchema): boolean {
  const { type, format, pattern, anyOf, properties, required = [], minItems = 0, ...rest } = shape as Shape
  if (rest.default !== undefined) return true
  if (anyOf) return anyOf.some((one) => one.type === 'null')
  if (properties) return required.every((name) => mayBeLeftOut(properties[name] as TSchema))
  if (rest.enum !== undefined || rest.const !== undefined || format !== undefined || pattern !== undefined) return false
  return (
    type === 'boolean' ||
    type === 'integer' ||
    type === 'number' ||
    type === 'string' ||
    (type === 'array' && minItems === 0)
  )
}
