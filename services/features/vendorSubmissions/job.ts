import { buffer } from 'node:stream/consumers'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { JobContext, Queue } from '../../core/jobs/jobs.ts'
import { attachmentOf, readAttachment, refusal } from '../verifications/mails/cvFile.ts'
import { brokenRow, cvRow } from '../verifications/mails/cvRow.ts'
import type { SubmissionRow } from './queries.ts'
import { takeSubmission, unreadSubmission } from './take.ts'

export interface SubmissionJob {
  companyId: string
  submissionId: string
}

export const submissionQueue: Queue<SubmissionJob> = {
  name: 'vendor-submission',
  handle: ({ companyId, submissionId }, context) => readSubmission(context.companyDb(companyId), submissionId, context),
  mostCrashes: 2,
  failed: ({ companyId, submissionId }, context) =>
    keepUnread(context.companyDb(companyId), submissionId, context.product.publicUrl),
}

const sourceOf = ({ vendorName, title, requestTitle }: SubmissionRow) => ({
  vendor: vendorName,
  request: requestTitle,
  title,
})

/**
 * Reads a submitted CV and adds it as a row to the vendors' folder. It can be repeated at any point, and run twice at
 * once.
 */
async function readSubmission(db: CompanyDb, id: string, { files, tools, signal, product }: JobContext): Promise<void> {
  const submission = await unreadSubmission(db, id)
  if (!submission) return
  const { file_name: name, file_path: path } = submission
  const bytes = await buffer(await files.read(path))
  const attachment = attachmentOf({ name, type: '', bytes }, 1)
  const read = refusal(attachment) ?? (await readAttachment(attachment, tools, signal))
  signal.throwIfAborted()
  const row =
    'reason' in read
      ? brokenRow(1, name, read.message, sourceOf(submission))
      : cvRow(1, name, read, sourceOf(submission), [])
  await takeSubmission(db, submission, row, product.publicUrl)
}

/** Adds a failed row for a CV that could not be read for a reason outside of it, so that nothing is lost. */
async function keepUnread(db: CompanyDb, id: string, publicUrl: string): Promise<void> {
  const submission = await unreadSubmission(db, id)
  if (!submission) return
  const row = brokenRow(1, submission.file_name, createMessage('CV_UNREADABLE'), sourceOf(submission))
  await takeSubmission(db, submission, row, publicUrl)
}
