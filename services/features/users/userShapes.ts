import { Type, type Static } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { MailStatus } from '../../core/contract/mails.ts'
import { Id, Moment, nullId, Nullable, openEnum, withDefault } from '../../core/contract/shapes.ts'

export const userStatuses = ['active', 'disabled'] as const

/** The data of a user that everyone in the company sees. Optional properties are ours; other services may omit them. */
export const UserSummary = Type.Object({
  id: withDefault(Id, nullId),
  userName: Type.String(),
  fullName: Type.String(),
  email: Nullable(Type.String()),
  title: Type.Optional(Nullable(Type.String({ description: 'ours: position in the company' }))),
  departmentId: Type.Optional(Nullable(Id)),
  status: Type.Optional(openEnum(Type.Enum(userStatuses))),
  avatarVersion: Type.Optional(
    Nullable(Type.String({ description: 'ours: changes with the picture; null if there is none' })),
  ),
})
export type UserSummary = Static<typeof UserSummary>

/**
 * The data of a user for account managers. The specification does not show the bodies of these calls, so the properties
 * are ours.
 */
export const UserDetail = Type.Object({
  ...UserSummary.properties,
  name: Type.String({ description: 'given name' }),
  familyName: Type.String(),
  phone: Nullable(Type.String()),
  roles: Type.Array(Type.String(), { description: "codes of the user's roles" }),
  activeRole: Nullable(Type.String({ description: 'the role that the next token carries' })),
  emailVerified: Type.Boolean(),
  hasSecondFactor: Type.Optional(Type.Boolean({ description: 'ours: whether sign-in asks for a code' })),
  ext: Type.Optional(Nullable(Type.String({ description: 'ours: extension for calls; null: no extension' }))),
  language: Type.Optional(Nullable(openEnum(Type.Enum(languages)))),
  timeZone: Type.Optional(Nullable(Type.String({ description: 'ours: IANA name; null until it is set' }))),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
})
export type UserDetail = Static<typeof UserDetail>

/** Returns the schema of a text with at most this many characters. */
export const Text = (most: number) => Type.String({ maxLength: most })
export const Ok = Type.Object({ ok: Type.Boolean() })
/** The answer of a permission check for the caller. */
export const Standing = Type.Object({
  ...Ok.properties,
  roles: Type.Optional(Type.Array(Type.String(), { description: "ours: codes of the account's current roles" })),
  permissions: Type.Optional(
    Type.Array(Type.String(), { description: 'ours: permission keys that the role of the token currently grants' }),
  ),
  isExternal: Type.Optional(
    Type.Boolean({ description: 'ours: whether the role of the token is now an external one' }),
  ),
  currentRole: Type.Optional(
    Type.String({
      description: 'ours: the current role, for tokens that leave the role to the company; empty: no role',
    }),
  ),
})
/** Search terms for users. */
export const Keyword = Type.Optional(Text(200))
/** An id to filter by. The null id or an omitted id means no condition. */
export const IdFilter = Type.Optional(Id)

export const verificationStates = ['open', 'used', 'expired', 'outdated'] as const
/** The latest link for confirming a user's e-mail address. */
export const EmailVerification = Type.Object({
  userId: Id,
  email: Type.String({ description: 'the address that it confirms' }),
  state: Type.Enum(verificationStates, { description: 'outdated: the user has another address by now' }),
  createdDate: Moment,
  expiresDate: Moment,
  usedDate: Nullable(Moment),
  mail: Nullable(MailStatus),
})
export type EmailVerification = Static<typeof EmailVerification>
