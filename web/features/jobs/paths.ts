export const listPath = '/jobs'
export const createPath = `${listPath}/create`
/** Makes a job that begins with what another one says. */
export const copyPath = (databaseId: string) => `${createPath}?copy=${databaseId}`
export const editPath = (databaseId: string) => `${listPath}/${databaseId}`
/** Address of the list with a job's drawer open. */
export const drawerPath = (databaseId: string) => `${listPath}?job=${databaseId}`
/** The candidates of a job by their stages. */
export const pipelinePath = (databaseId: string) => `${listPath}/interview/${databaseId}`
