export const listPath = '/jobs'
export const createPath = `${listPath}/create`
/** Returns the address for creating a job as a copy of another one. */
export const copyPath = (databaseId: string) => `${createPath}?copy=${databaseId}`
export const editPath = (databaseId: string) => `${listPath}/${databaseId}`
/** Returns the address of the list with a job's drawer open. */
export const drawerPath = (databaseId: string) => `${listPath}?job=${databaseId}`
/** Returns the address of a job's candidates by stage. */
export const pipelinePath = (databaseId: string) => `${listPath}/interview/${databaseId}`
