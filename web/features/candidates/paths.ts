/** Address of the list of candidates. */
export const listPath = '/candidates'
/** Address of a candidate's own page. */
export const viewPath = (databaseId: string): string => `${listPath}/view/${databaseId}`
/** Address of a candidate's CV, at the place of a text. */
export const cvPath = (databaseId: string, path: string, text: string): string =>
  `${viewPath(databaseId)}?${new URLSearchParams({ tab: 'cv', cv: path, find: text })}`
/** Address where a candidate is edited. */
export const editPath = (databaseId: string): string => `${listPath}/${databaseId}`
/** Address of the list with a candidate's drawer open. */
export const drawerPath = (databaseId: string): string => `${listPath}?candidateId=${encodeURIComponent(databaseId)}`
