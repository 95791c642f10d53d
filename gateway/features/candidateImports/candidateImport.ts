import {
  candidateImportArchive,
  candidateImportGet,
  candidateImportList,
  candidateImportRows,
  candidateImportUpload,
  type CandidateImport as Row,
  type CandidateImportRow as ImportedRow,
} from '../../../services/features/candidateImports/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { follow } from '../../core/live/follow.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { Candidate } from '../candidates/candidate.ts'
import { TalentFolder } from '../talentFolders/talentFolder.ts'
import { MessageDetail } from '../translations/messageDetail.ts'
import { User } from '../users/user.ts'
import {
  CandidateImportDateFormat,
  CandidateImportField,
  CandidateImportKind,
  CandidateImportOutcome,
  CandidateImportStatus,
} from './importEnums.ts'

const permission = 'Candidate:CreateCandidate'

const Remark = builder
  .objectRef<ImportedRow['remarks'][number]>('CandidateImportRemark')
  .implement({
    description: 'A remark on a row, or on the entire file.',
    fields: (t) => ({
      message: t.exposeString('message', { description: 'The remark in English.' }),
      messageDetails: t.field({
        type: [MessageDetail],
        description: 'The remark as codes. Empty if the services provide none.',
        resolve: ({ messageDetails }) => messageDetails ?? [],
      }),
    }),
  })

const Column = builder
  .objectRef<Row['columns'][number]>('CandidateImportColumn')
  .implement({
    description: 'A column of the file of an import.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'The title in the header of the file.' }),
      samples: t.exposeStringList('samples', { description: 'The first values, at most three.' }),
      field: t.expose('field', {
        type: CandidateImportField,
        nullable: true,
        description: 'What the column contains: a guess until the user confirms it. Null if the column is left out.',
      }),
      propertyKey: t.exposeString('key', {
        nullable: true,
        description: "The key of the company's own field, for OWN_FIELD.",
      }),
    }),
  })

export const ImportRow = builder
  .objectRef<ImportedRow>('CandidateImportRow')
  .implement({
    description: 'A row of an imported file, with its outcome.',
    fields: (t) => ({
      row: t.exposeInt('row', { description: 'The row number. 1 is the first row below the header.' }),
      name: t.exposeString('name', { description: 'The name in the row. Empty if there is none.' }),
      offeredName: t.exposeString('offeredName', {
        nullable: true,
        description: 'The probable name, if no name could be read from the CV. Null once the name has been set.',
      }),
      contact: t.exposeString('contact', { description: 'The first e-mail address or phone number; may be empty.' }),
      outcome: t.expose('outcome', {
        type: CandidateImportOutcome,
        description: 'The expected outcome, or the actual one once the row is done.',
      }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description:
          'The candidate that the row matches or has become. Null if there is none, or if the caller may not see them.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      isDecidable: t.exposeBoolean('isDecidable', {
        description: 'Whether it is a CV that the user can decide on, once the import is checked.',
      }),
      fileNames: t.exposeStringList('files', {
        description: 'Files of the ZIP that belong to the candidate. In an import of CVs, the file itself.',
      }),
      remarks: t.expose('remarks', { type: [Remark], description: 'Why the row failed, or what is left out of it.' }),
    }),
  })
const ImportRowConnection = connectionOf(ImportRow)

const ImportRowFilter = builder.inputType('CandidateImportRowFilter', {
  description: 'Conditions on rows of an import. All conditions must hold.',
  fields: (t) => ({
    outcomes: t.field({ type: [CandidateImportOutcome], description: 'Only rows with any of these outcomes.' }),
    hasRemarks: t.boolean({ description: 'True: only rows with remarks.' }),
  }),
})

const count = (description: string) => ({ description })
const readOne = oneByOne<Row>((id, { rest }) => rest.call(candidateImportGet, { params: { id } }))
const imports = loader<Row>({ read: readOne, key: ({ id }) => id })

