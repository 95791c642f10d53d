import { byChoices, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { rufStatuses } from './statuses.ts'
import query, { type RufRecordsPageQuery } from './__generated__/RufRecordsPageQuery.graphql.ts'

/** What the page of the RUF records asks for. */
export const rufRecordsSource = listSource({
  params: { keyword: byText, status: byChoices(rufStatuses) },
  sorts: { createdDate: 'CREATED_AT', name: 'NAME', status: 'STATUS' },
  variables: ({ keyword, status, sort, page, size }) => ({
    filter: { keyword: keyword.trim() || null, statuses: status.length > 0 ? status : null },
    sort,
    page,
    size,
  }),
})

export default preloadList(asQuery<RufRecordsPageQuery>(query), rufRecordsSource)
