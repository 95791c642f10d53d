import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../database/tables.ts'

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>

/** A program of a company with a secret of its own: what the account of the machine (`app_user`) may do, and how it proves who it is. */
export interface MachineClientTable extends CompanyTable {
  user_id: string
  /** How it signs in; its account's user name. */
  client_id: string
  name: string
  description: Generated<string>
  /** Permissions that it was given. */
  keys: string[]
  /** OAuth scopes beyond `api`. */
  scopes: string[]
  secret_hash: string
  /** The last characters of the secret, by which people tell it from others. */
  secret_hint: string
  secret_at: CreatedAt
  /** The secret before: it still counts until then. */
  previous_hash: string | null
  previous_until: Moment
  last_used_at: Moment
  version: Generated<number>
  created_by: string
  created_at: CreatedAt
}

declare module '../../database/tables.ts' {
  interface CompanyTables {
    machine_client: MachineClientTable
  }
}
