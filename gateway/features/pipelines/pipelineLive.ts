import { pipelineReaders } from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { encodeId, idOf, isId } from '../../core/graph/ids.ts'
import { demand, signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { recordOf } from '../../core/rest/json.ts'
import { Job } from '../jobs/job.ts'
import { JobCandidate } from './jobCandidate.ts'

interface Change {
  jobId: string
  at: string
  /** null: everything is to be read again. */
  ids: readonly string[] | null
  removedIds: readonly string[]
}

const idsIn = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && isId(id)) : null

const JobPipelineChange = builder
  .objectRef<Change>('JobPipelineChange')
  .implement({
    description: 'What has changed among the candidates of a job.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When it changed.' }),
      isWhole: t.boolean({
        description:
          'Too much has changed to be told one by one, or nothing is known of it: read the candidates again.',
        resolve: ({ ids }) => ids === null,
      }),
      candidates: t.field({
        type: [JobCandidate],
        mayFailAlone: true,
        description: 'The candidates who have changed or come, as they stand now.',
        resolve: ({ ids }, _args, context) => JobCandidate.loadAll(context, ids ?? []),
      }),
      deletedJobCandidateIds: t.field({
        type: ['ID'],
        description: 'Those who are no longer on the job (global ids of JobCandidate).',
        resolve: ({ removedIds }) => removedIds.map((id) => encodeId('JobCandidate', id)),
      }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job with its counts as they are now; null for who may not read jobs.',
        resolve: ({ jobId }, _args, context) => Job.tryLoad(context, jobId),
      }),
    }),
  })

builder.subscriptionField('jobPipelineChanged', (t) =>
  t.field({
    type: JobPipelineChange,
    permission: pipelineReaders,
    description: 'Tells when candidates of a job have been added, moved, rejected or removed; once at the start.',
    args: { jobId: t.arg.id({ required: true, description: 'The job (global id).' }) },
    extensions: {
      watch: async ({ jobId }: { jobId: string }, context: GatewayContext) => {
        demand(context, pipelineReaders)
        idOf('Job', jobId, 'jobId')
      },
    },
    subscribe: (_root, args, context) => {
      const jobId = idOf('Job', args.jobId, 'jobId')
      return follow<Change>(context, {
        topic: { companyId: signedIn(context).companyId, type: 'job.pipelineChanged', subjectId: jobId },
        read: async () => ({ jobId, at: new Date().toISOString(), ids: null, removedIds: [] }),
        change: ({ at, data }) => {
          const { ids, removedIds } = recordOf(data)
          return { jobId, at, ids: idsIn(ids), removedIds: idsIn(removedIds) ?? [] }
        },
      })
    },
    resolve: (change) => change,
  }),
)
