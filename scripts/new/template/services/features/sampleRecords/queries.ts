import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import type { Direction, Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import { fold } from '../../../common/text.ts'
import { escapeLike } from '../../core/like.ts'
import type { SampleRecord, sampleRecordList } from './contract.ts'
import './tables.ts'

const sampleRecords = (db: CompanyDb) =>
  db
    .from('sample_record')
    .select([
      'sample_record.id',
      'sample_record.name',
      'sample_record.note',
      'sample_record.created_by as createdBy',
      'sample_record.created_at',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof sampleRecords>['execute']>>[number]

const toSampleRecord = ({ created_at: createdAt, ...row }: Row): SampleRecord => ({
  ...row,
  createdDate: createdAt.toISOString(),
})

const sortColumns = { name: 'sample_record.name', createdDate: 'sample_record.created_at' } as const

/** Equal values are ordered by id, so each record has a unique position. */
const orderOf = (sortBy: keyof typeof sortColumns, direction: Direction): Order => [
  { column: sortColumns[sortBy], direction, isText: sortBy === 'name' },
  { column: 'sample_record.id', direction },
]

/** Returns one page of the sample records, by keyword. */
export async function listSampleRecords(
  db: CompanyDb,
  { keyword = '', sortBy = 'createdDate', sortDirection = 'desc', ...wanted }: BodyOf<typeof sampleRecordList>,
): Promise<Listed<SampleRecord>> {
  let query = sampleRecords(db)
  for (const word of fold(keyword).split(/\s+/).filter(Boolean)) {
    query = query.where('sample_record.search', 'like', `%${escapeLike(word)}%`)
  }
  const found = await list(query, orderOf(sortBy, sortDirection), wanted)
  return { ...found, data: found.data.map(toSampleRecord) }
}

/** Returns those of the ids that are sample records of the company. */
export async function sampleRecordsByIds(db: CompanyDb, ids: readonly string[]): Promise<SampleRecord[]> {
  if (ids.length === 0) return []
  return (await sampleRecords(db).where('sample_record.id', 'in', ids).execute()).map(toSampleRecord)
}

/** Returns one of the sample records. Throws 404 if the company has none with the id. */
export async function sampleRecordById(db: CompanyDb, id: string): Promise<SampleRecord> {
  const [found] = await sampleRecordsByIds(db, [id])
  if (!found) throw notFound()
  return found
}
