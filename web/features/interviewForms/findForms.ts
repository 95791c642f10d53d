import i18n from 'i18next'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { PaletteFinder } from '../../shared/palette.ts'
import { editPath } from './paths.ts'
import type { findFormsQuery } from './__generated__/findFormsQuery.graphql.ts'

/** Interview forms by their name. */
const findForms: PaletteFinder = async ({ environment, words }) => {
  const answer = await fetchQuery<findFormsQuery>(
    environment,
    graphql`
      query findFormsQuery($query: String!) {
        interviewForms(query: $query, first: 5) { nodes { databaseId name } }
      }
    `,
    { query: words },
  ).toPromise()
  return (answer?.interviewForms?.nodes ?? []).map(({ databaseId, name }) => ({
    key: `interviewForm:${databaseId}`,
    label: name,
    hint: i18n.t('form', { ns: 'interviewForms' }),
    to: editPath(databaseId),
  }))
}

export default findForms
