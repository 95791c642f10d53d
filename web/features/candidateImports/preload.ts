import { listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type CandidateImportsPageQuery } from './__generated__/CandidateImportsPageQuery.graphql.ts'

/** The data for the page of imports. */
export const importsSource = listSource({ params: {}, variables: ({ page, size }) => ({ page, size }) })

export default preloadList(asQuery<CandidateImportsPageQuery>(query), importsSource)
