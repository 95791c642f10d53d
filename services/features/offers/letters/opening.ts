import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { AnswerOf, BodyOf } from '../../../core/contract/operation.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { companyDirectory } from '../../../core/identity/people/directory.ts'
import { readersOf } from '../../../core/identity/people/readers.ts'
import { hintOf, linkGone, openLink, type OpenLink } from '../../../core/links/links.ts'
import { letter } from '../../../core/mail/letter.ts'
import { demandSending, putMails } from '../../../core/mail/outbox.ts'
import type { offerOpen, offerSendCode } from '../contract.ts'
import { offerLimits, type OfferLink, type OfferLetter, type OfferOpening } from '../offerShapes.ts'
import { lockOffer } from '../queries.ts'
import { aboutOffer, notifyOfferMakers } from '../rounds.ts'
import { mailTexts } from './mailTexts.ts'
import { offerMail } from './sending.ts'

const minute = 60_000
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
/** Whether a text has this hash. Takes the same time for every text. */
export const isSame = (text: string, hash: string | null) =>
  hash !== null && timingSafeEqual(Buffer.from(hashOf(text)), Buffer.from(hash))

/** Returns the offer of a link while it can be answered. */
export async function offerOf(db: CompanyDb, link: Pick<OpenLink, 'subjectId'>) {
  const offer = await lockOffer(db, link.subjectId)
  if (offer?.state !== 'sent' || !offer.valid_until || offer.valid_until.getTime() <= Date.now()) throw linkGone()
  return offer
}

/** Selects the access state of a link. */
export const accessOf = (db: CompanyDb, linkId: string) =>
  db.from('offer_access').selectAll('offer_access').where('offer_access.link_id', '=', linkId)

/** Returns the company in whose name the offer was sent, and the language and time zone of the sender. */
export async function senderOf({ cache }: Pick<RequestContext, 'cache'>, db: CompanyDb, userName: string) {
  const reader = (await readersOf(db, [userName])).get(userName)
  const account = await companyDirectory(cache, db).account(userName)
  return {
    companyName: account?.companyName ?? '',
    language: reader?.language ?? ('en' as const),
    timeZone: reader?.timeZone ?? 'UTC',
  }
}

/**
 * Returns whose offer it is, but nothing of its content, because no code has shown yet that the reader reads the
 * candidate's mails.
 */
export async function linkState(context: Pick<RequestContext, 'db' | 'cache'>, token: string): Promise<OfferLink> {
  const link = await openLink(context.db, 'offer', token)
  return link.db.transaction(async (db) => {
    const offer = await offerOf(db, link)
    const access = await accessOf(db, link.id).executeTakeFirst()
    return {
      companyName: (await senderOf(context, db, offer.sent_by!)).companyName,
      mailHint: hintOf(link.reader),
      isLocked: (access?.wrong ?? 0) >= offerLimits.wrongCodes,
    }
  })
}

/** Mails a code to the address of the link, and to nobody else. */
export async function sendCode(context: RequestContext, token: string): Promise<AnswerOf<typeof offerSendCode>> {
  demandSending(context)
  const link = await openLink(context.db, 'offer', token)
  return link.db.transaction(async (db) => {
    const offer = await offerOf(db, link)
    await db
      .insert('offer_access', {
        link_id: link.id,
        offer_id: offer.id,
        code_until: null,
        code_at: null,
        key_until: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const access = await accessOf(db, link.id).forUpdate().executeTakeFirstOrThrow()
    const pause = offerLimits.codePause * 1000
    const wait = access.code_at ? access.code_at.getTime() + pause - Date.now() : 0
    if (wait > 0) return { ok: true, seconds: Math.ceil(wait / 1000) }
    if (access.codes >= offerLimits.codes || access.wrong >= offerLimits.wrongCodes) throw linkGone()
    const code = String(randomInt(1_000_000)).padStart(6, '0')
    const now = new Date()
    await db
      .update('offer_access')
      .set({
        // The hash includes the link id, because there are few codes.
        code_hash: hashOf(`${link.id} ${code}`),
        code_until: new Date(now.getTime() + offerLimits.codeMinutes * minute),
        code_at: now,
        codes: access.codes + 1,
      })
      .where('offer_access.link_id', '=', link.id)
      .execute()
    const { companyName, language } = await senderOf(context, db, offer.sent_by!)
    const t = mailTexts[language]
    const lines = [t.code(code, offerLimits.codeMinutes), t.codeNotYou]
    const mail = letter(t.codeSubject(companyName), lines, language)
    await putMails(db, [
      { ...mail, kind: offerMail, recipient: link.reader, createdBy: offer.sent_by!, sourceId: offer.id },
    ])
    return { ok: true, seconds: offerLimits.codePause }
  })
}

/** Opens the offer with the code. Nothing is thrown for a wrong code, because its count must be committed. */
export async function openOffer(
  context: RequestContext,
  token: string,
  { code }: BodyOf<typeof offerOpen>,
): Promise<OfferOpening> {
  const link = await openLink(context.db, 'offer', token)
  return link.db.transaction(async (db) => {
    const offer = await offerOf(db, link)
    const access = await accessOf(db, link.id).forUpdate().executeTakeFirst()
    const wrong = access?.wrong ?? 0
    const closed = (result: 'wrong' | 'expired' | 'locked', now = wrong): OfferOpening => ({
      result,
      triesLeft: Math.max(0, offerLimits.wrongCodes - now),
      key: null,
      letter: null,
    })
    if (wrong >= offerLimits.wrongCodes) return closed('locked')
    if (!access?.code_hash) return closed('expired')
    if (!isSame(`${link.id} ${code.replace(/\s/g, '')}`, access.code_hash)) {
      await db
        .update('offer_access')
        .set({ wrong: wrong + 1 })
        .where('offer_access.link_id', '=', link.id)
        .execute()
      if (wrong + 1 < offerLimits.wrongCodes) return closed('wrong', wrong + 1)
      await notifyOfferMakers(db, null, offer, 'offerLocked')
      return closed('locked', wrong + 1)
    }
    if (access.code_until!.getTime() <= Date.now()) return closed('expired')
    const key = randomBytes(32).toString('base64url')
    await db
      .update('offer_access')
      .set({
        code_hash: null,
        key_hash: hashOf(key),
        key_until: new Date(Date.now() + offerLimits.keyMinutes * minute),
      })
      .where('offer_access.link_id', '=', link.id)
      .execute()
    const { document } = offer
    const { candidate, job } = await aboutOffer(db, offer)
    const opened: OfferLetter = {
      companyName: (await senderOf(context, db, offer.sent_by!)).companyName,
      candidateName: candidate,
      jobTitle: job,
      validUntil: offer.valid_until!.toISOString(),
      version: offer.version,
      document: {
        name: document!.name,
        contentType: document!.contentType,
        sha256: document!.sha256,
        content: (await buffer(await context.files.read(document!.path))).toString('base64'),
      },
    }
    return { result: 'opened', triesLeft: offerLimits.wrongCodes - wrong, key, letter: opened }
  })
}
