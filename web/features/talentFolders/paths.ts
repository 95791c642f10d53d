/** The address to which a user returns when the open folder no longer exists. */
export const candidatesPath = '/candidates'

/** Returns the address of a folder. */
export const folderPath = (databaseId: string): string => `${candidatesPath}/talent-management/view/${databaseId}`
