import { sql } from 'kysely'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { newId } from '../../core/ids.ts'
import { patternsOf } from '../../core/like.ts'
import { checkLine, demandFaultless } from '../emailTemplates/checks.ts'
import '../emailTemplates/tables.ts'
import { productTokens } from '../emailTemplates/tokens.ts'
import '../lookups/tables.ts'
import { cacheKey } from '../lookups/vocabulary.ts'
import { emailTemplateTokenList } from '../lookups/vocabularyContract.ts'
import { tokenLimits, type EmailToken, type EmailTokenUsage, type emailTokenManageList } from './contract.ts'

const { kind } = emailTemplateTokenList

const rowsOf = (db: CompanyDb) =>
  db
    .from('vocabulary_item')
    .select(['vocabulary_item.id', 'vocabulary_item.name', 'vocabulary_item.data'])
    .where('vocabulary_item.kind', '=', kind)
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]

const shown = ({ id, name, data }: Row): EmailToken => ({
  id,
  name,
  description: String(data.description ?? ''),
  value: String(data.value ?? ''),
  isOwn: !productTokens.has(name),
})

/** Returns one page of the placeholders, in name order. */
export async function listTokens(
  db: CompanyDb,
  { keyword = '', ...wanted }: BodyOf<typeof emailTokenManageList>,
): Promise<Listed<EmailToken>> {
  let query = rowsOf(db)
  const text = sql<string>`search_text(array[vocabulary_item.name, vocabulary_item.data ->> 'description'])`
  for (const pattern of patternsOf(keyword)) query = query.where(text, 'like', pattern)
  const page = await list(query, [byText('vocabulary_item.name'), asc('vocabulary_item.id')], wanted)
  return { ...page, data: page.data.map(shown) }
}

async function rowOf(db: CompanyDb, id: string, { isHeld = false } = {}): Promise<Row> {
  const query = rowsOf(db).where('vocabulary_item.id', '=', id)
  const found = await (isHeld ? query.forUpdate() : query).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/** Returns one placeholder. Throws 404 if it does not exist. */
export const token = async (db: CompanyDb, id: string): Promise<EmailToken> => shown(await rowOf(db, id))

/** Returns how many templates contain each of the placeholders. */
export async function usageOfTokens(db: CompanyDb, ids: readonly string[]): Promise<EmailTokenUsage[]> {
  if (ids.length === 0) return []
  // Names contain no characters that are special in a regular expression.
  const holding = sql<string>`(select count(*) from email_template
    where email_template.company_id = vocabulary_item.company_id
      and (email_template.subject ~ ('\\y' || vocabulary_item.name || '\\y')
        or email_template.contents ~ ('\\y' || vocabulary_item.name || '\\y')))`
  const rows = await rowsOf(db).where('vocabulary_item.id', 'in', ids).select(holding.as('templates')).execute()
  return rows.map(({ id, templates }) => ({ id, templates: Number(templates) }))
}

interface Texts {
  description: string
  value: string
}

function checkTexts(sent: Texts, isOwn: boolean, errors: FieldErrors): string {
  const description = checkLine(errors, 'description', sent.description, tokenLimits.description)
  if (isOwn) return JSON.stringify({ description, value: checkLine(errors, 'value', sent.value, tokenLimits.value) })
  if (sent.value.trim() !== '') errors.value = [createMessage('READ_ONLY')]
  return JSON.stringify({ description })
}

async function checkName(db: CompanyDb, typed: string, errors: FieldErrors): Promise<string> {
  const name = checkLine(errors, 'name', typed, tokenLimits.name)
  if (errors.name) return name
  // A single word would also be replaced where somebody uses it as an ordinary word.
  if (!/^[A-Za-z][A-Za-z0-9]*(_[A-Za-z0-9]+)+$/.test(name)) errors.name = [createMessage('TOKEN_NAME')]
  const other = await rowsOf(db)
    .where(sql<string>`lower(vocabulary_item.name)`, '=', name.toLowerCase())
    .executeTakeFirst()
  if (other) errors.name = [createMessage('TAKEN')]
  return name
}

/** Adds a placeholder of the company and returns its id. */
export async function createToken(db: CompanyDb, sent: Texts & { name: string }): Promise<string> {
  const errors: FieldErrors = {}
  const name = await checkName(db, sent.name, errors)
  const data = checkTexts(sent, true, errors)
  demandFaultless(errors)
  const added = await db
    .insert('vocabulary_item', { id: newId(), kind, parent_id: null, name, data })
    .onConflict((conflict) => conflict.doNothing())
    .returning('vocabulary_item.id')
    .executeTakeFirst()
  if (!added) throw badInput({ name: [createMessage('TAKEN')] })
  await reportCacheChange(db, cacheKey(kind))
  return added.id
}

/** Changes the value and description of a placeholder; for one of the product, only its description. */
export async function updateToken(db: CompanyDb, id: string, sent: Texts): Promise<void> {
  const errors: FieldErrors = {}
  const { name } = await rowOf(db, id, { isHeld: true })
  const data = checkTexts(sent, !productTokens.has(name), errors)
  demandFaultless(errors)
  await db.update('vocabulary_item').set({ data }).where('vocabulary_item.id', '=', id).execute()
  await reportCacheChange(db, cacheKey(kind))
}

/** Deletes a placeholder of the company that no template contains. */
export async function deleteToken(db: CompanyDb, id: string): Promise<void> {
  const { name } = await rowOf(db, id, { isHeld: true })
  if (productTokens.has(name)) throw refused('EMAIL_TOKEN_OF_PRODUCT', 'Placeholders of the product cannot be deleted')
  const count = (await usageOfTokens(db, [id]))[0]?.templates ?? 0
  if (count > 0)
    throw refused('EMAIL_TOKEN_IN_USE', `Templates hold the placeholder ${name}: ${count}`, {
      name,
      count: String(count),
    })
  await db.delete('vocabulary_item').where('vocabulary_item.id', '=', id).execute()
  await reportCacheChange(db, cacheKey(kind))
}
