/** Address of a candidate's own page. */
export const candidatePath = (databaseId: string): string => `/candidates/view/${databaseId}`
