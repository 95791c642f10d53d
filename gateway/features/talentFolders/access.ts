/** The permission to manage, share and see folders. */
export const permission = 'TalentManagement:TalentManagement'

/** Reviewers of imported candidates choose among their own folders, so they may read those. */
export const readingKeys = [permission, 'Candidate:CV-Verification'] as const
