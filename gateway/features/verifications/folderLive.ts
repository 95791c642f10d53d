import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { recordOf } from '../../core/rest/json.ts'
import { requirePermission, signedIn } from '../../core/graph/permission.ts'
import { permission } from './access.ts'

interface Change {
  at: string
  unchangedMs: number | null
}

/** Says only that something has changed, because others may not know whose folder it was. */
const VerificationFoldersChange = builder
  .objectRef<Change>('VerificationFoldersChange')
  .implement({
    description: 'Reports that verification folders of the company have changed and the list should be read again.',
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
      'Reports when anyone in the company has created, changed or shared a verification folder; also sends one event at the start.',
    extensions: { watch: async (_args: object, context: GatewayContext) => requirePermission(context, [permission]) },
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
