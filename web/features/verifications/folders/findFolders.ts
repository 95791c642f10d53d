import i18n from 'i18next'
import { graphql } from 'react-relay/hooks'
import { finder } from '../../../shared/finder.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import type { findFoldersQuery } from './__generated__/findFoldersQuery.graphql.ts'

const query = asQuery<findFoldersQuery>(graphql`
  query findFoldersQuery($query: String!) {
    verificationFolders(query: $query, first: 5) @required(action: THROW) { nodes { databaseId name } }
  }
`)

/** Finds verification folders by name. */
export default finder(query, ({ verificationFolders }) =>
  verificationFolders.nodes.map(({ databaseId, name }) => {
    const path = `/cv-verification?folder=${encodeURIComponent(databaseId)}`
    return { key: `verificationFolder:${path}`, label: name, hint: i18n.t('title', { ns: 'verifications' }), to: path }
  }),
)
