/** Address of the list, and in front of it that of the read-only view of a workflow. */
export const listPath = '/interview-settings/workflow'
export const viewPath = (databaseId: string): string => `${listPath}/${databaseId}`
/** Address of the editor; without a workflow it begins a new one. */
export const editorPath = '/interview-settings/workflow-editor'
export const editPath = (databaseId: string): string => `${editorPath}/${databaseId}`
