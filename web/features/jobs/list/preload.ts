import { preloadList } from '../../../shared/list/listAddress.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import query, { type JobsPageQuery } from './__generated__/JobsPageQuery.graphql.ts'
import { jobsSource } from './source.ts'

export default preloadList(asQuery<JobsPageQuery>(query), jobsSource)
