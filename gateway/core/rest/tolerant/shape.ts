import type { TSchema } from 'typebox'
import { idPatterns, type IdForm } from './idForm.ts'

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
  /** Other names of a member: `infomation`, `data.canApprove`, or `.` for the record itself. */
  'x-also'?: readonly string[]
  /** What a member that is missing is read as. */
  default?: unknown
  /** A member that is missing is what was asked for under its name. */
  'x-asked'?: true
  /** Of an id, how services write it. */
  'x-id'?: IdForm
  not?: Shape
}

function strict(value: unknown, ids: IdForm): unknown {
  if (Array.isArray(value)) return value.map((one) => strict(one, ids))
  if (typeof value !== 'object' || value === null) return value
  const { format, ...rest } = value as Shape
  if (format === 'uuid') return { ...rest, pattern: idPatterns[ids].source, 'x-id': ids }
  const made = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strict(inner, ids)])) as Shape
  const { properties } = made
  if (!properties) return made
  // What stands under another name is to be moved, so an answer with it is read again.
  const others = Object.values(properties).flatMap((member) => member['x-also']?.filter(isName) ?? [])
  if (others.length === 0) return made
  return { ...made, properties: { ...properties, ...Object.fromEntries(others.map((name) => [name, { not: {} }])) } }
}

const isName = (name: string) => !name.includes('.')

/** The shape of an answer as the gateway takes it: with ids in their form, and each member under its first name. */
export const answerShape = (shape: TSchema, ids: IdForm = 'uuid') => strict(shape, ids) as Shape & TSchema

/** Whether null fits the shape. */
export const takesNull = ({ type, anyOf }: Shape): boolean => type === 'null' || (anyOf ?? []).some(takesNull)
