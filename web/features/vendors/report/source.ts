import { daysOf, momentsOf } from '../../../shared/format/dateRanges.ts'
import { byDays, byText, listSource } from '../../../shared/list/listAddress.ts'

/** What the report of the vendors asks for. */
export const reportSource = listSource({
  sizes: [10, 20, 50],
  params: { keyword: byText, sent: byDays },
  variables: ({ keyword, sent: { range, from, to }, page, size }) => ({
    query: keyword.trim() || null,
    submittedAt: momentsOf(range ? daysOf(range) : { from: from || null, to: to || null }),
    page,
    size,
  }),
})
