import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { encodeId, recordId } from '../../core/graph/ids.ts'
import { demand, signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { recordOf } from '../../core/rest/json.ts'

const watching = ['JobRequest:ListJobRequest', 'JobRequest:ReadJobRequest'] as const

interface Change {
  at: string
  jobId: string | null
  unchangedMs: number | null
}

/** Says which job, but nothing of it: what a viewer may see of it is read with the viewer's own token. */
const JobsChange = builder
  .objectRef<Change>('JobsChange')
  .implement({
    description: 'Says that a job of the company is no longer what it was: read it again.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When it changed.' }),
      jobId: t.exposeID('jobId', { nullable: true, description: 'The job (global id); null when it may be any.' }),
      unchangedMs: t.exposeInt('unchangedMs', { nullable: true, description: unchangedDoc }),
    }),
  })

builder.subscriptionField('jobsChanged', (t) =>
  t.field({
    type: JobsChange,
    permission: watching,
    description:
      'Tells when a job of the company was made, changed, published, archived or deleted; once at the start.',
    extensions: { watch: async (_args: object, context: GatewayContext) => demand(context, watching) },
    subscribe: (_root, _args, context) => {
      const { companyId } = signedIn(context)
      return follow<Change>(context, {
        topic: { companyId, type: 'list.changed', subjectId: companyId },
        concerns: ({ data }) => recordOf(data).list === 'JOBS',
        read: async (unchangedMs) => ({ at: new Date().toISOString(), jobId: null, unchangedMs }),
        change: ({ at, data }) => {
          const { rowId } = recordOf(data)
          const id = typeof rowId === 'string' ? recordId(rowId) : null
          return { at, jobId: id && encodeId('Job', id), unchangedMs: null }
        },
      })
    },
    resolve: (change) => change,
  }),
)
