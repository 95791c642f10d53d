import i18n from 'i18next'
import { graphql } from 'react-relay/hooks'
import { finder } from '../../shared/finder.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { editPath } from './paths.ts'
import type { findFormsQuery } from './__generated__/findFormsQuery.graphql.ts'

const query = asQuery<findFormsQuery>(graphql`
  query findFormsQuery($query: String!) {
    interviewForms(query: $query, first: 5) @required(action: THROW) { nodes { databaseId name } }
  }
`)

/** Finds interview forms by name. */
export default finder(query, ({ interviewForms }) =>
  interviewForms.nodes.map(({ databaseId, name }) => ({
    key: `interviewForm:${databaseId}`,
    label: name,
    hint: i18n.t('form', { ns: 'interviewForms' }),
    to: editPath(databaseId),
  })),
)
