import { sql } from 'kysely'
import { htmlOf, trimBlocks } from '../../../common/richText/write.ts'
import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { suppressed } from '../../core/mail/bounces.ts'
import { optedOut, unsubscribeUrls } from '../../core/mail/optOuts.ts'
import { demandSending, personalMail, putMails } from '../../core/mail/outbox.ts'
import { richLetter } from '../../core/mail/richLetter.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import { record } from '../candidates/writes/history.ts'
import type { FileAccess } from '../media/access.ts'
import { demandNone, faultsOf, takeContent } from './content.ts'
import { emailLimits, type SkippedRecipient, type candidateEmailsPlan, type candidateEmailsSend } from './contract.ts'
import { bulkFileOwner } from './fileAccess.ts'
import { unsubscribeText } from './mailTexts.ts'
import { fromOf } from './send.ts'
import { findLastMessageIds, replyAddresses } from './threads.ts'
import { writeMany, type Letter, type Writing } from './writing.ts'

type Context = Pick<RequestContext, 'db' | 'cache' | 'caller' | 'directory'>
type Skipped = SkippedRecipient['reason']

/** The number of mails that are written to the database at once. */
const batch = 200

/** Returns the candidates who have reached the limit of bulk mails within a day. */
async function findCandidatesAtMailLimit({ db }: Context, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .from('candidate_email')
    .select('candidate_email.candidate_id')
    .where('candidate_email.candidate_id', 'in', ids)
    .where('candidate_email.bulk_id', 'is not', null)
    .where('candidate_email.at', '>', sql<Date>`now() - interval '1 day'`)
    .groupBy('candidate_email.candidate_id')
    .having(({ fn }) => fn.countAll<number>(), '>=', emailLimits.bulkPerDay)
    .execute()
  return new Set(rows.map((row) => row.candidate_id))
}

interface Plan extends Omit<Writing, 'letters'> {
  ready: { letter: Letter; toAddress: string }[]
  skipped: SkippedRecipient[]
}

/**
 * Returns who gets a bulk mail, and who does not and why. Each candidate appears once, however often they were
 * selected.
 */
async function plan(context: Context, body: BodyOf<typeof candidateEmailsPlan>): Promise<Plan> {
  const { db } = context
  const { letters, ...writing } = await writeMany(context, body.candidateIds, body)
  const people = [...letters.values()].map(({ candidate }) => candidate)
  const addresses = people.flatMap(({ emails }) => emails[0] ?? [])
  const unsubscribed = await optedOut(db, addresses)
  const closed = await suppressed(db, addresses)
  const often =
    people.length > 0
      ? await findCandidatesAtMailLimit(
          context,
          people.map(({ id }) => id),
        )
      : new Set<string>()
  const seen = new Set<string>()
  const reasonFor = ({ candidate, missing }: Letter): Skipped | null => {
    const address = candidate.emails[0]?.toLowerCase()
    if (candidate.isBlackListed) return 'blackListed'
    if (!address) return 'noAddress'
    if (unsubscribed.has(address)) return 'unsubscribed'
    if (closed.has(address)) return 'undeliverable'
    if (seen.has(address)) return 'sameAddress'
    if (often.has(candidate.id)) return 'tooOften'
    return missing.length > 0 ? 'placeholders' : null
  }
  const ready: Plan['ready'] = []
  const skipped: SkippedRecipient[] = []
  for (const asked of new Set(body.candidateIds.map((id) => id.toLowerCase()))) {
    const letter = letters.get(asked)
    const reason = letter ? reasonFor(letter) : 'gone'
    if (letter && reason === null) {
      const toAddress = letter.candidate.emails[0]!
      seen.add(toAddress.toLowerCase())
      ready.push({ letter, toAddress })
    } else
      skipped.push({ candidateId: asked, reason: reason!, missing: reason === 'placeholders' ? letter!.missing : [] })
  }
  return { ...writing, ready, skipped }
}

/** Returns who would get a bulk mail. */
export async function planEmails(
  context: Context,
  body: BodyOf<typeof candidateEmailsPlan>,
): Promise<AnswerOf<typeof candidateEmailsPlan>> {
  const { ready, skipped } = await plan(context, body)
  return { ready: ready.length, skipped }
}

/**
 * Sends a mail to each of many candidates and adds it to their conversations. It contains a link for unsubscribing from
 * such mails.
 */
export async function sendEmails(
  context: RequestContext,
  body: BodyOf<typeof candidateEmailsSend>,
  accesses: readonly FileAccess[],
): Promise<AnswerOf<typeof candidateEmailsSend>> {
  demandSending(context)
  const { db, caller, product } = context
  const { attachments: paths = [] } = body
  const template = readRichText(body.contents, 'mail')
  demandNone(faultsOf({ subject: body.subject.trim(), blocks: template }, paths))
  const { ready, skipped, jobId, companyName, writer } = await plan(context, body)
  if (ready.length === 0) return { queued: 0, skipped }
  const bulkId = newId()
  const owner = { kind: bulkFileOwner, id: bulkId }
  const { files, pictures, attachments } = await takeContent(context, template, paths, owner, accesses)
  const from = fromOf(context, { writer })
  const text = unsubscribeText[writer?.language ?? 'en'](companyName)
  for (let at = 0; at < ready.length; at += batch) {
    const part = ready.slice(at, at + batch).map((one) => ({ ...one, id: newId(), mailId: newId() }))
    const ids = part.map(({ letter }) => letter.candidate.id)
    const replies = await replyAddresses(context, ids)
    const threads = await findLastMessageIds(context, ids)
    const links = part.map(({ mailId, toAddress }) => ({
      id: mailId,
      recipient: toAddress,
      createdBy: caller.userName,
    }))
    const urls = await unsubscribeUrls(db, product.publicUrl, links)
    await putMails(
      db,
      part.map(({ letter: { candidate, subject, blocks }, toAddress, id, mailId }, nth) => {
        const replyTo = replies.get(candidate.id)
        const inReplyTo = threads.get(candidate.id)
        const below = [{ text, url: urls[nth]!, isQuiet: true }]
        return {
          ...richLetter(blocks, { subject, pictures, below }),
          id: mailId,
          kind: personalMail,
          recipient: toAddress,
          createdBy: caller.userName,
          sourceId: id,
          from,
          attachments,
          unsubscribeUrl: urls[nth]!,
          ...(replyTo && { replyTo }),
          ...(inReplyTo && { inReplyTo }),
        }
      }),
    )
    await db
      .insert(
        'candidate_email',
        part.map(({ letter: { candidate, subject, blocks }, toAddress, id, mailId }) => ({
          id,
          candidate_id: candidate.id,
          is_received: false,
          mail_id: mailId,
          job_id: jobId,
          user_name: caller.userName,
          from_name: from.name,
          from_address: from.address,
          to_address: toAddress,
          subject,
          contents: htmlOf(trimBlocks(blocks)),
          bulk_id: bulkId,
          message_id: null,
          received_for: null,
          attachments: JSON.stringify(files),
        })),
      )
      .execute()
  }
  await record(
    db,
    caller.userName,
    ready.map(({ letter: { candidate, subject } }) => ({ candidateId: candidate.id, kind: 'emailed', subject })),
  )
  return { queued: ready.length, skipped }
}
