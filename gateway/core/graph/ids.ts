import { createMessage } from '../../../services/core/contract/messages.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { idPatterns, type IdForm } from '../rest/tolerant/idForm.ts'
import { badInput } from './requestError.ts'

const isUuid = (text: string) => idPatterns.uuid.test(text.toLowerCase())

/** The accepted forms of ids. */
let patterns = [idPatterns.uuid]

/** Accepts ids of these forms, besides UUIDs, for the life of the process. The services behind it do not change. */
export function acceptIds(forms: readonly IdForm[]): void {
  patterns = [...new Set<IdForm>(['uuid', ...forms])].map((form) => idPatterns[form])
}

/** Whether a text can be a record's id in the services. */
export const isId = (text: string): boolean => isUuid(text) || patterns.some((pattern) => pattern.test(text))

/** Reads an id from a path or a record. Returns null if no record can have it. */
export function recordId(id: string | null): string | null {
  if (!id || !isId(id) || id === nullId || id === '0') return null
  return isUuid(id) ? id.toLowerCase() : id
}

export interface GlobalId {
  type: string
  /** The services' id, or the user name of a User. */
  key: string
}

/** Encodes a global id. It is opaque to clients; the version allows its content to change. */
export const encodeId = (type: string, key: string): string => Buffer.from(`1:${type}:${key}`).toString('base64url')

/** Creates a BAD_INPUT error for an input that is not the id of a record. */
export const badId = (field: string) => badInput({ [field]: createMessage('WRONG_ID') })

/** Decodes a global id of any type. Throws BAD_INPUT that names the input field. */
export function decodeId(id: string, field = 'id'): GlobalId {
  const [version, type, ...rest] = Buffer.from(id, 'base64url').toString().split(':')
  const key = rest.join(':')
  // Encoding it again detects padding, foreign letters and everything else that Buffer silently skips.
  if (version !== '1' || !type || !key || encodeId(type, key) !== id) throw badId(field)
  return { type, key }
}

/**
 * Reads the key from a global id, where the services' ids need not be UUIDs. Throws BAD_INPUT if it is of none of the
 * types.
 */
export function keyOf(types: string | readonly string[], id: string, field = 'id'): string {
  const { type, key } = decodeId(id, field)
  if (![types].flat().includes(type)) throw badId(field)
  return key
}

/** Reads the services' id from a global id in an input. Throws BAD_INPUT if it is of none of the types. */
export function idOf(types: string | readonly string[], id: string, field = 'id'): string {
  const key = keyOf(types, id, field)
  if (!isId(key)) throw badId(field)
  return key
}

/**
 * Reads the user name from the global id of a user, because the services identify users by name. Throws BAD_INPUT like
 * idOf.
 */
export const userNameOf = (id: string, field = 'id'): string => keyOf('User', id, field)

/** Returns the key of a record that the services read only within another one, such as a note of a candidate. */
export const innerKey = (outerId: string, innerId: string): string => `${outerId}.${innerId}`

/** Splits such a key. Returns null if it is not one. */
export function partsOfKey(key: string): { outerId: string; innerId: string } | null {
  const [outerId = '', innerId = '', ...more] = key.split('.')
  return isId(outerId) && isId(innerId) && more.length === 0 ? { outerId, innerId } : null
}

/** Reads both ids from the global id of such a record. Throws BAD_INPUT if it is of another type. */
export function innerIdOf(type: string, id: string, field = 'id'): { outerId: string; innerId: string } {
  const parts = partsOfKey(keyOf(type, id, field))
  if (!parts) throw badId(field)
  return parts
}
