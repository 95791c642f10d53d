export const listPath = '/companies'
export const createPath = `${listPath}/create`
export const editPath = (databaseId: string) => `${listPath}/${databaseId}`
