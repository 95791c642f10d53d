import { choiceParam, readParams } from '../../shared/hooks/urlState.ts'
import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import type { Preload } from '../../shared/relay/routeQuery.ts'
import { kinds, type CandidateDataKind } from './kinds.ts'
import query, { type CandidateDatasPageQuery } from './__generated__/CandidateDatasPageQuery.graphql.ts'

/** The open list. It is not a filter: an empty list reports that it is empty. */
export const kindShape = { kind: choiceParam(kinds) }

/** The data for the page of candidate data: one list at a time. */
export const candidateDatasSource = (kind: CandidateDataKind) =>
  listSource({
    params: { keyword: textFilterParam },
    variables: ({ keyword, page, size }) => ({ filter: { kind }, query: keyword.trim() || null, page, size }),
  })

const preload: Preload = (place) => {
  const { kind } = readParams(kindShape, place.search)
  return preloadList(asQuery<CandidateDatasPageQuery>(query), candidateDatasSource(kind ?? kinds[0]))(place)
}
export default preload
