/**
 * The permission for everything in this feature; the services return rights on single records (canEdit, canApprove …)
 * with the records.
 */
export const permission = 'Candidate:CV-Verification'
