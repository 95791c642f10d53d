import type { Selectable } from 'kysely'
import { isLanguage, type Language } from '../../contract/languages.ts'
import type { UserRow } from '../tables.ts'
import { attributeOf } from './filter.ts'
import { invalid, isObject, memberOf, schemas, scimPath } from './protocol.ts'

/** The values of a user in a request; absent ones remain unchanged. */
export interface UserInput {
  userName?: string
  externalId?: string | null
  name?: string
  familyName?: string
  fullName?: string
  email?: string | null
  phone?: string | null
  title?: string | null
  language?: Language | null
  timeZone?: string | null
  isActive?: boolean
}

interface Parts {
  groups: readonly { id: string; name: string }[]
  publicUrl: string
}

/** Returns a user as a SCIM resource. */
export function userResource(row: Selectable<UserRow>, { groups, publicUrl }: Parts) {
  return {
    schemas: [schemas.user],
    id: row.id,
    ...(row.external_id !== null && { externalId: row.external_id }),
    userName: row.user_name,
    name: { formatted: row.full_name, givenName: row.name, familyName: row.family_name },
    displayName: row.full_name,
    ...(row.email && { emails: [{ value: row.email, type: 'work', primary: true }] }),
    ...(row.phone && { phoneNumbers: [{ value: row.phone, type: 'work' }] }),
    ...(row.title && { title: row.title }),
    ...(row.language && { preferredLanguage: row.language }),
    ...(row.time_zone && { timezone: row.time_zone }),
    active: row.status === 'active',
    groups: groups.map(({ id, name }) => ({
      value: id,
      display: name,
      type: 'direct',
      $ref: `${publicUrl}${scimPath}/Groups/${id}`,
    })),
    meta: {
      resourceType: 'User',
      created: row.created_at.toISOString(),
      lastModified: row.updated_at.toISOString(),
      location: `${publicUrl}${scimPath}/Users/${row.id}`,
      version: `W/"${row.version}"`,
    },
  }
}

const textOf = (value: unknown, attribute: string): string | null => {
  if (value === null || value === undefined) return null
  if (typeof value !== 'string') throw invalid(`${attribute} is a text`)
  if (value.length > 250) throw invalid(`${attribute} is longer than 250 characters`)
  return value.trim() || null
}

const booleanOf = (value: unknown): boolean => {
  const text = String(value).toLowerCase()
  if (text !== 'true' && text !== 'false') throw invalid('active is true or false')
  return text === 'true'
}

/** Returns the value from a list of addresses: the primary one, otherwise the work one, otherwise the first. */
function addressOf(value: unknown, attribute: string): string | null {
  if (!Array.isArray(value)) return textOf(isObject(value) ? memberOf(value, 'value') : value, attribute)
  const all = value.filter(isObject)
  const chosen = all.find((one) => one.primary === true) ?? all.find((one) => one.type === 'work') ?? all[0]
  return chosen ? textOf(chosen.value, attribute) : null
}

const languageOf = (value: unknown): Language | null => {
  const language = textOf(value, 'preferredLanguage')?.slice(0, 2).toLowerCase()
  return language && isLanguage(language) ? language : null
}

/** How each stored attribute is read; `name` and the lists of addresses can also be read by their parts. */
const readers: Readonly<Record<string, (value: unknown) => UserInput>> = {
  username: (value) => ({ userName: textOf(value, 'userName') ?? '' }),
  externalid: (value) => ({ externalId: textOf(value, 'externalId') }),
  'name.givenname': (value) => ({ name: textOf(value, 'name.givenName') ?? '' }),
  'name.familyname': (value) => ({ familyName: textOf(value, 'name.familyName') ?? '' }),
  'name.formatted': (value) => ({ fullName: textOf(value, 'name.formatted') ?? '' }),
  name: (value) => (isObject(value) ? readUser(value, 'name.') : {}),
  displayname: (value) => ({ fullName: textOf(value, 'displayName') ?? '' }),
  emails: (value) => ({ email: addressOf(value, 'emails') }),
  'emails.value': (value) => ({ email: textOf(value, 'emails') }),
  phonenumbers: (value) => ({ phone: addressOf(value, 'phoneNumbers') }),
  'phonenumbers.value': (value) => ({ phone: textOf(value, 'phoneNumbers') }),
  title: (value) => ({ title: textOf(value, 'title') }),
  preferredlanguage: (value) => ({ language: languageOf(value) }),
  timezone: (value) => ({ timeZone: textOf(value, 'timezone') }),
  active: (value) => ({ isActive: booleanOf(value) }),
}

/** Reads a user from a request body; attributes that are not stored here are ignored. */
export function readUser(body: Record<string, unknown>, prefix = ''): UserInput {
  const input: UserInput = {}
  for (const [name, value] of Object.entries(body)) {
    const attribute = prefix + attributeOf(name)
    if (Object.hasOwn(readers, attribute)) Object.assign(input, readers[attribute]!(value))
  }
  return input
}

/** One operation of a PATCH: its type, its path (in lower case, without the condition in brackets), and its value. */
export interface PatchOperation {
  op: 'add' | 'remove' | 'replace'
  path: string | null
  /** The condition in brackets. */
  condition: string | null
  value: unknown
}

/** Reads the operations of a PATCH (RFC 7644, 3.5.2); some providers write `Add`. */
export function readPatch(body: unknown): PatchOperation[] {
  const operations = isObject(body) ? memberOf(body, 'Operations') : undefined
  if (!Array.isArray(operations) || operations.length > 1000) throw invalid('A PATCH has Operations', 'invalidSyntax')
  return operations.map((one: unknown) => {
    if (!isObject(one)) throw invalid('Each operation is an object', 'invalidSyntax')
    const op = String(memberOf(one, 'op')).toLowerCase()
    if (op !== 'add' && op !== 'remove' && op !== 'replace')
      throw invalid('op is add, remove or replace', 'invalidSyntax')
    const given = memberOf(one, 'path')
    if (given !== undefined && given !== null && typeof given !== 'string')
      throw invalid('path is a text', 'invalidPath')
    const [whole = '', condition = null] = /^[^[]*\[([^\]]*)\]/.exec(given ?? '') ?? []
    const path = given
      ? attributeOf(whole ? given.slice(0, whole.indexOf('[')) + given.slice(whole.length) : given)
      : null
    return { op, path, condition, value: memberOf(one, 'value') }
  })
}

/** Returns the values that the operations of a PATCH set, the later ones overriding the earlier. */
export function patchUser(operations: readonly PatchOperation[]): UserInput {
  const input: UserInput = {}
  for (const { op, path, value } of operations) {
    if (path === null) {
      if (op === 'remove') throw invalid('What is removed has a path', 'noTarget')
      if (!isObject(value)) throw invalid('Without a path the value is an object')
      // Some providers write paths as members: {"name.givenName": …}.
      Object.assign(input, readUser(value))
    } else if (op === 'remove') {
      if (path === 'active' || path === 'username') throw invalid(`${path} cannot be removed`, 'mutability')
      if (Object.hasOwn(readers, path)) Object.assign(input, readers[path]!(null))
    } else if (Object.hasOwn(readers, path)) Object.assign(input, readers[path]!(value))
  }
  return input
}
