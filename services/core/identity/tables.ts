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
  /** 1 until somebody edits the company. */
  version: Generated<number>
  /** Path of its logo in the file store. */
  logo_path: ColumnType<string | null, string | null | undefined, string | null>
  /** `#1a2b3c`; null: the product's own. */
  brand_color: ColumnType<string | null, string | null | undefined, string | null>
  /** The one company that runs the platform: its administrators see all others. */
  is_platform: Generated<boolean>
}

/** A role of a company and the permission keys that it holds. */
export interface RoleRow {
  company_id: string
  /** Code of the role, as tokens and rules name it. */
  name: string
  keys: string[]
  id: Generated<string>
  /** Name as people read it; empty: the code. */
  title: Generated<string>
  description: Generated<string>
  /** Marked as a role of people outside the company; the vendors' role is one without the mark. */
  is_external: Generated<boolean>
  /** Since when its holders must have a second factor; null: they need none. */
  second_factor_since: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Groups of the company's identity provider whose members hold the role. */
  groups: Generated<string[]>
  /** 1 until somebody edits the role. */
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
  title: string | null
  phone: string | null
  department_id: string | null
  /** Changes with the picture; null without one. */
  avatar_version: string | null
  email_verified_at: Timestamp | null
  /** The language that they read the product in; null until they have told it. */
  language: ColumnType<Language | null, Language | null | undefined, Language | null>
  /** The IANA time zone that they live in; null until they have told it. */
  time_zone: ColumnType<string | null, string | null | undefined, string | null>
  /** Grows with each change of the record. */
  version: Generated<number>
  updated_at: CreatedAt
  /** How the provider that provisions the accounts calls it. */
  external_id: ColumnType<string | null, string | null | undefined, string | null>
  /** Deleted accounts keep their name, so that nobody inherits what it owns. */
  deleted_at: Timestamp | null
}

export interface UserAvatarRow {
  user_id: string
  content_type: 'image/png' | 'image/jpeg'
  data: Buffer
}

/** The authenticator by which somebody proves who they are beside their password, and their recovery codes. */
export interface UserSecondFactorRow {
  user_id: string
  /** Sealed; null until one is in force. */
  secret: ColumnType<string | null, string | null | undefined, string | null>
  confirmed_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  /** Step of the code that was taken last: it and older ones are not taken again. */
  last_step: ColumnType<number | null, number | null | undefined, number | null>
  /** Wrong codes since the last good one. */
  failures: Generated<number>
  /** Sealed; one that is yet to be confirmed. */
  pending_secret: ColumnType<string | null, string | null | undefined, string | null>
  pending_at: ColumnType<Date | null, Date | null | undefined, Date | null>
  recovery_salt: ColumnType<string | null, string | null | undefined, string | null>
  /** Those that have not been used. */
  recovery_hashes: Generated<string[]>
}

/** Where and when an account is signed in; whether it still is, the provider's own session says. */
export interface UserSessionRow {
  /** `uid` of the provider's session. */
  id: string
  user_id: string
  /** The browser, as it names itself. */
  agent: string
  address: string
  created_at: CreatedAt
  /** When it last got a token. */
  last_used_at: CreatedAt
}

/** A passkey (WebAuthn) by which somebody signs in without a password. */
export interface UserPasskeyRow {
  id: string
  user_id: string
  /** As the authenticator calls it, base64url. */
  credential_id: string
  public_key: Buffer
  /** Of its signatures; 0 where the authenticator counts none. */
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

/** Calls without a sign-in of one network, in a window of time. */
export interface PublicCallRow {
  key: string
  calls: number
  since: Timestamp
}

/** Failed sign-ins that are counted together: of a device, of an account's name (hashed), of an address. */
export interface LoginAttemptRow {
  key: string
  failures: number
  /** When their quarter of an hour began. */
  since: Timestamp
}
