/** Where the open folder is left to when it goes away. */
export const candidatesPath = '/candidates'

/** Address of a folder. */
export const folderPath = (databaseId: string): string => `${candidatesPath}/talent-management/view/${databaseId}`
