import { daysOf, momentsOf } from '../../../shared/format/dateRanges.ts'
import { daysFilterParams, textFilterParam, listSource } from '../../../shared/list/listAddress.ts'

/** The data for the vendor report. */
export const reportSource = listSource({
  sizes: [10, 20, 50],
  params: { keyword: textFilterParam, sent: daysFilterParams },
  variables: ({ keyword, sent: { range, from, to }, page, size }) => ({
    query: keyword.trim() || null,
    submittedAt: momentsOf(range ? daysOf(range) : { from: from || null, to: to || null }),
    page,
    size,
  }),
})
