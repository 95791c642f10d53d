import { pipelineReaders } from '../../../services/features/pipelines/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { encodeId, idOf, isId } from '../../core/graph/ids.ts'
import { requirePermission, signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { recordOf } from '../../core/rest/json.ts'
import { Job } from '../jobs/job.ts'
import { JobCandidate } from './jobCandidate.ts'

interface Change {
  jobId: string
  at: string
  /** null if everything has to be read again. */
  ids: readonly string[] | null
  removedIds: readonly string[]
}

const idsIn = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string' && isId(id)) : null

const JobPipelineChange = builder
  .objectRef<Change>('JobPipelineChange')
  .implement({
    description: 'A change to the candidates of a job.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When it changed.' }),
      isWhole: t.boolean({
        description:
          'Whether all candidates have to be read again, because too much has changed or the changes are unknown.',
        resolve: ({ ids }) => ids === null,
      }),
      candidates: t.field({
        type: [JobCandidate],
        mayFailAlone: true,
        description: 'Candidates who were added or changed, in their current state.',
        resolve: ({ ids }, _args, context) => JobCandidate.loadAll(context, ids ?? []),
      }),
      deletedJobCandidateIds: t.field({
        type: ['ID'],
        description: 'Candidates who are no longer on the job (global ids of JobCandidate).',
        resolve: ({ removedIds }) => removedIds.map((id) => encodeId('JobCandidate', id)),
      }),
      job: t.field({
        type: Job,
        nullable: true,
        description: 'The job with its current counts; null if the caller may not read jobs.',
        resolve: ({ jobId }, _args, context) => Job.tryLoad(context, jobId),
      }),
    }),
  })

builder.subscriptionField('jobPipelineChanged', (t) =>
  t.field({
    type: JobPipelineChange,
    permission: pipelineReaders,
    description:
      'Reports when candidates of a job are added, moved, rejected or removed; also sends one event at the start.',
    args: { jobId: t.arg.id({ required: true, description: 'The job (global id).' }) },
    extensions: {
      watch: async ({ jobId }: { jobId: string }, context: GatewayContext) => {
        requirePermission(context, pipelineReaders)
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
