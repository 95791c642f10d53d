import { createMessage } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext, UploadedFile } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { usualOwnershipDays } from '../vendorAgreements/agreementShapes.ts'
import { agreementAt } from '../vendorAgreements/terms.ts'
import { ownVendor, seenRequests } from '../vendorRequests/sight.ts'
import '../vendors/tables.ts'
import type { vendorSubmissionCreate } from './contract.ts'
import { submissionQueue } from './job.ts'
import { noVendor, seesAll } from './sight.ts'
import { longestEvidence, submissionMaxBytes } from './submissionShapes.ts'
import './tables.ts'

/**
 * Returns the vendor of the CV: the caller's own, or the one that a user of the company names. Throws 400 if there is
 * none.
 */
async function vendorOf(context: RequestContext, named: string | undefined): Promise<string> {
  const own = await ownVendor(context)
  if (own && !named) return own.id
  if (!named || !seesAll(context.caller)) throw noVendor()
  const query = context.db.from('vendor').select('vendor.id').where('vendor.status', '=', 'Active')
  const found = await query.where('vendor.id', '=', named).executeTakeFirst()
  if (!found) throw badInput({ vendorId: [createMessage('NOT_IN_LIST')] })
  return found.id
}

/**
 * Returns the job of a request, or null if it names none. Throws 404 if the caller does not see the request, and 400 if
 * it is not published (001/2.7/4).
 */
async function jobOfPublished(context: RequestContext, id: string): Promise<string | null> {
  const request = await (
    await seenRequests(context)
  )
    .select(['vendor_request.status', 'vendor_request.job_id'])
    .where('vendor_request.id', '=', id)
    .executeTakeFirst()
  if (!request) throw notFound()
  if (request.status !== 'Publish')
    throw refused('REQUEST_UNPUBLISHED', 'This request is unpublish, cannot submit CV!!!')
  return request.job_id
}

/**
 * Returns the vendor's statement about the candidate's consent; null if the candidate must be asked. Throws 400 if it
 * is too long.
 */
function evidenceOf(typed: string | undefined): string | null {
  const evidence = typed?.normalize('NFC').trim() ?? ''
  if ([...evidence].length > longestEvidence) throw badInput({ consent: [maximum(longestEvidence)] })
  return evidence || null
}

/**
 * Stores a CV and queues its reading. The file is stored first and removed again if the record fails, so that no record
 * exists without its file.
 */
export async function submitCv(
  context: RequestContext,
  { title: typed, VendorRequestId: requestId, vendorId: named, consent }: BodyOf<typeof vendorSubmissionCreate>,
  { name, stream }: UploadedFile,
) {
  const { db, caller, files, jobs } = context
  const vendorId = await vendorOf(context, named)
  const jobId = await jobOfPublished(context, requestId)
  const title = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  const evidence = evidenceOf(consent)
  if (title === '') throw badInput({ title: [required] })
  if (!/\.(pdf|docx?)$/i.test(name)) throw badInput({ file: [createMessage('CV_TYPE')] })
  const stored = await files.save(db.companyId, name, stream, submissionMaxBytes)
  const id = newId()
  try {
    if (stored.size === 0) throw badInput({ file: [createMessage('FILE_EMPTY')] })
    await db.transaction(async (tx) => {
      const agreement = await agreementAt(tx, vendorId, new Date(), jobId)
      await tx
        .insert('vendor_submission', {
          ...{ id, request_id: requestId, vendor_id: vendorId, title },
          ...{ file_name: name, file_path: stored.path, submitted_by: caller.userName },
          ownership_days: agreement?.ownershipDays ?? usualOwnershipDays,
          ...(evidence && { consent: 'stated', consent_evidence: evidence, consent_at: new Date() }),
        })
        .execute()
      await jobs.add(tx, submissionQueue.name, id, { companyId: db.companyId, submissionId: id })
    })
  } catch (error) {
    await files.remove(stored.path)
    throw error
  }
  return { isSuccess: true, id }
}
