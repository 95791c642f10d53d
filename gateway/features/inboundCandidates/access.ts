/** The key of everything in this feature; who may review comes with each row from the services. */
export const permission = 'Candidate:CollectCandidate'
