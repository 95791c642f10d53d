import { removalDate, withoutRemovalDate } from '../../gateway/core/graph/types/deprecated.ts'
import { labels, type Label } from './change.ts'
import type { Explained } from './declared.ts'
import { deprecationsOf } from './elements.ts'
import { publishedOn, readState, type Entry, type State } from './files.ts'

export const pageFile = 'docs/graphql-changelog.md'

const meaning: Record<Label, string> = {
  breaking: 'A document or a caller that was accepted may be refused, or a value that was never null may be null.',
  dangerous: 'Every document still runs, but its response may contain something that a program does not expect.',
  safe: 'There is nothing to do.',
}

const pluralise = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Returns a summary such as `1 breaking, 0 dangerous, 12 safe; 3 changed descriptions`. */
export function tally({ changes, descriptions }: Pick<Entry, 'changes' | 'descriptions'>): string {
  const counted = labels.map((label) => `${changes.filter((change) => change.label === label).length} ${label}`)
  return `${counted.join(', ')}; ${pluralise(descriptions, 'changed description')}`
}

const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

/** Returns everything to report about a change, in sentences. */
export function tell(change: Explained): string {
  const { label, message, why, reason, instead, deprecatedUntil, goesAlong } = change
  const isOpen = label === 'breaking' && !reason && !deprecatedUntil && !goesAlong
  return [
    ended(message),
    why ?? '',
    deprecatedUntil ? `Was deprecated until ${deprecatedUntil}.` : '',
    goesAlong ? 'It was removed together with everything that used it.' : '',
    reason ? `Why: ${ended(reason)}` : '',
    instead ? `Instead: ${ended(instead)}` : '',
    isOpen ? 'Not declared yet.' : '',
  ]
    .filter(Boolean)
    .join(' ')
}

const cell = (text: string) => text.replaceAll('|', '\\|').replace(/\s+/g, ' ')
const table = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(cell).join(' | ')} |`).join('\n')

const typeOf = ({ path }: Explained) => path.split('.')[0]!

/** Returns the safe changes of one type for one cell, with its new fields in one sentence. */
function safeCell(changes: readonly Explained[]): string {
  const newField = ({ message }: Explained) => /^Field (`\w+`) was added to /.exec(message)?.[1]
  const fields = changes.flatMap((change) => newField(change) ?? [])
  if (fields.length < 2) return changes.map(placed).join(' ')
  const others = changes.filter((change) => !newField(change))
  return [`Fields ${fields.join(', ')} were added.`, ...others.map(placed)].join(' ')
}

/** Returns a table with one row per change, one row per type for safe changes, and one row for all new types. */
function changeTable(changes: readonly Explained[]): string {
  const isNewType = ({ path, message }: Explained) => message === `Type \`${path}\` was added`
  const safe = changes.filter(({ label }) => label === 'safe')
  const rows = changes
    .filter(({ label }) => label !== 'safe')
    .map((change) => [change.label, `\`${typeOf(change)}\``, placed(change)])
  const byType = Map.groupBy(
    safe.filter((change) => !isNewType(change)),
    typeOf,
  )
  for (const [type, group] of byType) rows.push(['safe', `\`${type}\``, safeCell(group)])
  const created = safe.filter(isNewType).map(({ path }) => `\`${path}\``)
  if (created.length) rows.push(['safe', 'new types', created.join(', ')])
  return table(['label', 'type', 'change'], rows)
}

/** Returns a change with its path, which messages about directives do not contain. */
function placed(change: Explained): string {
  const place = change.path.replace(/\.@\w+$/, '')
  const told = tell(change)
  return place === change.path ? told : `\`${place}\`: ${told[0]!.toLowerCase()}${told.slice(1)}`
}

function section(
  title: string,
  { changes, descriptions }: Pick<Entry, 'changes' | 'descriptions'>,
  lead: string,
): string {
  const parts = [`## ${title}`, `${lead}${tally({ changes, descriptions })}.`]
  return [...parts, ...(changes.length ? [changeTable(changes)] : [])].join('\n\n')
}

/** Returns the page of the log as Markdown. */
export function pageOf({ log, working, changes, descriptions }: State): string {
  const since = publishedOn(log)
  const deprecations = [...deprecationsOf(working)].map(([path, reason]) => [
    `\`${path}\``,
    withoutRemovalDate(reason),
    removalDate(reason) ?? '–',
  ])
  return `${[
    '# Changes of the GraphQL schema',
    [
      'For programs that call the gateway. `npm run generate` writes this page; [Add an operation](add-an-operation.md#changing-what-is-there)',
      'says how the schema changes. Changes of descriptions are only counted.',
    ].join('\n'),
    table(
      ['label', 'means'],
      labels.map((label) => [label, meaning[label]]),
    ),
    changes.length || descriptions
      ? section('Not published yet', { changes, descriptions }, `The differences from the schema of ${since}: `)
      : `## Not published yet\n\nThe schema is that of ${since}.`,
    '## Deprecated',
    deprecations.length ? table(['what', 'instead', 'available until'], deprecations) : 'Nothing is deprecated.',
    ...log.entries.map((entry) => section(entry.date, entry, '')),
    `The log begins on ${log.begins}.`,
  ].join('\n\n')}\n`
}

/** Returns the page for the working schema, from the files of a folder. */
export const changesPage = async (folder: string, text: string): Promise<string> =>
  pageOf(await readState(folder, text))
