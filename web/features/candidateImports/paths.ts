/** Page of all imports. */
export const listPath = '/candidate-imports'

/** Page of one import, by the services' id. */
export const importPath = (databaseId: string): string => `${listPath}/${databaseId}`
