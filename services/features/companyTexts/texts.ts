import { sql } from 'kysely'
import { isPlainText, isTextKey, longestCompanyText } from '../../../common/companyTexts.ts'
import { reportCacheChange } from '../../core/cache.ts'
import { languages } from '../../core/contract/languages.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { list } from '../../core/http/list.ts'
import { asc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { patternsOf } from '../../core/like.ts'
import '../translations/tables.ts'
import { cacheKeyOf } from '../translations/words.ts'
import type { CompanyText } from './contract.ts'

const wordIn = (language: (typeof languages)[number]) =>
  sql<string>`coalesce(max(translation.value) filter (where translation.language = ${sql.lit(language)}), '')`

const texts = (db: CompanyDb) =>
  db
    .from('translation')
    .select(['translation.key', wordIn('en').as('en'), wordIn('vi').as('vi'), wordIn('ja').as('ja')])
    .groupBy('translation.key')

const textOf = ({ key, ...words }: { key: string; en: string; vi: string; ja: string }): CompanyText => ({
  key,
  texts: words,
})

/** Returns one page of the texts that the company has changed, in key order. */
export async function listTexts(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<CompanyText>> {
  let query = texts(db)
  for (const pattern of patternsOf(keyword))
    query = query.where('translation.key', 'in', (eb) =>
      eb
        .selectFrom('translation as found')
        .select('found.key')
        .where('found.company_id', '=', db.companyId)
        .where(sql<string>`search_text(array[found.key, found.value])`, 'like', pattern),
    )
  const page = await list(query, [asc('translation.key')], wanted)
  return { ...page, data: page.data.map(textOf) }
}

/** Returns the company's texts for a key. Throws 404 if there are none. */
export async function textByKey(db: CompanyDb, key: string): Promise<CompanyText> {
  const found = await texts(db).where('translation.key', '=', key).executeTakeFirst()
  if (!found) throw notFound()
  return textOf(found)
}

const tellChanged = (db: CompanyDb) => reportCacheChange(db, ...languages.map(cacheKeyOf))

const removeTexts = (db: CompanyDb, keys: readonly string[]) =>
  db.delete('translation').where('translation.key', 'in', keys).returning('translation.key').execute()

/**
 * Changes texts in the same way. Throws 400 for a key that cannot exist, for texts that would not work, and if there is
 * no text.
 */
export async function saveTexts(
  db: CompanyDb,
  [key, ...also]: readonly [string, ...string[]],
  sent: CompanyText['texts'],
): Promise<void> {
  const faults: FieldErrors = {}
  if (!isTextKey(key)) faults.key = [createMessage('INVALID')]
  if (!also.every(isTextKey)) faults.also = [createMessage('INVALID')]
  const words = languages.map((language) => ({ language, value: sent[language].trim() }))
  for (const { language, value } of words) {
    if (value === '') continue
    if (value.length > longestCompanyText) faults[`texts.${language}`] = [maximum(longestCompanyText)]
    else if (!isPlainText(value)) faults[`texts.${language}`] = [createMessage('INVALID')]
  }
  const kept = words.filter(({ value }) => value !== '')
  if (kept.length === 0) faults['texts.en'] = [required]
  if (Object.keys(faults).length > 0) throw badInput(faults)
  const keys = [...new Set([key, ...also])]
  await removeTexts(db, keys)
  await db
    .insert(
      'translation',
      keys.flatMap((one) => kept.map((row) => ({ ...row, key: one }))),
    )
    .execute()
  await tellChanged(db)
}

/** Resets a text to the product's own text. Throws 404 if the company has not changed it. */
export async function resetText(db: CompanyDb, key: string): Promise<void> {
  const gone = await removeTexts(db, [key])
  if (gone.length === 0) throw notFound()
  await tellChanged(db)
}
