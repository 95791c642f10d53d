import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { permissionKeys, type PermissionKey } from '../../contract/permissionKeys.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { searchText } from '../people/directory.ts'
import { otherCompany } from '../roles/platform.ts'
import { administratorRole } from '../roles/names.ts'

/** The details of a company apart from its name; null or absent: unknown. */
export interface CompanyDetails {
  code?: string | null | undefined
  type?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  website?: string | null | undefined
  address?: string | null | undefined
  taxCode?: string | null | undefined
}

interface CompanyInput extends CompanyDetails {
  name: string
  /** Whether its administrators see all other companies. */
  isPlatform: boolean
}

interface RoleInput {
  name: string
  keys: readonly PermissionKey[]
  title: string
  description: string
}

/** Returns the details as columns. */
export const detailColumns = ({ code, type, email, phone, website, address, taxCode }: CompanyDetails) => ({
  code: code ?? null,
  type: type ?? null,
  email: email ?? null,
  phone: phone ?? null,
  website: website ?? null,
  address: address ?? null,
  tax_code: taxCode ?? null,
})

/** Adds a company with its roles, in the transaction of another company's handle. Returns the new company's handle. */
export async function insertCompany(
  by: CompanyDb,
  { name, isPlatform, ...details }: CompanyInput,
  roles: readonly RoleInput[],
): Promise<CompanyDb> {
  const id = randomUUID()
  const tx = unscoped(by)
  await tx
    .insertInto('company')
    .values({ id, name, is_platform: isPlatform, ...detailColumns(details) })
    .execute()
  const rows = roles.map(({ keys, ...role }) => ({ company_id: id, keys: [...keys], ...role }))
  await tx.insertInto('role').values(rows).execute()
  return otherCompany(by, id)
}

/** Grants the administrators of a company every permission key of this version. */
export async function giveEveryKey(tx: Kysely<Database>, companyId: string): Promise<void> {
  const keys = [...permissionKeys]
  await tx
    .insertInto('role')
    .values({ company_id: companyId, name: administratorRole, keys })
    .onConflict((conflict) => conflict.columns(['company_id', 'name']).doUpdateSet({ keys }))
    .execute()
}

/** Replaces the scopes of an account. */
export async function setScopes(tx: Kysely<Database>, accountId: string, scopes: string[]): Promise<void> {
  await tx.updateTable('app_user').set({ scopes }).where('id', '=', accountId).execute()
}

interface MachineInput {
  userName: string
  fullName: string
  role: string
}

/** Adds the account of a machine client, unless its user name is taken. */
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
