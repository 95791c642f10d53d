import { sql } from 'kysely'
import { reportCacheChange } from '../../core/cache.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, refused, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { emailTemplateTypeList } from '../lookups/vocabularyContract.ts'
import { entriesOf } from '../lookups/vocabulary.ts'
import type { FileAccess } from '../media/access.ts'
import { storeRichText } from '../media/pictures.ts'
import { checkLetter, checkLine, checkSender, demandFaultless } from './checks.ts'
import { filesOfTemplates } from './files.ts'
import { usageOfTemplates } from './history.ts'
import type { emailTemplateManageCreate, emailTemplateManageUpdate } from './manageContract.ts'
import { cacheKey, storedTemplate } from './queries.ts'
import { templateLimits } from './templateShapes.ts'

type Fields = BodyOf<typeof emailTemplateManageCreate>

async function isTaken(db: CompanyDb, { type, name, id }: { type: number; name: string; id: string }) {
  const other = await db
    .from('email_template')
    .select('email_template.id')
    .where('email_template.type', '=', type)
    .where(sql<string>`lower(email_template.name)`, '=', sql<string>`lower(${name})`)
    .where('email_template.id', '!=', id)
    .executeTakeFirst()
  return other !== undefined
}

/** Returns the columns of a template. Throws 400 if the input is not valid. */
async function checked(context: RequestContext, id: string, sent: Fields) {
  const errors: FieldErrors = {}
  const { type, language, isDefault } = sent
  const types = await entriesOf(context, emailTemplateTypeList.kind)
  if (!types.some(({ data }) => data.type === type)) errors.type = [createMessage('NOT_IN_LIST')]
  const name = checkLine(errors, 'name', sent.name, templateLimits.name)
  if (!errors.name && (await isTaken(context.db, { type, name, id }))) errors.name = [createMessage('TAKEN')]
  const { subject } = await checkLetter(context, sent, errors)
  const { address, name: senderName } = await checkSender(context, sent, errors)
  demandFaultless(errors)
  return { type, name, language, subject, email_from: address, email_from_name: senderName, is_default: isDefault }
}

/** Removes the default from the former default template of a type. */
const dropDefault = (db: CompanyDb, type: number, id: string) =>
  db
    .update('email_template')
    .set({ is_default: false })
    .where('email_template.type', '=', type)
    .where('email_template.id', '!=', id)
    .where('email_template.is_default', '=', true)
    .execute()

/** Reports that another request has taken the name, or has made another template the default, in the meantime. */
function clash(error: { constraint?: string }): never {
  if (error.constraint === 'email_template_name') throw badInput({ name: [createMessage('TAKEN')] })
  if (error.constraint === 'email_template_default') throw stale('Another template has become the default meanwhile')
  throw error
}

/** Creates a template and returns its id. */
export async function createTemplate(
  context: RequestContext,
  sent: Fields,
  accesses: readonly FileAccess[],
): Promise<string> {
  const { db, caller } = context
  const id = newId()
  const columns = await checked(context, id, sent)
  const owner = { kind: filesOfTemplates, id }
  const contents = await storeRichText(context, { html: sent.contents, kind: 'mail', owner, accesses })
  if (columns.is_default) await dropDefault(db, columns.type, id)
  await db
    .insert('email_template', { id, ...columns, contents, updated_by: caller.userName })
    .execute()
    .catch(clash)
  await reportCacheChange(db, cacheKey)
  return id
}

/**
 * Changes a template, unless somebody else has changed it since the caller read it. Its former text is stored as a
 * version.
 */
export async function updateTemplate(
  context: RequestContext,
  id: string,
  { version, ...sent }: BodyOf<typeof emailTemplateManageUpdate>,
  accesses: readonly FileAccess[],
): Promise<void> {
  const { db, caller } = context
  const before = await storedTemplate(db, id, { isHeld: true })
  if (version !== before.version)
    throw stale(`Changed meanwhile by ${before.updated_by}`, {
      updatedBy: before.updated_by,
      updatedDate: before.updated_at.toISOString(),
    })
  const columns = await checked(context, id, sent)
  const owner = { kind: filesOfTemplates, id }
  const texts = { html: sent.contents, kind: 'mail', owner, before: before.contents, accesses } as const
  const contents = await storeRichText(context, texts)
  if (columns.is_default) await dropDefault(db, columns.type, id)
  await db
    .insert('email_template_version', {
      template_id: id,
      version: before.version,
      name: before.name,
      language: before.language,
      subject: before.subject,
      contents: before.contents,
      email_from: before.email_from,
      email_from_name: before.email_from_name,
      updated_by: before.updated_by,
      updated_at: before.updated_at,
    })
    .execute()
  await db
    .update('email_template')
    .set({ ...columns, contents, version: before.version + 1, updated_by: caller.userName, updated_at: new Date() })
    .where('email_template.id', '=', id)
    .execute()
    .catch(clash)
  await reportCacheChange(db, cacheKey)
}

/** Deletes a template that nothing sends or suggests, and its pictures. */
export async function deleteTemplate(
  context: RequestContext,
  id: string,
  accesses: readonly FileAccess[],
): Promise<void> {
  const { db } = context
  const { contents, name } = await storedTemplate(db, id, { isHeld: true })
  const [{ workflows, rejectReasons } = { workflows: [], rejectReasons: [] }] = await usageOfTemplates(db, [id])
  if (workflows.length + rejectReasons.length > 0)
    throw refused('EMAIL_TEMPLATE_IN_USE', `Workflows or reasons of rejections use the template ${name}`, {
      name,
      statuses: String(workflows.length),
      reasons: String(rejectReasons.length),
    })
  const owner = { kind: filesOfTemplates, id }
  await storeRichText(context, { html: '', kind: 'mail', owner, before: contents, accesses })
  await db.delete('email_template').where('email_template.id', '=', id).execute()
  await reportCacheChange(db, cacheKey)
}
