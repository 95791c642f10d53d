import { say } from '../../core/contract/messages.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { linkGone, openLink, revokeLinks } from '../../core/links/links.ts'
import { notify } from '../../core/notifications/notify.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { companyName } from '../../core/identity/companies/companies.ts'
import { takeBack } from '../vendorSubmissions/changes.ts'
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

/** To what the candidate who has the link is asked to agree. What was withdrawn meanwhile is asked no more. */
export async function consentAsked({ db: outer }: Pick<RequestContext, 'db'>, token: string): Promise<VendorConsent> {
  const { db, subjectId } = await openLink(outer, 'vendorConsent', token)
  const about = await aboutSubmission(db, subjectId)
  if (!about || about.withdrawn_at) throw linkGone()
  return shown(db, about)
}

/** Keeps what the candidate says. Without their consent the CV is withdrawn, unless they were hired by it. */
export async function answerConsent(
  { db: outer }: Pick<RequestContext, 'db'>,
  token: string,
  isGiven: boolean,
): Promise<VendorConsent> {
  const { db, subjectId } = await openLink(outer, 'vendorConsent', token)
  return db.transaction(async (tx) => {
    const before = await aboutSubmission(tx, subjectId)
    if (!before) throw linkGone()
    // Who reads, withdraws and answers come one after the other.
    await lockedVendorFolder(tx, before.submitted_by)
    await openLink(tx, 'vendorConsent', token)
    const about = await aboutSubmission(tx, subjectId)
    if (!about || about.withdrawn_at) throw linkGone()
    await tx
      .update('vendor_submission')
      .set({ consent: isGiven ? 'given' : 'refused', consent_at: new Date() })
      .where('vendor_submission.id', '=', subjectId)
      .execute()
    if (!isGiven) await refuse(tx, subjectId, about)
    return shown(tx, { ...about, consent: isGiven ? 'given' : 'refused' })
  })
}

/** Takes back a CV to which its candidate does not agree, and tells who asked for it and who has sent it. */
async function refuse(tx: CompanyDb, id: string, about: About): Promise<void> {
  if (about.hired_at === null) {
    await takeBack(tx, id, about.submitted_by, say('REFUSED_BY_CANDIDATE'))
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
