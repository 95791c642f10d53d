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
    description: 'What is said of a row, or of a file as a whole.',
    fields: (t) => ({
      message: t.exposeString('message', { description: 'The English text.' }),
      messageDetails: t.field({
        type: [MessageDetail],
        description: 'What the message says, by codes; empty where the services tell none.',
        resolve: ({ messageDetails }) => messageDetails ?? [],
      }),
    }),
  })

const Column = builder
  .objectRef<Row['columns'][number]>('CandidateImportColumn')
  .implement({
    description: 'A column of the file of an import.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'As the header of the file has it.' }),
      samples: t.exposeStringList('samples', { description: 'The first values, three at most.' }),
      field: t.expose('field', {
        type: CandidateImportField,
        nullable: true,
        description: 'What it holds: a guess until somebody tells it; null: it is left out.',
      }),
      propertyKey: t.exposeString('key', {
        nullable: true,
        description: 'Which own field of the company, of OWN_FIELD.',
      }),
    }),
  })

export const ImportRow = builder
  .objectRef<ImportedRow>('CandidateImportRow')
  .implement({
    description: 'A row of the file of an import, with what becomes or became of it.',
    fields: (t) => ({
      row: t.exposeInt('row', { description: 'Its number; 1 is the first below the header.' }),
      name: t.exposeString('name', { description: 'The name that it says; empty where it says none.' }),
      offeredName: t.exposeString('offeredName', {
        nullable: true,
        description: 'Whose a CV without a name may be; null where it names nobody, and once the name is told.',
      }),
      contact: t.exposeString('contact', { description: 'The first e-mail or phone; empty where it has none.' }),
      outcome: t.expose('outcome', {
        type: CandidateImportOutcome,
        description: 'What becomes of it, or became once it is done.',
      }),
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description:
          'The candidate that it is, or came to be; null where there is none, or who reads may not see them.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      isDecidable: t.exposeBoolean('isDecidable', {
        description: 'It is a CV of which something can be decided, once the import is checked.',
      }),
      fileNames: t.exposeStringList('files', {
        description: 'Files of the ZIP that go to the candidate; of an import of CVs, the file itself.',
      }),
      remarks: t.expose('remarks', { type: [Remark], description: 'Why it failed, or what of it is left out.' }),
    }),
  })
const ImportRowConnection = connectionOf(ImportRow)

const ImportRowFilter = builder.inputType('CandidateImportRowFilter', {
  description: 'Conditions on rows of an import; all of them must hold.',
  fields: (t) => ({
    outcomes: t.field({ type: [CandidateImportOutcome], description: 'Only those of which one of these becomes.' }),
    hasRemarks: t.boolean({ description: 'true: only rows of which something is said.' }),
  }),
})

const count = (description: string) => ({ description })
const readOne = oneByOne<Row>((id, { rest }) => rest.call(candidateImportGet, { params: { id } }))
const imports = loader<Row>({ read: readOne, key: ({ id }) => id })

export const CandidateImport = node<Row>('CandidateImport', {
  description: 'A file of candidates that comes from another tracker, or many CVs at once.',
  permission,
  isByRecord: true,
  loader: imports,
  databaseId: ({ id }) => id,
  uploads: [candidateImportUpload, candidateImportArchive],
  fields: (t) => ({
    kind: t.expose('kind', { type: CandidateImportKind, description: 'What it is of.' }),
    fileName: t.exposeString('fileName', { description: 'Name of the CSV; of CVs, of the first file.' }),
    archiveName: t.exposeString('archiveName', {
      nullable: true,
      description: 'Name of the ZIP of CVs, if there is one.',
    }),
    status: t.expose('status', { type: CandidateImportStatus, description: 'How far it is.' }),
    columns: t.expose('columns', { type: [Column], description: 'The columns of the file, in its order.' }),
    isExistingCompleted: t.exposeBoolean('completesExisting', {
      description: 'Who is known already gets what they lack; false: they stay as they are.',
    }),
    dateFormat: t.expose('dateFormat', { type: CandidateImportDateFormat, description: 'How the file writes days.' }),
    folder: t.field({
      type: TalentFolder,
      nullable: true,
      description: 'The talent folder that all of them are put into.',
      resolve: ({ folderId }, _args, context) => TalentFolder.tryLoad(context, folderId),
    }),
    source: t.exposeString('source', {
      nullable: true,
      description: 'Where they were found, of those whose row does not say it.',
    }),
    rowCount: t.exposeInt('total', count('Rows of the file, or CVs.')),
    processedCount: t.exposeInt('processed', count('Rows that are done in the present step.')),
    createdCount: t.exposeInt(
      'totalCreated',
      count('New candidates; a forecast, like the other counts, until it has run.'),
    ),
    completedCount: t.exposeInt('totalCompleted', count('Known candidates who get what they lack.')),
    existingCount: t.exposeInt('totalExisted', count('Known candidates who stay as they are.')),
    failedCount: t.exposeInt('totalFailed', count('Rows that become nobody.')),
    leftCount: t.exposeInt('totalLeft', count('CVs that somebody has decided to leave out.')),
    remarkedCount: t.exposeInt('totalRemarked', count('Rows of which something is left out.')),
    fileCount: t.exposeInt('totalFiles', count('Files that go to a candidate.')),
    undoneCount: t.exposeInt('totalUndone', count('Rows that were taken back.')),
    keptCount: t.exposeInt('totalKept', count('Candidates whom the undo left alone.')),
    errors: t.expose('errors', { type: [Remark], description: 'Why the file as a whole failed.' }),
    createdBy: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who uploaded it.',
      resolve: ({ createdBy }, _args, context, info) => User.named(context, createdBy, info),
    }),
    createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When it was uploaded.' }),
  }),
})
const CandidateImportConnection = connectionOf(CandidateImport)

builder.objectField(CandidateImport, 'rows', (t) =>
  t.field({
    type: ImportRowConnection,
    nullable: true,
    permission,
    description: 'Its rows in the order of the file; none before its check, but those of CVs as they come.',
    args: { filter: t.arg({ type: ImportRowFilter, description: 'Which rows; all without it.' }), ...pageArgs },
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
    description: "The viewer's imports of candidates from other trackers, the latest first.",
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
    description: "One import by the id that its upload answered; null when there is none of the viewer's.",
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => CandidateImport.load(context, recordId(databaseId)),
  }),
}))

const isWorking = ({ status }: Row) => status === 'checking' || status === 'importing' || status === 'undoing'

builder.subscriptionField('candidateImportChanged', (t) =>
  t.field({
    type: CandidateImport,
    permission,
    description: 'An import as its present step goes on: its state, then each change; ends with the step.',
    args: { id: t.arg.id({ required: true, description: 'The import (global id).' }) },
    extensions: {
      // Asked of each who watches.
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
