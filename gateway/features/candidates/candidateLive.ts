import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { encodeId, recordId } from '../../core/graph/ids.ts'
import { recordOf } from '../../core/rest/json.ts'
import { requirePermission, signedIn } from '../../core/graph/permission.ts'
import { listKeys } from './access.ts'

interface Change {
  at: string
  candidateId: string | null
  unchangedMs: number | null
}

/** Names the candidate but contains none of its data. Each viewer reads what they may see with their own token. */
const CandidatesChange = builder
  .objectRef<Change>('CandidatesChange')
  .implement({
    description: 'Reports that candidates of the company have changed and lists should be read again.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When they changed.' }),
      candidateId: t.exposeID('candidateId', {
        nullable: true,
        description: 'The candidate (global id), or null if several have changed.',
      }),
      unchangedMs: t.exposeInt('unchangedMs', { nullable: true, description: unchangedDoc }),
    }),
  })

builder.subscriptionField('candidatesChanged', (t) =>
  t.field({
    type: CandidatesChange,
    permission: listKeys,
    description:
      'Reports that candidates of the company were added, changed, merged or deleted. It also reports once at the start.',
    extensions: { watch: async (_args: object, context: GatewayContext) => requirePermission(context, listKeys) },
    subscribe: (_root, _args, context) => {
      const { companyId } = signedIn(context)
      return follow<Change>(context, {
        topic: { companyId, type: 'list.changed', subjectId: companyId },
        concerns: ({ data }) => recordOf(data).list === 'CANDIDATES',
        read: async (unchangedMs) => ({ at: new Date().toISOString(), candidateId: null, unchangedMs }),
        change: ({ at, data }) => {
          const { rowId } = recordOf(data)
          const id = typeof rowId === 'string' ? recordId(rowId) : null
          return { at, candidateId: id && encodeId('Candidate', id), unchangedMs: null }
        },
      })
    },
    resolve: (change) => change,
  }),
)
