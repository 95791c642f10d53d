/** The address of the list of imports. */
export const listPath = '/candidate-imports'

/** The address of the page for uploading many CVs; `droppedCvs.ts` leads there too. */
export const cvsPath = `${listPath}/cvs`

/** Returns the address of an import, by its id in the services. */
export const importPath = (databaseId: string): string => `${listPath}/${databaseId}`
