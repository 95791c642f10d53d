import type { Operation } from '../../../services/core/contract/operation.ts'
import { importStatuses, type RowImport } from '../../../services/core/contract/imports.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import type { PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { MessageDetail } from '../translations/messageDetail.ts'
import { User } from '../users/user.ts'

export const RowImportStatus = builder.enumType('RowImportStatus', {
  description: 'How far an import of a file is.',
  values: {
    NEW: { value: 'new', description: 'Waits for its turn.' },
    IMPORTING: { value: 'importing', description: 'Rows are being read.' },
    SUCCEEDED: { value: 'succeed', description: 'Done; single rows may have failed.' },
    FAILED: { value: 'failed', description: 'The file as a whole could not be imported.' },
    OTHER: {
      ...otherValue('statusName'),
      description: "One of the services' own, which `statusName` says, or one that they do not tell.",
    },
  } as const,
})
const statuses = openSet(importStatuses)

export const RowImportError = builder
  .objectRef<RowImport['errors'][number]>('RowImportError')
  .implement({
    description: 'Why a row could not be imported.',
    fields: (t) => ({
      row: t.exposeInt('row', {
        description: 'Row of the file; 1 is the first below the header, 0 the file as a whole.',
      }),
      message: t.exposeString('message', { description: 'What is wrong with the row.' }),
      messageDetails: t.field({
        type: [MessageDetail],
        description: 'What the message says, by codes; empty where the services tell none.',
        resolve: ({ messageDetails }) => messageDetails ?? [],
      }),
    }),
  })

/** What every import of a file tells of itself. */
export const rowImportFields = (t: PayloadFields<RowImport>) => ({
  fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
  status: t.field({
    type: RowImportStatus,
    description: 'How far the import is.',
    resolve: ({ status }) => statuses.valueOf(status),
  }),
  statusName: t.string({
    nullable: true,
    description: "The services' own word for the status, where it is OTHER and they tell one.",
    resolve: ({ status }) => statuses.nameOf(status),
  }),
  totalCount: t.exposeInt('total', {
    nullable: true,
    description: 'Rows of the file; null, like the other counts, where the services do not say.',
  }),
  createdCount: t.exposeInt('totalCreated', { nullable: true, description: 'Rows that became new records.' }),
  existingCount: t.exposeInt('totalExisted', { nullable: true, description: 'Rows of what was known already.' }),
  failedCount: t.exposeInt('totalFailed', { nullable: true, description: 'Rows that could not be imported.' }),
  errors: t.field({
    type: [RowImportError],
    description: 'Why rows failed: the first 100.',
    resolve: ({ errors }) => errors,
  }),
  createdBy: t.field({
    type: User,
    mayFailAlone: true,
    description: 'Who uploaded the file.',
    resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
  }),
  createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When it was uploaded.' }),
})

interface Declared {
  /** Of the node; the fields are named after it: `UserImport` has `userImport` and `userImportChanged`. */
  type: 'UserImport' | 'DepartmentImport'
  description: string
  permission: PermissionKey
  upload: Operation
  read: (id: string, context: GatewayContext) => Promise<RowImport>
}

const isRunning = ({ status }: RowImport) => status === 'new' || status === 'importing'
const done = ({ totalCreated, totalExisted, totalFailed }: RowImport) =>
  (totalCreated ?? 0) + (totalExisted ?? 0) + (totalFailed ?? 0)

/** Declares a kind of imports: its node, the field that reads one, and the subscription that follows one to its end. */
export function declareImport({ type, description, permission, upload, read }: Declared): void {
  const Import = node<RowImport>(type, {
    description,
    permission,
    isByRecord: true,
    loader: loader<RowImport>({ read: oneByOne(read), key: ({ id }) => id }),
    databaseId: ({ id }) => id,
    uploads: [upload],
    fields: rowImportFields,
  })
  const field = type.charAt(0).toLowerCase() + type.slice(1)
  builder.queryField(field, (t) =>
    t.field({
      type: Import,
      nullable: true,
      permission,
      description: "One import by the id that its upload answered; null when there is none of the viewer's.",
      args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
      resolve: (_root, { databaseId }, context) => Import.load(context, recordId(databaseId)),
    }),
  )
  builder.subscriptionField(`${field}Changed`, (t) =>
    t.field({
      type: Import,
      permission,
      description: 'An import as it goes on: its present state, then each change; ends with the import.',
      args: { id: t.arg.id({ required: true, description: 'The import (global id).' }) },
      extensions: {
        // Asked of each who watches.
        personal: false,
        watch: async ({ id }: { id: string }, context: GatewayContext) => {
          await read(idOf(type, id), context)
        },
      },
      subscribe: (_root, { id }, context) => {
        const subjectId = idOf(type, id)
        return follow<RowImport>(context, {
          topic: { companyId: signedIn(context).companyId, type: 'import.progress', subjectId },
          read: () => read(subjectId, context),
          change: ({ data }) => data as RowImport,
          progress: (one) => (isRunning(one) ? done(one) : Infinity),
          isLast: (one) => !isRunning(one),
          poll: whenChanged(() => read(subjectId, context)),
        })
      },
      resolve: (one) => one,
    }),
  )
}
