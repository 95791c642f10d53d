import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import query, { type SampleRecordsPageQuery } from './__generated__/SampleRecordsPageQuery.graphql.ts'

/** The data that the page of the sample records loads. */
export const sampleRecordsSource = listSource({
  params: { keyword: textFilterParam },
  sorts: { createdDate: 'CREATED_AT', name: 'NAME' },
  variables: ({ keyword, orderBy, page, size }) => ({ query: keyword.trim() || null, orderBy, page, size }),
})

export default preloadList(asQuery<SampleRecordsPageQuery>(query), sampleRecordsSource)
