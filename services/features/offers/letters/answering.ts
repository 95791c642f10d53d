import type { BodyOf } from '../../../core/contract/operation.ts'
import { badInput, stale } from '../../../core/http/errors.ts'
import { required } from '../../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { companyDirectory } from '../../../core/identity/people/directory.ts'
import { linkGone, revokeLinks, useLink, type OpenLink } from '../../../core/links/links.ts'
import { letter } from '../../../core/mail/letter.ts'
import { putMails } from '../../../core/mail/outbox.ts'
import { whenText } from '../../bookings/mailTexts.ts'
import { record } from '../../candidates/writes/history.ts'
import type { offerAnswer } from '../contract.ts'
import type { OfferReceipt } from '../offerShapes.ts'
import { lockOffer } from '../queries.ts'
import { aboutOffer, notifyOfferMakers } from '../rounds.ts'
import { enterStageOf } from '../stages.ts'
import { mailTexts } from './mailTexts.ts'
import { accessOf, isSame, offerOf, senderOf } from './opening.ts'
import { offerMail } from './sending.ts'

/**
 * Accepts or declines an offer, once. The answer, the stage, the notifications and the receipt are one transaction, so
 * that all of it happens or nothing.
 */
export async function answerOffer(
  context: RequestContext,
  token: string,
  { key, answer, reason, version }: BodyOf<typeof offerAnswer>,
): Promise<OfferReceipt> {
  const said = reason?.trim() || null
  if (answer === 'declined' && !said) throw badInput({ reason: [required] })
  const answered = async (link: OpenLink): Promise<OfferReceipt> => {
    const { db } = link
    const offer = await offerOf(db, link)
    const access = await accessOf(db, link.id).forUpdate().executeTakeFirst()
    if (!access?.key_until || access.key_until.getTime() <= Date.now() || !isSame(key, access.key_hash))
      throw stale('The offer must be opened anew')
    if (offer.version !== version) throw linkGone()
    const now = new Date()
    await db
      .update('offer')
      .set({
        state: answer,
        reason: answer === 'declined' ? said : null,
        ended_at: now,
        ended_from: context.clientAddress ?? null,
        ended_agent: context.clientAgent ?? null,
        updated_at: now,
      })
      .where('offer.id', '=', offer.id)
      .execute()
    await revokeLinks(db, { subjectId: offer.id, purpose: 'offer' })
    const sender = offer.sent_by!
    const directory = companyDirectory(context.cache, db)
    await enterStageOf(
      { ...context, db, directory, caller: { userName: sender } },
      {
        jobId: offer.job_id,
        candidateId: offer.candidate_id,
        keys: [answer === 'accepted' ? 'OFFER_ACCEPTED' : 'OFFER_DECLINED'],
      },
    )
    await record(db, sender, [
      {
        candidateId: offer.candidate_id,
        kind: answer === 'accepted' ? 'offerAccepted' : 'offerDeclined',
        subject: said ? `${offer.form_name}: ${said}` : offer.form_name,
      },
    ])
    await notifyOfferMakers(db, null, offer, answer === 'accepted' ? 'offerAccepted' : 'offerDeclined')
    const document = offer.document!
    const { candidate, job } = await aboutOffer(db, offer)
    const { companyName, language, timeZone } = await senderOf(context, db, sender)
    const t = mailTexts[language]
    const lines = [
      t.hello(candidate),
      t.receipt(job, companyName, whenText(now, language, timeZone), answer),
      t.hash(document.name, document.sha256),
    ]
    const receipt = letter(t.receiptSubject(companyName, answer), lines, language)
    await putMails(db, [
      {
        ...receipt,
        kind: offerMail,
        recipient: link.reader,
        createdBy: sender,
        sourceId: offer.id,
        attachments: [{ name: document.name, contentType: document.contentType, path: document.path }],
      },
    ])
    return {
      answer,
      companyName,
      jobTitle: job,
      answeredDate: now.toISOString(),
      documentName: document.name,
      sha256: document.sha256,
    }
  }
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- it makes use of a link, and is no hook
  return useLink(context.db, 'offer', token, answered, lockOffer)
}
