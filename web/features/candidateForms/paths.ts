/** Address where a candidate is added. */
export const createPath = '/candidates/create'
/** Address of the list of candidates. */
export const listPath = '/candidates'
/** Address of a candidate's own page. */
export const viewPath = (databaseId: string): string => `${listPath}/view/${databaseId}`
/** Address where a candidate is edited. */
export const editPath = (databaseId: string): string => `${listPath}/${databaseId}`
