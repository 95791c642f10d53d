import { createMessage } from '../../core/contract/messages.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { linkGone, openLink, revokeLinks } from '../../core/links/links.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { companyName } from '../../core/identity/companies/companies.ts'
import { withdrawLocked } from '../vendorSubmissions/changes.ts'
import { vendorPeopleOf } from '../vendorSubmissions/news.ts'
import { decideOwner } from '../vendorSubmissions/ownership.ts'
import { lockedVendorFolder } from '../verifications/folders/vendorFolder.ts'
import { aboutSubmission } from './about.ts'
import type { VendorConsent } from './contract.ts'

type About = NonNullable<Awaited<ReturnType<typeof aboutSubmission>>>

const shown = async (db: CompanyDb, about: About): Promise<VendorConsent> => ({
  companyName: await companyName(db),
  vendorName: about.vendorName,
  candidateName: about.candidateName ?? about.file_name,
  jobTitle: about.jobTitle ?? about.requestTitle,
  isGiven: about.consent === 'given' ? true : about.consent === 'refused' ? false : null,
})

/** Returns what the candidate with the link is asked to agree to. Throws if the CV has been withdrawn. */
export async function consentAsked({ db: outer }: Pick<RequestContext, 'db'>, token: string): Promise<VendorConsent> {
  const { db, subjectId } = await openLink(outer, 'vendorConsent', token)
  const about = await aboutSubmission(db, subjectId)
  if (!about || about.withdrawn_at) throw linkGone()
  return shown(db, about)
}

/** Stores the candidate's answer. Without their consent the CV is withdrawn, unless they were hired through it. */
export async function answerConsent(
  { db: outer }: Pick<RequestContext, 'db'>,
  token: string,
  isGiven: boolean,
): Promise<VendorConsent> {
  const { db, subjectId } = await openLink(outer, 'vendorConsent', token)
  return db.transaction(async (tx) => {
    const before = await aboutSubmission(tx, subjectId)
    if (!before) throw linkGone()
    // Reading, withdrawing and answering are done one after the other.
    await lockedVendorFolder(tx, before.submitted_by)
    await openLink(tx, 'vendorConsent', token)
    const about = await aboutSubmission(tx, subjectId)
    if (!about || about.withdrawn_at) throw linkGone()
    await tx
      .update('vendor_submission')
      .set({ consent: isGiven ? 'given' : 'refused', consent_at: new Date() })
      .where('vendor_submission.id', '=', subjectId)
      .execute()
    if (!isGiven) await withdrawRefused(tx, subjectId, about)
    return shown(tx, { ...about, consent: isGiven ? 'given' : 'refused' })
  })
}

/** Withdraws a CV whose candidate does not agree, and notifies the requester and the sender. */
async function withdrawRefused(tx: CompanyDb, id: string, about: About): Promise<void> {
  if (about.hired_at === null) {
    await withdrawLocked(tx, id, about.submitted_by, createMessage('REFUSED_BY_CANDIDATE'))
    await decideOwner(tx, id)
    await revokeLinks(tx, { subjectId: id, purpose: 'vendorConsent' })
  }
  const params = {
    candidate: about.candidateName ?? about.file_name,
    vendor: about.vendorName,
    job: about.jobTitle ?? about.requestTitle,
  }
  const kind = 'submissionRefused'
  await notify(tx, null, { kind, to: [about.requestedBy], params, path: `/vendor-request?report=${about.request_id}` })
  const to = await vendorPeopleOf(tx, about.vendor_id)
  await notify(tx, null, { kind, to, params, path: `/vendor-request?submitted=${about.request_id}` })
}
