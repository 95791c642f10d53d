/** Page of all imports. */
export const listPath = '/candidate-imports'

/** Page that takes many CVs at once; `droppedCvs.ts` leads there too. */
export const cvsPath = `${listPath}/cvs`

/** Page of one import, by the services' id. */
export const importPath = (databaseId: string): string => `${listPath}/${databaseId}`
