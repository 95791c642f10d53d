import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { readersOf } from '../../../core/identity/people/readers.ts'
import { letter } from '../../../core/mail/letter.ts'
import type { NewMail } from '../../../core/mail/outbox.ts'
import { mailTexts } from './mailTexts.ts'

interface EndedImport {
  id: string
  verification_id: string
  file_name: string
  processed: number
  total_new: number
  total_existed: number
  total_failed: number
  created_by: string
}

/** Returns the path of the page that shows an import. */
export const pathOf = ({ id, verification_id }: Pick<EndedImport, 'id' | 'verification_id'>): string =>
  `/cv-verification?folder=${verification_id}&import=${id}`

/** Returns the mail that notifies the user who started an import of its end, or none if they have no address. */
export async function noticeOf(
  db: CompanyDb,
  ended: EndedImport,
  error: string | null,
  url: string,
): Promise<NewMail[]> {
  const reader = (await readersOf(db, [ended.created_by])).get(ended.created_by)
  if (!reader?.email) return []
  const t = mailTexts[reader.language]
  const counts = t.counts({
    rows: ended.processed,
    added: ended.total_new,
    existed: ended.total_existed,
    failed: ended.total_failed,
  })
  const subject = error ? t.stopped(ended.file_name) : t.finished(ended.file_name)
  return [
    {
      kind: 'import',
      sourceId: ended.id,
      recipient: reader.email,
      createdBy: ended.created_by,
      ...letter(subject, [counts, { text: t.open, url }], reader.language),
    },
  ]
}
