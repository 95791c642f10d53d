/** The lists of reference data, in the order of their tabs. */
export const kinds = ['COUNTRY', 'CITY', 'INSTITUTION_LEVEL', 'COMPANY_TYPE'] as const
export type ReferenceKind = (typeof kinds)[number]

/** Whether the company orders the list by hand; the others are ordered by name. */
export const isOrdered = (kind: ReferenceKind): boolean => kind === 'INSTITUTION_LEVEL' || kind === 'COMPANY_TYPE'
