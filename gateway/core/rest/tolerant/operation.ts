import type { TSchema } from 'typebox'
import { mayBeLeftOut } from '../../../../services/core/contract/leftOut.ts'
import type { AnyOperation } from '../../../../services/core/contract/operation.ts'
import type { Shape } from './shape.ts'
import type { Asked } from './walk.ts'

/** The names that may stand at one place of an operation's input. */
type Level = readonly Shape[]

/** The shapes of everything that an operation takes. */
export const inputOf = ({ body, query, params }: AnyOperation): Level => [body, query, params] as Shape[]

const open = (shape: Shape): Level => [shape, ...(shape.anyOf ?? []).flatMap(open)]

function below(level: Level, name: string): Level {
  const isIndex = /^\d+$/.test(name)
  return level.flatMap(open).flatMap(({ properties, items }) => (isIndex ? items : properties?.[name]) ?? [])
}

/**
 * The steps of a place of the input as the contract spells them. Services write `Skill`, `$.skill` or `Rows[0].Skill` for
 * `skill` and `rows.0.skill`; names that nobody knows stay as they are.
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

/** What an answer without a text stands for where it can only mean that all is done; undefined where it cannot. */
export function emptyAnswer({ answer, effect }: AnyOperation, asked: Asked): unknown {
  if (effect === 'write') return doneAnswer(answer as Shape, asked)
  const { type, required = [] } = answer as Shape
  return type === 'object' && required.length === 0 ? {} : undefined
}

/** Words of services that have not done what they were asked for, though they answer 200. */
const refusal = /^(false|0|no|not|fail|failed|failure|error|denied|refused)\b/i

/**
 * What `true`, `"OK"` or an id stand for where the answer only says whether all is done. Of reads only `true` and `false` do:
 * anything else may be a failure that is told with 200.
 */
export function plainAnswer({ answer, effect }: AnyOperation, value: unknown, asked: Asked): unknown {
  const isPlain = typeof value === 'boolean' || (effect === 'write' && ['string', 'number'].includes(typeof value))
  if (!isPlain && !(effect === 'write' && isEmpty(value))) return undefined
  return doneAnswer(answer as Shape, asked, isEmpty(value) || !refusal.test(String(value).trim()))
}

const isEmpty = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0

/** The answer that says that all is done, or is not, where there is nothing else that it must say. */
function doneAnswer(shape: Shape, asked: Asked, isDone = true): unknown {
  const { type, items, properties = {}, required = [] } = shape
  if (type === 'boolean') return isDone
  // What became of each of many records.
  if (items?.properties?.ok) {
    const ids = [asked.ids, asked.candidateIds].find((value) => Array.isArray(value))
    return ids?.map((id) => ({ id, ok: isDone, message: null }))
  }
  if (type !== 'object' || required.length === 0) return undefined
  const said: Record<string, unknown> = { status: isDone ? 'OK' : 'FAILED', ok: isDone }
  const told = required.filter((name) => name in said)
  if (told.length > 0 && required.every((name) => name in said || mayBeLeftOut(properties[name] as TSchema)))
    return Object.fromEntries(told.map((name) => [name, said[name]]))
  // Of records that it made, it names none.
  return isDone && required.every((name) => properties[name]?.items)
    ? Object.fromEntries(required.map((name) => [name, []]))
    : undefined
}
