import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { Operation } from '../contract/operation.ts'
import { createMessage, textOf, type FieldErrors, type FieldMessage } from '../contract/messages.ts'
import { badInput } from './errors.ts'
import { maximum, minimum, required } from './fieldTexts.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * Returns the check of an operation's input: it returns the input with defaults filled in and unknown members dropped,
 * or throws 400 with messages by field. Shapes are compiled on first use, so that hundreds of operations start fast.
 */
export function inputCheck(operation: Operation): (raw: RawInput) => RawInput {
  const params = lazily(operation.params)
  const query = lazily(operation.query)
  const body = lazily(operation.body)
  return (raw) => ({
    params: checked(params(), params().Convert(raw.params ?? {}), 'params'),
    query: checked(query(), query().Convert(raw.query ?? {}), 'query'),
    // Text fields of a form are converted like a query; JSON has types already.
    body: checked(body(), operation.transport === 'upload' ? body().Convert(raw.body ?? {}) : (raw.body ?? {}), 'body'),
  })
}

function lazily(shape: TSchema): () => Validator {
  let compiled: Validator | undefined
  return () => (compiled ??= Compile(shape) as unknown as Validator)
}

function checked(validator: Validator, value: unknown, whole: string): unknown {
  const filled = validator.Default(value)
  const fields = validator.Check(filled) ? nulFields(filled, '') : failures(validator, filled, whole)
  if (fields) throw badInput(fields)
  return validator.Clean(filled)
}

type Failure = ReturnType<Validator['Errors']>[number]

function failures(validator: Validator, value: unknown, whole: string): FieldErrors {
  const fields: Record<string, FieldMessage[]> = {}
  const add = (path: string, message: FieldMessage) => {
    const messages = (fields[path.slice(1).replaceAll('/', '.') || whole] ??= [])
    if (!messages.some((other) => textOf(other) === textOf(message))) messages.push(message)
  }
  const errors = validator.Errors(value)
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf')
  for (const error of errors) {
    const { keyword, instancePath } = error
    if (keyword === 'anyOf') {
      const values = errors.flatMap((other) =>
        other.keyword === 'const' && other.instancePath === instancePath ? [String(other.params.allowedValue)] : [],
      )
      if (values.length > 0) add(instancePath, createMessage('ONE_OF', { values: values.join(', ') }))
      else if (meant(error, errors) === undefined) add(instancePath, createMessage('INVALID'))
    } else if (
      unions.every(
        (union) =>
          !isWithin(error.instancePath, union.instancePath) || isWithin(error.schemaPath, meant(union, errors)),
      )
    ) {
      if (keyword === 'required')
        for (const name of error.params.requiredProperties) add(`${instancePath}/${name}`, required)
      else add(instancePath, messageOf(error, validator.Type()))
    }
  }
  return fields
}

const isWithin = (path: string, place: string | undefined) => path === place || path.startsWith(`${place}/`)

/**
 * Returns the path of the intended shape for a value that matches no member of a union: the one beside null. If several
 * shapes are possible, the value gets one message, not one per shape.
 */
function meant({ schemaPath }: Failure, errors: readonly Failure[]): string | undefined {
  const shapes = errors.flatMap((error) => {
    const isNull = error.keyword === 'type' && error.params.type === 'null'
    if (isNull || !isWithin(error.schemaPath, `${schemaPath}/anyOf`)) return []
    return [error.schemaPath.split('/', schemaPath.split('/').length + 2).join('/')]
  })
  return new Set(shapes).size === 1 ? shapes[0] : undefined
}

const most = new Set(['maxLength', 'maxItems', 'maximum'])
const least = new Set(['minLength', 'minItems', 'minimum'])

/** Returns the message for a violated rule. A text or list that must not be empty counts as required. */
function messageOf({ keyword, params, schemaPath }: Failure, shape: TSchema): FieldMessage {
  const { limit, type, pattern, format } = params as Record<string, unknown>
  if (keyword === 'type') return createMessage('WRONG_TYPE', { type: [type].flat().join(' or ') })
  if (keyword === 'pattern' || keyword === 'format')
    return createMessage('WRONG_FORM', { form: String(pattern ?? format) })
  if (typeof limit !== 'number') return createMessage('INVALID')
  const { minLength, maxLength } = shapeAt(shape, schemaPath) ?? {}
  if (keyword.endsWith('Length') && minLength === maxLength && limit > 1)
    return createMessage('EXACT_LENGTH', { len: limit })
  if (most.has(keyword)) return maximum(limit)
  if (!least.has(keyword)) return createMessage('INVALID')
  return limit === 1 && keyword !== 'minimum' ? required : minimum(limit)
}

/** Returns the part of a shape at a path such as `#/properties/name`; undefined if the path leads nowhere. */
function shapeAt(shape: TSchema, place: string): { minLength?: number; maxLength?: number } | undefined {
  let part: unknown = shape
  for (const step of place.split('/').slice(1)) part = (part as Record<string, unknown> | undefined)?.[step]
  return part as { minLength?: number; maxLength?: number } | undefined
}

/** PostgreSQL cannot store NUL in texts: such a text is refused here, instead of failing there. */
function nulFields(value: unknown, path: string): FieldErrors | null {
  if (typeof value === 'string')
    return value.includes('\0') ? { [path.slice(1) || 'body']: [createMessage('NUL')] } : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, member] of Object.entries(value)) {
    const found =
      nulFields(member, `${path}.${name}`) ?? (name.includes('\0') ? { body: [createMessage('NUL')] } : null)
    if (found) return found
  }
  return null
}
