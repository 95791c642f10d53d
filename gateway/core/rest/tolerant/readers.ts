import { isOmittable } from '../../../../services/core/contract/omittable.ts'
import { parseJson } from '../json.ts'
import type { Zone } from './moments.ts'
import { takesNull, type Shape } from './shape.ts'
import { wordOf } from './spelling.ts'
import { boolean, checkOf, number, text, word } from './values.ts'
import { Unreadable, type Read } from './walk.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Parses a JSON text in place of an object or a list. */
const opened = (value: unknown) => (typeof value === 'string' ? parseJson(value) : value)

const isNothing = (value: unknown) => value === null || value === undefined

/** Returns the items of a list. A missing list counts as empty. */
function itemsOf(value: unknown): unknown[] | null {
  const given = isNothing(value) ? [] : opened(value)
  return Array.isArray(given) ? given : null
}

/** Reads a nullable value. Many services send an empty text instead of a null id or date. */
const nullable =
  (read: Read): Read =>
  (value, walk) => {
    if (isNothing(value)) return null
    const made = read(value, walk)
    return value === '' && made instanceof Unreadable ? null : made
  }

/** Returns a function that finds the members of a record by name, ignoring case if there is no exact match. */
function byName(record: Record<string, unknown>): (name: string) => unknown {
  let folded: Map<string, unknown> | undefined
  return (name) => {
    if (Object.hasOwn(record, name)) return record[name]
    folded ??= new Map(Object.entries(record).map(([key, value]) => [key.toLowerCase(), value]))
    return folded.get(name.toLowerCase())
  }
}

/** Returns the value at a path of a record: `data.canApprove`. */
function at(named: (name: string) => unknown, path: string): unknown {
  const [name = '', ...rest] = path.split('.')
  const value = named(name)
  if (rest.length === 0) return value
  const inner = opened(value)
  if (Array.isArray(inner)) return at((place) => inner[Number(place)], rest.join('.'))
  return isRecord(inner) ? at(byName(inner), rest.join('.')) : undefined
}

/** Creates the readers for one answer's shape. */
export class Readers {
  readonly zone: Zone
  readonly #refs = new Map<string, Read>()

  constructor(zone: Zone) {
    this.zone = zone
  }

  of(shape: Shape): Read {
    if (shape.$defs) for (const [name, inner] of Object.entries(shape.$defs)) this.#refs.set(name, this.of(inner))
    const { $ref } = shape
    if ($ref !== undefined) return (value, walk) => this.#refs.get($ref)!(value, walk)
    if (shape.anyOf) return this.union(shape.anyOf, shape['x-open'])
    if (shape.enum) return word(shape.enum, shape['x-open'])
    if (shape.const !== undefined) return word([shape.const])
    if (shape.properties) return this.object(shape)
    if (shape.patternProperties) return this.table(shape)
    if (shape.items) return this.list(shape)
    if (shape.type === 'string') return text(shape, this.zone)
    if (shape.type === 'integer' || shape.type === 'number') return number(shape)
    if (shape.type === 'boolean') return boolean(shape)
    return (value) => value
  }

  union(shapes: readonly Shape[], isOpen = false): Read {
    const others = shapes.filter(({ type }) => type !== 'null')
    const isNullable = others.length < shapes.length
    if (!isNullable && others.every((shape) => shape.const !== undefined))
      return word(
        others.map((one) => one.const),
        isOpen,
      )
    const readers = others.map((shape) => this.of(shape))
    if (isNullable && readers.length === 1) return nullable(readers[0]!)
    const checks = others.map(checkOf)
    return (value, walk) => {
      if (isNullable && isNothing(value)) return null
      if (checks.some((fits) => fits(value))) return value
      const made = readers.map((read) => read(value, walk))
      const found = made.find((one) => !(one instanceof Unreadable))
      return found ?? made[0]
    }
  }

