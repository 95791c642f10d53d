import { isEmail, isUserName } from '../../../common/patterns.ts'
import { fold } from '../../../common/text.ts'
import { isTimeZone } from '../../../common/timeZones.ts'
import { isLanguage } from '../../core/contract/languages.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { cellProblems, type SheetColumn, type SheetRow } from '../../core/csv/sheet.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Caller } from '../../core/http/routes.ts'
import { knownPeople, type KnownPeople } from '../../core/identity/people/knownPeople.ts'
import type { NewPerson } from '../../core/identity/people/personInput.ts'
import { createPerson } from '../../core/identity/people/userWrites.ts'
import { rolesToGive } from '../../core/identity/roles/givenRoles.ts'
import type { ImportKind, Verdict } from '../../core/imports/kind.ts'
import { openDepartments } from '../departments/queries.ts'
import { mostUsers, userCsvMaxBytes } from './contract.ts'

type Role = Awaited<ReturnType<typeof rolesToGive>>[number]
interface Company {
  roles: readonly Role[]
  departments: readonly { id: string; key: string; name: string }[]
  people: KnownPeople
}

/** The columns of a file of users, with the maximum length of each text. */
const columns = [
  { name: 'userName', displayName: 'User name', most: 100 },
  { name: 'familyName', displayName: 'Family name', most: 100 },
  { name: 'name', displayName: 'Given name', most: 100, isRequired: true },
  { name: 'fullName', displayName: 'Full name', most: 200 },
  { name: 'email', displayName: 'E-mail', most: 250, isRequired: true },
  { name: 'phone', displayName: 'Phone', most: 30 },
  { name: 'title', displayName: 'Position', most: 100 },
  { name: 'department', displayName: 'Department', most: 250 },
  { name: 'roles', displayName: 'Roles', most: 2000, isRequired: true },
  { name: 'language', displayName: 'Language', most: 2 },
  { name: 'timeZone', displayName: 'Time zone', most: 64 },
] as const satisfies readonly SheetColumn[]

export const columnNames = columns.map(({ name }) => name)

const isNamed = (value: string, ...names: string[]) => names.some((name) => fold(name) === fold(value))
const list = (text: string) => [...new Set(text.split(/[;,\n]/).map((part) => part.trim()))].filter(Boolean)
const userNameOf = ({ cells }: SheetRow) => (cells.userName || cells.email!).toLowerCase()

/** Judges a single row, without comparing it with other rows. */
function judgeRow(row: SheetRow, { roles, departments, people }: Company): Verdict<NewPerson> {
  const { cells } = row
  const problems = cellProblems(columns, row)
  const { email, language, timeZone, department } = cells as Record<(typeof columnNames)[number], string>
  const userName = userNameOf(row)
  if (email && !isEmail(email)) problems.push(createMessage('NO_EMAIL_ADDRESS', { value: email }))
  else if (userName && !isUserName(userName)) problems.push(createMessage('CELL_NO_USER_NAME', { value: userName }))
  const unknown = (column: string, value: string) => problems.push(createMessage('CELL_UNKNOWN', { column, value }))
  if (language && !isLanguage(language.toLowerCase())) unknown('language', language)
  if (timeZone && !isTimeZone(timeZone)) unknown('timeZone', timeZone)
  const byKey = departments.find(({ key }) => isNamed(department, key))
  const places = byKey ? [byKey] : departments.filter(({ name }) => isNamed(department, name))
  if (department && places.length === 0) unknown('department', department)
  if (places.length > 1) problems.push(createMessage('CELL_AMBIGUOUS', { column: 'department', value: department }))
  const given = list(cells.roles!).map((value) => ({
    value,
    role: roles.find(({ code, name }) => isNamed(value, code, name)),
  }))
  for (const { value, role } of given) {
    if (!role) unknown('roles', value)
    else if (role.refusal) problems.push(createMessage('ROLE_NOT_YOURS', { value }))
  }
  if (people.taken.has(userName)) problems.push(createMessage('USER_NAME_TAKEN', { value: userName }))
  if (problems.length > 0) return { problems }
  if (people.userNames.has(userName) || people.emails.has(email.toLowerCase())) return { isExisting: true }
  return {
    draft: {
      userName,
      name: cells.name!,
      familyName: cells.familyName!,
      fullName: cells.fullName,
      email,
      phone: cells.phone || null,
      title: cells.title || null,
      departmentId: places[0]?.id ?? null,
      roles: given.map(({ role }) => role!.code),
      ...(isLanguage(language.toLowerCase()) && { language: language.toLowerCase() }),
      ...(timeZone && { timeZone }),
    } as NewPerson,
  }
}

/** The import of users from a CSV file (000/7/68). Each user is invited by mail to set a password. */
export const userImport: ImportKind<NewPerson> = {
  name: 'users',
  columns,
  maxBytes: userCsvMaxBytes,
  mostRows: mostUsers,
  path: (id) => `/users?import=${id}`,
  async judge(db: CompanyDb, caller: Caller, rows: readonly SheetRow[]) {
    const company = {
      roles: await rolesToGive(db, caller),
      departments: await openDepartments(db),
      people: await knownPeople(
        db,
        rows.map(userNameOf),
        rows.map(({ cells }) => cells.email!.toLowerCase()),
      ),
    }
    const seen = new Map<string, number>()
    return rows.map((row) => {
      const verdict = judgeRow(row, company)
      const keys = [`name:${userNameOf(row)}`, `mail:${row.cells.email!.toLowerCase()}`]
      const before = keys.map((key) => seen.get(key)).find((found) => found !== undefined)
      if ('problems' in verdict) return verdict
      for (const key of keys) if (!seen.has(key)) seen.set(key, row.row)
      return before === undefined ? verdict : { problems: [createMessage('SAME_USER_AS_ROW', { row: before })] }
    })
  },
  create: (db, caller, draft, { product }) => createPerson(db, caller, draft, product),
}
