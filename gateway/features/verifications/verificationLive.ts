import {
  verificationCandidateList,
  verificationFolderByIds,
  verificationImportGet,
  type VerificationImport as ImportRow,
} from '../../../services/features/verifications/contract.ts'
import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { follow } from '../../core/live/follow.ts'
import { unchangedDoc } from '../../core/live/live.ts'
import { encodeId, idOf, isId } from '../../core/graph/ids.ts'
import { recordOf } from '../../core/rest/json.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { RequestError } from '../../core/graph/requestError.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { permission } from './access.ts'
import { isRunning, VerificationImport } from './verificationImport.ts'

const readImport = (id: string, { rest }: GatewayContext): Promise<ImportRow> =>
  rest.call(verificationImportGet, { params: { id } })

builder.subscriptionField('verificationImportChanged', (t) =>
  t.field({
    type: VerificationImport,
    permission,
    description: 'Progress of an import: its current state, then each change; ends with the import.',
    args: { id: t.arg.id({ required: true, description: 'The import (global id).' }) },
    extensions: {
      // Access is checked for each viewer in `watch`.
      personal: false,
      watch: async ({ id }: { id: string }, context: GatewayContext) => {
        await readImport(idOf('VerificationImport', id), context)
      },
    },
    subscribe: (_root, { id }, context) => {
      const subjectId = idOf('VerificationImport', id)
      return follow<ImportRow>(context, {
        topic: { companyId: signedIn(context).companyId, type: 'import.progress', subjectId },
        read: () => readImport(subjectId, context),
        change: ({ data }) => data as ImportRow,
        progress: (batch) => (isRunning(batch) ? (batch.processed ?? 0) : Infinity),
        isLast: (batch) => !isRunning(batch),
        poll: whenChanged(() => readImport(subjectId, context)),
      })
    },
    resolve: (batch) => batch,
  }),
)

interface Change {
  at: string
  candidateId: string | null
  unchangedMs: number | null
}

const VerificationCandidatesChange = builder
  .objectRef<Change>('VerificationCandidatesChange')
  .implement({
    description: 'Reports that the rows of a verification folder have changed and the list should be read again.',
    fields: (t) => ({
      at: t.expose('at', { type: 'DateTime', description: 'When they changed.' }),
      candidateId: t.exposeID('candidateId', {
        nullable: true,
        description: 'The changed row (global id); null if there were several.',
      }),
      unchangedMs: t.exposeInt('unchangedMs', { nullable: true, description: unchangedDoc }),
    }),
  })

/** Throws NOT_FOUND unless the viewer may see the folder, and so watch its rows. */
async function demandFolder(id: string, { rest }: GatewayContext): Promise<void> {
  const found = await rest.call(verificationFolderByIds, { body: { ids: [id] } })
  if (found.length === 0) throw new RequestError('NOT_FOUND', 'Not found')
}

/** Without an event stream, only the newest rows are polled: imports and reviews of recent rows show there. */
const polledRows = 100

builder.subscriptionField('verificationCandidatesChanged', (t) =>
  t.field({
    type: VerificationCandidatesChange,
    operation: verificationCandidateList,
    description:
      'Reports when rows of a folder are imported, changed or reviewed; also sends one event at the start, so that nothing is missed between reading and subscribing.',
    args: { folderId: t.arg.id({ required: true, description: 'The verification folder (global id).' }) },
    extensions: {
      watch: ({ folderId }: { folderId: string }, context: GatewayContext) =>
        demandFolder(idOf('VerificationFolder', folderId, 'folderId'), context),
    },
    subscribe: (_root, { folderId }, context) => {
      const subjectId = idOf('VerificationFolder', folderId, 'folderId')
      const change = (at: string, rowId: unknown, unchangedMs: number | null): Change => ({
        at,
        unchangedMs,
        candidateId: typeof rowId === 'string' && isId(rowId) ? encodeId('VerificationCandidate', rowId) : null,
      })
      return follow<Change>(context, {
        topic: { companyId: signedIn(context).companyId, type: 'list.changed', subjectId },
        read: async (unchangedMs) => {
          await demandFolder(subjectId, context)
          return change(new Date().toISOString(), null, unchangedMs)
        },
        change: ({ at, data }: ChangeEvent) => change(at, recordOf(data).rowId, null),
        poll: whenChanged(() =>
          context.rest.call(verificationCandidateList, {
            body: { pageIndex: 0, pageSize: polledRows, verificationId: subjectId },
          }),
        ),
      })
    },
    resolve: (change) => change,
  }),
)
