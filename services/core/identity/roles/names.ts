/** The role that holds every key and cannot lose one. */
export const administratorRole = 'Administrator'

/** What the tokens of machine clients call their role. No role of a company can be called so: its code is one word. */
export const machineRole = 'machine client'
