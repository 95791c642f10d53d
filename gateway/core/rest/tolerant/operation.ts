import type { TSchema } from 'typebox'
import { isOmittable } from '../../../../services/core/contract/omittable.ts'
import type { AnyOperation } from '../../../../services/core/contract/operation.ts'
import type { Shape } from './shape.ts'
import type { CallParameters } from './walk.ts'

/** The shapes that are possible at one level of an operation's input. */
type Level = readonly Shape[]

/** Returns the shapes of everything that an operation accepts. */
export const inputOf = ({ body, query, params }: AnyOperation): Level => [body, query, params] as Shape[]

const open = (shape: Shape): Level => [shape, ...(shape.anyOf ?? []).flatMap(open)]

function below(level: Level, name: string): Level {
  const isIndex = /^\d+$/.test(name)
  return level.flatMap(open).flatMap(({ properties, items }) => (isIndex ? items : properties?.[name]) ?? [])
}

/**
 * Returns the steps of a path in the input as the contract spells them. Services write `Skill`, `$.skill` or
 * `Rows[0].Skill` for `skill` and `rows.0.skill`. Unknown names are kept unchanged.
 */
export function stepsOf(place: string, input: Level, others: readonly string[]): string[] {
  let level = input
  return place
    .replace(/^\$\.(?=.)/, '')
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .map((step) => {
      const known = [...level.flatMap(open).flatMap(({ properties = {} }) => Object.keys(properties)), ...others]
      const name = known.includes(step) ? step : (known.find((one) => one.toLowerCase() === step.toLowerCase()) ?? step)
      level = below(level, name)
      return name
    })
}

/** Returns the meaning of an empty response, if it can only mean success. Otherwise returns undefined. */
export function emptyAnswer({ answer, effect }: AnyOperation, asked: CallParameters): unknown {
  if (effect === 'write') return doneAnswer(answer as Shape, asked)
  const { type, required = [] } = answer as Shape
  return type === 'object' && required.length === 0 ? {} : undefined
}

/** Words of services that did not execute a call, although they answer 200. */
const refusal = /^(false|0|no|not|fail|failed|failure|error|denied|refused)\b/i

/**
 * Returns the meaning of `true`, `"OK"` or an id for an answer that only reports success. For reads, only `true` and
 * `false` are accepted, because anything else may be a failure with status 200.
 */
export function plainAnswer({ answer, effect }: AnyOperation, value: unknown, asked: CallParameters): unknown {
  const isPlain = typeof value === 'boolean' || (effect === 'write' && ['string', 'number'].includes(typeof value))
  if (!isPlain && !(effect === 'write' && isEmpty(value))) return undefined
  return doneAnswer(answer as Shape, asked, isEmpty(value) || !refusal.test(String(value).trim()))
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** Returns the answer that reports success or failure, if nothing else is required in it. */
function doneAnswer(shape: Shape, asked: CallParameters, isDone = true): unknown {
  const { type, items, properties = {}, required = [] } = shape
  if (type === 'boolean') return isDone
  // The result for each of several records.
  if (items?.properties?.ok) {
    const ids = [asked.ids, asked.candidateIds].find((value) => Array.isArray(value))
    return ids?.map((id) => ({ id, ok: isDone, message: null }))
  }
  if (type !== 'object' || required.length === 0) return undefined
  const said: Record<string, unknown> = { status: isDone ? 'OK' : 'FAILED', ok: isDone }
  const told = required.filter((name) => name in said)
  if (told.length > 0 && required.every((name) => name in said || isOmittable(properties[name] as TSchema)))
    return Object.fromEntries(told.map((name) => [name, said[name]]))
  // The answer lists the created records, which are not known.
  return isDone && required.every((name) => properties[name]?.items)
    ? Object.fromEntries(required.map((name) => [name, []]))
    : undefined
}
