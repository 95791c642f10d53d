import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { jobCategoryList } from '../lookups/vocabularyContract.ts'
import '../lookups/tables.ts'
import type { JobCategory } from './contract.ts'

/** Categories are entries of the vocabulary, which pickers and jobs read (decision D-37). */
export const { kind } = jobCategoryList

const categories = (db: CompanyDb) =>
  db
    .from('vocabulary_item')
    .select([
      'vocabulary_item.id',
      'vocabulary_item.name',
      sql<string | null>`vocabulary_item.data ->> 'imagePath'`.as('imagePath'),
    ])
    .where('vocabulary_item.kind', '=', kind)

/** Returns one page of the categories, in name order. */
export const listCategories = (db: CompanyDb, wanted: PageRequest): Promise<Listed<JobCategory>> =>
  list(categories(db), [byText('vocabulary_item.name'), asc('vocabulary_item.id')], wanted)

/**
 * Returns one category. Throws 404 if the company has no category with this id. `isHeld` locks it, so that no job is
 * added to it until the transaction ends.
 */
export async function category(db: CompanyDb, id: string, { isHeld = false } = {}): Promise<JobCategory> {
  const query = categories(db).where('vocabulary_item.id', '=', id)
  const found = await (isHeld ? query.forUpdate() : query).executeTakeFirst()
  if (!found) throw notFound()
  return found
}
