import { fold } from '../../../common/text.ts'

export interface CsvField {
  name: string
  displayName: string
  type: 'TEXT' | 'DATE' | 'NUMBER'
}

export interface CsvColumn {
  role: 'name' | 'phones' | 'emails' | 'info'
  name: string
  type: CsvField['type']
}

/** A problem with the header: nothing of such a file is imported. */
export type HeaderProblem =
  { kind: 'unknownColumn' | 'missingColumn' | 'doubleColumn'; column: string } | { kind: 'missingContact' }

const known = ['name', 'phones', 'emails'] as const
const key = (header: string) => fold(header.replace(/^'/, '')).replace(/\s+/g, ' ').trim()

/**
 * Matches a header with a folder's columns by name or display name, folded, as the services do. `name`, `phones` and
 * `emails` are always known; `reason` (of a downloaded file of failed rows) and empty headers are skipped.
 */
export function planColumns(
  header: readonly string[],
  fields: readonly CsvField[],
): { columns: (CsvColumn | null)[]; problems: HeaderProblem[] } {
  const byKey = new Map<string, CsvColumn>(known.map((role) => [role, { role, name: role, type: 'TEXT' }]))
  for (const field of fields) {
    const column: CsvColumn = {
      role: known.find((role) => role === key(field.name)) ?? 'info',
      name: field.name,
      type: field.type,
    }
    byKey.set(key(field.name), column)
    if (!byKey.has(key(field.displayName))) byKey.set(key(field.displayName), column)
  }
  const columns = header.map((title) => byKey.get(key(title)) ?? null)
  const names = columns.flatMap((column) => column?.name ?? [])
  const roles = new Set(columns.map((column) => column?.role))
  const problems: HeaderProblem[] = [
    ...header
      .filter((title) => !byKey.has(key(title)) && !['', 'reason'].includes(key(title)))
      .map((title) => ({ kind: 'unknownColumn' as const, column: title.trim() })),
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((column) => ({
      kind: 'doubleColumn' as const,
      column,
    })),
  ]
  if (!roles.has('name')) problems.push({ kind: 'missingColumn', column: 'name' })
  if (!roles.has('phones') && !roles.has('emails')) problems.push({ kind: 'missingContact' })
  for (const { name } of fields) {
    if (!names.includes(name) && !known.some((role) => role === key(name)))
      problems.push({ kind: 'missingColumn', column: name })
  }
  return { columns, problems }
}
