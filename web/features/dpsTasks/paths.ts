/** Returns the address of a candidate's page. */
export const candidatePath = (databaseId: string): string => `/candidates/view/${databaseId}`
