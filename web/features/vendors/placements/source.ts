import { choicesFilterParam, textFilterParam, listSource } from '../../../shared/list/listAddress.ts'

export const placementStates = ['EXPECTED', 'DUE', 'PAID', 'REFUNDED', 'NO_FEE'] as const

/** The data for the tab of placements. */
export const placementSource = listSource({
  sizes: [10, 20, 50],
  params: { keyword: textFilterParam, state: choicesFilterParam(placementStates) },
  variables: ({ keyword, state, page, size }) => ({
    query: keyword.trim() || null,
    filter: state.length > 0 ? { states: state } : null,
    page,
    size,
  }),
})
