import type { Language as LanguageCode } from '../../../services/core/contract/languages.ts'
import {
  accountAddToRole,
  accountCreate,
  accountDelete,
  accountUpdate,
  accountUpdateStatus,
  accountVerificationLink,
  languageUpdate,
  timeZoneUpdate,
  updateActiveRole,
  type UserDetail,
} from '../../../services/features/users/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { RequestError } from '../../core/graph/requestError.ts'
import { Email } from '../emails/email.ts'
import { Language } from '../translations/translation.ts'
import { User } from './user.ts'

type Types = typeof builder.$inferSchemaTypes

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = {
  name: 'givenName',
  roles: 'roleCodes',
  ext: 'phoneExtension',
  extPassword: 'phoneExtensionPassword',
}

/** The services' id of a user, whose global id carries the user name. */
export async function userId(id: string, context: GatewayContext): Promise<string> {
  const user = await User.load(context, userNameOf(id))
  if (!user) throw new RequestError('NOT_FOUND', 'Not found')
  return user.id
}

const payload = (description: string) => (t: PayloadFields<{ user: UserDetail }>) => ({
  user: t.field({ type: User, description, resolve: ({ user }) => user }),
})

const personFields = (t: PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>) => ({
  givenName: t.string({ required: true, description: 'Given name of the user.' }),
  familyName: t.string({ required: true, description: 'Family name; may be empty.' }),
  fullName: t.string({ description: 'Name as people read it; family name and given name by default.' }),
  email: t.field({ type: 'EmailAddress', description: 'E-mail address; a new one has yet to be confirmed.' }),
  phone: t.string({ description: 'Phone number of the user.' }),
  title: t.string({ description: 'Position in the company.' }),
  departmentId: t.id({ description: 'Department (global id).' }),
  language: t.field({
    type: Language,
    description: 'Language that they read the product in; null until they tell it.',
  }),
  timeZone: t.string({ description: 'IANA name of the zone that they live in; null until they tell it.' }),
  phoneExtension: t.string({
    description: 'Extension with which they call: 2 to 20 digits; null for none. What is left out stays as it is.',
  }),
  phoneExtensionPassword: t.string({ description: 'Password of the extension; needed for a first one.' }),
})

interface Person {
  givenName: string
  familyName: string
  fullName?: string | null | undefined
  email?: string | null | undefined
  phone?: string | null | undefined
  title?: string | null | undefined
  departmentId?: string | number | null | undefined
  language?: LanguageCode | null | undefined
  timeZone?: string | null | undefined
  phoneExtension?: string | null | undefined
  phoneExtensionPassword?: string | null | undefined
}

const personOf = (person: Person) => ({
  name: person.givenName,
  familyName: person.familyName,
  ...(person.fullName && { fullName: person.fullName }),
  email: person.email ?? null,
  phone: person.phone ?? null,
  title: person.title ?? null,
  departmentId: person.departmentId ? idOf('Department', String(person.departmentId), 'departmentId') : null,
  // What an older client does not know stays as it is.
  ...(person.language !== undefined && { language: person.language }),
  ...(person.timeZone !== undefined && { timeZone: person.timeZone || null }),
  ...(person.phoneExtension !== undefined && { ext: person.phoneExtension || null }),
  ...(person.phoneExtensionPassword && { extPassword: person.phoneExtensionPassword }),
})

mutation('createUser', {
  description: 'Adds a user with an account.',
  operation: accountCreate,
  input: (t) => ({
    userName: t.string({ required: true, description: 'Name for signing in; unique in the product.' }),
    password: t.string({
      description:
        'First password: 6 characters or more with lower case, upper case, a digit and one of #$^+=!*()@%&. Without it the user is invited by e-mail to set one.',
    }),
    roleCodes: t.stringList({
      required: true,
      description: 'Roles to hold; the first one is active at the beginning.',
    }),
    ...personFields(t),
  }),
  payload: payload('The new user.'),
  resolve: async ({ userName, password, roleCodes, ...person }, { rest }) => ({
    user: await rest.call(accountCreate, {
      fieldNames,
      body: { userName, ...(password && { password }), roles: roleCodes, ...personOf(person) },
    }),
  }),
})

mutation('updateUser', {
  description: 'Changes a user. CONFLICT when the record has changed since the viewer saw it.',
  operation: accountUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    ...personFields(t),
  }),
  payload: payload('The user as it is now.'),
  resolve: async ({ id, version, ...person }, context) => ({
    user: await context.rest.call(accountUpdate, {
      fieldNames,
      params: { id: await userId(id, context) },
      body: { version, ...personOf(person) },
    }),
  }),
})

