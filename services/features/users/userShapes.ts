import { Type, type Static } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { MailStatus } from '../../core/contract/mails.ts'
import { Id, Moment, nullId, Nullable, openWords, orElse } from '../../core/contract/shapes.ts'

export const userStatuses = ['active', 'disabled'] as const

/** What everyone in the company sees of a person. What is optional is ours; other services may leave it out. */
export const UserSummary = Type.Object({
  id: orElse(Id, nullId),
  userName: Type.String(),
  fullName: Type.String(),
  email: Nullable(Type.String()),
  title: Type.Optional(Nullable(Type.String({ description: 'ours: position in the company' }))),
  departmentId: Type.Optional(Nullable(Id)),
  status: Type.Optional(openWords(Type.Enum(userStatuses))),
  avatarVersion: Type.Optional(
    Nullable(Type.String({ description: 'ours: changes with the picture; null without one' })),
  ),
})
export type UserSummary = Static<typeof UserSummary>

/** A person as those who manage accounts see it; the bodies of these calls are not shown, so the members are ours. */
export const UserDetail = Type.Object({
  ...UserSummary.properties,
  name: Type.String({ description: 'given name' }),
  familyName: Type.String(),
  phone: Nullable(Type.String()),
  roles: Type.Array(Type.String(), { description: 'codes of the roles held' }),
  activeRole: Nullable(Type.String({ description: 'role that the next token carries' })),
  emailVerified: Type.Boolean(),
  hasSecondFactor: Type.Optional(Type.Boolean({ description: 'ours: sign-in asks them for a code' })),
  ext: Type.Optional(Nullable(Type.String({ description: 'ours: extension with which they call; null: none' }))),
  language: Type.Optional(Nullable(openWords(Type.Enum(languages)))),
  timeZone: Type.Optional(Nullable(Type.String({ description: 'ours: IANA name; null until it was told' }))),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
})
export type UserDetail = Static<typeof UserDetail>

/** A text of at most so many characters. */
export const Text = (most: number) => Type.String({ maxLength: most })
export const Ok = Type.Object({ ok: Type.Boolean() })
/** What a permission check answers of the caller. */
export const Standing = Type.Object({
  ...Ok.properties,
  roles: Type.Optional(
    Type.Array(Type.String(), { description: 'ours: codes of the roles that the account holds now' }),
  ),
  permissions: Type.Optional(
    Type.Array(Type.String(), { description: 'ours: keys that the role of the token gives now' }),
  ),
  isExternal: Type.Optional(
    Type.Boolean({ description: 'ours: the role of the token is one of people outside the company now' }),
  ),
  currentRole: Type.Optional(
    Type.String({
      description: 'ours: the role that they work in, of tokens that leave it to the company; empty: none',
    }),
  ),
})
/** Words that people are searched by. */
export const Keyword = Type.Optional(Text(200))
/** The null id or none: no condition. */
export const IdFilter = Type.Optional(Id)

export const verificationStates = ['open', 'used', 'expired', 'outdated'] as const
/** The link that confirms somebody's e-mail address, as it was last made. */
export const EmailVerification = Type.Object({
  userId: Id,
  email: Type.String({ description: 'the address that it confirms' }),
  state: Type.Enum(verificationStates, { description: 'outdated: the person has another address by now' }),
  createdDate: Moment,
  expiresDate: Moment,
  usedDate: Nullable(Moment),
  mail: Nullable(MailStatus),
})
export type EmailVerification = Static<typeof EmailVerification>
