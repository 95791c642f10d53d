/** The lists of candidate data, in the order of their tabs. */
export const kinds = ['CANDIDATE_STATUS', 'LABEL'] as const
export type CandidateDataKind = (typeof kinds)[number]

/** Statuses are ordered by hand, and new candidates begin with the default; labels stand in name order. */
export const isStatus = (kind: CandidateDataKind): boolean => kind === 'CANDIDATE_STATUS'
