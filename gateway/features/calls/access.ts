/** Who phones. */
export const caller = 'Phonenet:CallCandidate'
/** Who sees all calls and hears recordings. */
export const supervisor = 'Phonenet:GetURLRecording'
