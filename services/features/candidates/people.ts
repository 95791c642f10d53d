import type { PermissionKey } from '../../core/contract/permissionKeys.ts'
import type { CompanyDirectory } from '../../core/identity/people/directory.ts'

/** The permissions whose screens show candidates. */
export const candidateReaders = ['Candidate:ReadCandidate', 'Candidate:ListCandidate'] as const

export interface Named {
  userName: string
  fullName: string
}

/** Returns the active users among `userNames` who have one of the permissions, by user name. */
export async function holdersAmong(
  directory: CompanyDirectory,
  keys: readonly PermissionKey[],
  userNames: readonly string[],
): Promise<Map<string, Named>> {
  const found = new Map<string, Named>()
  for (const key of keys) {
    const missing = userNames.filter((userName) => !found.has(userName))
    if (missing.length === 0) break
    const { data } = await directory.holders(key, { among: missing }, { pageIndex: 0, pageSize: missing.length })
    for (const user of data) found.set(user.userName, user)
  }
  return found
}

/** Returns user names in the form of accounts, without duplicates. */
export const userNamesOf = (typed: readonly string[]): string[] => [
  ...new Set(typed.map((name) => name.trim().toLowerCase()).filter(Boolean)),
]
