/** The lists of reference data, in the order of their tabs. */
export const kinds = ['COUNTRY', 'CITY', 'INSTITUTION_LEVEL', 'COMPANY_TYPE'] as const
export type ReferenceKind = (typeof kinds)[number]

/** The company orders it by hand; the others stand in name order. */
export const isOrdered = (kind: ReferenceKind): boolean => kind === 'INSTITUTION_LEVEL' || kind === 'COMPANY_TYPE'
