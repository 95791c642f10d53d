import type { CreatedAt, Json, Timestamp } from '../database/tables.ts'

declare module '../database/tables.ts' {
  interface GlobalTables {
    company: CompanyRow
    role: RoleRow
    app_user: UserRow
    user_role: UserRoleRow
    identity_key: IdentityKeyRow
    oidc_payload: OidcPayloadRow
    login_attempt: LoginAttemptRow
  }
}

export interface CompanyRow {
  id: string
  name: string
  created_at: CreatedAt
}

/** A role of a company and the permission keys that it holds. */
export interface RoleRow {
  company_id: string
  name: string
  keys: string[]
}

export interface UserRow {
  id: string
  company_id: string
  user_name: string
  /** Given name(s), `name` of the token. */
  name: string
  family_name: string
  /** As people write it: family name first or last. */
  full_name: string
  email: string | null
  /** Folded names and e-mail, words separated by one space, with a leading space. */
  search_text: string
  /** null: no sign-in by password (machine accounts, accounts of a foreign provider). */
  password_hash: string | null
  status: 'active' | 'disabled'
  /** The role that tokens carry unless a sign-in asks for another that the user holds. */
  active_role: string | null
  /** OAuth scopes beyond those of the client, such as graphql:explore. */
  scopes: string[]
  is_machine: boolean
  /** Has a published password: signs in only in demo mode. */
  is_demo: boolean
  created_at: CreatedAt
}

export interface UserRoleRow {
  user_id: string
  company_id: string
  role: string
}

/** Signing keys (private JWK) and cookie keys of the identity provider. */
export interface IdentityKeyRow {
  id: string
  purpose: 'signing' | 'cookie'
  data: Json<unknown>
  /** A signing key is published at once and signs from this moment on. */
  active_from: Timestamp
}

/** What the provider keeps between requests: sessions, codes, grants, sign-ins under way. */
export interface OidcPayloadRow {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  uid: string | null
  expires_at: Timestamp | null
}

/** Failed sign-ins of one account name (hashed: people type passwords into the wrong field). */
export interface LoginAttemptRow {
  account: string
  failures: number
  blocked_until: Timestamp | null
  updated_at: Timestamp
}
