import { talentColumns } from '../../../../common/csv.ts'
import { fold } from '../../../../common/text.ts'
import { checkCsv } from '../../../shared/csv/csvCheck.ts'

const key = (title: string) => fold(title).replace(/\s+/g, ' ').trim()

/** Checks a talent CSV as the services will. Only the name and a contact are required columns. */
export function checkTalentCsv(bytes: Uint8Array): ReturnType<typeof checkCsv> {
  const first = checkCsv(bytes, [])
  if ('error' in first) return first
  const titles = new Set(first.header.map(key))
  return checkCsv(
    bytes,
    talentColumns
      .filter(({ name, displayName }) => titles.has(key(name)) || titles.has(key(displayName)))
      .map((column) => ({ ...column, type: column.type === 'number' ? 'NUMBER' : 'TEXT' })),
  )
}
