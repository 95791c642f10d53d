import type { TSchema } from 'typebox'
import { idPatterns, type IdForm } from './idForm.ts'
import { contractSpelling, type Spelling } from './spelling.ts'

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
  /** Words that are none of these stay as they are. */
  'x-open'?: boolean
  /** Words of the services, and what they mean. */
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
  // What stands under another name is to be moved, so an answer with it is read again.
  const others = Object.values(properties).flatMap((member) => member['x-also']?.filter(isName) ?? [])
  if (others.length === 0) return { ...made, properties }
  return { ...made, properties: { ...properties, ...Object.fromEntries(others.map((name) => [name, { not: {} }])) } }
}

/** Members with what services call them, and with their words. */
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

/** The shape of an answer as the gateway takes it: with ids in their form, and each member under its first name. */
export const answerShape = (shape: TSchema, spelling = contractSpelling) => strict(shape, spelling) as Shape & TSchema

/** The same of an answer that has been read, in which words of open sets may be any. */
export const readShape = (shape: TSchema, spelling = contractSpelling) =>
  opened(answerShape(shape, spelling)) as Shape & TSchema

function opened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(opened)
  if (typeof value !== 'object' || value === null) return value
  if ((value as Shape)['x-open']) return { anyOf: [{ type: 'string' }, { type: 'number' }] }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, opened(inner)]))
}

/** Whether null fits the shape. */
export const takesNull = ({ type, anyOf }: Shape): boolean => type === 'null' || (anyOf ?? []).some(takesNull)
