import type { TSchema } from 'typebox'
import { idPatterns, type IdForm } from './idForm.ts'
import { contractSpelling, type Spelling } from './spelling.ts'

/** The used part of a shape of the contract: the JSON schema that TypeBox creates. */
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
  /** The value of a missing member. */
  default?: unknown
  /** Whether a missing member has the value of the request parameter with the same name. */
  'x-asked'?: true
  /** For an id: the form in which services write it. */
  'x-id'?: IdForm
  /** Whether unknown words are kept unchanged. */
  'x-open'?: boolean
  /** The words of the services with their meanings. */
  'x-words'?: Spelling['words'][string]
  not?: Shape
}

function strict(value: unknown, spelling: Spelling): unknown {
  if (Array.isArray(value)) return value.map((one) => strict(one, spelling))
  if (typeof value !== 'object' || value === null) return value
  const { format, ...rest } = value as Shape
  if (format === 'uuid') return { ...rest, pattern: idPatterns[spelling.ids].source, 'x-id': spelling.ids }
  const made = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, strict(inner, spelling)])) as Shape
  if (!made.properties) return made
  const properties = spelled(made.properties, spelling)
  // Members with other names have to be renamed, so an answer that contains one is read again.
  const others = Object.values(properties).flatMap((member) => member['x-also']?.filter(isName) ?? [])
  if (others.length === 0) return { ...made, properties }
  return { ...made, properties: { ...properties, ...Object.fromEntries(others.map((name) => [name, { not: {} }])) } }
}

/** Adds the services' names and words to the members. */
const spelled = (
  properties: NonNullable<Shape['properties']>,
  { members, words }: Spelling,
): NonNullable<Shape['properties']> =>
  Object.fromEntries(
    Object.entries(properties).map(([name, shape]) => [
      name,
      {
        ...shape,
        ...(members[name] && { 'x-also': [members[name], ...(shape['x-also'] ?? [])] }),
        ...(words[name] && { 'x-words': words[name] }),
      },
    ]),
  )

const isName = (name: string) => !name.includes('.')

/**
 * Returns the shape of an answer as the gateway accepts it, with ids in their form and each member under its first
 * name.
 */
export const answerShape = (shape: TSchema, spelling = contractSpelling) => strict(shape, spelling) as Shape & TSchema

/** Returns the same shape for an answer that has been read, in which members with open sets may have any word. */
export const readShape = (shape: TSchema, spelling = contractSpelling) =>
  opened(answerShape(shape, spelling)) as Shape & TSchema

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened)
  if (typeof value !== 'object' || value === null) return value
  if ((value as Shape)['x-open']) return { anyOf: [{ type: 'string' }, { type: 'number' }] }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, opened(inner)]))
}

/** Whether null matches the shape. */
export const takesNull = ({ type, anyOf }: Shape): boolean => type === 'null' || (anyOf ?? []).some(takesNull)
