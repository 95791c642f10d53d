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
  description: 'The status of an import of a file.',
  values: {
    NEW: { value: 'new', description: 'The import is waiting for its turn.' },
    IMPORTING: { value: 'importing', description: 'The rows are being read.' },
    SUCCEEDED: { value: 'succeed', description: 'The import is done, though single rows may have failed.' },
    FAILED: { value: 'failed', description: 'The entire file could not be imported.' },
    OTHER: {
      ...otherValue('statusName'),
      description: 'Another status of the services, named by `statusName`, or an unreported one.',
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
        description: 'The row of the file. 1 is the first row below the header, 0 the entire file.',
      }),
      message: t.exposeString('message', { description: 'What is wrong with the row.' }),
      messageDetails: t.field({
        type: [MessageDetail],
        description: 'The message as codes. Empty if the services provide none.',
        resolve: ({ messageDetails }) => messageDetails ?? [],
      }),
    }),
  })

/** The fields that every import of a file has. */
export const rowImportFields = (t: PayloadFields<RowImport>) => ({
  fileName: t.exposeString('fileName', { description: 'The name of the uploaded file.' }),
  status: t.field({
    type: RowImportStatus,
    description: 'The status of the import.',
    resolve: ({ status }) => statuses.valueOf(status),
  }),
  statusName: t.string({
    nullable: true,
    description: "The services' name of the status, if the status is OTHER and they report one.",
    resolve: ({ status }) => statuses.nameOf(status),
  }),
  totalCount: t.exposeInt('total', {
    nullable: true,
    description: 'The number of rows of the file. Like the other counts it is null if the services do not report it.',
  }),
  createdCount: t.exposeInt('totalCreated', {
    nullable: true,
    description: 'The number of rows that became new records.',
  }),
  existingCount: t.exposeInt('totalExisted', {
    nullable: true,
    description: 'The number of rows for records that already existed.',
  }),
  failedCount: t.exposeInt('totalFailed', {
    nullable: true,
    description: 'The number of rows that could not be imported.',
  }),
  errors: t.field({
    type: [RowImportError],
    description: 'Why rows failed, for the first 100.',
    resolve: ({ errors }) => errors,
  }),
  createdBy: t.field({
    type: User,
    mayFailAlone: true,
    description: 'The user who uploaded it.',
    resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
  }),
  createdAt: t.expose('createdDate', { type: 'DateTime', nullable: true, description: 'When the file was uploaded.' }),
})

interface Declared {
  /** The name of the node. The fields are named after it: `UserImport` has `userImport` and `userImportChanged`. */
  type: 'UserImport' | 'DepartmentImport'
  description: string
  permission: PermissionKey
  upload: Operation
  read: (id: string, context: GatewayContext) => Promise<RowImport>
}

const isRunning = ({ status }: RowImport) => status === 'new' || status === 'importing'
const countProcessedRows = ({ totalCreated, totalExisted, totalFailed }: RowImport) =>
  (totalCreated ?? 0) + (totalExisted ?? 0) + (totalFailed ?? 0)

/**
 * Declares a kind of import: its node, the field that reads an import, and the subscription that follows it to its end.
 */
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
      description: 'An import by the id that its upload returned, or null if the viewer has no such import.',
      args: { databaseId: t.arg.id({ required: true, description: "The import's id in the services." }) },
      resolve: (_root, { databaseId }, context) => Import.load(context, recordId(databaseId)),
    }),
  )
  builder.subscriptionField(`${field}Changed`, (t) =>
    t.field({
      type: Import,
      permission,
      description: 'The progress of an import: its current state, then each change. It ends with the import.',
      args: { id: t.arg.id({ required: true, description: 'The import (global id).' }) },
      extensions: {
        // `watch` checks the access of each subscriber.
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
          progress: (one) => (isRunning(one) ? countProcessedRows(one) : Infinity),
          isLast: (one) => !isRunning(one),
          poll: whenChanged(() => read(subjectId, context)),
        })
      },
      resolve: (one) => one,
    }),
  )
}