  /** Reads the members of the shape and drops all others. `special` contains readers of single members. */
  object({ properties = {}, required = [] }: Shape, special: Readonly<Record<string, Read>> = {}): Read {
    const members = Object.entries(properties)
      .filter(([, shape]) => !shape.not)
      .map(([name, shape]) => ({
        name,
        also: shape['x-also'] ?? [],
        isAsked: shape['x-asked'] ?? false,
        otherwise: shape.default,
        isRequired: required.includes(name),
        takesNull: takesNull(shape),
        read: this.translated(shape, special[name]),
      }))
    const maySpare = isOmittable({ properties, required })
    return (value, walk) => {
      const isSpared = value === undefined && maySpare
      const given = isSpared ? {} : opened(value)
      if (!isRecord(given)) return walk.refuse(isNothing(value) ? 'is missing' : 'is no object')
      const named = byName(given)
      const made: Record<string, unknown> = {}
      let isKnown = isSpared || required.length === 0
      for (const { name, also, isAsked, otherwise, isRequired, takesNull, read } of members) {
        // The first value that is not empty is used. Even an empty one shows that the record has the member.
        const places: unknown[] = [name, ...also].map((path) => (path === '.' ? given : at(named, path)))
        const told = places.find((one) => !isNothing(one) && one !== '') ?? places.find((one) => one !== undefined)
        isKnown ||= told !== undefined && told !== given
        const inner = told ?? (isAsked ? walk.asked[name] : undefined) ?? otherwise ?? told
        if (!isRequired && (inner === undefined || (inner === null && !takesNull))) continue
        const found = walk.below(name, read, inner)
        if (found instanceof Unreadable) return found
        made[name] = found
      }
      // The value is something else, such as a failure with status 200, and not a record without its lists.
      return isKnown ? made : walk.refuse('has none of its members')
    }
  }

  /** Translates the services' words by their meaning. Words without a meaning have that of `*`. */
  translated(shape: Shape, special: Read | undefined): Read {
    const words = shape['x-words']
    if (!words) return special ?? this.of(shape)
    const { '*': other } = words
    const read = special ?? this.of(other === undefined ? shape : { ...shape, 'x-open': false })
    return (value, walk) => {
      const made = read(wordOf(words, value), walk)
      const isWord = typeof value === 'string' || typeof value === 'number'
      return made instanceof Unreadable && isWord && other !== undefined ? read(other, walk) : made
    }
  }

  /** Reads an object with arbitrary names. */
  table({ patternProperties }: Shape): Read {
    const read = this.of(Object.values(patternProperties!)[0]!)
    return (value, walk) => {
      const given = opened(value)
      if (!isRecord(given)) return walk.refuse('is no object')
      const made: [string, unknown][] = []
      for (const [name, inner] of Object.entries(given)) {
        const found = walk.below('*', read, inner)
        if (found instanceof Unreadable) return found
        made.push([name, found])
      }
      return Object.fromEntries(made)
    }
  }

  /**
   * Reads a list within a record. An invalid item makes the entire record invalid, because a user who saves the record
   * would otherwise lose the item.
   */
  list(shape: Shape): Read {
    const { minItems = 0, maxItems = Infinity } = shape
    // The children of a record in a tree are records too.
    if (shape.items!.$ref !== undefined && !shape.items!.$defs) return this.records(shape)
    const read = this.of(shape.items!)
    return (value, walk) => {
      const given = itemsOf(value)
      if (!given) return walk.refuse('is no list')
      if (given.length < minItems || given.length > maxItems) return walk.refuse('has too few or too many items')
      const made: unknown[] = []
      for (const [index, item] of given.entries()) {
        const found = walk.below(index, read, item)
        if (found instanceof Unreadable) return found
        made.push(found)
      }
      return made
    }
  }

  /** Reads a list of records. Records that cannot be read are left out. */
  records(shape: Shape, isPage = false): Read {
    const read = this.of(shape.items!)
    return (value, walk) => {
      const given = itemsOf(value)
      if (!given) return walk.refuse('is no list')
      return given.flatMap((item, index) => {
        const found = walk.below(index, read, item)
        if (!(found instanceof Unreadable)) return [found]
        walk.leaveOut(found)
        if (isPage) walk.gaps.push(index)
        return []
      })
    }
  }
}
