import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { isLoopback } from '../../../../common/loopback.ts'
import { openSite } from '../../../core/careers/careerSites.ts'
import { createMessage, type FieldErrors } from '../../../core/contract/messages.ts'
import type { BodyOf } from '../../../core/contract/operation.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { addRecord } from '../../../core/files/fileRecords.ts'
import { badInput, notFound, refused } from '../../../core/http/errors.ts'
import { maximum, required } from '../../../core/http/fieldTexts.ts'
import type { Caller, RequestContext } from '../../../core/http/routes.ts'
import { newId } from '../../../core/ids.ts'
import { networkOf } from '../../../core/identity/signIn/clientAddress.ts'
import type { Periodic } from '../../../core/jobs/periodic.ts'
import { issueLink } from '../../../core/links/links.ts'
import { putMails } from '../../../core/mail/outbox.ts'
import { contentTypes } from '../../candidateCvs/types.ts'
import { keepForm } from '../../feedbackRequests/versions.ts'
import { collect } from '../../inboundCandidates/intake.ts'
import { isEmail, isPhone } from '../../../../common/patterns.ts'
import { attachmentOf, refusal } from '../../verifications/mails/cvFile.ts'
import { shownJobOf } from '../jobs.ts'
import { readApplicationForm, checkApplicationAnswers, type ApplicationForm } from './applicationForm.ts'
import { applicationLimits, type careerApply } from './contract.ts'
import { applicationLetter } from './letters.ts'
import { tellRecruiters } from './recruiters.ts'
import './tables.ts'

type Body = BodyOf<typeof careerApply>

/** The user name under which the services process applications. */
export const careersUser = 'careers'
/** The source of the inbound candidates (decision D-126). */
export const careersSource = 'Careers'
const daysOpen = 180

const tidy = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ')

