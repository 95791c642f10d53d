import { sql, type SelectQueryBuilder } from 'kysely'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { list, withRows } from '../../core/http/list.ts'
import { latest } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { searchColumns, wordConditions } from '../candidates/filters/search.ts'
import { tidy } from '../candidates/writes/validation.ts'
import type { dpsTypeEdit, dpsTypeList } from './contract.ts'
import type { DpsType } from './dpsShapes.ts'
import './tables.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

const longestName = 250

type TypeQuery = SelectQueryBuilder<Database, 'dps_type', {}>
const columns = (query: TypeQuery) => query.select(['id', 'name', 'search_content', 'created_by', 'created_at'])
type TypeRow = Awaited<ReturnType<ReturnType<typeof columns>['execute']>>[number]

const toType = ({
  search_content: content,
  created_by: createdBy,
  created_at: createdAt,
  ...type
}: TypeRow): DpsType => ({
  ...type,
  searchContent: JSON.stringify(content),
  createdBy,
  createdDate: createdAt.toISOString(),
})

/** Returns the types of the company with these ids, in any order. */
async function typesByIds(db: CompanyDb, ids: readonly string[]): Promise<DpsType[]> {
  if (ids.length === 0) return []
  return (
    await columns(db.from('dps_type'))
      .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
      .execute()
  ).map(toType)
}

/** Returns one type. Throws 404 if the company has no type with this id. */
export async function dpsType(db: CompanyDb, id: string): Promise<DpsType> {
  const [found] = await typesByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns one page of the types, newest first: first reads the ids from the index, then the rows of these ids. */
export async function listTypes(
  db: CompanyDb,
  { keyword = '', ids, ...wanted }: BodyOf<typeof dpsTypeList>,
): Promise<Listed<DpsType>> {
  let query = db.from('dps_type')
  if (ids) query = query.where(sql<boolean>`id = any(${ids}::uuid[])`)
  for (const condition of wordConditions('dps_type', keyword)) query = query.where(condition)
  const found = await list(query.select('id'), latest('dps_type'), wanted)
  return withRows(
    found,
    await typesByIds(
      db,
      found.data.map(({ id }) => id),
    ),
  )
}

/** Returns the columns for a type's name. Throws 400 if it is blank or too long. */
export function namedType(typed: string) {
  const name = tidy(typed).replace(/\s+/g, ' ')
  if (name === '') throw badInput({ name: [required] })
  if ([...name].length > longestName) throw badInput({ name: [maximum(longestName)] })
  return { name, ...searchColumns({ name, phones: [], emails: [] }) }
}

/** Renames a type. */
export async function renameType(db: CompanyDb, { id, name }: BodyOf<typeof dpsTypeEdit>): Promise<DpsType> {
  const renamed = await db
    .update('dps_type')
    .set(namedType(name))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!renamed) throw notFound()
  return dpsType(db, id)
}
