import { collectedCandidateList } from '../../../services/features/inboundCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { encodeId, recordId } from '../../core/graph/ids.ts'
import { recordOf } from '../../core/rest/json.ts'
import { requirePermission, signedIn } from '../../core/graph/permission.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { permission } from './access.ts'

interface Change {
  at: string
  candidateId: string | null
  unchangedMs: number | null
}

const InboundCandidatesChange = builder
  .objectRef<Change>('InboundCandidatesChange')
  .implement({
    description: 'Reports that the list of inbound candidates has changed and should be read again.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When the list changed.' }),
      candidateId: t.exposeID('candidateId', {
        nullable: true,
        description: 'The candidate that was received or reviewed (global id), or null if there were several.',
      }),
      unchangedMs: t.exposeInt('unchangedMs', { nullable: true, description: unchangedDoc }),
    }),
  })

const list = 'COLLECTED_CANDIDATES'

/** Without an event stream, a change of the newest rows stands for a change of the list. */
const newest = { pageIndex: 0, pageSize: 100 }

builder.subscriptionField('inboundCandidatesChanged', (t) =>
  t.field({
    type: InboundCandidatesChange,
    operation: collectedCandidateList,
    description: 'Reports that candidates were received, approved or rejected. It also reports once at the start.',
    extensions: { watch: async (_args: object, context: GatewayContext) => requirePermission(context, [permission]) },
    subscribe: (_root, _args, context) => {
      const { companyId } = signedIn(context)
      const changed = whenChanged(() => context.rest.call(collectedCandidateList, { body: newest }))
      return follow<Change>(context, {
        topic: { companyId, type: 'list.changed', subjectId: companyId },
        concerns: ({ data }) => recordOf(data).list === list,
        read: async (unchangedMs) => ({ at: new Date().toISOString(), candidateId: null, unchangedMs }),
        change: ({ at, data }) => {
          const { rowId } = recordOf(data)
          const id = typeof rowId === 'string' ? recordId(rowId) : null
          return { at, candidateId: id && encodeId('InboundCandidate', id), unchangedMs: null }
        },
        // Several lists share the company's topic, so the result of polling names the list.
        poll: async () => (await changed()) && { list },
      })
    },
    resolve: (change) => change,
  }),
)
