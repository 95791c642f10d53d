/** The address of the form for a new candidate. */
export const createPath = '/candidates/create'
/** The address of the list of candidates. */
export const listPath = '/candidates'
/** Returns the address of a candidate's page. */
export const viewPath = (databaseId: string): string => `${listPath}/view/${databaseId}`
/** Returns the address of a candidate's edit form. */
export const editPath = (databaseId: string): string => `${listPath}/${databaseId}`
