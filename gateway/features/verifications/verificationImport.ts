import {
  importStatuses,
  verificationImportCreate,
  verificationImportGet,
  verificationImportList,
  type VerificationImport as Row,
} from '../../../services/features/verifications/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import { recordId } from '../../core/graph/ids.ts'
import { parseJson, recordOf } from '../../core/rest/json.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { User } from '../users/user.ts'
import { permission } from './access.ts'
import { VerificationFolder } from './verificationFolder.ts'

const readSingly = oneByOne<Row>((id, { rest }) => rest.call(verificationImportGet, { params: { id } }))

const imports = loader<Row>({
  read: async (ids, context) => {
    const { rest } = context
    const { data } = await rest.call(verificationImportList, { body: { pageIndex: 0, pageSize: 1000, ids: [...ids] } })
    // Services that do not know the condition return other imports.
    const knowsIds = data.every(({ id }) => ids.includes(id))
    return knowsIds ? data : readSingly(ids, context)
  },
  key: (batch) => batch.id,
})

export const isRunning = ({ status }: Row): boolean => status === 'new' || status === 'importing'

type Count = 'total' | 'totalCanVerify' | 'totalExistedd' | 'totalFailed'

/** Returns a count from the result text (001/3: under exactly these names), or null if there is no result yet. */
export function countOf(batch: Row, name: Count): number | null {
  const count = Number(recordOf(parseJson(batch.result))[name] ?? Number.NaN)
  return Number.isInteger(count) ? count : null
}

/** Returns the rows per second since the start, to one decimal. */
export function rowsPerSecond({ processed, startedDate, finishedDate }: Row, now = Date.now()): number | null {
  if (!startedDate || !processed) return null
  const seconds = ((finishedDate ? Date.parse(finishedDate) : now) - Date.parse(startedDate)) / 1000
  return seconds > 0 ? Math.round((processed / seconds) * 10) / 10 : null
}

const VerificationImportStatus = builder.enumType('VerificationImportStatus', {
  description: 'The status of an import.',
  values: {
    NEW: { value: 'new', description: 'Waiting for its turn.' },
    IMPORTING: { value: 'importing', description: 'Rows are being read.' },
    SUCCEEDED: { value: 'succeed', description: 'Finished; single rows may have failed.' },
    FAILED: { value: 'failed', description: 'The file could not be imported at all.' },
    OTHER: {
      ...otherValue('statusName'),
      description: 'A status that only the services know (see `statusName`), or one that they do not provide.',
    },
  } as const,
})
const statuses = openSet(importStatuses)

const importErrors = ['unreadable', 'columns', 'empty', 'internal'] as const
const VerificationImportError = builder.enumType('VerificationImportError', {
  description: 'The reason why a file could not be imported at all.',
  values: {
    UNREADABLE: { value: 'unreadable', description: 'It is not a readable CSV.' },
    COLUMNS: { value: 'columns', description: 'Its columns are not those of the folder.' },
    EMPTY: { value: 'empty', description: 'It has no rows.' },
    INTERNAL: { value: 'internal', description: 'The service failed.' },
  } satisfies Record<string, { value: (typeof importErrors)[number]; description: string }>,
})

export const VerificationImport = node<Row>('VerificationImport', {
  description: 'A batch of rows that was imported into a folder.',
  permission,
  isByRecord: true,
  loader: imports,
  databaseId: (batch) => batch.id,
  uploads: [verificationImportCreate],
  fields: (t) => ({
    folder: t.field({
      type: VerificationFolder,
      nullable: true,
      description: 'The folder of the imported rows.',
      // Everyone who can see an import can see its folder.
      extensions: { personal: false },
      resolve: ({ verificationId }, _args, context) => VerificationFolder.load(context, verificationId),
    }),
    title: t.exposeString('title', { description: 'Title entered by the uploader.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the uploaded file.' }),
    status: t.field({
      type: VerificationImportStatus,
      description: 'Status of the import.',
      resolve: ({ status }) => statuses.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own value if the status is OTHER and they provide one.",
      resolve: ({ status }) => statuses.nameOf(status),
    }),
    isRunning: t.boolean({ description: 'Whether it is waiting or rows are being read.', resolve: isRunning }),
    processedCount: t.exposeInt('processed', {
      nullable: true,
      description: 'Number of rows read so far; null if the services do not provide it.',
    }),
    totalCount: t.int({
      nullable: true,
      description: 'Number of rows of the file; null until counted.',
      resolve: (batch) => batch.totalRows ?? countOf(batch, 'total'),
    }),
    newCount: t.int({
      nullable: true,
      description: 'Number of rows that can be verified; null until counted.',
      resolve: (batch) => countOf(batch, 'totalCanVerify'),
    }),
    existingCount: t.int({
      nullable: true,
      description: 'Number of rows of known candidates; null until counted.',
      resolve: (batch) => countOf(batch, 'totalExistedd'),
    }),
    failedCount: t.int({
      nullable: true,
      description: 'Number of rows that could not be imported; null until counted.',
      resolve: (batch) => countOf(batch, 'totalFailed'),
    }),
    blockedByPolicyCount: t.exposeInt('totalPolicyFailure', {
      nullable: true,
      description: 'Number of rows of people blocked by a company rule; null if the services do not count them.',
    }),
    rowsPerSecond: t.float({
      nullable: true,
      description: 'Rows per second since the start; null before the first row.',
      resolve: (batch) => rowsPerSecond(batch),
    }),
    error: t.field({
      type: VerificationImportError,
      nullable: true,
      description: 'Why the file could not be imported at all.',
      resolve: ({ error }) => (error ? (importErrors.find((known) => known === error) ?? 'internal') : null),
    }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who uploaded the file.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the file was uploaded.',
    }),
    startedAt: t.expose('startedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the first row was read.',
    }),
    finishedAt: t.expose('finishedDate', { type: 'DateTime', nullable: true, description: 'When the import ended.' }),
  }),
})

const VerificationImportConnection = connectionOf(VerificationImport)

builder.objectField(VerificationFolder, 'imports', (t) =>
  t.field({
    type: VerificationImportConnection,
    description: 'Import batches of the folder, newest first.',
    args: { query: t.arg.string({ description: 'Part of the title or of the name of the file.' }), ...pageArgs },
    resolve: async ({ id }, { query, ...args }, context, info) => {
      countNested(context)
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(verificationImportList, {
            fieldNames: { keyword: 'query' },
            body: { ...part, verificationId: id, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      )
      imports.prime(context, page.rows)
      return page
    },
  }),
)

/** Maximum number of running imports that one query returns. */
const maxRunning = 100

builder.queryFields((t) => ({
  verificationImport: t.field({
    type: VerificationImport,
    nullable: true,
    permission,
    description: 'One import by the id used in URLs; null if there is none that the viewer may see.',
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, context) => VerificationImport.load(context, recordId(databaseId)),
  }),
  runningVerificationImports: t.field({
    type: [VerificationImport],
    operation: verificationImportList,
    description: `Running imports in folders that the viewer may see, newest first; at most ${maxRunning}.`,
    resolve: async (_root, _args, { rest }) => {
      const body = { pageIndex: 0, pageSize: maxRunning, isRunning: true }
      // Services that do not know the condition also return imports that have ended.
      return (await rest.call(verificationImportList, { body })).data.filter(isRunning)
    },
  }),
}))
