/** The permission to manage the candidates in folders. */
export const permission = 'TalentManagement:TalentManagement'
