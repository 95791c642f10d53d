import { sql } from 'kysely'
import { reportCacheChange } from '../../core/cache.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import '../jobs/tables.ts'
import { cacheKey } from '../lookups/vocabulary.ts'
import { longestName, type JobCategory, type JobCategoryChange, type JobCategoryFields } from './contract.ts'
import { dropImage, imageOf, storeImage } from '../../core/files/images.ts'
import { category, kind } from './queries.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

const nameTaken = createMessage('CATEGORY_TAKEN')

/** Returns the name as it is stored. Throws 400 if it is blank, too long or the name of another category. */
async function checkedName(db: CompanyDb, typed: string, ownId: string): Promise<string> {
  const name = typed.trim()
  if (name === '') throw badInput({ name: [required] })
  if ([...name].length > longestName) throw badInput({ name: [maximum(longestName)] })
  const other = await db
    .from('vocabulary_item')
    .select('vocabulary_item.id')
    .where('vocabulary_item.kind', '=', kind)
    .where(sql<string>`lower(vocabulary_item.name)`, '=', sql<string>`lower(${name})`)
    .where('vocabulary_item.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ name: [nameTaken] })
  return name
}

/** Makes pickers, lists and jobs of the company show the change after the commit. */
const tellChanged = (db: CompanyDb) => reportCacheChange(db, cacheKey(kind))

const dataOf = (imagePath: string | null) => JSON.stringify(imagePath === null ? {} : { imagePath })

/** Creates a category. */
export async function createCategory(context: RequestContext, fields: JobCategoryFields): Promise<JobCategory> {
  const { db } = context
  const id = newId()
  const image = imageOf(fields)
  const name = await checkedName(db, fields.name, id)
  // If two requests create the same name, the second waits for the first and finds the name taken.
  const added = await db
    .insert('vocabulary_item', { id, kind, parent_id: null, name, data: dataOf(null) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('vocabulary_item.id')
    .executeTakeFirst()
  if (!added) throw badInput({ name: [nameTaken] })
  if (image) await setImage(db, id, await storeImage(context, { kind, id }, image))
  await tellChanged(db)
  return category(db, id)
}

const setImage = (db: CompanyDb, id: string, path: string | null) =>
  db
    .update('vocabulary_item')
    .set({ data: dataOf(path) })
    .where('vocabulary_item.id', '=', id)
    .execute()

/** Changes the name and, if requested, the picture. */
export async function updateCategory(
  context: RequestContext,
  id: string,
  change: JobCategoryChange,
): Promise<JobCategory> {
  const { db } = context
  const { imagePath } = await category(db, id, { isHeld: true })
  const image = change.isUploadLogo ? imageOf(change) : null
  const name = await checkedName(db, change.name, id)
  await db.update('vocabulary_item').set({ name }).where('vocabulary_item.id', '=', id).execute()
  if (change.isUploadLogo) {
    await dropImage(context, imagePath)
    await setImage(db, id, image && (await storeImage(context, { kind, id }, image)))
  }
  await tellChanged(db)
  return category(db, id)
}

/** Deletes a category without jobs, and its picture. */
export async function deleteCategory(context: RequestContext, id: string) {
  const { db } = context
  const { name, imagePath } = await category(db, id, { isHeld: true })
  const { count } = await db
    .from('job')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('job.category_id', '=', id)
    .executeTakeFirstOrThrow()
  if (Number(count) > 0) {
    throw refused('JOB_CATEGORY_IN_USE', `Jobs belong to the category ${name}: ${count}`, {
      name,
      count: String(count),
    })
  }
  await db.delete('vocabulary_item').where('vocabulary_item.id', '=', id).execute()
  await dropImage(context, imagePath)
  await tellChanged(db)
  return { status: 'OK' }
}
