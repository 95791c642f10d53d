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
import { encodeId, idOf, isUuid } from '../../core/graph/ids.ts'
import { recordOf } from '../../core/rest/json.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { RequestError } from '../../core/graph/requestError.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { permission } from './access.ts'
import { isRunning, VerificationImport } from './verificationImport.ts'

const readImport = (id: string, { rest }: GatewayContext): Promise<ImportRow> =>
  rest.call(verificationImportGet, { params: { id } })

builder.subscriptionField('importProgress', (t) =>
  t.field({
    type: VerificationImport,
    permission,
    description: 'An import as it goes on: its present state, then each change; ends with the import.',
    args: { id: t.arg.id({ required: true, description: 'The import (global id).' }) },
    extensions: {
      // Asked of each who watches.
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
        progress: (batch) => (isRunning(batch) ? batch.processed : Infinity),
        isLast: (batch) => !isRunning(batch),
        poll: whenChanged(() => readImport(subjectId, context)),
      })
    },
    resolve: (batch) => batch,
  }),
)

const lists = {
  VERIFICATION_CANDIDATES: { value: 'VERIFICATION_CANDIDATES', description: 'Rows of a verification folder.' },
} as const
const ListName = builder.enumType('ListName', { description: 'A list that can be watched.', values: lists })

interface Change {
  list: keyof typeof lists
  parentId: string
  changedId: string | null
  at: string
}

const ListChange = builder
  .objectRef<Change>('ListChange')
  .implement({
    description: 'Says that a list is no longer what it was: read it again.',
    fields: (t) => ({
      list: t.expose('list', { type: ListName, description: 'The list that is meant.' }),
      parentId: t.exposeID('parentId', { description: 'The record whose list it is (global id).' }),
      changedId: t.exposeID('changedId', {
        nullable: true,
        description: 'The row that changed (global id), when it was a single one.',
      }),
      at: t.expose('at', { type: 'DateTime', description: 'When it changed.' }),
    }),
  })

/** The folder is the list's record; whoever may see it may watch its rows. */
async function demandFolder(id: string, { rest }: GatewayContext): Promise<void> {
  const found = await rest.call(verificationFolderByIds, { body: { ids: [id] } })
  if (found.length === 0) throw new RequestError('NOT_FOUND', 'Not found')
}

/** Without an event stream the newest rows stand for the list: imports and reviews of recent rows show in them. */
const polledRows = 100

builder.subscriptionField('listChanged', (t) =>
  t.field({
    type: ListChange,
    operation: verificationCandidateList,
    description:
      'Tells when a list has changed; once at the start, so that nothing is missed between reading and watching.',
    args: {
      list: t.arg({ type: ListName, required: true, description: 'The list that is meant.' }),
      parentId: t.arg.id({ required: true, description: 'The record whose list it is: the folder (global id).' }),
    },
    extensions: {
      watch: ({ parentId }: { parentId: string }, context: GatewayContext) =>
        demandFolder(idOf('VerificationFolder', parentId, 'parentId'), context),
    },
    subscribe: (_root, { list, parentId }, context) => {
      const subjectId = idOf('VerificationFolder', parentId, 'parentId')
      const change = (at: string, rowId?: unknown): Change => ({
        list,
        parentId,
        changedId: typeof rowId === 'string' && isUuid(rowId) ? encodeId('VerificationCandidate', rowId) : null,
        at,
      })
      return follow<Change>(context, {
        topic: { companyId: signedIn(context).companyId, type: 'list.changed', subjectId },
        read: async () => {
          await demandFolder(subjectId, context)
          return change(new Date().toISOString())
        },
        change: ({ at, data }: ChangeEvent) => change(at, recordOf(data).rowId),
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
