import { accountImportGet, type RowImport } from '../../../services/features/userImports/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { rowImportFields } from '../imports/rowImport.ts'

const permission = 'User:ImportUser'

const readImport = (id: string, { rest }: GatewayContext): Promise<RowImport> =>
  rest.call(accountImportGet, { query: { id } })

export const UserImport = node<RowImport>('UserImport', {
  description: 'One file of people who came into the company; they are invited by mail to set a password.',
  permission,
  isByRecord: true,
  loader: loader<RowImport>({ read: oneByOne(readImport), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: rowImportFields,
})

builder.queryField('userImport', (t) =>
  t.field({
    type: UserImport,
    nullable: true,
    permission,
    description: "One import by the id that its upload answered; null when there is none of the viewer's.",
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => UserImport.load(context, recordId(databaseId)),
  }),
)

const isRunning = ({ status }: RowImport) => status === 'new' || status === 'importing'

builder.subscriptionField('userImportChanged', (t) =>
  t.field({
    type: UserImport,
    permission,
    description: 'An import as it goes on: its present state, then each change; ends with the import.',
    args: { id: t.arg.id({ required: true, description: 'The import (global id).' }) },
    extensions: {
      // Asked of each who watches.
      personal: false,
      watch: async ({ id }: { id: string }, context: GatewayContext) => {
        await readImport(idOf('UserImport', id), context)
      },
    },
    subscribe: (_root, { id }, context) => {
      const subjectId = idOf('UserImport', id)
      return follow<RowImport>(context, {
        topic: { companyId: signedIn(context).companyId, type: 'import.progress', subjectId },
        read: () => readImport(subjectId, context),
        change: ({ data }) => data as RowImport,
        progress: (one) =>
          isRunning(one) ? (one.totalCreated ?? 0) + (one.totalExisted ?? 0) + (one.totalFailed ?? 0) : Infinity,
        isLast: (one) => !isRunning(one),
        poll: whenChanged(() => readImport(subjectId, context)),
      })
    },
    resolve: (one) => one,
  }),
)
