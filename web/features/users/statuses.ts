/** How an account stands; addresses and saved views keep these words. */
export const userStatuses = ['ACTIVE', 'DISABLED'] as const
