import type { CompanyDb } from '../../core/database/companyDb.ts'
import { companyName } from '../../core/identity/companies/companies.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { issueLink } from '../../core/links/links.ts'
import { putMails } from '../../core/mail/outbox.ts'
import type { Consent } from '../vendorSubmissions/submissionShapes.ts'
import { aboutSubmission } from './about.ts'
import { consentLetter } from './letters.ts'

const daysOpen = 30
const day = 86_400_000

/**
 * Asks the candidate of a newly read CV by mail whether they agree to the submission by the vendor. They are not asked
 * if the vendor states how they agreed, or if they agreed to an earlier CV of the same vendor. Runs in the caller's
 * transaction.
 */
export async function askConsent(
  tx: CompanyDb,
  submissionId: string,
  { name, emails }: { name: string; emails: readonly string[] },
  publicUrl: string,
): Promise<void> {
  const about = await aboutSubmission(tx, submissionId)
  if (!about || about.consent !== null) return
  const earlier = about.standing === 'update' && about.first_id ? await consentOf(tx, about.first_id) : null
  if (earlier) return keep(tx, submissionId, earlier.consent, earlier.evidence)
  const [email] = emails
  if (!email) return keep(tx, submissionId, 'unreachable')
  const { submitted_by: createdBy, vendorName, jobTitle, requestTitle } = about
  const expiresAt = new Date(Date.now() + daysOpen * day)
  const link = { purpose: 'vendorConsent', subjectId: submissionId, reader: email, expiresAt, createdBy } as const
  const token = await issueLink(tx, link)
  // The candidate's language is unknown, so the language of the sender of the CV is used.
  const language = (await readersOf(tx, [createdBy])).get(createdBy.toLowerCase())?.language ?? 'en'
  const mail = consentLetter(language, `${publicUrl}/vendor-consent/${token}`, {
    ...{ candidate: name, vendor: vendorName, job: jobTitle ?? requestTitle },
    company: await companyName(tx),
  })
  await putMails(tx, [{ ...mail, kind: 'vendor-consent', recipient: email, sourceId: submissionId, createdBy }])
  await keep(tx, submissionId, 'asked')
}

/** Returns the consent for an earlier CV, or null if there is none. */
async function consentOf(tx: CompanyDb, id: string) {
  const found = await tx
    .from('vendor_submission')
    .select(['vendor_submission.consent', 'vendor_submission.consent_evidence as evidence'])
    .where('vendor_submission.id', '=', id)
    .executeTakeFirst()
  const consent = found?.consent
  return found && (consent === 'stated' || consent === 'given') ? { consent, evidence: found.evidence } : null
}

const keep = async (tx: CompanyDb, id: string, consent: Consent, evidence = '') => {
  await tx
    .update('vendor_submission')
    .set({ consent, consent_evidence: evidence, consent_at: new Date() })
    .where('vendor_submission.id', '=', id)
    .execute()
}
