import { byChoices, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { rufStatuses } from './statuses.ts'
import query, { type RufRecordsPageQuery } from './__generated__/RufRecordsPageQuery.graphql.ts'

/** What the page of the RUF records asks for. */
export const rufRecordsSource = listSource({
  params: { keyword: byText, status: byChoices(rufStatuses) },
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
