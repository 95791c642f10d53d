import { invalid, isObject, memberOf } from './protocol.ts'

const longestName = 200
const mostMembers = 10_000

/** What a request says of a group; what it does not name stays. */
export interface GroupInput {
  name?: string
  externalId?: string | null
  /** Ids of people. */
  members?: readonly string[]
}

/** The form of an id. */
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The ids of a list of members: `[{value: id}]`. */
export function memberIds(value: unknown): string[] {
  const list = [value ?? []].flat()
  if (list.length > mostMembers) throw invalid(`At most ${mostMembers} members`)
  return list.map((one: unknown) => {
    const id = isObject(one) ? memberOf(one, 'value') : one
    if (typeof id !== 'string' || !uuid.test(id)) throw invalid('Each member has the id of a user as its value')
    return id.toLowerCase()
  })
}

/** The name of a group; throws 400 for none. */
export function nameOf(value: unknown): string {
  const name = typeof value === 'string' ? value.trim() : ''
  if (name === '' || name.length > longestName) throw invalid(`displayName has 1 to ${longestName} characters`)
  return name
}

/** How the provider calls it; null: it does not. */
export const externalIdOf = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() ? value.trim() : null

/** Reads what a body says of a group; `isWhole`: what it does not say is not there. */
export function readGroup(body: Record<string, unknown>, { isWhole }: { isWhole: boolean }): GroupInput {
  const [name, externalId, members] = ['displayName', 'externalId', 'members'].map((key) => memberOf(body, key))
  return {
    ...((isWhole || name !== undefined) && { name: nameOf(name) }),
    ...((isWhole || externalId !== undefined) && { externalId: externalIdOf(externalId) }),
    ...((isWhole || members !== undefined) && { members: memberIds(members) }),
  }
}
