import { isRestricted } from '../../../common/patterns.ts'
import { fold } from '../../../common/text.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { cellProblems, type SheetColumn, type SheetRow } from '../../core/csv/sheet.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput } from '../../core/http/errors.ts'
import type { Caller } from '../../core/http/routes.ts'
import { readersOf, type Reader } from '../../core/identity/people/readers.ts'
import type { ImportKind, Verdict } from '../../core/imports/kind.ts'
import { departmentCsvMaxBytes, mostDepartments, type DepartmentFields } from './contract.ts'
import { allDepartments, readLocations } from './queries.ts'
import { createDepartment } from './writes.ts'

/** The columns of a file of departments, and the maximum length of their texts. */
const columns = [
  { name: 'key', displayName: 'Code', most: 30, isRequired: true },
  { name: 'name', displayName: 'Department', most: 200, isRequired: true },
  { name: 'parent', displayName: 'Parent', most: 200 },
  { name: 'legalName', displayName: 'Legal entity', most: 200 },
  { name: 'location', displayName: 'Location', most: 200 },
  { name: 'manager', displayName: 'Manager', most: 250 },
] as const satisfies readonly SheetColumn[]

export const columnNames = columns.map(({ name }) => name)
type Cells = Record<(typeof columnNames)[number], string>

interface Known {
  /** Existing departments, and those of earlier rows. */
  departments: { key: string; name: string }[]
  locations: readonly { id: string; name: string }[]
  people: ReadonlyMap<string, Reader>
}

/** A department with the key of its parent, which may be created by an earlier row of the same file. */
type Draft = Omit<DepartmentFields, 'parentId'> & { parentKey: string | null }

function judgeRow(row: SheetRow, known: Known): Verdict<Draft> {
  const { key, name, parent, legalName, location, manager } = row.cells as Cells
  const problems = cellProblems(columns, row)
  const unknown = (column: string, value: string) => problems.push(createMessage('CELL_UNKNOWN', { column, value }))
  if (key && key.length <= 30 && !isRestricted(key)) unknown('key', key)
  const withKey = (text: string) => known.departments.find((one) => fold(one.key) === fold(text))
  const byKey = withKey(parent)
  const parents = byKey ? [byKey] : known.departments.filter((one) => fold(one.name) === fold(parent))
  if (parent && parents.length === 0) unknown('parent', parent)
  if (parent && parents.length > 1) problems.push(createMessage('CELL_AMBIGUOUS', { column: 'parent', value: parent }))
  const site = known.locations.find((one) => fold(one.name) === fold(location))
  if (location && !site) unknown('location', location)
  if (manager && !known.people.has(manager.toLowerCase())) unknown('manager', manager)
  if (problems.length > 0) return { problems }
  if (withKey(key)) return { isExisting: true }
  known.departments.push({ key, name })
  return {
    draft: {
      key,
      name,
      parentKey: parent ? parents[0]!.key : null,
      legalName: legalName || null,
      locationId: site?.id ?? null,
      manager: manager || null,
      active: true,
    },
  }
}

/** The import of departments from a CSV file (decision D-118). The parent of a row may be an earlier row. */
export const departmentImport: ImportKind<Draft> = {
  name: 'departments',
  columns,
  maxBytes: departmentCsvMaxBytes,
  mostRows: mostDepartments,
  path: (id) => `/departments?import=${id}`,
  async judge(db: CompanyDb, _caller: Caller, rows: readonly SheetRow[]) {
    const managers = rows.map(({ cells }) => cells.manager!.toLowerCase()).filter(Boolean)
    const known: Known = {
      departments: await allDepartments(db),
      locations: await readLocations(db),
      people: await readersOf(db, managers),
    }
    return rows.map((row) => judgeRow(row, known))
  },
  async create(db, _caller, { parentKey, ...draft }) {
    const parent = parentKey
      ? await db.from('department').select('department.id').where('department.key', '=', parentKey).executeTakeFirst()
      : undefined
    // The row of the parent may have failed.
    if (parentKey && !parent) throw unknownParent(parentKey)
    return createDepartment(db, { ...draft, parentId: parent?.id ?? null })
  },
}

const unknownParent = (value: string) =>
  badInput({ parent: [createMessage('CELL_UNKNOWN', { column: 'parent', value })] })
