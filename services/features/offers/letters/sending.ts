import type { BodyOf } from '../../../core/contract/operation.ts'
import { badInput, refused } from '../../../core/http/errors.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { readersOf } from '../../../core/identity/people/readers.ts'
import { issueLink, revokeLinks } from '../../../core/links/links.ts'
import { letter } from '../../../core/mail/letter.ts'
import { demandSending, putMails } from '../../../core/mail/outbox.ts'
import { whenText } from '../../bookings/mailTexts.ts'
import { sendCandidateEmail } from '../../candidateEmails/send.ts'
import { record } from '../../candidates/writes/history.ts'
import { checkCandidateOnJob } from '../../interviews/checks.ts'
import type { FileAccess } from '../../media/access.ts'
import type { offerSend, offerWithdraw } from '../contract.ts'
import { mailTexts } from './mailTexts.ts'
import type { Offer } from '../offerShapes.ts'
import { lockOffer, offerById } from '../queries.ts'
import { aboutOffer, dropRound } from '../rounds.ts'
import { enterStageOf } from '../stages.ts'
import { lockSeen } from '../writing.ts'

/** The kind of the product's mails about a letter. They belong to the offer. */
export const offerMail = 'offer'

/** Sends an approved letter, or sends it again with a new link. */
export async function sendOffer(
  context: RequestContext,
  id: string,
  { version }: BodyOf<typeof offerSend>,
  accesses: readonly FileAccess[],
): Promise<Offer> {
  demandSending(context)
  const { db, caller, product } = context
  const offer = await lockSeen(db, id, version)
  if (offer.kind !== 'offerLetter') throw refused('OFFER_NOT_A_LETTER', 'A salary offer is not sent')
  if (offer.state !== 'approved' && offer.state !== 'sent')
    throw refused('OFFER_NOT_APPROVED', 'The offer is not approved')
  await checkCandidateOnJob(db, offer.job_id, offer.candidate_id)
  const until = offer.valid_until
  if (!until || until.getTime() <= Date.now()) throw badInput({ validUntil: [createMessage('IN_THE_PAST')] })
  const { email } = await aboutOffer(db, offer)
  if (!email) throw refused('NO_EMAIL', 'The candidate has no e-mail address')
  const token = await issueLink(db, {
    purpose: 'offer',
    subjectId: id,
    reader: email,
    expiresAt: until,
    createdBy: caller.userName,
  })
  const writer = (await readersOf(db, [caller.userName])).get(caller.userName)
  const language = writer?.language ?? 'en'
  const t = mailTexts[language]
  const mail = {
    candidateId: offer.candidate_id,
    jobId: offer.job_id,
    toAddress: email,
    subject: offer.subject,
    contents: offer.message,
  }
  await sendCandidateEmail(context, mail, accesses, [
    { text: t.read, url: `${product.publicUrl}/confirmofferletter/${token}` },
    t.until(whenText(until, language, writer?.timeZone ?? 'UTC')),
  ])
  const sent = { state: 'sent' as const, recipient: email, sent_by: caller.userName, sent_at: new Date() }
  await db
    .update('offer')
    .set({ ...sent, updated_at: sent.sent_at })
    .where('offer.id', '=', id)
    .execute()
  await record(db, caller.userName, [{ candidateId: offer.candidate_id, kind: 'offerSent', subject: offer.form_name }])
  if (offer.state === 'approved')
    await enterStageOf(context, {
      jobId: offer.job_id,
      candidateId: offer.candidate_id,
      keys: ['OFFER_SENT', 'OFFERED'],
    })
  return offerById(db, caller, id)
}

/** Withdraws an offer. Does nothing if it is already withdrawn. */
export async function withdrawOffer(
  context: RequestContext,
  id: string,
  { reason }: BodyOf<typeof offerWithdraw>,
): Promise<Offer> {
  const { db, caller } = context
  if ((await lockOffer(db, id))?.state === 'withdrawn') return offerById(db, caller, id)
  const offer = await lockSeen(db, id, null)
  await dropRound(db, id)
  await revokeLinks(db, { subjectId: id, purpose: 'offer' })
  const now = new Date()
  await db
    .update('offer')
    .set({
      state: 'withdrawn',
      reason: reason?.trim() || null,
      ended_at: now,
      updated_by: caller.userName,
      updated_at: now,
    })
    .where('offer.id', '=', id)
    .execute()
  await record(db, caller.userName, [
    { candidateId: offer.candidate_id, kind: 'offerWithdrawn', subject: offer.form_name },
  ])
  if (offer.state === 'sent' && offer.recipient) {
    const { candidate, job } = await aboutOffer(db, offer)
    const language = (await readersOf(db, [caller.userName])).get(caller.userName)?.language ?? 'en'
    const company = (await context.directory.account(caller.userName))?.companyName ?? ''
    const t = mailTexts[language]
    const lines = [t.hello(candidate), t.withdrawn(job, company)]
    const mail = letter(t.withdrawnSubject(company), lines, language)
    await putMails(db, [
      { ...mail, kind: offerMail, recipient: offer.recipient, createdBy: caller.userName, sourceId: id },
    ])
  }
  return offerById(db, caller, id)
}
