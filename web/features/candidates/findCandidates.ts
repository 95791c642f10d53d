import i18n from 'i18next'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { PaletteFinder } from '../../shared/palette.ts'
import { drawerPath } from './paths.ts'
import type { findCandidatesQuery } from './__generated__/findCandidatesQuery.graphql.ts'

/** Candidates by name, phone or e-mail. */
const findCandidates: PaletteFinder = async ({ environment, words }) => {
  const answer = await fetchQuery<findCandidatesQuery>(
    environment,
    graphql`
      query findCandidatesQuery($query: String!) {
        candidates(query: $query, first: 6) { nodes { databaseId name emails phones } }
      }
    `,
    { query: words },
  ).toPromise()
  return (answer?.candidates?.nodes ?? []).map(({ databaseId, name, emails, phones }) => ({
    key: `candidate:${drawerPath(databaseId)}`,
    label: name,
    hint: emails[0] ?? phones[0] ?? i18n.t('candidate', { ns: 'candidates' }),
    to: drawerPath(databaseId),
  }))
}

export default findCandidates
