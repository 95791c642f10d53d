import type { ColumnType, Generated } from 'kysely'
import type { CompanyTable, CreatedAt } from '../../database/tables.ts'

type Moment = ColumnType<Date | null, Date | null | undefined, Date | null>

/**
 * A program of a company with its own secret: what the account of the machine (`app_user`) may do, and how it
 * authenticates.
 */
export interface MachineClientTable extends CompanyTable {
  user_id: string
  /** The id with which it signs in; also its account's user name. */
  client_id: string
  name: string
  description: Generated<string>
  /** The permissions that it was granted. */
  keys: string[]
  /** OAuth scopes beyond `api`. */
  scopes: string[]
  secret_hash: string
  /** The last characters of the secret, so that users can tell it from others. */
  secret_hint: string
  secret_at: CreatedAt
  /** The previous secret, and until when it is valid. */
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
