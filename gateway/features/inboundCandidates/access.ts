/** The key for everything in this feature. Each row from the services says whether the viewer may review it. */
export const permission = 'Candidate:CollectCandidate'
