import i18n from 'i18next'
import { graphql } from 'react-relay/hooks'
import { finder } from '../../shared/finder.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { folderPath } from './paths.ts'
import type { findTalentFoldersQuery } from './__generated__/findTalentFoldersQuery.graphql.ts'

const query = asQuery<findTalentFoldersQuery>(graphql`
  query findTalentFoldersQuery($query: String!) {
    talentFolders(query: $query, first: 5) @required(action: THROW) { nodes { databaseId name } }
  }
`)

/** Finds talent folders by name. */
export default finder(query, ({ talentFolders }) =>
  talentFolders.nodes.map(({ databaseId, name }) => ({
    key: `talentFolder:${databaseId}`,
    label: name,
    hint: i18n.t('folder', { ns: 'talentFolders' }),
    to: folderPath(databaseId),
  })),
)
