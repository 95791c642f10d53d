import { randomUUID } from 'node:crypto'
import { sql, type Updateable } from 'kysely'
import type { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { badInput, forbidden, notFound, refused, stale } from '../errors.ts'
import type { Caller } from '../routes.ts'
import { setActiveRole } from './accounts.ts'
import { searchText } from './directory.ts'
import { personChanged } from './kept.ts'
import { hashPassword } from './passwords.ts'
import { administratorRole } from './platform.ts'
import type { UserRow } from './tables.ts'

/** Six characters or more with lower and upper case, a digit and one of #$^+=!*()@%& (000/5/33). */
const passwordRule = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[#$^+=!*()@%&]).{6,}$/u
const userNameRule = /^[a-z0-9](?:[a-z0-9._@-]{0,98}[a-z0-9])$/
const emailRule = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/

export interface PersonInput {
  name: string
  familyName: string
  fullName?: string | undefined
  email: string | null
  phone?: string | null | undefined
  title?: string | null | undefined
  departmentId?: string | null | undefined
}

export interface NewPerson extends PersonInput {
  userName: string
  password: string
  roles: string[]
}

const text = (value: string | null | undefined) => value?.trim() || null

/** The columns that a form fills, checked. */
function columnsOf(userName: string, input: PersonInput) {
  const name = input.name.trim()
  const familyName = input.familyName.trim()
  const fullName = text(input.fullName) ?? `${familyName} ${name}`.trim()
  const email = text(input.email)
  const fields: Record<string, string[]> = {
    ...(!name && { name: ['is required'] }),
    ...(email && !emailRule.test(email) && { email: ['is not a valid e-mail address'] }),
  }
  if (Object.keys(fields).length > 0) throw badInput(fields)
  return {
    name,
    family_name: familyName,
    full_name: fullName,
    email,
    phone: text(input.phone),
    title: text(input.title),
    department_id: input.departmentId ?? null,
    search_text: searchText(fullName, userName, email),
  }
}

/** Says what a constraint of the database means for the form. */
async function explained<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const { constraint = '' } = error as { constraint?: string }
    if (constraint.startsWith('app_user_user_name')) throw badInput({ userName: ['is already taken'] })
    if (constraint === 'app_user_department') throw badInput({ departmentId: ['is not a department of the company'] })
    throw error
  }
}

/** Throws unless the roles are the company's, and their keys are the caller's to give. Returns their codes once each. */
async function demandRoles(
  db: CompanyDb,
  caller: Caller,
  asked: readonly string[],
  held: readonly string[] = [],
): Promise<string[]> {
  const codes = [...new Set(asked)]
  const roles = await unscoped(db)
    .selectFrom('role')
    .select(['name', 'keys'])
    .where('company_id', '=', db.companyId)
    .where('name', 'in', codes)
    .execute()
  if (roles.length < codes.length) throw badInput({ roles: ['names a role that the company does not have'] })
  const given = roles.filter(({ name }) => !held.includes(name)).flatMap(({ keys }) => keys)
  if (given.some((key) => !(caller.permissions as ReadonlySet<string>).has(key))) {
    throw forbidden('Nobody can give a role with permissions that they do not hold themselves')
  }
  return codes
}

/** Throws when the change that the work makes leaves a company without an active administrator. */
async function keepingAdministrator<T>(db: CompanyDb, work: (tx: CompanyDb) => Promise<T>): Promise<T> {
  const administrators = (tx: CompanyDb) =>
    unscoped(tx)
      .selectFrom('user_role')
      .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
      .select('app_user.id')
      .where('user_role.company_id', '=', db.companyId)
      .where('user_role.role', '=', administratorRole)
      .where('app_user.status', '=', 'active')
      .limit(1)
      .executeTakeFirst()
  return db.transaction(async (tx) => {
    // Two administrators who remove each other wait here for one another.
    await unscoped(tx)
      .selectFrom('role')
      .select('id')
      .where('company_id', '=', db.companyId)
      .where('name', '=', administratorRole)
      .forUpdate()
      .execute()
    const before = await administrators(tx)
    const result = await work(tx)
    if (before && !(await administrators(tx)))
      throw refused('LAST_ADMINISTRATOR', 'The company needs an active administrator')
    return result
  })
}

/** Adds a person; answers the id. Wrong input by field, a taken user name among it. */
export async function createPerson(db: CompanyDb, caller: Caller, input: NewPerson): Promise<string> {
  const userName = input.userName.trim().toLowerCase()
  const fields: Record<string, string[]> = {
    ...(!userNameRule.test(userName) && {
      userName: ['must be 2 to 100 letters a–z, digits and . _ @ -, with a letter or digit at both ends'],
    }),
    ...(!passwordRule.test(input.password) && {
      password: ['must have 6 characters or more, with lower case, upper case, a digit and one of #$^+=!*()@%&'],
    }),
  }
  if (Object.keys(fields).length > 0) throw badInput(fields)
  const columns = columnsOf(userName, input)
  const roles = await demandRoles(db, caller, input.roles)
  const taken = await unscoped(db)
    .selectFrom('app_user')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirst()
  if (taken) throw badInput({ userName: ['is already taken'] })
  const passwordHash = await hashPassword(input.password)
  const id = randomUUID()
  await explained(
    db.transaction(async (tx) => {
      await unscoped(tx)
        .insertInto('app_user')
        .values({
          id,
          company_id: db.companyId,
          user_name: userName,
          ...columns,
          password_hash: passwordHash,
          status: 'active',
          active_role: roles[0]!,
          scopes: [],
          is_machine: false,
          is_demo: false,
        })
        .execute()
      await unscoped(tx)
        .insertInto('user_role')
        .values(roles.map((role) => ({ user_id: id, company_id: db.companyId, role })))
        .execute()
      await personChanged(tx)
    }),
  )
  return id
}