mutation('setUserStatus', {
  description: 'Enables or disables an account. CONFLICT when the record has changed since the viewer saw it.',
  operation: accountUpdateStatus,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    isActive: t.boolean({ required: true, description: 'Whether the account can sign in.' }),
  }),
  payload: payload('The user as it is now.'),
  resolve: async ({ id, version, isActive }, context) => ({
    user: await context.rest.call(accountUpdateStatus, {
      query: { userId: await userId(id, context), status: isActive ? 'active' : 'disabled', version },
    }),
  }),
})

mutation('setUserRoles', {
  description: 'The roles of a user become these; nobody gives a role with permissions that they do not hold.',
  operation: accountAddToRole,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    roleCodes: t.stringList({ required: true, description: 'All roles to hold, at least one.' }),
  }),
  payload: payload('The user as it is now.'),
  resolve: async ({ id, roleCodes }, context) => ({
    user: await context.rest.call(accountAddToRole, {
      fieldNames,
      params: { id: await userId(id, context) },
      body: { roles: roleCodes },
    }),
  }),
})

mutation('deleteUser', {
  description: 'Ends an account for good. Its user name stays taken.',
  operation: accountDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The user (global id).' }) }),
  payload: (t: PayloadFields<{ deletedUserId: string }>) => ({
    deletedUserId: t.exposeID('deletedUserId', { description: 'Global id of what is gone.' }),
  }),
  resolve: async ({ id }, context) => {
    const { ok } = await context.rest.call(accountDelete, { params: { id: await userId(id, context) } })
    assertAccepted(ok, 'The user was not deleted')
    return { deletedUserId: id }
  },
})

mutation('sendVerificationEmail', {
  description: "Makes a link that confirms the user's e-mail address, and sends it there.",
  operation: accountVerificationLink,
  input: (t) => ({ id: t.id({ required: true, description: 'The user (global id).' }) }),
  payload: (t: PayloadFields<{ mailId: string; email: string }>) => ({
    address: t.expose('email', { type: 'EmailAddress', description: 'The address that it is for.' }),
    email: t.field({
      type: Email,
      nullable: true,
      description: 'What has become of the e-mail; right after the call it waits.',
      resolve: ({ mailId }, _args, context) => Email.load(context, mailId),
    }),
  }),
  resolve: async ({ id }, context) =>
    context.rest.call(accountVerificationLink, { query: { userId: await userId(id, context) } }),
})

mutation('switchRole', {
  description: "Chooses one of the viewer's own roles; the next renewal of the token carries it.",
  operation: updateActiveRole,
  input: (t) => ({ roleCode: t.string({ required: true, description: 'Code of a role that the viewer holds.' }) }),
  payload: (t: PayloadFields<{ roleCode: string }>) => ({
    roleCode: t.exposeString('roleCode', { description: 'The role of tokens to come.' }),
  }),
  resolve: async ({ roleCode }, { rest }) => {
    const { ok } = await rest.call(updateActiveRole, { query: { roleName: roleCode } })
    assertAccepted(ok, 'Can not switch role. Role has been deleted')
    return { roleCode }
  },
})

mutation('setLanguage', {
  description: 'Keeps the language that the viewer reads the product in: e-mails to them are written in it.',
  operation: languageUpdate,
  input: (t) => ({ language: t.field({ type: Language, required: true, description: 'The language to keep.' }) }),
  payload: (t: PayloadFields<{ language: LanguageCode }>) => ({
    language: t.expose('language', { type: Language, description: 'The language that is kept now.' }),
  }),
  resolve: async ({ language }, { rest }) => {
    const { ok } = await rest.call(languageUpdate, { query: { language } })
    assertAccepted(ok, 'The language was not kept')
    return { language }
  },
})

mutation('setTimeZone', {
  description: 'Keeps the time zone that the viewer lives in: interviews are announced to them in it.',
  operation: timeZoneUpdate,
  input: (t) => ({ timeZone: t.string({ required: true, description: 'IANA name, such as Asia/Tokyo.' }) }),
  payload: (t: PayloadFields<{ timeZone: string }>) => ({
    timeZone: t.exposeString('timeZone', { description: 'The time zone that is kept now.' }),
  }),
  resolve: async ({ timeZone }, { rest }) => {
    const { ok } = await rest.call(timeZoneUpdate, { query: { timeZone } })
    assertAccepted(ok, 'The time zone was not kept')
    return { timeZone }
  },
})
