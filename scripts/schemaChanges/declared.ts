import { isUnionType, type GraphQLSchema } from 'graphql'
import { removalDate } from '../../gateway/core/graph/types/deprecated.ts'
import type { Change } from './change.ts'
import { deprecationsOf } from './elements.ts'
import { reachable } from './reach.ts'

/** The declaration of an intended breaking change. */
export interface Declaration {
  path: string
  /** The message of the change. A different change at the same path is not covered. */
  change: string
  reason: string
  /** What API users should do instead. */
  instead: string
}

/** A change with what API users have been told about it. */
export interface Explained extends Change {
  reason?: string
  instead?: string
  /** For a removed element that was deprecated: the last day on which it was guaranteed to exist. */
  deprecatedUntil?: string
  /** Whether it is a type that was removed together with everything that used it. */
  goesAlong?: true
}

export const declarationsFile = 'docs/graphql/declared.json'

/** Reads the declarations from the file's text. Throws if one is incomplete. */
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

/**
 * Returns the removed types that could only be reached through breaking changes, each of which is reported separately.
 */
function goneAlong(changes: readonly Change[], before: GraphQLSchema, after: GraphQLSchema): Set<string> {
  const broken = changes.filter(({ label }) => label === 'breaking').map(({ path }) => path)
  const gone = broken.filter((path) => before.getType(path) && !after.getType(path))
  // The removal of a union's member is reported at the union.
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
 * Adds to the changes what was declared about them, and the removal dates of deprecated elements. The result does not
 * depend on the current day, so a page made from it stays the same.
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

/** Returns the breaking changes that have not been declared and whose removal date, if any, has not passed. */
export const undeclared = (changes: readonly Explained[], today: string): Explained[] =>
  changes.filter(
    ({ label, reason, goesAlong, deprecatedUntil }) =>
      label === 'breaking' && !reason && !goesAlong && !(deprecatedUntil && deprecatedUntil < today),
  )

/** Returns the declarations that match no change. */
export const unused = (changes: readonly Change[], declarations: readonly Declaration[]): Declaration[] =>
  declarations.filter((one) => !changes.some((change) => matches(change, one)))

/** Returns what is wrong with the declarations and how to fix it, or undefined if nothing is wrong. */
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
        'If possible, take them back: mark the old form @deprecated with a date, and remove it after that date',
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
        `Declared in ${declarationsFile}, but not a breaking change of the schema; remove:`,
        ...stale.map(({ path, change }) => `  ${path}: ${change}`),
      ].join('\n'),
    )
  return parts.length ? parts.join('\n\n') : undefined
}
