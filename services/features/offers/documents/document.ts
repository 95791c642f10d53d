import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { answerText } from '../../../../common/forms/answerText.ts'
import type { Answers } from '../../../../common/forms/answers.ts'
import { parseContents } from '../../../../common/forms/contents.ts'
import { shownAnswers } from '../../../../common/forms/conditions.ts'
import { fieldKey, takesAnswer, textOf } from '../../../../common/forms/fields.ts'
import { dayIn, homeZone } from '../../../../common/timeZones.ts'
import { parseAttachment } from '../../../../common/forms/template.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { megabyte } from '../../../core/contract/shapes.ts'
import { readZip } from '../../../core/documents/zip.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { addRecord } from '../../../core/files/fileRecords.ts'
import { badInput, refused } from '../../../core/http/errors.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { readersOf } from '../../../core/identity/people/readers.ts'
import { paragraphs } from '../../media/docx/runs.ts'
import { htmlToPdf } from '../../media/html/pdf.ts'
import { officeToPdf } from '../../media/soffice.ts'
import { runTask } from '../../media/tasks.ts'
import { tokensOf } from '../../emailTemplates/tokens.ts'
import type { OfferDocument } from '../offerShapes.ts'
import { plainDocx } from './plainDocx.ts'

/** The owner kind of the files of offers. The owner is the offer. */
export const offerFileOwner = 'offer'
/** The maximum size of an approved document. The candidate receives it in one piece. */
const longest = 10 * megabyte
const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

type Context = Pick<RequestContext, 'db' | 'cache' | 'caller' | 'directory' | 'files' | 'tools'>

/** The data for the document of an offer. */
export interface Source {
  id: string
  job_id: string
  candidate_id: string
  form_id: string
  form_name: string
  form_contents: string
  answers: Answers
  valid_until: Date | null
  created_by: string
}

interface Made {
  name: string
  contentType: string
  bytes: Buffer
}

/**
 * Returns the values of the placeholders of a document: data of the product, and the answers by the titles of their
 * questions.
 */
async function valuesOf({ db, directory }: Context, offer: Source): Promise<Record<string, string>> {
  const job = await db.from('job').select('job.title').where('job.id', '=', offer.job_id).executeTakeFirst()
  const candidate = await db
    .from('candidate')
    .select('candidate.name')
    .where('candidate.id', '=', offer.candidate_id)
    .executeTakeFirst()
  const writer = (await readersOf(db, [offer.created_by])).get(offer.created_by)
  const account = await directory.account(offer.created_by)
  const zone = writer?.timeZone ?? homeZone
  const { fields } = parseContents(offer.form_contents)
  const answers = shownAnswers(fields, offer.answers)
  const given = fields.flatMap((field, at) => {
    const title = textOf(field, 'title').trim()
    return takesAnswer(field) && title !== ''
      ? [[title, answerText(field, answers[fieldKey(field, at)], { yes: '✓', no: '—' })] as const]
      : []
  })
  return {
    ...Object.fromEntries(given.map(([title, text]) => [title, text || '—'])),
    Candidate_Name: candidate?.name ?? '',
    Job_Title: job?.title ?? '',
    Company_Name: account?.companyName ?? '',
    Recruiter_Name: writer?.fullName ?? '',
    Recruiter_Email: writer?.email ?? '',
    Today: dayIn(zone, new Date()),
    Valid_Until: offer.valid_until ? dayIn(zone, offer.valid_until) : '',
  }
}

/** Returns the placeholders in double braces that are left. */
async function leftIn(docx: Uint8Array): Promise<string[]> {
  const { parts } = await readZip(Buffer.from(docx), (name) => /^word\/[^/]+\.xml$/.test(name))
  const texts = [...parts.values()].flatMap((part) =>
    paragraphs(new TextDecoder().decode(part)).map((segments) => segments.map(({ text }) => text).join('')),
  )
  return [
    ...new Set(texts.flatMap((text) => [...text.matchAll(/\{\{([^{}]{1,200})\}\}/g)].map(([, name]) => name!.trim()))),
  ]
}

