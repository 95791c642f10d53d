import { collectedCandidateList } from '../../../services/features/inboundCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { encodeId, recordId } from '../../core/graph/ids.ts'
import { recordOf } from '../../core/rest/json.ts'
import { demand, signedIn } from '../../core/graph/permission.ts'
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
    description: 'Says that the list of inbound candidates is no longer what it was: read it again.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When it changed.' }),
      candidateId: t.exposeID('candidateId', {
        nullable: true,
        description: 'The one that came or was reviewed (global id); null when there were several.',
      }),
      unchangedMs: t.exposeInt('unchangedMs', { nullable: true, description: unchangedDoc }),
    }),
  })

const list = 'COLLECTED_CANDIDATES'

/** Without an event stream the newest ones stand for the list. */
const newest = { pageIndex: 0, pageSize: 100 }

builder.subscriptionField('inboundCandidatesChanged', (t) =>
  t.field({
    type: InboundCandidatesChange,
    operation: collectedCandidateList,
    description: 'Tells when candidates have been collected, approved or rejected; once at the start.',
    extensions: { watch: async (_args: object, context: GatewayContext) => demand(context, [permission]) },
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
        // Several lists share the company's topic: what is polled says which one it is.
        poll: async () => (await changed()) && { list },
      })
    },
    resolve: (change) => change,
  }),
)
