import type { Param } from '../urlState.ts'

export interface Sort<O extends string> {
  by: O
  isDescending: boolean
}

/** `sort=-lastActivity`; newest first, by `createdDate`, is left out. */
export const sortParam = <O extends string>(
  orders: readonly (O | 'createdDate')[],
): Param<Sort<O | 'createdDate'>> => ({
  read: (text) => {
    const by = orders.find((order) => order === text?.replace(/^-/, ''))
    return by ? { by, isDescending: text!.startsWith('-') } : { by: 'createdDate', isDescending: true }
  },
  write: ({ by, isDescending }) => (by === 'createdDate' && isDescending ? null : `${isDescending ? '-' : ''}${by}`),
})

/** How a head says that it sorts. */
export const ariaSort = <O extends string>(sort: Sort<O>, order: O): 'ascending' | 'descending' | 'none' =>
  sort.by !== order ? 'none' : sort.isDescending ? 'descending' : 'ascending'
