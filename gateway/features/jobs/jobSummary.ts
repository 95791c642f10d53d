import { builder } from '../../core/graph/builder.ts'
import { globalId } from '../../core/graph/node.ts'

/** What pickers of jobs show. Inputs take its id like that of a Job: who gives one may not read jobs. */
export const JobSummary = builder
  .objectRef<{ id: string; title: string }>('JobSummary')
  .implement({
    description: 'What tells a job from others, for those who may choose one but not read jobs.',
    fields: (t) => ({
      id: globalId(t, 'JobSummary'),
      databaseId: t.exposeID('id', { description: 'The id that the services and addresses of pages use.' }),
      title: t.exposeString('title', { description: 'Title of the job.' }),
    }),
  })
