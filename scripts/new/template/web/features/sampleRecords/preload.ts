import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type SampleRecordsPageQuery } from './__generated__/SampleRecordsPageQuery.graphql.ts'

/** What the page of the sample records asks for. */
export const sampleRecordsSource = listSource({
  params: { keyword: byText },
  sorts: { createdDate: 'CREATED_AT', name: 'NAME' },
  variables: ({ keyword, orderBy, page, size }) => ({ query: keyword.trim() || null, orderBy, page, size }),
})

export default preloadList(asQuery<SampleRecordsPageQuery>(query), sampleRecordsSource)
