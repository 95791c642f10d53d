import type { PermissionKey } from '../../core/contract/permissionKeys.ts'

/** Who may open the CVs of candidates, and so look for what they say. */
export const cvReaders = ['Candidate:ReadCandidate', 'Candidate:CV-Verification'] as const satisfies PermissionKey[]
