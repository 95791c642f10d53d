/** The address of the list of candidates. */
export const listPath = '/candidates'
/** Returns the address of a candidate's page. */
export const viewPath = (databaseId: string): string => `${listPath}/view/${databaseId}`
/** Returns the address of a candidate's CV, opened at a text. */
export const cvPath = (databaseId: string, path: string, text: string): string =>
  `${viewPath(databaseId)}?${new URLSearchParams({ tab: 'cv', cv: path, find: text })}`
/** Returns the address of a candidate's edit form. */
export const editPath = (databaseId: string): string => `${listPath}/${databaseId}`
/** Returns the address of the list with a candidate's drawer open. */
export const drawerPath = (databaseId: string): string => `${listPath}?candidateId=${encodeURIComponent(databaseId)}`
