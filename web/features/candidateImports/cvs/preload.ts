import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type CvUploadPageQuery } from './__generated__/CvUploadPageQuery.graphql.ts'

const preload: Preload = ({ search }) => {
  const folderId = search.get('folder') ?? ''
  return folderId ? [routeQuery<CvUploadPageQuery>(query, { folderId })] : []
}
export default preload
