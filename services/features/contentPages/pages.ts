import { sql } from 'kysely'
import { richTextLength } from '../../../common/richText/text.ts'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
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

/** Returns one page of the content pages, in code order. */
export async function listPages(own: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<ContentPage>> {
  const { db, isOwn } = await platformData(own)
  let query = pages(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(sql<string>`search_text(array[content_page.code, content_page.title])`, 'like', pattern)
  const page = await list(query, [byText('content_page.code'), asc('content_page.id')], wanted)
  return { ...page, data: page.data.map((row) => ({ ...row, canChange: isOwn })) }
}

/** Returns code and title of all pages, in title order. */
export async function titlesOfPages(own: CompanyDb): Promise<ContentTitle[]> {
  const { db } = await platformData(own)
  return db
    .from('content_page')
    .select(['content_page.code', 'content_page.title'])
    .orderBy(sql`content_page.title collate "und-x-icu"`)
    .orderBy('content_page.id')
    .execute()
}

/** Returns the page with a code; the case of the code is ignored. Throws 404 if there is none. */
export async function pageByCode(own: CompanyDb, code: string): Promise<ContentPage> {
  const { db, isOwn } = await platformData(own)
  const found = await pages(db).where(sameCode(code)).executeTakeFirst()
  if (!found) throw notFound()
  return { ...found, canChange: isOwn }
}

/** Returns title and text of a form. Throws 400 with all invalid fields. */
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

/**
 * Adds a page and returns its code. Like all functions below, throws 403 unless the caller's company is the platform
 * company.
 */
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
  else if (!/^[A-Za-z0-9][\w-]*$/.test(code)) faults.code = [createMessage('INVALID')]
  const { title } = checked(sent, faults)
  // If two requests add the same code at once, the second one waits for the first and then finds the code taken.
  const added = await db
    .insert('content_page', { id, code, title, contents: '', updated_by: context.caller.userName })
    .onConflict((conflict) => conflict.doNothing())
    .returning('content_page.id')
    .executeTakeFirst()
  if (!added) throw badInput({ code: [createMessage('TAKEN')] })
  // Pictures are copied only when the page is certain to be stored, because files cannot be rolled back.
  const owner = { kind: filesOfContent, id }
  const contents = await storeRichText(context, { html: sent.contents, kind: 'page', owner, accesses })
  await db.update('content_page').set({ contents }).where('content_page.id', '=', id).execute()
  await reportCacheChange(db, contentPagesKind)
  return code
}

/** Returns the row with a code, locked until the transaction ends. */
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

/** Changes title and text, unless somebody else has changed them since the caller read them. */
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
  await reportCacheChange(db, contentPagesKind)
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
  await reportCacheChange(db, contentPagesKind)
}
