import { isUnionType, type GraphQLSchema } from 'graphql'
import { removalDate } from '../../gateway/core/graph/types/deprecated.ts'
import type { Change } from './change.ts'
import { deprecationsOf } from './elements.ts'
import { reachable } from './reach.ts'

/** A breaking change that is meant. */
export interface Declaration {
  path: string
  /** The change's message: another change of the same place is another matter. */
  change: string
  reason: string
  /** What callers do instead. */
  instead: string
}

/** A change with what callers have been told of it. */
export interface Explained extends Change {
  reason?: string
  instead?: string
  /** Of what was deprecated and is gone: the last day on which it was sure to be there. */
  deprecatedUntil?: string
  /** A type that is gone with all that used it. */
  goesAlong?: true
}

export const declarationsFile = 'docs/graphql/declared.json'

/** The declarations of the file's text; throws where one is not whole. */
export function readDeclarations(text: string): Declaration[] {
  const parsed: unknown = JSON.parse(text)
  const members = ['path', 'change', 'reason', 'instead'] as const
  const isWhole = (one: Partial<Declaration> | null): one is Declaration =>
    members.every((member) => {
      const value = one?.[member]
      return typeof value === 'string' && /\w/.test(value)
    })
  if (!Array.isArray(parsed) || !parsed.every(isWhole))
    throw new Error(`${declarationsFile} is a list of objects, each with a text for ${members.join(', ')}.`)
  return parsed
}

const matches = (change: Change, { path, change: message }: Declaration) =>
  change.label === 'breaking' && change.path === path && change.message === message

/** The types that are gone, and that nobody could meet but by breaking changes, of which each is told by itself. */
function goneAlong(changes: readonly Change[], before: GraphQLSchema, after: GraphQLSchema): Set<string> {
  const broken = changes.filter(({ label }) => label === 'breaking').map(({ path }) => path)
  const gone = broken.filter((path) => before.getType(path) && !after.getType(path))
  // That a union has a member no more is reported at the union.
  const members = Object.keys(before.getTypeMap())
    .filter((name) => isUnionType(before.getType(name)))
    .flatMap((name) => gone.map((member) => `${name}.${member}`))
  const places = [...broken.filter((path) => path.includes('.')), ...members]
  return new Set(
    gone.filter(
      (name) => !reachable(before, new Set([...places, ...gone.filter((other) => other !== name)])).has(name),
    ),
  )
}

/**
 * The changes with what was declared of them, and with the dates of what had been deprecated. Independent of the day, so that a
 * page made of it stays what it is.
 */
export function explain(
  changes: readonly Change[],
  before: GraphQLSchema,
  after: GraphQLSchema,
  declarations: readonly Declaration[],
): Explained[] {
  const [deprecations, kept] = [deprecationsOf(before), deprecationsOf(after)]
  const along = goneAlong(changes, before, after)
  return changes.map((change): Explained => {
    if (change.label !== 'breaking') return change
    const declared = declarations.find((one) => matches(change, one))
    if (declared) return { ...change, reason: declared.reason, instead: declared.instead }
    if (along.has(change.path)) return { ...change, goesAlong: true }
    const until = kept.has(change.path) ? undefined : removalDate(deprecations.get(change.path))
    return until ? { ...change, deprecatedUntil: until } : change
  })
}

/** The breaking changes that nobody has declared, and whose date, where they have one, is not over on that day. */
export const undeclared = (changes: readonly Explained[], today: string): Explained[] =>
  changes.filter(
    ({ label, reason, goesAlong, deprecatedUntil }) =>
      label === 'breaking' && !reason && !goesAlong && !(deprecatedUntil && deprecatedUntil < today),
  )

/** The declarations of what has not changed. */
export const unused = (changes: readonly Change[], declarations: readonly Declaration[]): Declaration[] =>
  declarations.filter((one) => !changes.some((change) => matches(change, one)))

/** What is wrong with the declarations and what to write where; undefined where nothing is. */
export function complaint(
  changes: readonly Explained[],
  declarations: readonly Declaration[],
  today: string,
): string | undefined {
  const [open, stale] = [undeclared(changes, today), unused(changes, declarations)]
  const parts: string[] = []
  if (open.length) {
    const until = ({ deprecatedUntil }: Explained) => (deprecatedUntil ? ` (deprecated until ${deprecatedUntil})` : '')
    const entries = open.map(({ path, message }) => ({ path, change: message, reason: '…', instead: '…' }))
    parts.push(
      [
        'Breaking changes of the schema that are not declared:',
        ...open.map((change) => `  ${change.path}: ${change.message}${until(change)}`),
        '',
        'Better take them back: mark the old form @deprecated with a date, and remove it when that is over',
        '("Changing what is there" in docs/add-an-operation.md). If callers must be broken today, add this to the list in',
        `${declarationsFile}, with the reason and with what callers do instead, and run \`npm run generate\`:`,
        '',
        entries.map((entry) => `  ${JSON.stringify(entry, null, 2).replaceAll('\n', '\n  ')}`).join(',\n'),
      ].join('\n'),
    )
  }
  if (stale.length)
    parts.push(
      [
        `Declared in ${declarationsFile}, but no breaking change of the schema; take out:`,
        ...stale.map(({ path, change }) => `  ${path}: ${change}`),
      ].join('\n'),
    )
  return parts.length ? parts.join('\n\n') : undefined
}
