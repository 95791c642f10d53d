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

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = {
  name: 'givenName',
  roles: 'roleCodes',
  ext: 'phoneExtension',
  extPassword: 'phoneExtensionPassword',
}

/** Returns the services' id of a user, whose global id contains the user name. */
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
  fullName: t.string({ description: 'The display name; family name and given name by default.' }),
  email: t.field({ type: 'EmailAddress', description: 'E-mail address; a new one has to be confirmed.' }),
  phone: t.string({ description: 'Phone number of the user.' }),
  title: t.string({ description: 'Position in the company.' }),
  departmentId: t.id({ description: 'Department (global id).' }),
  language: t.field({ type: Language, description: "The user's language in the product; null until they choose one." }),
  timeZone: t.string({ description: "IANA name of the user's time zone; null until it is set." }),
  phoneExtension: t.string({
    description: 'Phone extension for their calls: 2 to 20 digits; null for none. If omitted, it stays unchanged.',
  }),
  phoneExtensionPassword: t.string({
    description: 'Password of the extension; required when an extension is first set.',
  }),
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
  // Fields that an older client does not send stay unchanged.
  ...(person.language !== undefined && { language: person.language }),
  ...(person.timeZone !== undefined && { timeZone: person.timeZone || null }),
  ...(person.phoneExtension !== undefined && { ext: person.phoneExtension || null }),
  ...(person.phoneExtensionPassword && { extPassword: person.phoneExtensionPassword }),
})

mutation('createUser', {
  description: 'Creates a user with an account.',
  operation: accountCreate,
  input: (t) => ({
    userName: t.string({ required: true, description: 'Name for signing in; unique across the product.' }),
    password: t.string({
      description:
        'First password: 6 characters or more with lower case, upper case, a digit and one of #$^+=!*()@%&. If omitted, the user is invited by e-mail to set one.',
    }),
    roleCodes: t.stringList({
      required: true,
      description: 'Roles of the user; the first one is active at the start.',
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
  description: 'Changes a user. CONFLICT if the record has changed since the viewer saw it.',
  operation: accountUpdate,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    ...personFields(t),
  }),
  payload: payload('The user after the change.'),
  resolve: async ({ id, version, ...person }, context) => ({
    user: await context.rest.call(accountUpdate, {
      fieldNames,
      params: { id: await userId(id, context) },
      body: { version, ...personOf(person) },
    }),
  }),
})

mutation('setUserStatus', {
  description: 'Enables or disables an account. CONFLICT if the record has changed since the viewer saw it.',
  operation: accountUpdateStatus,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    isActive: t.boolean({ required: true, description: 'Whether the account can sign in.' }),
  }),
  payload: payload('The user after the change.'),
  resolve: async ({ id, version, isActive }, context) => ({
    user: await context.rest.call(accountUpdateStatus, {
      query: { userId: await userId(id, context), status: isActive ? 'active' : 'disabled', version },
    }),
  }),
})

mutation('setUserRoles', {
  description:
    'Replaces the roles of a user. Nobody can assign a role with permissions that they do not hold themselves.',
  operation: accountAddToRole,
  input: (t) => ({
    id: t.id({ required: true, description: 'The user (global id).' }),
    roleCodes: t.stringList({ required: true, description: 'All roles of the user, at least one.' }),
  }),
  payload: payload('The user after the change.'),
  resolve: async ({ id, roleCodes }, context) => ({
    user: await context.rest.call(accountAddToRole, {
      fieldNames,
      params: { id: await userId(id, context) },
      body: { roles: roleCodes },
    }),
  }),
})

mutation('deleteUser', {
  description: 'Deletes an account permanently. Its user name cannot be used again.',
  operation: accountDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The user (global id).' }) }),
  payload: (t: PayloadFields<{ deletedUserId: string }>) => ({
    deletedUserId: t.exposeID('deletedUserId', { description: 'Global id of the deleted record.' }),
  }),
  resolve: async ({ id }, context) => {
    const { ok } = await context.rest.call(accountDelete, { params: { id: await userId(id, context) } })
    assertAccepted(ok, 'The user was not deleted')
    return { deletedUserId: id }
  },
})

mutation('sendVerificationEmail', {
  description: "Creates a link to confirm the user's e-mail address and sends it there.",
  operation: accountVerificationLink,
  input: (t) => ({ id: t.id({ required: true, description: 'The user (global id).' }) }),
  payload: (t: PayloadFields<{ mailId: string; email: string }>) => ({
    address: t.expose('email', { type: 'EmailAddress', description: 'The address to confirm.' }),
    email: t.field({
      type: Email,
      nullable: true,
      description: 'The e-mail and its delivery state; it is queued right after the call.',
      resolve: ({ mailId }, _args, context) => Email.load(context, mailId),
    }),
  }),
  resolve: async ({ id }, context) =>
    context.rest.call(accountVerificationLink, { query: { userId: await userId(id, context) } }),
})

mutation('switchRole', {
  description: "Selects one of the viewer's own roles; it applies from the next renewal of the token.",
  operation: updateActiveRole,
  input: (t) => ({ roleCode: t.string({ required: true, description: "Code of one of the viewer's roles." }) }),
  payload: (t: PayloadFields<{ roleCode: string }>) => ({
    roleCode: t.exposeString('roleCode', { description: 'The role in future tokens.' }),
  }),
  resolve: async ({ roleCode }, { rest }) => {
    const { ok } = await rest.call(updateActiveRole, { query: { roleName: roleCode } })
    assertAccepted(ok, 'Can not switch role. Role has been deleted')
    return { roleCode }
  },
})

mutation('setLanguage', {
  description: "Stores the viewer's language in the product, which is also used for e-mails to them.",
  operation: languageUpdate,
  input: (t) => ({ language: t.field({ type: Language, required: true, description: 'The language to store.' }) }),
  payload: (t: PayloadFields<{ language: LanguageCode }>) => ({
    language: t.expose('language', { type: Language, description: 'The stored language.' }),
  }),
  resolve: async ({ language }, { rest }) => {
    const { ok } = await rest.call(languageUpdate, { query: { language } })
    assertAccepted(ok, 'The language was not kept')
    return { language }
  },
})

mutation('setTimeZone', {
  description: "Stores the viewer's time zone, which is used in interview notices to them.",
  operation: timeZoneUpdate,
  input: (t) => ({ timeZone: t.string({ required: true, description: 'IANA name, such as Asia/Tokyo.' }) }),
  payload: (t: PayloadFields<{ timeZone: string }>) => ({
    timeZone: t.exposeString('timeZone', { description: 'The stored time zone.' }),
  }),
  resolve: async ({ timeZone }, { rest }) => {
    const { ok } = await rest.call(timeZoneUpdate, { query: { timeZone } })
    assertAccepted(ok, 'The time zone was not kept')
    return { timeZone }
  },
})
