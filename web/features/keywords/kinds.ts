/** The lists of keywords, in the order of their tabs. */
export const kinds = [
  'SKILL_KEYWORD',
  'LANGUAGE_KEYWORD',
  'CERTIFICATE_KEYWORD',
  'EDUCATION_INSTITUTION',
  'COMPANY_KEYWORD',
  'COUNTRY_KEYWORD',
  'SKILL_EXCEPTION',
] as const
export type KeywordKind = (typeof kinds)[number]

/** Whether candidates and jobs have keywords of this list. The other lists only provide suggestions while typing. */
export const isCarried = (kind: KeywordKind): boolean => kind === 'SKILL_KEYWORD' || kind === 'LANGUAGE_KEYWORD'
