import { Compile } from 'typebox/compile'
import { dayOf, momentOf, type Zone } from './moments.ts'
import { readId } from './idForm.ts'
import type { Shape } from './shape.ts'
import type { Read, Walk } from './walk.ts'

const isNothing = (value: unknown): value is null | undefined => value === null || value === undefined

const checks = new Map<string, { Check(value: unknown): boolean }>()

/**
 * Returns a function that checks whether a value matches a shape unchanged. There are few shapes of single values, and
 * all operations share them.
 */
export function checkOf(shape: Shape): (value: unknown) => boolean {
  const key = JSON.stringify(shape)
  let check: { Check(value: unknown): boolean } | undefined
  return (value) => {
    if (!check) checks.set(key, (check = checks.get(key) ?? Compile(shape)))
    return check.Check(value)
  }
}

/** Returns why a value does not match. */
const refuse = (walk: Walk, value: unknown, wanted: string) =>
  walk.refuse(isNothing(value) ? 'is missing' : `is ${wanted}`)

/**
 * Returns a reader for single values. `form` converts a value that does not match, and returns null or undefined if it
 * cannot.
 */
function leaf(shape: Shape, wanted: string, form: (value: unknown) => unknown): Read {
  const fits = checkOf(shape)
  return (value, walk) => {
    if (fits(value)) return value
    const made = form(value)
    return !isNothing(made) && fits(made) ? made : refuse(walk, value, wanted)
  }
}

/** Returns the name of an object that stands in place of its name. */
const nameOf = (record: object): unknown => Object.entries(record).find(([key]) => key.toLowerCase() === 'name')?.[1]

/** Whether the contract describes a text as JSON. */
const isJsonText = ({ description = '' }: Shape) => description.includes('JSON text')

/** Reads a text: an id, a time, a day, a JSON text or any other text. */
export function text(shape: Shape, zone: Zone): Read {
  const { format, pattern } = shape
  const form = shape['x-id']
  if (form) return leaf(shape, 'no id', (value) => readId(value, form))
  if (format === 'date-time')
    return leaf(shape, 'no moment', (value) => (typeof value === 'string' ? momentOf(value, zone) : null))
  return leaf(shape, 'no text of its form', (value) => {
    if (isNothing(value)) return ''
    if (typeof value === 'number') return String(value)
    if (typeof value === 'object') return isJsonText(shape) ? JSON.stringify(value) : nameOf(value as object)
    // Of the texts with a pattern, only a day can be taken from a time.
    return typeof value === 'string' && pattern ? dayOf(value) : null
  })
}

/** Reads a number. */
export const number = (shape: Shape): Read =>
  leaf(shape, 'no number of its range', (value) => {
    if (value === undefined) return 0
    return typeof value === 'string' && /^\s*[+-]?\d+(\.\d+)?(e[+-]?\d+)?\s*$/i.test(value) ? Number(value) : null
  })

const yes = ['true', '1']
const no = ['false', '0']

/** Reads a boolean. */
export const boolean = (shape: Shape): Read =>
  leaf(shape, 'neither true nor false', (value) => {
    if (value === undefined) return false
    const word = String(value).trim().toLowerCase()
    return yes.includes(word) ? true : no.includes(word) ? false : null
  })

/** Reads a value of a closed set of words or numbers, ignoring case. */
export function word(words: readonly unknown[], isOpen = false): Read {
  const known = new Map(words.map((one) => [String(one).toLowerCase(), one]))
  return (value, walk) => {
    if (words.includes(value)) return value
    const found =
      typeof value === 'string' || typeof value === 'number' ? known.get(String(value).trim().toLowerCase()) : undefined
    if (found !== undefined) return found
    const isWord = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
    return isOpen && isWord ? value : refuse(walk, value, 'none of its words')
  }
}
