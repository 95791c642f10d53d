import type { TSchema } from 'typebox'

/** What the walk knows of a shape of the contract: the JSON schema that TypeBox writes. */
export interface Shape {
  type?: string
  format?: string
  pattern?: string
  description?: string
  enum?: readonly unknown[]
  const?: unknown
  anyOf?: readonly Shape[]
  properties?: Readonly<Record<string, Shape>>
  patternProperties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
  minItems?: number
  maxItems?: number
  $defs?: Readonly<Record<string, Shape>>
  $ref?: string
}

/** An id as the gateway takes it. By its format alone one in upper case is good too, and would be another node. */
export const idPattern = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'

function withIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withIds)
  if (typeof value !== 'object' || value === null) return value
  const { format, ...rest } = value as Shape
  if (format === 'uuid') return { ...rest, pattern: idPattern }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner)]))
}

/** The shape of an answer with ids in lower case only. */
export const answerShape = (shape: TSchema) => withIds(shape) as Shape & TSchema

/** Whether null fits the shape. */
export const takesNull = ({ type, anyOf }: Shape): boolean => type === 'null' || (anyOf ?? []).some(takesNull)
