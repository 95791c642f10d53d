import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import './tables.ts'
import type { SavedView } from './contract.ts'
import { required } from '../../core/http/fieldTexts.ts'

/** The maximum number of views of one user for one list, and the maximum length of a name. */
const mostViews = 200
const longestName = 100

type Context = Pick<RequestContext, 'db' | 'caller'>
type Fields = Pick<SavedView, 'name' | 'query' | 'isShared'>
type NewView = Fields & Pick<SavedView, 'list'>

const columns = ['id', 'list', 'name', 'query', 'user_name', 'is_shared', 'updated_at'] as const
const views = (db: CompanyDb) => db.from('saved_view').select(columns)
type Row = Awaited<ReturnType<ReturnType<typeof views>['execute']>>[number]

const toView = ({
  id,
  list,
  name,
  query,
  user_name: userName,
  is_shared: isShared,
  updated_at: updatedAt,
}: Row): SavedView => ({ id, list, name, query, userName, isShared, updatedDate: updatedAt.toISOString() })

/** Returns the caller's saved views of a list, in name order. */
export async function listViews({ db, caller }: Context, list: string): Promise<SavedView[]> {
  const rows = await views(db)
    .where('user_name', '=', caller.userName)
    .where('list', '=', list)
    .orderBy('name', (order) => order.collate('und-x-icu'))
    .orderBy('id')
    .limit(mostViews)
    .execute()
  return rows.map(toView)
}

/** Returns a view of the caller, or a shared view of a colleague. */
export async function getView({ db, caller }: Context, id: string): Promise<SavedView> {
  const row = await views(db)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('user_name', '=', caller.userName), eb('is_shared', '=', true)]))
    .executeTakeFirst()
  if (!row) throw notFound()
  return toView(row)
}

/** Returns the fields as they are stored. Throws 400 if the name is blank or too long. */
function checked({ name, query, isShared }: Fields) {
  const trimmed = name.normalize('NFC').replace(/\s+/g, ' ').trim()
  if (trimmed === '') throw badInput({ name: [required] })
  if ([...trimmed].length > longestName) throw badInput({ name: [createMessage('NAME_UNDER', { max: longestName })] })
  return { name: trimmed, query: query.replace(/^\?/, ''), is_shared: isShared, updated_at: new Date() }
}

const taken = () => badInput({ name: [createMessage('VIEW_NAME_TAKEN')] })

/** Saves filters and order of a list under a name that the caller has not used for it yet. */
export async function createView({ db, caller }: Context, { list, ...fields }: NewView): Promise<SavedView> {
  const values = checked(fields)
  const { count } = await db
    .from('saved_view')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('user_name', '=', caller.userName)
    .where('list', '=', list)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostViews) throw badInput({ name: [createMessage('MOST_VIEWS', { most: mostViews })] })
  const row = await db
    .insert('saved_view', { id: newId(), list, user_name: caller.userName, ...values })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_name', 'list', 'name']).doNothing())
    .returning(columns)
    .executeTakeFirst()
  if (!row) throw taken()
  return toView(row)
}

/** Changes a view of the caller. */
export const updateView = ({ db, caller }: Context, id: string, fields: Fields): Promise<SavedView> =>
  db.transaction(async (tx) => {
    const values = checked(fields)
    const own = await views(tx)
      .where('user_name', '=', caller.userName)
      .where((eb) => eb.or([eb('id', '=', id), eb('name', '=', values.name)]))
      .forUpdate()
      .execute()
    const view = own.find((row) => row.id === id)
    if (!view) throw notFound()
    if (own.some((row) => row.id !== id && row.list === view.list)) throw taken()
    return toView(
      await tx.update('saved_view').set(values).where('id', '=', id).returning(columns).executeTakeFirstOrThrow(),
    )
  })

/** Deletes a view of the caller. */
export async function deleteView({ db, caller }: Context, id: string): Promise<{ status: string }> {
  const deleted = await db
    .delete('saved_view')
    .where('id', '=', id)
    .where('user_name', '=', caller.userName)
    .returning('id')
    .executeTakeFirst()
  if (!deleted) throw notFound()
  return { status: 'OK' }
}
