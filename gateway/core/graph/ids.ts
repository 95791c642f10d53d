import { say } from '../../../services/core/contract/messages.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { idPatterns, type IdForm } from '../rest/tolerant/idForm.ts'
import { badInput } from './requestError.ts'

const isUuid = (text: string) => idPatterns.uuid.test(text.toLowerCase())

/** Forms in which ids are taken. */
let patterns = [idPatterns.uuid]

/** Takes ids of these forms, besides UUIDs, for the life of the process: the services behind it are the same all the time. */
export function acceptIds(forms: readonly IdForm[]): void {
  patterns = [...new Set<IdForm>(['uuid', ...forms])].map((form) => idPatterns[form])
}

/** Tells whether a text can be the services' id of a record. */
export const isId = (text: string): boolean => isUuid(text) || patterns.some((pattern) => pattern.test(text))

/** An id out of an address or a record; null when no record can have it. */
export function recordId(id: string | null): string | null {
  if (!id || !isId(id) || id === nullId || id === '0') return null
  return isUuid(id) ? id.toLowerCase() : id
}

export interface GlobalId {
  type: string
  /** The services' id, or the user name of a User. */
  key: string
}

/** A global id: opaque to clients; the version lets its inside change. */
export const encodeId = (type: string, key: string): string => Buffer.from(`1:${type}:${key}`).toString('base64url')

/** BAD_INPUT of an input that names no record. */
export const badId = (field: string) => badInput({ [field]: say('WRONG_ID') })

/** Reads a global id of any type; throws BAD_INPUT that names the input field. */
export function decodeId(id: string, field = 'id'): GlobalId {
  const [version, type, ...rest] = Buffer.from(id, 'base64url').toString().split(':')
  const key = rest.join(':')
  // Encoding again refuses padding, foreign letters and anything else that Buffer skips in silence.
  if (version !== '1' || !type || !key || encodeId(type, key) !== id) throw badId(field)
  return { type, key }
}

/** Reads the key out of a global id, where the services' ids need be no UUIDs; throws BAD_INPUT when it names none of the types. */
export function keyOf(types: string | readonly string[], id: string, field = 'id'): string {
  const { type, key } = decodeId(id, field)
  if (![types].flat().includes(type)) throw badId(field)
  return key
}

/** Reads the services' id out of a global id that an input takes; throws BAD_INPUT when it names none of the types. */
export function idOf(types: string | readonly string[], id: string, field = 'id'): string {
  const key = keyOf(types, id, field)
  if (!isId(key)) throw badId(field)
  return key
}

/** Reads the user name out of the global id of a user, by which the services know people; throws BAD_INPUT as idOf does. */
export const userNameOf = (id: string, field = 'id'): string => keyOf('User', id, field)

/** Key of a record that the services read only within another one: a note of a candidate. */
export const innerKey = (outerId: string, innerId: string): string => `${outerId}.${innerId}`

/** Splits such a key; null when it is none. */
export function partsOfKey(key: string): { outerId: string; innerId: string } | null {
  const [outerId = '', innerId = '', ...more] = key.split('.')
  return isId(outerId) && isId(innerId) && more.length === 0 ? { outerId, innerId } : null
}

/** Reads both ids out of the global id of such a record; throws BAD_INPUT when it names another type. */
export function innerIdOf(type: string, id: string, field = 'id'): { outerId: string; innerId: string } {
  const parts = partsOfKey(keyOf(type, id, field))
  if (!parts) throw badId(field)
  return parts
}
