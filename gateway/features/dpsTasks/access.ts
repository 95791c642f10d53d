/** The key for listing searches and tasks. */
export const listingKey = 'DPS:ListDPS'

/** The keys for reading a single task, as the lists and the editor do. */
export const readingKeys = [listingKey, 'DPS:GetDPS', 'DPS:UpdateDPS'] as const
