/** The lists of candidate data, in the order of their tabs. */
export const kinds = ['CANDIDATE_STATUS', 'LABEL'] as const
export type CandidateDataKind = (typeof kinds)[number]

/** Whether entries are statuses. Statuses are ordered by hand and have a default; labels are ordered by name. */
export const isStatus = (kind: CandidateDataKind): boolean => kind === 'CANDIDATE_STATUS'
