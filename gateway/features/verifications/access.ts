/** The key of everything in this feature; rights on single records (canEdit, canApprove …) come with them from the services. */
export const permission = 'Candidate:CV-Verification'
