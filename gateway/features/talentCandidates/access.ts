/** Who keeps candidates in folders. */
export const permission = 'TalentManagement:TalentManagement'
