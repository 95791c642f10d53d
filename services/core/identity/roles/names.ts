/** The role that always holds every permission key. */
export const administratorRole = 'Administrator'

/**
 * The role in the tokens of machine clients. No role of a company can have this code, because codes are single words.
 */
export const machineRole = 'machine client'
