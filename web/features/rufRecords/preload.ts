import { choicesFilterParam, textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { rufStatuses } from './statuses.ts'
import query, { type RufRecordsPageQuery } from './__generated__/RufRecordsPageQuery.graphql.ts'

/** The data for the page of RUF records. */
export const rufRecordsSource = listSource({
  params: { keyword: textFilterParam, status: choicesFilterParam(rufStatuses) },
  sorts: { createdDate: 'CREATED_AT', name: 'NAME', status: 'STATUS' },
  variables: ({ keyword, status, orderBy, page, size }) => ({
    query: keyword.trim() || null,
    filter: { statuses: status.length > 0 ? status : null },
    orderBy,
    page,
    size,
  }),
})

export default preloadList(asQuery<RufRecordsPageQuery>(query), rufRecordsSource)
