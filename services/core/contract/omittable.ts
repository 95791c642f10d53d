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
 * Whether a response may leave out a member of this shape because its absence is unambiguous: a missing list is empty,
 * a missing text is empty, a missing number is 0, a missing boolean is false, and a missing nullable value is null.
 * Ids, moments, days and enum values are always sent, unless the contract has a default for them.
 */
export function isOmittable(shape: TSchema): boolean {
  const { type, format, pattern, anyOf, properties, required = [], minItems = 0, ...rest } = shape as Shape
  if (rest.default !== undefined) return true
  if (anyOf) return anyOf.some((one) => one.type === 'null')
  if (properties) return required.every((name) => isOmittable(properties[name] as TSchema))
  if (rest.enum !== undefined || rest.const !== undefined || format !== undefined || pattern !== undefined) return false
  return (
    type === 'boolean' ||
    type === 'integer' ||
    type === 'number' ||
    type === 'string' ||
    (type === 'array' && minItems === 0)
  )
}
