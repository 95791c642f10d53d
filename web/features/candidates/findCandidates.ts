import i18n from 'i18next'
import { graphql } from 'react-relay/hooks'
import { finder } from '../../shared/finder.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { drawerPath } from './paths.ts'
import type { findCandidatesQuery } from './__generated__/findCandidatesQuery.graphql.ts'

const query = asQuery<findCandidatesQuery>(graphql`
  query findCandidatesQuery($query: String!) {
    candidates(query: $query, first: 6) @required(action: THROW) { nodes { databaseId name emails phones } }
  }
`)

/** Finds candidates by name, phone or e-mail. */
export default finder(query, ({ candidates }) =>
  candidates.nodes.map(({ databaseId, name, emails, phones }) => ({
    key: `candidate:${drawerPath(databaseId)}`,
    label: name,
    hint: emails[0] ?? phones[0] ?? i18n.t('candidate', { ns: 'candidates' }),
    to: drawerPath(databaseId),
  })),
)
