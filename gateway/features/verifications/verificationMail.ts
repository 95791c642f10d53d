import {
  verificationMailList,
  type VerificationMail as Row,
  type VerificationMailFile as FileRow,
} from '../../../services/features/verifications/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { permission } from './access.ts'
import { VerificationCandidate } from './verificationCandidate.ts'
import { VerificationFolder } from './verificationFolder.ts'
import { VerificationImport } from './verificationImport.ts'

const mails = loader<Row>({
  read: async (ids, { rest }) =>
    (await rest.call(verificationMailList, { body: { pageIndex: 0, pageSize: 1000, ids: [...ids] } })).data,
  key: (mail) => mail.id,
})

const VerificationMailOutcome = builder.enumType('VerificationMailOutcome', {
  description: 'What became of a mail to a folder.',
  values: {
    RECEIVED: { value: 'received', description: 'Waits to be read.' },
    TAKEN: { value: 'taken', description: 'Made rows; single ones may have failed.' },
    NO_CV: { value: 'noCv', description: 'No CV was attached.' },
    DUPLICATE: { value: 'duplicate', description: 'The folder has this mail, or its files, already.' },
    LOOP: { value: 'loop', description: 'A machine sent it, or it goes in circles; it was not read.' },
    BROKEN: { value: 'broken', description: 'It is no readable mail.' },
    TOO_LARGE: { value: 'tooLarge', description: 'Refused: its sender was told, and nothing was kept.' },
    FAILED: { value: 'failed', description: 'It could not be dealt with; it is kept.' },
  } satisfies Record<string, { value: Row['outcome']; description: string }>,
})

const VerificationMailReason = builder.enumType('VerificationMailReason', {
  description: 'Why a mail made no rows.',
  values: {
    BOUNCE: { value: 'bounce', description: 'It has no sender: a notice of a mail server.' },
    AUTO_SUBMITTED: { value: 'autoSubmitted', description: 'It says that it was sent automatically.' },
    BULK: { value: 'bulk', description: 'It says that it was sent to many.' },
    X_LOOP: { value: 'xLoop', description: 'It carries a mark against loops.' },
    HOPS: { value: 'hops', description: 'It passed too many servers, or this one too often.' },
    MESSAGE: { value: 'message', description: 'The same mail came before.' },
    FILES: { value: 'files', description: 'All of its files came before.' },
    FOLDER: { value: 'folder', description: 'The folder was no e-mail folder any more.' },
    INTERNAL: { value: 'internal', description: 'The service failed.' },
    CRASHED: { value: 'crashed', description: 'The service was ended twice while it read the mail.' },
  } satisfies Record<string, { value: NonNullable<Row['reason']>; description: string }>,
})

const VerificationMailFileOutcome = builder.enumType('VerificationMailFileOutcome', {
  description: 'What became of an attachment.',
  values: {
    TAKEN: { value: 'taken', description: 'It became a row.' },
    FAILED: { value: 'failed', description: 'It became a failed row.' },
    DUPLICATE: { value: 'duplicate', description: 'The folder has this file already.' },
    IGNORED: { value: 'ignored', description: 'It is no CV.' },
  } satisfies Record<string, { value: FileRow['outcome']; description: string }>,
})

const VerificationMailFileReason = builder.enumType('VerificationMailFileReason', {
  description: 'Why an attachment became no good row.',
  values: {
    ENCRYPTED: { value: 'encrypted', description: 'It is protected by a password.' },
    UNREADABLE: { value: 'unreadable', description: 'It could not be read.' },
    NO_TEXT: { value: 'noText', description: 'It holds no text: a scan, perhaps.' },
    NO_CONVERTER: { value: 'noConverter', description: 'A DOC file, and no LibreOffice to read it with.' },
    TOO_LARGE: { value: 'tooLarge', description: 'It is larger than a CV may be.' },
    EMPTY: { value: 'empty', description: 'It is empty.' },
    WRONG_TYPE: { value: 'wrongType', description: 'It says that it is a CV, but is no PDF, DOC or DOCX.' },
    INCOMPLETE: { value: 'incomplete', description: 'It names nobody who can be reached.' },
    TOO_MANY: { value: 'tooMany', description: 'The mail brings more CVs than one mail may.' },
    TOO_MUCH: { value: 'tooMuch', description: 'Reading it takes too much time or memory.' },
  } satisfies Record<string, { value: NonNullable<FileRow['reason']>; description: string }>,
})