const found = (db: CompanyDb, id: string) =>
  unscoped(db)
    .selectFrom('app_user')
    .where('company_id', '=', db.companyId)
    .where('id', '=', id)
    .where('is_machine', '=', false)
    .where('deleted_at', 'is', null)

async function demandPerson(db: CompanyDb, id: string) {
  const row = await found(db, id).select(['user_name', 'email', 'version', 'active_role']).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

/** Changes the record if it is still the one that the caller saw: 404 when it is gone, 599 when it has changed. Within a transaction. */
async function change(db: CompanyDb, id: string, version: number, columns: Updateable<UserRow>): Promise<void> {
  const done = await unscoped(db)
    .updateTable('app_user')
    .set({ ...columns, version: version + 1, updated_at: new Date() })
    .where('id', 'in', found(db, id).select('id'))
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  if (done) return personChanged(db)
  await demandPerson(db, id)
  throw stale('The user has been changed meanwhile')
}

/** Changes names, address and department; a new e-mail address has yet to be confirmed. */
export async function updatePerson(db: CompanyDb, id: string, version: number, input: PersonInput): Promise<void> {
  const { user_name: userName, email } = await demandPerson(db, id)
  const columns = columnsOf(userName, input)
  await explained(
    db.transaction((tx) =>
      change(tx, id, version, { ...columns, ...(columns.email !== email && { email_verified_at: null }) }),
    ),
  )
}

const demandOther = async (db: CompanyDb, caller: Caller, id: string) => {
  const { user_name: userName } = await demandPerson(db, id)
  if (userName === caller.userName) throw refused('OWN_ACCOUNT', 'Nobody can disable or delete their own account')
}

/** Enables or disables an account; disabled ones neither sign in nor renew. */
export async function setStatus(
  db: CompanyDb,
  caller: Caller,
  id: string,
  status: 'active' | 'disabled',
  version: number,
): Promise<void> {
  if (status === 'disabled') await demandOther(db, caller, id)
  await keepingAdministrator(db, (tx) => change(tx, id, version, { status }))
}

/** The roles of a person become these. */
export async function setRoles(db: CompanyDb, caller: Caller, id: string, asked: readonly string[]): Promise<void> {
  await keepingAdministrator(db, async (tx) => {
    const { active_role: activeRole, version } = await demandPerson(tx, id)
    const held = (await unscoped(tx).selectFrom('user_role').select('role').where('user_id', '=', id).execute()).map(
      ({ role }) => role,
    )
    const roles = await demandRoles(tx, caller, asked, held)
    await change(tx, id, version, { active_role: roles.includes(activeRole ?? '') ? activeRole : roles[0]! })
    await unscoped(tx).deleteFrom('user_role').where('user_id', '=', id).where('role', 'not in', roles).execute()
    await unscoped(tx)
      .insertInto('user_role')
      .values(roles.map((role) => ({ user_id: id, company_id: db.companyId, role })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
}

/** Ends an account: its name stays taken and known to the records that name it. */
export async function deletePerson(db: CompanyDb, caller: Caller, id: string): Promise<void> {
  await demandOther(db, caller, id)
  await keepingAdministrator(db, async (tx) => {
    const { version } = await demandPerson(tx, id)
    await change(tx, id, version, {
      status: 'disabled',
      deleted_at: new Date(),
      password_hash: null,
      active_role: null,
      phone: null,
      avatar_version: null,
      scopes: sql`'{}'` as never,
    })
    for (const table of ['user_role', 'user_avatar', 'email_verification'] as const) {
      await unscoped(tx).deleteFrom(table).where('user_id', '=', id).execute()
    }
  })
}

/** The role that the caller's tokens carry from the next renewal on; refused when it is not held (any more). */
export async function chooseRole(db: CompanyDb, caller: Caller, role: string): Promise<void> {
  const held = await unscoped(db)
    .selectFrom('user_role')
    .innerJoin('app_user', 'app_user.id', 'user_role.user_id')
    .select('app_user.id')
    .where('user_role.company_id', '=', db.companyId)
    .where('app_user.user_name', '=', caller.userName.toLowerCase())
    .where('app_user.status', '=', 'active')
    .where('user_role.role', '=', role)
    .executeTakeFirst()
  if (!held) throw refused('ROLE_NOT_HELD', 'Can not switch role. Role has been deleted')
  await setActiveRole(db, held.id, role)
}
