import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { type Direction, type Order } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { fold } from '../../../common/text.ts'
import { newId } from '../../core/ids.ts'
import { escapeLike } from '../../core/like.ts'
import '../candidates/tables.ts'
import { longestName, type Ruf, type RufFields, type rufList } from './contract.ts'
import './tables.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

/** Selects records with the names of their candidates, without the names of deleted candidates. */
const records = (db: CompanyDb) =>
  db
    .from('ruf')
    .leftJoin('candidate', (join) =>
      join
        .onRef('candidate.company_id', '=', 'ruf.company_id')
        .onRef('candidate.id', '=', 'ruf.candidate_id')
        .on('candidate.deleted_at', 'is', null),
    )
    .select([
      'ruf.id',
      'ruf.name',
      'ruf.status',
      'ruf.note',
      'candidate.id as candidateId',
      'candidate.name as candidateName',
      'ruf.created_by as createdBy',
      'ruf.created_at',
    ])
type Row = Awaited<ReturnType<ReturnType<typeof records>['execute']>>[number]

const toRuf = ({ created_at: createdAt, ...row }: Row): Ruf => ({ ...row, createdDate: createdAt.toISOString() })

const columns = { name: 'ruf.name', status: 'ruf.status', createdDate: 'ruf.created_at' } as const

const orderOf = (sortBy: keyof typeof columns, direction: Direction): Order => [
  { column: columns[sortBy], direction, isText: sortBy === 'name' },
  { column: 'ruf.id', direction },
]

/** Returns one page of the records, by keyword, status and candidate. */
export async function listRufs(
  db: CompanyDb,
  {
    keyword = '',
    status,
    candidateId,
    sortBy = 'createdDate',
    sortDirection = 'desc',
    ...wanted
  }: BodyOf<typeof rufList>,
): Promise<Listed<Ruf>> {
  let query = records(db)
  for (const word of fold(keyword).split(/\s+/).filter(Boolean))
    query = query.where('ruf.search', 'like', `%${escapeLike(word)}%`)
  if (status && status.length > 0) query = query.where('ruf.status', 'in', status)
  if (candidateId) query = query.where('ruf.candidate_id', '=', candidateId)
  const found = await list(query, orderOf(sortBy, sortDirection), wanted)
  return { ...found, data: found.data.map(toRuf) }
}

/** Returns the records of the company with these ids. */
export async function rufsByIds(db: CompanyDb, ids: readonly string[]): Promise<Ruf[]> {
  return ids.length === 0 ? [] : (await records(db).where('ruf.id', 'in', ids).execute()).map(toRuf)
}

/** Returns the columns to store. Throws the errors of the fields. */
async function checked(db: CompanyDb, { name: typed, status, note, candidateId }: RufFields) {
  const name = typed.trim()
  const errors: FieldErrors = {}
  if (name === '') errors.name = [required]
  if ([...name].length > longestName) errors.name = [maximum(longestName)]
  if (candidateId) {
    const found = await db
      .from('candidate')
      .select('candidate.id')
      .where('candidate.id', '=', candidateId)
      .where('candidate.deleted_at', 'is', null)
      .executeTakeFirst()
    if (!found) errors.candidateId = [createMessage('UNKNOWN_CANDIDATE')]
  }
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return {
    name,
    status,
    note: note?.trim() || null,
    candidate_id: candidateId ?? null,
    search: fold(`${name}\n${note ?? ''}`),
  }
}

async function one(db: CompanyDb, id: string): Promise<Ruf> {
  const [found] = await rufsByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Creates a record of the caller. */
export async function createRuf({ db, caller }: RequestContext, fields: RufFields): Promise<Ruf> {
  const id = newId()
  await db.insert('ruf', { id, ...(await checked(db, fields)), created_by: caller.userName }).execute()
  return one(db, id)
}

/** Replaces the fields of the record. Throws 404 if the company has no record with this id. */
export async function updateRuf({ db }: RequestContext, id: string, fields: RufFields): Promise<Ruf> {
  await one(db, id)
  await db
    .update('ruf')
    .set({ ...(await checked(db, fields)), updated_at: new Date() })
    .where('ruf.id', '=', id)
    .execute()
  return one(db, id)
}

/** Deletes a record. */
export async function deleteRuf({ db }: RequestContext, id: string) {
  const gone = await db.delete('ruf').where('ruf.id', '=', id).returning('ruf.id').executeTakeFirst()
  if (!gone) throw notFound()
  return { status: 'OK' }
}
