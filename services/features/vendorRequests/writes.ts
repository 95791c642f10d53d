import { sql } from 'kysely'
import { richTextLength } from '../../../common/richText/text.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import type { FileAccess } from '../media/access.ts'
import { storeRichText } from '../media/pictures.ts'
import { demandVersion, locationIds } from '../vendors/parts.ts'
import '../jobs/tables.ts'
import '../vendors/tables.ts'
import type { vendorRequestCreate } from './contract.ts'
import { requestFileOwner } from './files.ts'
import { mailRequest } from './mailing.ts'
import { requestLimits, requestStatuses } from './requestShapes.ts'
import './tables.ts'

type Input = BodyOf<typeof vendorRequestCreate>

/** Parses `emailContent`. Its recipients have one of two names (D-50). */
function mailOf(text: string | undefined) {
  let given: Record<string, unknown> = {}
  try {
    const parsed: unknown = JSON.parse(text || '{}')
    if (typeof parsed === 'object' && parsed !== null) given = parsed as Record<string, unknown>
  } catch {
    throw badInput({ emailContent: [createMessage('JSON_LIST_OR_OBJECT')] })
  }
  const textIn = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const recipients = given.emailToVendor ?? given.emailVendor
  return {
    subject: textIn('subject').trim(),
    template: textIn('emailTemplate'),
    recipients: Array.isArray(recipients) ? recipients.filter((one): one is string => typeof one === 'string') : null,
  }
}

const lower = (addresses: readonly string[]) => [
  ...new Set(addresses.map((address) => address.trim().toLowerCase()).filter(Boolean)),
]

/**
 * Returns the addresses of the company's vendors and of the people in charge of them. Requests are mailed to no other
 * addresses.
 */
async function knownAddresses({ db, directory }: RequestContext) {
  const emails = await db
    .from('vendor_email')
    .select(sql<string>`lower(vendor_email.email)`.as('email'))
    .execute()
  const configs = await db.from('vendor_config').select('vendor_config.user_name').execute()
  const users = await directory.byUserNames(configs.map((config) => config.user_name))
  return {
    ofVendors: new Set(emails.map(({ email }) => email)),
    inCharge: new Set(users.flatMap(({ email }) => (email ? [email.toLowerCase()] : []))),
  }
}

const isJob = async (db: CompanyDb, id: string): Promise<boolean> =>
  (await db.from('job').select('job.id').where('job.id', '=', id).executeTakeFirst()) !== undefined

/** Returns the columns for a form, without its rich texts. Throws 400 with the errors of all fields. */
async function checked(context: RequestContext, { title: typed, description, status, location, ...sent }: Input) {
  const errors: FieldErrors = {}
  const title = typed.normalize('NFC').trim().replace(/\s+/g, ' ')
  if (title === '') errors.title = [required]
  else if ([...title].length > requestLimits.title) errors.title = [maximum(requestLimits.title)]
  const length = richTextLength(readRichText(description, 'job'))
  if (length === 0) errors.description = [required]
  else if (length > requestLimits.description) errors.description = [maximum(requestLimits.description)]
  const known = requestStatuses.find((one) => one === (status ?? 'Publish'))
  if (!known) errors.status = [createMessage('ONE_OF', { values: requestStatuses.join(', ') })]
  const mail = mailOf(sent.emailContent)
  if (
    mail.subject.length > requestLimits.subject ||
    richTextLength(readRichText(mail.template, 'mail')) > requestLimits.template
  )
    errors.emailContent = [maximum(requestLimits.template)]
  else if (/[\r\n]/.test(mail.subject)) errors.emailContent = [createMessage('ONE_LINE')]
  const vendorEmails = lower(sent.vendorByLocation ?? [])
  const recipients = lower(mail.recipients ?? vendorEmails)
  const { ofVendors, inCharge } = await knownAddresses(context)
  const strange = vendorEmails.filter((one) => !ofVendors.has(one))
  const foreign = recipients.filter((one) => !ofVendors.has(one) && !inCharge.has(one))
  if (strange.length > 0)
    errors.vendorByLocation = [createMessage('WRONG_ADDRESSES', { addresses: strange.join(', ') })]
  if (foreign.length > 0) errors.emailContent = [createMessage('WRONG_ADDRESSES', { addresses: foreign.join(', ') })]
  else if (recipients.length > requestLimits.recipients) errors.emailContent = [maximum(requestLimits.recipients)]
  if (sent.isSendMail && known === 'Unpublish') errors.status = [createMessage('INVALID')]
  if (sent.jobId && !(await isJob(context.db, sent.jobId))) errors.jobId = [createMessage('NOT_IN_LIST')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return {
    template: mail.template,
    columns: {
      ...{ title, status: known!, location_ids: await locationIds(context.db, location ?? []) },
      ...{ vendor_emails: vendorEmails, mail_subject: mail.subject, mail_recipients: recipients },
      job_id: sent.jobId ?? null,
    },
  }
}

const saved = (id: string) => ({ isSuccess: true, vendorRequestId: id })

/** Adds a request, and mails it if requested. */
export async function createRequest(context: RequestContext, input: Input, accesses: readonly FileAccess[]) {
  const { db, caller } = context
  const id = newId()
  await db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const { template, columns } = await checked(inside, input)
    const owner = { kind: requestFileOwner, id }
    const texts = {
      description: await storeRichText(inside, { html: input.description, kind: 'job', owner, accesses }),
      mail_template: await storeRichText(inside, { html: template, kind: 'mail', owner, accesses }),
    }
    const by = { created_by: caller.userName, updated_by: caller.userName }
    await tx.insert('vendor_request', { id, ...columns, ...texts, ...by }).execute()
    if (input.isSendMail) await mailRequest(inside, { id, ...columns, ...texts }, accesses)
  })
  return saved(id)
}

/** Changes a request, unless somebody else has changed it since the caller read it, and mails it if requested. */
export async function updateRequest(
  context: RequestContext,
  id: string,
  input: Input,
  accesses: readonly FileAccess[],
) {
  const { db, caller } = context
  await db.transaction(async (tx) => {
    const inside = { ...context, db: tx }
    const before = await tx
      .from('vendor_request')
      .select([
        'vendor_request.description',
        'vendor_request.mail_template',
        'vendor_request.version',
        'vendor_request.updated_by',
        'vendor_request.updated_at',
      ])
      .where('vendor_request.id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!before) throw notFound()
    demandVersion(before, input.version)
    const { template, columns } = await checked(inside, input)
    const owner = { kind: requestFileOwner, id: id.toLowerCase() }
    const { description, mail_template: former } = before
    const texts = {
      description: await storeRichText(inside, {
        ...{ html: input.description, kind: 'job', before: description, owner, accesses },
      }),
      mail_template: await storeRichText(inside, { html: template, kind: 'mail', before: former, owner, accesses }),
    }
    const changed = { version: before.version + 1, updated_by: caller.userName, updated_at: new Date() }
    await tx
      .update('vendor_request')
      .set({ ...columns, ...texts, ...changed })
      .where('vendor_request.id', '=', id)
      .execute()
    if (input.isSendMail) await mailRequest(inside, { id: id.toLowerCase(), ...columns, ...texts }, accesses)
  })
  return saved(id)
}
