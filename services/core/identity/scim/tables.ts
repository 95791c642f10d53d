import type { CompanyTable, CreatedAt } from '../../database/tables.ts'

/** A group of the company's identity provider, as that has told of it. */
export interface ScimGroupTable extends CompanyTable {
  id: string
  name: string
  /** How the provider calls it. */
  external_id: string | null
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** Who is in a group. */
export interface ScimMemberTable extends CompanyTable {
  group_id: string
  user_id: string
}

declare module '../../database/tables.ts' {
  interface CompanyTables {
    scim_group: ScimGroupTable
    scim_member: ScimMemberTable
  }
}
