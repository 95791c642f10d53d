import { invalid, isObject, memberOf } from './protocol.ts'

const longestName = 200
const mostMembers = 10_000

/** The group members in a request; absent ones remain unchanged. */
export interface GroupInput {
  name?: string
  externalId?: string | null
  /** Ids of users. */
  members?: readonly string[]
}

/** The form of an id. */
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Returns the ids of a list of members: `[{value: id}]`. */
export function memberIds(value: unknown): string[] {
  const list = [value ?? []].flat()
  if (list.length > mostMembers) throw invalid(`At most ${mostMembers} members`)
  return list.map((one: unknown) => {
    const id = isObject(one) ? memberOf(one, 'value') : one
    if (typeof id !== 'string' || !uuid.test(id)) throw invalid('Each member has the id of a user as its value')
    return id.toLowerCase()
  })
}

/** Returns the name of a group. Throws 400 if it is missing. */
export function nameOf(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : ''
  if (name === '' || name.length > longestName) throw invalid(`displayName has 1 to ${longestName} characters`)
  return name
}

/** Returns the provider's id of the group; null if there is none. */
export const externalIdOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null

/** Reads a group from a request body; `isWhole`: absent values are cleared. */
export function readGroup(body: Record<string, unknown>, { isWhole }: { isWhole: boolean }): GroupInput {
  const [name, externalId, members] = ['displayName', 'externalId', 'members'].map((key) => memberOf(body, key))
  return {
    ...((isWhole || name !== undefined) && { name: nameOf(name) }),
    ...((isWhole || externalId !== undefined) && { externalId: externalIdOf(externalId) }),
    ...((isWhole || members !== undefined) && { members: memberIds(members) }),
  }
}
