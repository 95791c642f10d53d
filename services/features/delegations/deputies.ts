import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { longestAbsence, type Delegation, type delegationSet } from './contract.ts'
import './tables.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'directory'>
const approvalKeys = ['JobRequest:ApproveSalaryOffer', 'JobRequest:ApproveOfferLetter'] as const
const day = 86_400_000

/** Returns the users for whom somebody currently decides: first themselves, then absent colleagues. */
export async function listRepresentedUsers(db: CompanyDb, userName: string): Promise<string[]> {
  const now = new Date()
  const rows = await db
    .from('approval_deputy')
    .select('user_name')
    .where('deputy', '=', userName)
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .orderBy('user_name')
    .execute()
  return [userName, ...rows.map((row) => row.user_name)]
}

/** Returns the current deputies of users, by absent user. */
export async function deputiesOf(db: CompanyDb, userNames: readonly string[]): Promise<Map<string, string>> {
  if (userNames.length === 0) return new Map()
  const now = new Date()
  const rows = await db
    .from('approval_deputy')
    .select(['user_name', 'deputy'])
    .where('user_name', 'in', [...userNames])
    .where('begins_at', '<=', now)
    .where('ends_at', '>', now)
    .execute()
  return new Map(rows.map((row) => [row.user_name, row.deputy]))
}

/** Returns the caller's deputy, and the colleagues whose deputy they are. */
export async function delegation({ db, caller: { userName } }: Context): Promise<Delegation> {
  const own = await db
    .from('approval_deputy')
    .select(['deputy', 'begins_at', 'ends_at'])
    .where('user_name', '=', userName)
    .where('ends_at', '>', new Date())
    .executeTakeFirst()
  return {
    deputy: own
      ? { userName: own.deputy, fromDate: own.begins_at.toISOString(), toDate: own.ends_at.toISOString() }
      : null,
    standsInFor: (await listRepresentedUsers(db, userName)).slice(1),
  }
}

/** Whether a user may approve the same kinds of offers as the caller. */
async function mayDecideAs({ directory, caller }: Context, userName: string): Promise<boolean> {
  const keys = approvalKeys.filter((key) => caller.permissions.has(key))
  const held = await Promise.all(
    keys.map((key) => directory.holders(key, { among: [userName] }, { pageIndex: 0, pageSize: 1 })),
  )
  return held.every(({ data }) => data.length > 0)
}

/** Sets an active colleague as the caller's deputy. */
export async function setDeputy(context: Context, asked: BodyOf<typeof delegationSet>): Promise<Delegation> {
  const { db, caller } = context
  const deputy = asked.userName.trim().toLowerCase()
  const [beginsAt, endsAt] = [new Date(asked.fromDate), new Date(asked.toDate)]
  const errors: FieldErrors = {}
  if (deputy === '') errors.userName = [required]
  else if (deputy === caller.userName) errors.userName = [createMessage('OWN_DEPUTY')]
  else if (!(await readersOf(db, [deputy])).has(deputy)) errors.userName = [createMessage('UNKNOWN_USER')]
  else if (!(await mayDecideAs(context, deputy))) errors.userName = [createMessage('CANNOT_APPROVE', { names: deputy })]
  if (endsAt <= beginsAt) errors.toDate = [createMessage('BEFORE_START')]
  else if (endsAt.getTime() <= Date.now()) errors.toDate = [createMessage('IN_THE_PAST')]
  else if (endsAt.getTime() - beginsAt.getTime() > longestAbsence * day)
    errors.toDate = [createMessage('ABSENCE_TOO_LONG', { days: String(longestAbsence) })]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  const row = { deputy, begins_at: beginsAt, ends_at: endsAt }
  await db
    .insert('approval_deputy', { user_name: caller.userName, ...row })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_name']).doUpdateSet(row))
    .execute()
  return delegation(context)
}

/** Removes the caller's deputy. */
export async function endDeputy(context: Context): Promise<Delegation> {
  await context.db.delete('approval_deputy').where('user_name', '=', context.caller.userName).execute()
  return delegation(context)
}
