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
  description: 'The outcome of an e-mail to a folder.',
  values: {
    RECEIVED: { value: 'received', description: 'Waiting to be read.' },
    TAKEN: { value: 'taken', description: 'Rows were created; some of them may have failed.' },
    NO_CV: { value: 'noCv', description: 'No CV was attached.' },
    DUPLICATE: { value: 'duplicate', description: 'The folder already has this e-mail or its files.' },
    LOOP: { value: 'loop', description: 'It was sent by a machine or is in a loop, and was not read.' },
    BROKEN: { value: 'broken', description: 'It is not a readable e-mail.' },
    TOO_LARGE: {
      value: 'tooLarge',
      description: 'It was rejected as too large: the sender was notified, and nothing was stored.',
    },
    FAILED: { value: 'failed', description: 'It could not be processed, but is stored.' },
  } satisfies Record<string, { value: Row['outcome']; description: string }>,
})

const VerificationMailReason = builder.enumType('VerificationMailReason', {
  description: 'The reason why an e-mail created no rows.',
  values: {
    BOUNCE: { value: 'bounce', description: 'It has no sender, as notices of mail servers do.' },
    AUTO_SUBMITTED: { value: 'autoSubmitted', description: 'It is marked as sent automatically.' },
    BULK: { value: 'bulk', description: 'It is marked as a bulk e-mail.' },
    X_LOOP: { value: 'xLoop', description: 'It has a loop-prevention header.' },
    HOPS: { value: 'hops', description: 'It passed through too many servers, or through this one too often.' },
    MESSAGE: { value: 'message', description: 'The same e-mail was received before.' },
    FILES: { value: 'files', description: 'All of its files were received before.' },
    FOLDER: { value: 'folder', description: 'The folder is no longer an e-mail folder.' },
    INTERNAL: { value: 'internal', description: 'The service failed.' },
    CRASHED: { value: 'crashed', description: 'The service was stopped twice while reading the e-mail.' },
  } satisfies Record<string, { value: NonNullable<Row['reason']>; description: string }>,
})

const VerificationMailFileOutcome = builder.enumType('VerificationMailFileOutcome', {
  description: 'The outcome of an attachment.',
  values: {
    TAKEN: { value: 'taken', description: 'It became a row.' },
    FAILED: { value: 'failed', description: 'It became a failed row.' },
    DUPLICATE: { value: 'duplicate', description: 'The folder already has this file.' },
    IGNORED: { value: 'ignored', description: 'It is not a CV.' },
  } satisfies Record<string, { value: FileRow['outcome']; description: string }>,
})

const VerificationMailFileReason = builder.enumType('VerificationMailFileReason', {
  description: 'The reason why an attachment did not become a valid row.',
  values: {
    ENCRYPTED: { value: 'encrypted', description: 'It is password-protected.' },
    UNREADABLE: { value: 'unreadable', description: 'It could not be read.' },
    NO_TEXT: { value: 'noText', description: 'It contains no text; it may be a scan.' },
    NO_CONVERTER: {
      value: 'noConverter',
      description: 'It is a DOC file, and there is no LibreOffice to read it with.',
    },
    TOO_LARGE: { value: 'tooLarge', description: 'It exceeds the maximum size of a CV.' },
    EMPTY: { value: 'empty', description: 'It is empty.' },
    WRONG_TYPE: { value: 'wrongType', description: 'It claims to be a CV, but is not a PDF, DOC or DOCX file.' },
    INCOMPLETE: { value: 'incomplete', description: 'It contains nobody who can be contacted.' },
    TOO_MANY: { value: 'tooMany', description: 'The e-mail has more CVs than one e-mail may have.' },
    TOO_MUCH: { value: 'tooMuch', description: 'Reading it takes too much time or memory.' },
  } satisfies Record<string, { value: NonNullable<FileRow['reason']>; description: string }>,
})

const VerificationMailFile = builder
  .objectRef<FileRow>('VerificationMailFile')
  .implement({
    description: 'An attachment of an e-mail and its outcome.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the file.' }),
      size: t.exposeInt('size', { description: 'Size in bytes.' }),
      outcome: t.expose('outcome', { type: VerificationMailFileOutcome, description: 'Outcome of the attachment.' }),
      reason: t.expose('reason', {
        type: VerificationMailFileReason,
        nullable: true,
        description: 'Why it did not become a valid row.',
      }),
      candidate: t.field({
        type: VerificationCandidate,
        nullable: true,
        description: 'The row created from it.',
        resolve: ({ candidateId }, _args, context) => VerificationCandidate.load(context, recordId(candidateId)),
      }),
    }),
  })

const VerificationMail = node<Row>('VerificationMail', {
  description: 'An e-mail that an e-mail folder received, whatever its outcome.',
  permission,
  isByRecord: true,
  loader: mails,
  databaseId: (mail) => mail.id,
  fields: (t) => ({
    folder: t.field({
      type: VerificationFolder,
      nullable: true,
      description: 'The folder it was sent to.',
      resolve: ({ verificationId }, _args, context) => VerificationFolder.load(context, verificationId),
    }),
    import: t.field({
      type: VerificationImport,
      nullable: true,
      description: 'The import of its rows.',
      resolve: ({ importId }, _args, context) => VerificationImport.load(context, recordId(importId)),
    }),
    from: t.string({
      description: 'The From address, or the sender if there is none; empty for bounces.',
      resolve: ({ from, sender }) => from || sender,
    }),
    subject: t.exposeString('subject', { description: 'Its subject; empty until the e-mail has been read.' }),
    size: t.exposeInt('size', { description: 'Size in bytes.' }),
    outcome: t.expose('outcome', { type: VerificationMailOutcome, description: 'Outcome of the e-mail.' }),
    reason: t.expose('reason', {
      type: VerificationMailReason,
      nullable: true,
      description: 'Why it created no rows.',
    }),
    rowCount: t.exposeInt('rowCount', { description: 'Number of rows it created, including failed ones.' }),
    failedCount: t.exposeInt('failedCount', { description: 'Number of failed rows it created.' }),
    files: t.expose('files', { type: [VerificationMailFile], description: 'Its attachments, in their order.' }),
    receivedAt: t.expose('receivedDate', { type: 'DateTime', description: 'When it was received.' }),
    processedAt: t.expose('processedDate', { type: 'DateTime', nullable: true, description: 'When it was processed.' }),
    canDownload: t.exposeBoolean('canDownload', {
      description: 'Whether the viewer may download the original e-mail (`/download/verificationMailRaw`).',
    }),
  }),
})

const VerificationMailConnection = connectionOf(VerificationMail)

builder.objectField(VerificationFolder, 'mails', (t) =>
  t.field({
    type: VerificationMailConnection,
    description: 'E-mails that the folder received, newest first; none in a CSV folder.',
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
