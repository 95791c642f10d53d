/** The key of users who may make calls. */
export const callerKey = 'Phonenet:CallCandidate'
/** The key of users who see all calls and may listen to recordings. */
export const supervisorKey = 'Phonenet:GetURLRecording'
