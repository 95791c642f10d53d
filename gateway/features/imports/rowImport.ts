import { importStatuses, type RowImport } from '../../../services/core/contract/imports.ts'
import { builder } from '../../core/graph/builder.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import type { PayloadFields } from '../../core/graph/mutation.ts'
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
