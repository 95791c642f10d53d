import { fold } from '../../../../common/text.ts'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import type { VerificationField } from '../contract.ts'

/** One column of a file. */
export interface Column {
  role: 'name' | 'phones' | 'emails' | 'info'
  /** The name under which the value is stored: that of the config, otherwise that of the role. */
  name: string
  type: VerificationField['type']
}

/** The meaning of each column of a file; null for columns that are left out (`reason`, columns without a header). */
export type ColumnPlan = (Column | null)[]

const known = ['name', 'phones', 'emails'] as const
const key = (header: string) => fold(header.replace(/^'/, '')).replace(/\s+/g, ' ').trim()

/**
 * Matches the header of a file with the columns of a folder, by name or display name, folded. `name`, `phones` and
 * `emails` are always known. `reason`, which is added by the download of failed rows, is left out. All columns of the
 * folder's config must be present, as well as a name and at least one of phones and e-mails, each only once.
 */
export function planColumns(
  header: readonly string[],
  config: readonly VerificationField[],
): ColumnPlan | { problems: FieldMessage[] } {
  const byKey = new Map<string, Column>()
  for (const role of known) byKey.set(role, { role, name: role, type: 'text' })
  for (const field of config) {
    const role = known.find((each) => each === key(field.name)) ?? 'info'
    const column: Column = { role, name: field.name, type: field.type }
    byKey.set(key(field.name), column)
    if (!byKey.has(key(field.displayName))) byKey.set(key(field.displayName), column)
  }
  const problems: FieldMessage[] = []
  const plan = header.map((title): Column | null => {
    const found = byKey.get(key(title))
    if (!found && !['', 'reason'].includes(key(title)))
      problems.push(createMessage('HEADER_UNKNOWN', { name: title.trim() }))
    return found ?? null
  })
  const present = plan.filter((column) => column !== null)
  const names = present.map((column) => column.name)
  problems.push(
    ...[...new Set(names.filter((name, index) => names.indexOf(name) !== index))].map((name) =>
      createMessage('HEADER_TWICE', { name }),
    ),
  )
  const roles = new Set(present.map((column) => column.role))
  if (!roles.has('name')) problems.push(createMessage('HEADER_MISSING', { name: 'name' }))
  if (!roles.has('phones') && !roles.has('emails')) problems.push(createMessage('HEADER_CONTACT_MISSING'))
  for (const { name } of config) {
    if (!names.includes(name) && !known.some((role) => role === key(name)))
      problems.push(createMessage('HEADER_MISSING', { name }))
  }
  return problems.length > 0 ? { problems } : plan
}