/** Returns the input as it is stored. Throws 400 with all errors at once. */
function checked(body: Body, asked: ApplicationForm | null) {
  const [name, email, phone] = [tidy(body.name), tidy(body.email), tidy(body.phone)]
  const source = tidy(body.source).slice(0, applicationLimits.source)
  const message = body.message.normalize('NFC').trim()
  const bytes = Buffer.from(body.fileBase64, 'base64')
  const cv = attachmentOf({ name: body.fileName, type: '', bytes }, 1)
  const wrong = refusal(cv)
  const { answers, errors: wrongAnswers } = checkApplicationAnswers(asked, body.answers ?? {})
  const errors: FieldErrors = {
    ...wrongAnswers,
    ...(name === ''
      ? { name: [required] }
      : [...name].length > applicationLimits.name && { name: [maximum(applicationLimits.name)] }),
    ...(email === '' ? { email: [required] } : !isEmail(email) && { email: [createMessage('EMAIL')] }),
    ...(phone !== '' && !isPhone(phone) && { phone: [createMessage('PHONE')] }),
    ...([...message].length > applicationLimits.message && { message: [maximum(applicationLimits.message)] }),
    ...(bytes.length === 0
      ? { file: [required] }
      : bytes.length > applicationLimits.cvBytes
        ? { file: [createMessage('CV_TOO_LARGE', { size: '5 MB' })] }
        : wrong && { file: [wrong.message] }),
    ...(body.consentText.trim() === '' && { consent: [required] }),
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { ...body, name, email, phone, message, source, answers, cv }
}

const anHourAgo = sql<Date>`now() - interval '1 hour'`
/** Returns a hash that distinguishes networks. It is deleted after an hour. */
const hashOf = (db: CompanyDb, address: string) =>
  createHash('sha256')
    .update(`${db.companyId} ${networkOf(address)}`)
    .digest('hex')

const isNetworkKept = sql<boolean>`network_hash is not null and created_at < now() - interval '1 hour'`
/** Deletes the network of applications as soon as it is no longer needed. */
export const networksGone: Periodic = {
  name: 'networks of applicants',
  everyMs: 600_000,
  table: 'job_application',
  isDue: isNetworkKept,
  run: async (db) => {
    await db.update('job_application').set({ network_hash: null }).where(isNetworkKept).execute()
  },
}

/** Throws 429 if a network or an e-mail address has sent the maximum number of applications within an hour. */
async function demandFew(db: CompanyDb, email: string, network: string | null): Promise<void> {
  const { count } = await db
    .from('job_application')
    .select(sql<string>`count(*)`.as('count'))
    .where('job_application.created_at', '>', anHourAgo)
    .where((eb) =>
      eb.or([
        eb(sql`lower(job_application.email)`, '=', email.toLowerCase()),
        ...(network === null ? [] : [eb('job_application.network_hash', '=', network)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  if (Number(count) >= applicationLimits.anHour)
    throw refused('RATE_LIMITED', 'Too many applications', { seconds: '3600' }, 429)
}

/** Whether the same person has just applied for the job, because the form was sent twice. */
const isAgain = async (db: CompanyDb, jobId: string, email: string): Promise<boolean> =>
  (await db
    .from('job_application')
    .select('job_application.id')
    .where('job_application.job_id', '=', jobId)
    .where(sql`lower(job_application.email)`, '=', email.toLowerCase())
    .where('job_application.created_at', '>', anHourAgo)
    .where('job_application.withdrawn_at', 'is', null)
    .executeTakeFirst()) !== undefined

/**
 * Stores an application. The inbound candidate, the applicant's link and mail, and the notifications of recruiters are
 * written together or not at all.
 */
export async function apply(
  context: RequestContext,
  key: string,
  jobId: string,
  body: Body,
): Promise<{ status: string }> {
  const { files, product, clientAddress } = context
  const { db, companyName } = await openSite(context.db, key)
  const job = await shownJobOf(db, jobId)
  if (!job) throw notFound()
  const asked = await readApplicationForm(db)
  // An applicant could not correct errors in a form that is no longer in use.
  if (asked && body.edition !== undefined && body.edition !== asked.edition)
    throw refused('QUESTIONS_CHANGED', 'The questions have changed meanwhile')
  const { cv, ...given } = checked(body, asked)
  const network = !clientAddress || isLoopback(clientAddress) ? null : hashOf(db, clientAddress)
  const stored = await files.save(db.companyId, cv.name, Readable.from([cv.bytes]), applicationLimits.cvBytes)
  const caller: Caller = {
    ...{ userName: careersUser, companyId: db.companyId, role: '', isExternal: false },
    ...{ permissions: new Set(), scopes: new Set() },
  }
  let isTaken = false
  try {
    isTaken = await db.transaction(async (tx) => {
      // Two applications at the same time run one after the other, so that the second one sees the first.
      await tx.from('career_site').select('career_site.key').forUpdate().execute()
      if (await isAgain(tx, jobId, given.email)) return false
      await demandFew(tx, given.email, network)
      const id = newId()
      const contentType = contentTypes[cv.type!]
      const file = { path: stored.path, name: cv.name, size: stored.size, sha256: cv.sha256 }
      await addRecord(tx, { ...file, contentType, createdBy: careersUser })
      const [collected] = await collect(
        { db: tx, caller },
        {
          source: careersSource,
          candidates: [
            {
              externalId: id,
              name: given.name,
              phones: given.phone ? [given.phone] : [],
              emails: [given.email],
              cvPath: stored.path,
              info: JSON.stringify({
                job: job.title,
                ...(given.message && { message: given.message }),
                ...(given.source && { link: given.source }),
              }),
            },
          ],
        },
      )
      await tx
        .insert('job_application', {
          ...{ id, job_id: jobId, job_title: job.title, collected_id: collected!.id },
          ...{ name: given.name, email: given.email, phone: given.phone, message: given.message },
          ...{ language: given.language, source: given.source, network_hash: network },
          ...{ consent_text: given.consentText.trim(), keep_text: given.keepText.trim() || null },
          file_name: cv.name,
          ...(asked && { form_version_id: await keepForm(tx, asked.form), answers: JSON.stringify(given.answers) }),
        })
        .execute()
      const link = { purpose: 'application', subjectId: id, reader: given.email, createdBy: careersUser } as const
      const token = await issueLink(tx, { ...link, expiresAt: new Date(Date.now() + daysOpen * 86_400_000) })
      const url = `${product.publicUrl}/careers/${key}/${given.language}/applications/${token}`
      const letter = applicationLetter(given.language, url, { company: companyName, job: job.title })
      if (product.sendsMail)
        await putMails(tx, [
          { ...letter, kind: 'application', recipient: given.email, sourceId: id, createdBy: careersUser },
        ])
      await tellRecruiters(tx, 'applicationReceived', { jobId, name: given.name, jobTitle: job.title })
      return true
    })
  } finally {
    if (!isTaken) await files.remove(stored.path)
  }
  return { status: 'OK' }
}
