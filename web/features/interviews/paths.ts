export const interviewPath = '/interviews/:id'
export const createPath = '/interviews/create'

/** Returns the address of an interview. */
export const pathOf = (databaseId: string): string => `/interviews/${databaseId}`
