import { Readable } from 'node:stream'
import { fold } from '../../../common/text.ts'
import type { DemoCompany } from '../../demo/featureDemo.ts'
import { demoId } from '../../demo/random.ts'
import '../vendorRequests/tables.ts'
import '../vendors/tables.ts'
import '../verifications/tables.ts'
import { cvPdf } from './sample.ts'
import { submissionMaxBytes } from './submissionShapes.ts'
import './tables.ts'

const day = 86_400_000
/** Letters that the font of the sample has. */
const plain = (text: string) => fold(text).replace(/(^|\s)\w/g, (letter) => letter.toUpperCase())

/** The CVs that a vendor of the first company has sent: some of the rows of its folder came by the newest request to it. */
export async function insertLast({ db, files, key, now }: DemoCompany): Promise<void> {
  if (key !== 'first') return
  const request = await db
    .from('vendor_request')
    .select(['vendor_request.id', 'vendor_request.vendor_emails'])
    .where('vendor_request.status', '=', 'Publish')
    .orderBy('vendor_request.created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const vendor = await db
    .from('vendor_email')
    .select('vendor_email.vendor_id')
    .where('vendor_email.email', 'in', request?.vendor_emails ?? [''])
    .limit(1)
    .executeTakeFirst()
  if (!request || !vendor) return
  const rows = await db
    .from('verification_candidate')
    .innerJoin('verification_folder', (join) =>
      join
        .onRef('verification_folder.company_id', '=', 'verification_candidate.company_id')
        .onRef('verification_folder.id', '=', 'verification_candidate.verification_id'),
    )
    .select([
      'verification_candidate.id',
      'verification_candidate.name',
      'verification_candidate.emails',
      'verification_candidate.phones',
      'verification_candidate.status',
    ])
    .where('verification_folder.code', '=', 'Vendor')
    .where('verification_candidate.status', 'in', ['new', 'approved', 'rejected'])
    .orderBy('verification_candidate.import_row')
    .limit(6)
    .execute()
  for (const [index, { id, name, emails, phones, status }] of rows.entries()) {
    const cv = await cvPdf({
      ...{ name: plain(name), position: 'Developer', email: emails[0] ?? '', phone: plain(phones[0] ?? '') },
      lines: [['Skills', ['JavaScript, TypeScript, React']]],
    })
    const { path } = await files.save(db.companyId, 'cv.pdf', Readable.from([Buffer.from(cv)]), submissionMaxBytes)
    const at = new Date(now - (2 - index / 10) * day)
    const submissionId = demoId(`vendorSubmission ${index}`)
    await db
      .insert('vendor_submission', {
        ...{ id: submissionId, request_id: request.id, vendor_id: vendor.vendor_id, row_id: id },
        ...{ title: plain(name), file_name: `${plain(name).replaceAll(' ', '-')}.pdf`, file_path: path },
        ...{ standing: 'owner', owner_until: new Date(at.getTime() + 180 * day) },
        ...{ submitted_by: 'vendor', submitted_at: at },
        told: status === 'approved' ? 'inReview' : status === 'rejected' ? 'rejected' : 'received',
      })
      .execute()
    await db.insertMany(
      'vendor_submission_key',
      emails.map((email) => ({ key: `email:${email}`, submission_id: submissionId })),
    )
    await db.update('verification_candidate').set({ cv_path: path }).where('id', '=', id).execute()
  }
}
