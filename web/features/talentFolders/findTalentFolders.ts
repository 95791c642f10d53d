import i18n from 'i18next'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { PaletteFinder } from '../../shared/palette.ts'
import { folderPath } from './paths.ts'
import type { findTalentFoldersQuery } from './__generated__/findTalentFoldersQuery.graphql.ts'

/** Talent folders by their name. */
const findTalentFolders: PaletteFinder = async ({ environment, words }) => {
  const answer = await fetchQuery<findTalentFoldersQuery>(
    environment,
    graphql`
      query findTalentFoldersQuery($query: String!) {
        talentFolders(query: $query, first: 5) { nodes { databaseId name } }
      }
    `,
    { query: words },
  ).toPromise()
  return (answer?.talentFolders?.nodes ?? []).map(({ databaseId, name }) => ({
    key: `talentFolder:${databaseId}`,
    label: name,
    hint: i18n.t('folder', { ns: 'talentFolders' }),
    to: folderPath(databaseId),
  }))
}

export default findTalentFolders
