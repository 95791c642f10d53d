/** Candidates of the whole company are listed with the first key, those of a talent folder with the second. */
export const listKeys = ['Candidate:ListCandidate', 'TalentManagement:TalentManagement'] as const

/** Who fills in a candidate. */
export const editKeys = ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate'] as const
