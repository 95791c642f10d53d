import type { Kysely, Selectable } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { detailChanged } from '../identityCache.ts'
import { machineKeys } from '../machines/lookup.ts'
import { machineRole } from '../roles/names.ts'
import { isExternalColumn } from '../roles/external.ts'
import type { UserRow } from '../tables.ts'

export interface HeldRole {
  name: string
  keys: string[]
  /** Whether the role is for people outside the company. */
  isExternal: boolean
}

/** An account with what sign-in and tokens need. */
export interface Account {
  id: string
  userName: string
  name: string
  familyName: string
  fullName: string
  email: string | null
  title: string | null
  departmentId: string | null
  avatarVersion: string | null
  companyId: string
  companyName: string
  /** Disabled: the account alone, or with the entire company. */
  status: 'active' | 'disabled'
  passwordHash: string | null
  activeRole: string | null
  roles: HeldRole[]
  scopes: string[]
  isMachine: boolean
  isDemo: boolean
}

type Found = Selectable<UserRow> & { company_name: string; is_company_active: boolean }

async function withRoles(db: Kysely<Database>, row: Found | undefined): Promise<Account | undefined> {
  if (!row) return undefined
  const roles = await db
    .selectFrom('user_role')
    .innerJoin('role', (on) =>
      on.onRef('role.company_id', '=', 'user_role.company_id').onRef('role.name', '=', 'user_role.role'),
    )
    .select(['role.name', 'role.keys', isExternalColumn.as('isExternal')])
    .where('user_role.user_id', '=', row.id)
    .orderBy('role.name')
    .execute()
  const machine = row.is_machine ? await machineKeys(db, row.id) : undefined
  return {
    id: row.id,
    userName: row.user_name,
    name: row.name,
    familyName: row.family_name,
    fullName: row.full_name,
    email: row.email,
    title: row.title,
    departmentId: row.department_id,
    avatarVersion: row.avatar_version,
    companyId: row.company_id,
    companyName: row.company_name,
    status: row.is_company_active ? row.status : 'disabled',
    passwordHash: row.password_hash,
    activeRole: row.active_role,
    roles: machine ? [{ name: machineRole, keys: machine, isExternal: false }] : roles,
    scopes: row.scopes,
    isMachine: row.is_machine,
    isDemo: row.is_demo,
  }
}

const accounts = (db: Kysely<Database>) =>
  db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .selectAll('app_user')
    .select(['company.name as company_name', 'company.is_active as is_company_active'])

/** Returns the account with this user name, regardless of case. */
export async function accountByUserName(db: Kysely<Database>, userName: string): Promise<Account | undefined> {
  return withRoles(
    db,
    await accounts(db).where('app_user.user_name', '=', userName.trim().toLowerCase()).executeTakeFirst(),
  )
}

/** Returns the account with this id. Any text that is not a UUID finds nothing. */
export async function accountById(db: Kysely<Database>, id: string): Promise<Account | undefined> {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return undefined
  return withRoles(db, await accounts(db).where('app_user.id', '=', id).executeTakeFirst())
}

/**
 * Returns the role for a token of this account: the requested one, otherwise the active one, otherwise the first; only
 * roles that the account holds.
 */
export function roleOf(account: Account, asked?: string): string | undefined {
  const holds = (name: string | null | undefined) => account.roles.some((role) => role.name === name)
  if (asked !== undefined) return holds(asked) ? asked : undefined
  return holds(account.activeRole) ? account.activeRole! : account.roles[0]?.name
}

/** Stores the chosen role for future tokens. */
export async function setActiveRole(db: CompanyDb, accountId: string, role: string): Promise<void> {
  await db.transaction(async (tx) => {
    const done = await unscoped(tx)
      .updateTable('app_user')
      .set({ active_role: role })
      .where('company_id', '=', db.companyId)
      .where('id', '=', accountId)
      .where('active_role', 'is distinct from', role)
      .returning('id')
      .executeTakeFirst()
    if (done) await detailChanged(tx)
  })
}

/** Whether anybody can sign in: there is an active account of a person. Demo accounts only count in the demo. */
export async function hasAccounts(db: Kysely<Database>, { isDemo }: { isDemo: boolean }): Promise<boolean> {
  const people = db
    .selectFrom('app_user')
    .select('id')
    .where('is_machine', '=', false)
    .where('status', '=', 'active')
    .limit(1)
  return (await (isDemo ? people : people.where('is_demo', '=', false)).executeTakeFirst()) !== undefined
}

export interface DemoAccount {
  userName: string
  fullName: string
  companyName: string
  roles: string[]
}

/** Returns the accounts that the sign-in page of a demo offers. */
export async function demoAccounts(db: Kysely<Database>): Promise<DemoAccount[]> {
  const rows = await db
    .selectFrom('app_user')
    .innerJoin('company', 'company.id', 'app_user.company_id')
    .innerJoin('user_role', 'user_role.user_id', 'app_user.id')
    .select(['app_user.user_name', 'app_user.full_name', 'company.name as company_name', 'user_role.role'])
    .where('app_user.is_demo', '=', true)
    .where('app_user.is_machine', '=', false)
    .where('app_user.status', '=', 'active')
    .where('company.is_active', '=', true)
    .orderBy('app_user.created_at')
    .orderBy('app_user.user_name')
    .orderBy('user_role.role')
    .execute()
  const found = new Map<string, DemoAccount>()
  for (const row of rows) {
    const { user_name: userName, full_name: fullName, company_name: companyName, role } = row
    const entry = found.get(userName)
    if (entry) entry.roles.push(role)
    else found.set(userName, { userName, fullName, companyName, roles: [role] })
  }
  return [...found.values()]
}
