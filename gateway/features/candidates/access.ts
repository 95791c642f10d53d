/** The first key allows listing all candidates of the company, the second those of a talent folder. */
export const listKeys = ['Candidate:ListCandidate', 'TalentManagement:TalentManagement'] as const

/** The keys of users who may enter a candidate's data. */
export const editKeys = ['Candidate:CreateCandidate', 'Candidate:UpdateCandidate'] as const
