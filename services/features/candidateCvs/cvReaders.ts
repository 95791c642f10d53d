import type { PermissionKey } from '../../core/contract/permissionKeys.ts'

/** The permissions with which users may open the CVs of candidates, and therefore search their texts. */
export const cvReaders = ['Candidate:ReadCandidate', 'Candidate:CV-Verification'] as const satisfies PermissionKey[]
