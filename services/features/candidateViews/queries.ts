import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/errors.ts'
import type { RequestContext } from '../../core/routes.ts'
import { newId } from '../candidates/ids.ts'
import '../candidates/tables.ts'
import type { CandidateView } from './contract.ts'

/** Most views of one user, and the longest name of one. */
const mostViews = 200
const longestName = 100

type Context = Pick<RequestContext, 'db' | 'caller'>
type Fields = Pick<CandidateView, 'name' | 'query' | 'isShared'>

const columns = ['id', 'name', 'query', 'user_name', 'is_shared', 'updated_at'] as const
const views = (db: CompanyDb) => db.from('candidate_view').select(columns)
type Row = Awaited<ReturnType<ReturnType<typeof views>['execute']>>[number]

const toView = ({
  id,
  name,
  query,
  user_name: userName,
  is_shared: isShared,
  updated_at: updatedAt,
}: Row): CandidateView => ({ id, name, query, userName, isShared, updatedDate: updatedAt.toISOString() })

/** The caller's own views in name order. */
export async function listViews({ db, caller }: Context): Promise<CandidateView[]> {
  const rows = await views(db)
    .where('user_name', '=', caller.userName)
    .orderBy('name', (order) => order.collate('und-x-icu'))
    .orderBy('id')
    .limit(mostViews)
    .execute()
  return rows.map(toView)
}

/** An own view, or one that a colleague shares. */
export async function getView({ db, caller }: Context, id: string): Promise<CandidateView> {
  const row = await views(db)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_name', '=', caller.userName), eb('is_shared', '=', true)]))
    .executeTakeFirst()
  if (!row) throw notFound()
  return toView(row)
}

/** The name as it is kept; 400 when it is blank or too long. */
function checked({ name, query, isShared }: Fields) {
  const trimmed = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (trimmed === '') throw badInput({ name: ['This field is required'] })
  if ([...trimmed].length > longestName)
    throw badInput({ name: [`Name should be less than ${longestName} characters!`] })
  return { name: trimmed, query: query.replace(/^\?/, ''), is_shared: isShared, updated_at: new Date() }
}

const taken = () => badInput({ name: ['is used by another of your views'] })

/** Keeps a search under a name that the caller has not used yet. */
export async function createView({ db, caller }: Context, fields: Fields): Promise<CandidateView> {
  const values = checked(fields)
  const { count } = await db
    .from('candidate_view')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_name', '=', caller.userName)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostViews) throw badInput({ name: [`At most ${mostViews} views can be kept`] })
  const row = await db
    .insert('candidate_view', { id: newId(), user_name: caller.userName, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_name', 'name']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw taken()
  return toView(row)
}

/** Changes an own view. */
export const updateView = ({ db, caller }: Context, id: string, fields: Fields): Promise<CandidateView> =>
  db.transaction(async (tx) => {
    const values = checked(fields)
    const own = await views(tx)
      .where('user_name', '=', caller.userName)
      .where((eb) => eb.or([eb('id', '=', id), eb('name', '=', values.name)]))
      .forUpdate()
      .execute()
    if (!own.some((row) => row.id === id)) throw notFound()
    if (own.length > 1) throw taken()
    return toView(
      await tx.update('candidate_view').set(values).where('id', '=', id).returning(columns).executeTakeFirstOrThrow(),
    )
  })

/** Deletes an own view. */
export async function deleteView({ db, caller }: Context, id: string): Promise<{ status: string }> {
  const deleted = await db
    .delete('candidate_view')
    .where('id', '=', id)
    .where('user_name', '=', caller.userName)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw notFound()
  return { status: 'OK' }
}
