import { callResults } from '../../../shared/calls/words.ts'
import { daysOf, momentsOf } from '../../../shared/format/dateRanges.ts'
import {
  choicesFilterParam,
  daysFilterParams,
  textsFilterParam,
  listSource,
  preloadList,
} from '../../../shared/list/listAddress.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import query, { type CallsPageQuery } from './__generated__/CallsPageQuery.graphql.ts'

/** The data for the call log. */
export const callsSource = listSource({
  params: { result: choicesFilterParam(callResults), started: daysFilterParams, callers: textsFilterParam },
  variables: ({ result, started: { range, from, to }, callers: userNames, page, size }) => ({
    filter: {
      results: result.length ? result : null,
      userNames: userNames.length ? userNames : null,
      startedAt: momentsOf(range ? daysOf(range) : { from: from || null, to: to || null }),
    },
    page,
    size,
  }),
})

export default preloadList(asQuery<CallsPageQuery>(query), callsSource)
