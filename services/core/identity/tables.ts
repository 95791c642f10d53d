import type { ColumnType, Generated } from 'kysely'
import type { Language } from '../contract/languages.ts'
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
    public_call: PublicCallRow
    user_avatar: UserAvatarRow
    email_verification: EmailVerificationRow
    user_second_factor: UserSecondFactorRow
    user_session: UserSessionRow
    user_passkey: UserPasskeyRow
  }
}

export interface CompanyRow {
  id: string
  name: string
  created_at: CreatedAt
  code: string | null
  type: string | null
  email: string | null
  phone: string | null
  website: string | null
  address: string | null
  tax_code: string | null
  is_active: Generated<boolean>
  /** 1 until the company is first edited. */
  version: Generated<number>
  /** Path of its logo in the file store. */
  logo_path: ColumnType<string | null, string | null | undefined, string | null>
  /** `#1a2b3c`; null: the product's own. */
  brand_color: ColumnType<string | null, string | null | undefined, string | null>
  /** The one platform company: its administrators see all others. */
  is_platform: Generated<boolean>
}

/** A role of a company and the permission keys that it holds. */
export interface RoleRow {
  company_id: string
  /** Code of the role, used by tokens and rules. */
  name: string
  keys: string[]
  id: Generated<string>
  /** Name shown to users; empty: the code. */
  title: Generated<string>
  description: Generated<string>
  /**
   * Whether the role is marked as one for people outside the company; the vendors' role is external without the mark.
   */
  is_external: Generated<boolean>
  /** Since when its holders must have a second factor; null: not required. */
  second_factor_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Groups of the company's identity provider whose members hold the role. */
  groups: Generated<string[]>
  /** 1 until the role is first edited. */
  version: Generated<number>
  created_at: CreatedAt
  updated_at: CreatedAt
}

export interface UserRow {
  id: string
  company_id: string
  user_name: string
  /** Given name(s), `name` of the token. */
  name: string
  family_name: string
  /** In the usual order of the culture: family name first or last. */
  full_name: string
  email: string | null
  /** Folded names and e-mail, words separated by one space, with a leading space. */
  search_text: string
  /** null: no sign-in by password (machine accounts, accounts of an external provider). */
  password_hash: string | null
  status: 'active' | 'disabled'
  /** The role of tokens unless a sign-in requests another that the user holds. */
  active_role: string | null
  /** OAuth scopes beyond those of the client, such as graphql:explore. */
  scopes: string[]
  is_machine: boolean
  /** The account has a published password, so it can only sign in in demo mode. */
  is_demo: boolean
  created_at: CreatedAt
  title: string | null
  phone: string | null
  department_id: string | null
  /** Changes with the picture; null without one. */
  avatar_version: string | null
  email_verified_at: Timestamp | null
  /** The language in which they read the product; null until they have set one. */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>
  /** The user's IANA time zone; null until they have set one. */
  time_zone: ColumnType<string | null, string | null | undefined, string | null>
  /** Increases with each change of the record. */
  version: Generated<number>
  updated_at: CreatedAt
  /** The id at the provider that provisions the accounts. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Deleted accounts keep their name, so that nobody else gets access to what it owns. */
  deleted_at: Timestamp | null
}

export interface UserAvatarRow {
  user_id: string
  content_type: 'image/png' | 'image/jpeg'
  data: Buffer
}

/** A user's authenticator, i.e. their proof of identity beside the password, and their recovery codes. */
export interface UserSecondFactorRow {
  user_id: string
  /** Encrypted; null until a second factor is active. */
  secret: ColumnType<string | null, string | null | undefined, string | null>
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Time step of the latest accepted code: it and older ones are not accepted again. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>
  /** Wrong codes since the last correct one. */
  failures: Generated<number>
  /** Encrypted; a secret that is not confirmed yet. */
  pending_secret: ColumnType<string | null, string | null | undefined, string | null>
  pending_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  recovery_salt: ColumnType<string | null, string | null | undefined, string | null>
  /** The hashes of unused codes. */
  recovery_hashes: Generated<string[]>
}

/** Where and when an account signed in; whether it still is signed in depends on the provider's session. */
export interface UserSessionRow {
  /** `uid` of the provider's session. */
  id: string
  user_id: string
  /** The browser's user agent. */
  agent: string
  address: string
  created_at: CreatedAt
  /** When it last got a token. */
  last_used_at: CreatedAt
}

/** A passkey (WebAuthn) for signing in without a password. */
export interface UserPasskeyRow {
  id: string
  user_id: string
  /** The authenticator's id of the passkey, base64url. */
  credential_id: string
  public_key: Buffer
  /** The number of signatures; 0 if the authenticator does not count them. */
  counter: string
  transports: string[]
  name: string
  created_at: CreatedAt
  last_used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
}

/** A link that confirms an e-mail address. */
export interface EmailVerificationRow {
  token_hash: string
  user_id: string
  email: string
  expires_at: Timestamp
  /** The mail with the link. */
  mail_id: string | null
  created_at: CreatedAt
  used_at: ColumnType<Date | null, Date | null | undefined, Date | null>
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
  /** A signing key is published immediately and signs from this moment on. */
  active_from: Timestamp
}

/** The provider's data between requests: sessions, codes, grants, sign-ins in progress. */
export interface OidcPayloadRow {
  model: string
  id: string
  payload: Json<Record<string, unknown>>
  grant_id: string | null
  uid: string | null
  expires_at: Timestamp | null
}

/** The calls without a sign-in from one network, in a time window. */
export interface PublicCallRow {
  key: string
  calls: number
  since: Timestamp
}

/** Failed sign-ins that are counted together: for a device, an account's name (hashed), or an address. */
export interface LoginAttemptRow {
  key: string
  failures: number
  /** The start of the quarter of an hour. */
  since: Timestamp
}
