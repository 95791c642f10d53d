import type { CompanyTable, CreatedAt } from '../../database/tables.ts'

/** A group that the company's identity provider has reported. */
export interface ScimGroupTable extends CompanyTable {
  id: string
  name: string
  /** The provider's id of the group. */
  external_id: string | null
  created_at: CreatedAt
  updated_at: CreatedAt
}

/** The members of the groups. */
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
