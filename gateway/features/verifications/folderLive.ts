import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { recordOf } from '../../core/rest/json.ts'
import { demand, signedIn } from '../../core/graph/permission.ts'
import { permission } from './access.ts'

interface Change {
  at: string
  unchangedMs: number | null
}

/** Says only that something changed: whose folder it was is nobody else's business. */
const VerificationFoldersChange = builder
  .objectRef<Change>('VerificationFoldersChange')
  .implement({
    description: 'Says that verification folders of the company are no longer what they were: read the list again.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When they changed.' }),
      unchangedMs: t.exposeInt('unchangedMs', { nullable: true, description: unchangedDoc }),
    }),
  })

builder.subscriptionField('verificationFoldersChanged', (t) =>
  t.field({
    type: VerificationFoldersChange,
    permission,
    description:
      'Tells when somebody of the company has made, changed or shared a verification folder; once at the start.',
    extensions: { watch: async (_args: object, context: GatewayContext) => demand(context, [permission]) },
    subscribe: (_root, _args, context) => {
      const { companyId } = signedIn(context)
      return follow<Change>(context, {
        topic: { companyId, type: 'list.changed', subjectId: companyId },
        concerns: ({ data }) => recordOf(data).list === 'VERIFICATION_FOLDERS',
        read: async (unchangedMs) => ({ at: new Date().toISOString(), unchangedMs }),
        change: ({ at }) => ({ at, unchangedMs: null }),
      })
    },
    resolve: (change) => change,
  }),
)
