/** Folders are kept, shared and seen with this key. */
export const permission = 'TalentManagement:TalentManagement'

/** Who reviews imported candidates chooses among own folders, and so reads those. */
export const readingKeys = [permission, 'Candidate:CV-Verification'] as const
