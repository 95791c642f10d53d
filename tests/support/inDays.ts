/** Returns the moment in this number of days; a fixed date would be in the past one day. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
