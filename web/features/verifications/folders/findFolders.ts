import i18n from 'i18next'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { PaletteFinder } from '../../../shared/palette.ts'
import type { findFoldersQuery } from './__generated__/findFoldersQuery.graphql.ts'

/** Folders of verification by their name. */
const findFolders: PaletteFinder = async ({ environment, words }) => {
  const answer = await fetchQuery<findFoldersQuery>(
    environment,
    graphql`
      query findFoldersQuery($query: String!) {
        verificationFolders(query: $query, first: 5) { nodes { databaseId name } }
      }
    `,
    { query: words },
  ).toPromise()
  return (answer?.verificationFolders?.nodes ?? []).map(({ databaseId, name }) => {
    const path = `/cv-verification?folder=${encodeURIComponent(databaseId)}`
    return { key: `verificationFolder:${path}`, label: name, hint: i18n.t('title', { ns: 'verifications' }), to: path }
  })
}

export default findFolders
