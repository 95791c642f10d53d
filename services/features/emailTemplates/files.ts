import { picturesOf } from '../../../common/richText/text.ts'
import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { MailFile } from '../../core/mail/mailParts.ts'
import { contentIdOf } from '../../core/mail/richLetter.ts'
import type { FileAccess } from '../media/access.ts'
import { access } from './contract.ts'
import './tables.ts'

/** The owner kind of pictures in templates. */
export const filesOfTemplates = 'emailTemplate'

/** Users who manage templates, users whose screens send mail with them, and users who write to candidates. */
const readers = [...access, 'EmailTemplate:UpdateEmailTemplate', 'Candidate:UpdateCandidate'] as const

/** Users who may read templates may see their pictures. */
export const templateFiles: FileAccess = {
  kind: filesOfTemplates,
  async mayRead({ db, caller }, id) {
    if (!readers.some((key) => caller.permissions.has(key))) return false
    return (
      (await db
        .from('email_template')
        .select('email_template.id')
        .where('email_template.id', '=', id)
        .executeTakeFirst()) !== undefined
    )
  },
}

/** Returns the pictures of the company's templates as files for mails, by path. */
export async function templatePictures(db: CompanyDb): Promise<Map<string, MailFile>> {
  const rows = await db
    .from('stored_file')
    .select(['stored_file.path', 'stored_file.name', 'stored_file.content_type as contentType'])
    .where('stored_file.owner_kind', '=', filesOfTemplates)
    .execute()
  return new Map(rows.map((row) => [row.path, { ...row, contentId: contentIdOf(row.path) }]))
}

/** Returns the pictures that a text shows. */
export const picturesIn = (blocks: readonly RichTextBlock[], pictures: ReadonlyMap<string, MailFile>): MailFile[] =>
  [...new Set(picturesOf(blocks))].flatMap((path) => pictures.get(path) ?? [])
