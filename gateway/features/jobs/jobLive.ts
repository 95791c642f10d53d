import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { encodeId, recordId } from '../../core/graph/ids.ts'
import { requirePermission, signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { recordOf } from '../../core/rest/json.ts'

const watchPermissions = ['JobRequest:ListJobRequest', 'JobRequest:ReadJobRequest'] as const

interface Change {
  at: string
  jobId: string | null
  unchangedMs: number | null
}

/** Names the job but carries no data of it: viewers read what they may see with their own token. */
const JobsChange = builder
  .objectRef<Change>('JobsChange')
  .implement({
    description: 'Reports that a job of the company has changed and should be read again.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When it changed.' }),
      jobId: t.exposeID('jobId', { nullable: true, description: 'The job (global id); null if it may be any job.' }),
      unchangedMs: t.exposeInt('unchangedMs', { nullable: true, description: unchangedDoc }),
    }),
  })

builder.subscriptionField('jobsChanged', (t) =>
  t.field({
    type: JobsChange,
    permission: watchPermissions,
    description:
      'Reports when a job of the company is created, changed, published, archived or deleted; also sends one event at the start.',
    extensions: {
      watch: async (_args: object, context: GatewayContext) => requirePermission(context, watchPermissions),
    },
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