export const CandidateImport = node<Row>('CandidateImport', {
  description: 'A file of candidates from another tracker, or many CVs at once.',
  permission,
  isByRecord: true,
  loader: imports,
  databaseId: ({ id }) => id,
  uploads: [candidateImportUpload, candidateImportArchive],
  fields: (t) => ({
    kind: t.expose('kind', { type: CandidateImportKind, description: 'Whether it imports a CSV or CVs.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the CSV, or of the first CV.' }),
    archiveName: t.exposeString('archiveName', {
      nullable: true,
      description: 'The name of the ZIP of CVs, if there is one.',
    }),
    status: t.expose('status', { type: CandidateImportStatus, description: 'The status of the import.' }),
    columns: t.expose('columns', { type: [Column], description: 'The columns of the file, in their order.' }),
    isExistingCompleted: t.exposeBoolean('completesExisting', {
      description:
        'Whether candidates who are already known get the data that they lack. If false, they stay as they are.',
    }),
    dateFormat: t.expose('dateFormat', { type: CandidateImportDateFormat, description: 'The format of its dates.' }),
    folder: t.field({
      type: TalentFolder,
      nullable: true,
      description: 'The talent folder to which all candidates are added.',
      resolve: ({ folderId }, _args, context) => TalentFolder.tryLoad(context, folderId),
    }),
    source: t.exposeString('source', { nullable: true, description: 'The source of candidates whose row names none.' }),
    rowCount: t.exposeInt('total', count('The number of rows of the file, or of CVs.')),
    processedCount: t.exposeInt('processed', count('The number of rows that are done in the current step.')),
    createdCount: t.exposeInt(
      'totalCreated',
      count('The number of new candidates. Like the other counts it is a forecast until the import has run.'),
    ),
    completedCount: t.exposeInt('totalCompleted', count('The number of known candidates who get missing data.')),
    existingCount: t.exposeInt('totalExisted', count('The number of known candidates who stay as they are.')),
    failedCount: t.exposeInt('totalFailed', count('The number of rows that do not become candidates.')),
    leftCount: t.exposeInt('totalLeft', count('The number of CVs that the user has decided to leave out.')),
    remarkedCount: t.exposeInt('totalRemarked', count('The number of rows of which some parts are left out.')),
    fileCount: t.exposeInt('totalFiles', count('The number of files that are added to candidates.')),
    undoneCount: t.exposeInt('totalUndone', count('The number of rows that were undone.')),
    keptCount: t.exposeInt('totalKept', count('The number of candidates whom the undo left as they are.')),
    errors: t.expose('errors', { type: [Remark], description: 'Why the entire file failed.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who uploaded it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the import was uploaded.' }),
  }),
})
const CandidateImportConnection = connectionOf(CandidateImport)

builder.objectField(CandidateImport, 'rows', (t) =>
  t.field({
    type: ImportRowConnection,
    nullable: true,
    permission,
    description:
      'The rows in the order of the file. There are none before the check, except for CVs, which appear as they arrive.',
    args: {
      filter: t.arg({ type: ImportRowFilter, description: 'Which rows to return. All of them by default.' }),
      ...pageArgs,
    },
    resolve: ({ id }, { filter, ...args }, context, info) => {
      countNested(context)
      const wanted = {
        ...(filter?.outcomes && { outcomes: [...filter.outcomes] }),
        ...(filter?.hasRemarks != null && { isRemarked: filter.hasRemarks }),
      }
      return readPages(
        args,
        (page) => context.rest.call(candidateImportRows, { body: { importId: id, ...page, ...wanted } }),
        pageSelectionOf(info),
      )
    },
  }),
)

builder.queryFields((t) => ({
  candidateImports: t.field({
    type: CandidateImportConnection,
    operation: candidateImportList,
    description: "The viewer's imports of candidates from other trackers, newest first.",
    args: pageArgs,
    resolve: async (_root, args, context, info) => {
      const page = await readPages(
        args,
        (part) => context.rest.call(candidateImportList, { body: part }),
        pageSelectionOf(info),
      )
      imports.prime(context, page.rows)
      return page
    },
  }),
  candidateImport: t.field({
    type: CandidateImport,
    nullable: true,
    permission,
    description: 'An import by the id that its upload returned, or null if the viewer has no such import.',
    args: { databaseId: t.arg.id({ required: true, description: "The import's id in the services." }) },
    resolve: (_root, { databaseId }, context) => CandidateImport.load(context, recordId(databaseId)),
  }),
}))

const isWorking = ({ status }: Row) => status === 'checking' || status === 'importing' || status === 'undoing'

builder.subscriptionField('candidateImportChanged', (t) =>
  t.field({
    type: CandidateImport,
    permission,
    description: "The progress of an import's current step: its state, then each change. It ends with the step.",
    args: { id: t.arg.id({ required: true, description: 'The import (global id).' }) },
    extensions: {
      // `watch` checks the access of each subscriber.
      personal: false,
      watch: async ({ id }: { id: string }, { rest }: GatewayContext) => {
        await rest.call(candidateImportGet, { params: { id: idOf('CandidateImport', id) } })
      },
    },
    subscribe: (_root, { id }, context) => {
      const subjectId = idOf('CandidateImport', id)
      const read = () => context.rest.call(candidateImportGet, { params: { id: subjectId } })
      return follow<Row>(context, {
        topic: { companyId: signedIn(context).companyId, type: 'import.progress', subjectId },
        read,
        change: ({ data }) => data as Row,
        progress: (one) => (isWorking(one) ? one.processed : Infinity),
        isLast: (one) => !isWorking(one),
        poll: whenChanged(read),
      })
    },
    resolve: (one) => one,
  }),
)
