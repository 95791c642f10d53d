import { builder } from '../../core/graph/builder.ts'
import { globalId } from '../../core/graph/node.ts'

/**
 * A job as shown in pickers. Inputs accept its id like that of a Job, because users who pick one may not be allowed to
 * read jobs.
 */
export const JobSummary = builder
  .objectRef<{ id: string; title: string }>('JobSummary')
  .implement({
    description: 'Enough of a job to choose it, for users who may choose jobs but not read them.',
    fields: (t) => ({
      id: globalId(t, 'JobSummary'),
      databaseId: t.exposeID('id', { description: 'The id that the services and page URLs use.' }),
      title: t.exposeString('title', { description: 'Title of the job.' }),
    }),
  })
