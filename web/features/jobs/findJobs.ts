import i18n from 'i18next'
import { fetchQuery, graphql } from 'react-relay/hooks'
import type { PaletteFinder } from '../../shared/palette.ts'
import { editPath, pipelinePath } from './paths.ts'
import type { findJobsQuery } from './__generated__/findJobsQuery.graphql.ts'

/** Jobs by their title; they open as the board of their candidates for who works on it. */
const findJobs: PaletteFinder = async ({ environment, words, can }) => {
  const answer = await fetchQuery<findJobsQuery>(
    environment,
    graphql`
      query findJobsQuery($query: String!) {
        jobs(query: $query, first: 5) { nodes { databaseId title } }
      }
    `,
    { query: words },
  ).toPromise()
  const path = can('JobRequest:InterviewManage') ? pipelinePath : editPath
  return (answer?.jobs?.nodes ?? []).map(({ databaseId, title }) => ({
    key: `job:${databaseId}`,
    label: title,
    hint: i18n.t('job', { ns: 'jobs' }),
    to: path(databaseId),
  }))
}

export default findJobs
