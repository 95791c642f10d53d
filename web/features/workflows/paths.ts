/** The address of the list, and the prefix of a workflow's read-only page. */
export const listPath = '/interview-settings/workflow'
export const viewPath = (databaseId: string): string => `${listPath}/${databaseId}`
/** The address of the editor. Without a workflow it starts a new one. */
export const editorPath = '/interview-settings/workflow-editor'
export const editPath = (databaseId: string): string => `${editorPath}/${databaseId}`
