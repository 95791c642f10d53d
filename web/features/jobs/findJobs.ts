import i18n from 'i18next'
import { graphql } from 'react-relay/hooks'
import { finder } from '../../shared/finder.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { drawerPath, pipelinePath } from './paths.ts'
import type { findJobsQuery } from './__generated__/findJobsQuery.graphql.ts'

const query = asQuery<findJobsQuery>(graphql`
  query findJobsQuery($query: String!) {
    jobs(query: $query, first: 5) @required(action: THROW) { nodes { databaseId title } }
  }
`)

/** Finds jobs by title. For users who work on candidates they open as the board. */
export default finder(query, ({ jobs }, { can }) =>
  jobs.nodes.map(({ databaseId, title }) => ({
    key: `job:${databaseId}`,
    label: title,
    hint: i18n.t('job', { ns: 'jobs' }),
    to: (can('JobRequest:InterviewManage') ? pipelinePath : drawerPath)(databaseId),
  })),
)
