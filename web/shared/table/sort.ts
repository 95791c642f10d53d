import type { Param } from '../hooks/urlState.ts'

export interface Sort<O extends string> {
  by: O
  isDescending: boolean
}

/**
 * The parameter `sort=-lastActivity`. The first of the orders, newest or largest on top, is left out of the address.
 */
export const sortParam = <O extends string>(orders: readonly O[]): Param<Sort<O>> => ({
  read: (text) => {
    const by = orders.find((order) => order === text?.replace(/^-/, ''))
    return by ? { by, isDescending: text!.startsWith('-') } : { by: orders[0]!, isDescending: true }
  },
  write: ({ by, isDescending }) => (by === orders[0] && isDescending ? null : `${isDescending ? '-' : ''}${by}`),
})

/** Returns the aria-sort value of a head. */
export const ariaSort = <O extends string>(sort: Sort<O>, order: O): 'ascending' | 'descending' | 'none' =>
  sort.by !== order ? 'none' : sort.isDescending ? 'descending' : 'ascending'
