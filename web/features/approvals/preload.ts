import { choicesFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type ApprovalsPageQuery } from './__generated__/ApprovalsPageQuery.graphql.ts'

export const kinds = ['JOB', 'SALARY_OFFER', 'OFFER_LETTER'] as const

/** The query source for the list of pending approvals. */
export const approvalsSource = listSource({
  params: { kinds: choicesFilterParam(kinds) },
  variables: ({ kinds: chosen, page, size }) => ({ filter: chosen.length > 0 ? { kinds: chosen } : {}, page, size }),
})

export default preloadList(asQuery<ApprovalsPageQuery>(query), approvalsSource)
