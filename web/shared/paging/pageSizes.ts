/** The page sizes of a list whose default is 20 (decision D-05). */
export const pageSizes = [20, 30, 40, 50, 100] as const