/** Fills in the attachment of the form. Returns null if the form has none. */
async function filled(context: Context, offer: Source, values: Record<string, string>): Promise<Made | null> {
  const { db, cache, files } = context
  const form = await db
    .from('form_template')
    .select('form_template.attachment')
    .where('form_template.id', '=', offer.form_id)
    .executeTakeFirst()
  const attachment = form && parseAttachment(form.attachment)
  if (!attachment) return null
  const record = await db.from('stored_file').select('name').where('path', '=', attachment.file).executeTakeFirst()
  const { names: known, values: own } = await tokensOf({ db, cache })
  const replacements = Object.entries({ ...own, ...values }).flatMap(([name, replace]) => [
    { search: `{{${name}}}`, replace },
    { search: `{{ ${name} }}`, replace },
    ...(known.includes(name) && replace ? [{ search: name, replace }] : []),
  ])
  const bytes = await buffer(await files.read(attachment.file))
  const changed = await runTask('replaceInDocx', { bytes, replacements })
  const left = await leftIn(changed.bytes)
  if (left.length > 0) throw badInput({ document: [createMessage('NOTHING_KNOWN', { tokens: left.join(', ') })] })
  return { name: record?.name ?? 'offer.docx', contentType: docxType, bytes: Buffer.from(changed.bytes) }
}

/** Converts a document to PDF with the tools of the machine. A Word file stays as it is without a converter. */
async function asPdf({ tools }: Context, { name, bytes, contentType }: Made): Promise<Made> {
  const pdf = async () => {
    if (tools.soffice) return officeToPdf(tools.soffice, await runTask('safeDocx', bytes), 'docx')
    if (!tools.chromium) return null
    const html = await runTask('docxToHtml', bytes)
    return htmlToPdf(tools.chromium, { html, styleSheet: '', margin: '20mm' })
  }
  const converted = await pdf()
  return converted
    ? { name: name.replace(/\.\w+$/, '.pdf'), contentType: 'application/pdf', bytes: converted }
    : { name, contentType, bytes }
}

/**
 * Makes the document of an offer in its current state: the form's document with the values filled in, or a list of the
 * answers. Throws 400 for placeholders without a value.
 */
export async function makeDocument(context: Context, offer: Source): Promise<Made> {
  const values = await valuesOf(context, offer)
  const own = await filled(context, offer, values)
  if (own) return asPdf(context, own)
  const { fields } = parseContents(offer.form_contents)
  const rows = fields.flatMap((field) => {
    const title = textOf(field, 'title').trim()
    return takesAnswer(field) && title !== '' ? [[title, values[title] ?? '—'] as const] : []
  })
  const head = [values.Company_Name!, values.Candidate_Name!, values.Job_Title!]
  const bytes = plainDocx(offer.form_name, head, rows)
  return asPdf(context, { name: `${offer.form_name}.docx`, contentType: docxType, bytes })
}

/** Stores the document of an offer. It is never changed afterwards. */
export async function keepDocument(
  { db, caller, files }: Context,
  offerId: string,
  { name, contentType, bytes }: Made,
): Promise<OfferDocument> {
  if (bytes.length > longest)
    throw refused('DOCUMENT_TOO_LARGE', 'The document is too large to be sent', {
      megabytes: String(longest / megabyte),
    })
  const extension = contentType === docxType ? 'docx' : 'pdf'
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { path, size } = await files.save(db.companyId, `offer.${extension}`, Readable.from([bytes]), longest)
  await addRecord(db, {
    path,
    name,
    contentType,
    size,
    sha256,
    createdBy: caller.userName,
    owner: { kind: offerFileOwner, id: offerId },
  })
  return { path, name, contentType, size, sha256 }
}

/** Lets a document expire that nobody outside has seen. */
export const dropDocument = (db: CompanyDb, { path }: OfferDocument) =>
  db.update('stored_file').set({ expires_at: new Date() }).where('path', '=', path).execute()
