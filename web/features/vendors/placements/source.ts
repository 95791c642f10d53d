import { byChoices, byText, listSource } from '../../../shared/list/listAddress.ts'

export const placementStates = ['EXPECTED', 'DUE', 'PAID', 'REFUNDED', 'NO_FEE'] as const

/** What the tab of placements asks for. */
export const placementSource = listSource({
  sizes: [10, 20, 50],
  params: { keyword: byText, state: byChoices(placementStates) },
  variables: ({ keyword, state, page, size }) => ({
    query: keyword.trim() || null,
    filter: state.length > 0 ? { states: state } : null,
    page,
    size,
  }),
})
