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

/** Those whose words candidates and jobs carry; the others are only offered to who types. */
export const isCarried = (kind: KeywordKind): boolean => kind === 'SKILL_KEYWORD' || kind === 'LANGUAGE_KEYWORD'