const VerificationMailFile = builder
  .objectRef<FileRow>('VerificationMailFile')
  .implement({
    description: 'An attachment of a mail and what became of it.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the file.' }),
      size: t.exposeInt('size', { description: 'Size in bytes.' }),
      outcome: t.expose('outcome', { type: VerificationMailFileOutcome, description: 'What became of it.' }),
      reason: t.expose('reason', {
        type: VerificationMailFileReason,
        nullable: true,
        description: 'Why it became no good row.',
      }),
      candidate: t.field({
        type: VerificationCandidate,
        nullable: true,
        description: 'The row that it became.',
        resolve: ({ candidateId }, _args, context) => VerificationCandidate.load(context, recordId(candidateId)),
      }),
    }),
  })

const VerificationMail = node<Row>('VerificationMail', {
  description: 'A mail that came to an e-mail folder, whatever became of it.',
  permission,
  isByRecord: true,
  loader: mails,
  databaseId: (mail) => mail.id,
  fields: (t) => ({
    folder: t.field({
      type: VerificationFolder,
      nullable: true,
      description: 'The folder that it was sent to.',
      resolve: ({ verificationId }, _args, context) => VerificationFolder.load(context, verificationId),
    }),
    import: t.field({
      type: VerificationImport,
      nullable: true,
      description: 'The batch of its rows.',
      resolve: ({ importId }, _args, context) => VerificationImport.load(context, recordId(importId)),
    }),
    from: t.string({
      description: 'Who it says it is from, or else its sender; empty for bounces.',
      resolve: ({ from, sender }) => from || sender,
    }),
    subject: t.exposeString('subject', { description: 'Its subject; empty until it has been read.' }),
    size: t.exposeInt('size', { description: 'Size in bytes.' }),
    outcome: t.expose('outcome', { type: VerificationMailOutcome, description: 'What became of it.' }),
    reason: t.expose('reason', { type: VerificationMailReason, nullable: true, description: 'Why it made no rows.' }),
    rowCount: t.exposeInt('rowCount', { description: 'Rows that it made, failed ones included.' }),
    failedCount: t.exposeInt('failedCount', { description: 'Failed rows that it made.' }),
    files: t.expose('files', { type: [VerificationMailFile], description: 'Its attachments, in their order.' }),
    receivedAt: t.expose('receivedDate', { type: 'DateTime', description: 'When it came.' }),
    processedAt: t.expose('processedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When it had been dealt with.',
    }),
    canDownload: t.exposeBoolean('canDownload', {
      description: 'The viewer may download it as it came (`/download/verificationMailRaw`).',
    }),
  }),
})

const VerificationMailConnection = connectionOf(VerificationMail)

builder.objectField(VerificationFolder, 'mails', (t) =>
  t.field({
    type: VerificationMailConnection,
    description: 'Mails that came to the folder, newest first; none in a CSV folder.',
    args: pageArgs,
    resolve: async ({ id }, args, context, info) => {
      countNested(context)
      const page = await readPages(
        args,
        (part) =>
          orInstead(
            context.rest,
            verificationMailList,
            () => context.rest.call(verificationMailList, { body: { ...part, verificationId: id } }),
            async () => ({ data: [], totalItem: 0, pageIndex: 0, pageSize: part.pageSize }),
          ),
        pageSelectionOf(info),
      )
      mails.prime(context, page.rows)
      return page
    },
  }),
)
