import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { permissionKeys, type PermissionKey } from '../../contract/permissionKeys.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { searchText } from './directory.ts'
import { administratorRole } from '../roles/platform.ts'

interface CompanyInput {
  name: string
  email: string
  /** Its administrators see all other companies. */
  isPlatform: boolean
}

interface RoleInput {
  name: string
  keys: readonly PermissionKey[]
  title: string
  description: string
}

/** Adds a company with its roles. */
export async function insertCompany(
  tx: Kysely<Database>,
  { name, email, isPlatform }: CompanyInput,
  roles: readonly RoleInput[],
): Promise<CompanyDb> {
  const id = randomUUID()
  await tx.insertInto('company').values({ id, name, email, is_platform: isPlatform }).execute()
  const rows = roles.map(({ keys, ...role }) => ({ company_id: id, keys: [...keys], ...role }))
  await tx.insertInto('role').values(rows).execute()
  return new CompanyDb(tx, id)
}

/** Gives the administrators of a company every key of this version. */
export async function giveEveryKey(tx: Kysely<Database>, companyId: string): Promise<void> {
  const keys = [...permissionKeys]
  await tx
    .insertInto('role')
    .values({ company_id: companyId, name: administratorRole, keys })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ keys }))
    .execute()
}

/** The scopes of an account become these. */
export async function setScopes(tx: Kysely<Database>, accountId: string, scopes: string[]): Promise<void> {
  await tx.updateTable('app_user').set({ scopes }).where('id', '=', accountId).execute()
}

interface MachineInput {
  userName: string
  fullName: string
  role: string
}

/** Adds the account of a machine client, unless its name is taken. */
export async function insertMachine(
  tx: Kysely<Database>,
  companyId: string,
  { userName, fullName, role }: MachineInput,
): Promise<void> {
  const added = await tx
    .insertInto('app_user')
    .values({
      id: randomUUID(),
      company_id: companyId,
      user_name: userName,
      name: fullName,
      family_name: '',
      full_name: fullName,
      search_text: searchText(fullName, userName),
      status: 'active',
      active_role: role,
      scopes: [],
      is_machine: true,
      is_demo: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added) await tx.insertInto('user_role').values({ user_id: added.id, company_id: companyId, role }).execute()
}
