/** The moment in so many days: fixed ones would be over one day. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()
