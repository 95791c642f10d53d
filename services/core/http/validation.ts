import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import type { Operation } from '../contract/operation.ts'
import { badInput } from './errors.ts'
import { maximum, minimum, required } from './fieldTexts.ts'

export interface RawInput {
  params: unknown
  query: unknown
  body: unknown
}

/**
 * The check of an operation's input: answers it with defaults filled in and unknown members dropped, or throws 400 with
 * messages by field. Shapes are compiled when they are first used, so that hundreds of operations start fast.
 */
export function inputCheck(operation: Operation): (raw: RawInput) => RawInput {
  const params = lazily(operation.params)
  const query = lazily(operation.query)
  const body = lazily(operation.body)
  return (raw) => ({
    params: checked(params(), params().Convert(raw.params ?? {}), 'params'),
    query: checked(query(), query().Convert(raw.query ?? {}), 'query'),
    // Text fields of a form are converted like a query; JSON says what it means.
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

function failures(validator: Validator, value: unknown, whole: string): Record<string, string[]> {
  const fields: Record<string, string[]> = {}
  const add = (path: string, message: string) => {
    const messages = (fields[path.slice(1).replaceAll('/', '.') || whole] ??= [])
    if (!messages.includes(message)) messages.push(message)
  }
  const errors = validator.Errors(value)
  // A value that fits none of several shapes gets one message, not one of each shape.
  const unions = new Set(errors.filter(({ keyword }) => keyword === 'anyOf').map(({ instancePath }) => instancePath))
  for (const error of errors) {
    const { keyword, instancePath, message } = error
    if (keyword === 'required') {
      for (const name of error.params.requiredProperties) add(`${instancePath}/${name}`, required)
    } else if (keyword === 'anyOf') {
      const values = errors.flatMap((other) =>
        other.keyword === 'const' && other.instancePath === instancePath ? [String(other.params.allowedValue)] : [],
      )
      add(instancePath, values.length > 0 ? `must be one of ${values.join(', ')}` : message)
    } else if (![...unions].some((union) => instancePath === union || instancePath.startsWith(`${union}/`))) {
      add(instancePath, generalText(keyword, error.params) ?? message)
    }
  }
  return fields
}

const most = new Set(['maxLength', 'maxItems', 'maximum'])
const least = new Set(['minLength', 'minItems', 'minimum'])

/** The general wording of a limit; undefined for what has none. A text or list that must not be empty is required. */
function generalText(keyword: string, params: object): string | undefined {
  const { limit } = params as { limit?: number }
  if (limit === undefined) return undefined
  if (most.has(keyword)) return maximum(limit)
  if (!least.has(keyword)) return undefined
  return limit === 1 && keyword !== 'minimum' ? required : minimum(limit)
}

/** PostgreSQL keeps no NUL in texts: such a text is refused here rather than failing there. */
function nulFields(value: unknown, path: string): Record<string, string[]> | null {
  if (typeof value === 'string')
    return value.includes('\0') ? { [path.slice(1) || 'body']: ['must not contain NUL'] } : null
  if (typeof value !== 'object' || value === null) return null
  for (const [name, member] of Object.entries(value)) {
    const found =
      nulFields(member, `${path}.${name}`) ?? (name.includes('\0') ? { body: ['must not contain NUL'] } : null)
    if (found) return found
  }
  return null
}
