/** Types and tasks are listed with this key. */
export const listing = 'DPS:ListDPS'

/** Who reads one task: its lists, and the editor. */
export const readingKeys = [listing, 'DPS:GetDPS', 'DPS:UpdateDPS'] as const
