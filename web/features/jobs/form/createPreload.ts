import { readParams, textParam } from '../../../shared/hooks/urlState.ts'
import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type JobCreatePageQuery } from './__generated__/JobCreatePageQuery.graphql.ts'
import { createVariables } from './createVariables.ts'

const preload: Preload = ({ search }) => [
  routeQuery<JobCreatePageQuery>(query, createVariables(readParams({ copy: textParam }, search).copy)),
]
export default preload
