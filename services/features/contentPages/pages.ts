import { sql } from 'kysely'
import { richTextLength } from '../../../common/richText/text.ts'
import { changed } from '../../core/cache.ts'
import { say, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, stale } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { ownPlatformData, platformData } from '../../core/identity/roles/platformData.ts'
import { patternsOf } from '../../core/like.ts'
import { readRichText } from '../../core/richText/sanitize.ts'
import type { FileAccess } from '../media/access.ts'
import { storeRichText } from '../media/pictures.ts'
import {
  contentLimits,
  contentPagesKind,
  type contentCreate,
  type ContentPage,
  type ContentTitle,
  type contentUpdate,
} from './contract.ts'
import { filesOfContent } from './files.ts'
import './tables.ts'

const pages = (db: CompanyDb) =>
  db
    .from('content_page')
    .select(['content_page.code', 'content_page.title', 'content_page.contents', 'content_page.version'])

const sameCode = (code: string) => sql<boolean>`lower(content_page.code) = lower(${code})`

/** One page of the pages of text, in the order of their codes. */
export async function listPages(own: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<ContentPage>> {
  const { db, isOwn } = await platformData(own)
  let query = pages(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(sql<string>`search_text(array[content_page.code, content_page.title])`, 'like', pattern)
  const page = await list(query, [byText('content_page.code'), asc('content_page.id')], wanted)
  return { ...page, data: page.data.map((row) => ({ ...row, canChange: isOwn })) }
}

/** Code and title of every page, in the order of their titles. */
export async function titlesOfPages(own: CompanyDb): Promise<ContentTitle[]> {
  const { db } = await platformData(own)
  return db
    .from('content_page')
    .select(['content_page.code', 'content_page.title'])
    .orderBy(sql`content_page.title collate "und-x-icu"`)
    .orderBy('content_page.id')
    .execute()
}

/** The page of a code, whose case does not count; 404 for every code that is none. */
export async function pageByCode(own: CompanyDb, code: string): Promise<ContentPage> {
  const { db, isOwn } = await platformData(own)
  const found = await pages(db).where(sameCode(code)).executeTakeFirst()
  if (!found) throw notFound()
  return { ...found, canChange: isOwn }
}

/** Title and text of a form; throws 400 with every field that is wrong. */
function checked(sent: { title: string; contents: string }, faults: FieldErrors = {}) {
  const title = sent.title.trim().replace(/\s+/g, ' ')
  const blocks = readRichText(sent.contents, 'page')
  if (title === '') faults.title = [required]
  else if ([...title].length > contentLimits.title) faults.title = [maximum(contentLimits.title)]
  if (blocks.length === 0) faults.contents = [required]
  else if (richTextLength(blocks) > contentLimits.contents) faults.contents = [maximum(contentLimits.contents)]
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return { title }
}

/** Adds a page; answers its code. 403 for every company but the one that runs the platform, as all that follows. */
export async function createPage(
  context: RequestContext,
  sent: BodyOf<typeof contentCreate>,
  accesses: readonly FileAccess[],
): Promise<string> {
  const db = await ownPlatformData(context.db)
  const id = newId()
  const code = sent.code.trim()
  const faults: FieldErrors = {}
  if (code === '') faults.code = [required]
  else if (code.length > contentLimits.code) faults.code = [maximum(contentLimits.code)]
  else if (!/^[A-Za-z0-9][\w-]*$/.test(code)) faults.code = [say('INVALID')]
  const { title } = checked(sent, faults)
  // Of two that come at once one is second: it waits for the first and finds the code taken.
  const added = await db
    .insert('content_page', { id, code, title, contents: '', updated_by: context.caller.userName })
    .onConflict((conflict) => conflict.doNothing())
    .returning('content_page.id')
    .executeTakeFirst()
  if (!added) throw badInput({ code: [say('TAKEN')] })
  // Pictures are copied once the page is sure to be: files do not roll back.
  const owner = { kind: filesOfContent, id }
  const contents = await storeRichText(context, { html: sent.contents, kind: 'page', owner, accesses })
  await db.update('content_page').set({ contents }).where('content_page.id', '=', id).execute()
  await changed(db, contentPagesKind)
  return code
}

/** The row of a code, kept as it is until the transaction ends. */
async function held(db: CompanyDb, code: string) {
  const found = await db
    .from('content_page')
    .select(['content_page.id', 'content_page.version', 'content_page.contents'])
    .where(sameCode(code))
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Changes title and text, unless somebody else has since the caller read them. */
export async function updatePage(
  context: RequestContext,
  code: string,
  sent: BodyOf<typeof contentUpdate>,
  accesses: readonly FileAccess[],
): Promise<void> {
  const db = await ownPlatformData(context.db)
  const { id, version, contents: before } = await held(db, code)
  if (sent.version !== undefined && sent.version !== version) throw stale('Somebody else has changed the page')
  const { title } = checked(sent)
  const owner = { kind: filesOfContent, id }
  const contents = await storeRichText(context, { html: sent.contents, kind: 'page', owner, before, accesses })
  await db
    .update('content_page')
    .set({ title, contents, version: version + 1, updated_by: context.caller.userName, updated_at: new Date() })
    .where('content_page.id', '=', id)
    .execute()
  await changed(db, contentPagesKind)
}

/** Deletes a page and its pictures. */
export async function deletePage(
  context: RequestContext,
  code: string,
  accesses: readonly FileAccess[],
): Promise<void> {
  const db = await ownPlatformData(context.db)
  const { id, contents: before } = await held(db, code)
  const owner = { kind: filesOfContent, id }
  await storeRichText(context, { html: '', kind: 'page', owner, before, accesses })
  await db.delete('content_page').where('content_page.id', '=', id).execute()
  await changed(db, contentPagesKind)
}
