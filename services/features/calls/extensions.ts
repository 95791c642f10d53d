import type { AnswerOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { phonenetReadyUser } from './contract.ts'
import { ownOngoing } from './queries.ts'
import './tables.ts'
import { endCall, lockCall, silentResult } from './writes.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'product'>

const extensionOf = (db: CompanyDb, userName: string) =>
  db.from('phone_extension').select(['id', 'ext', 'ext_password']).where('user_name', '=', userName).executeTakeFirst()

/** Returns the caller's extension and the server it belongs to. Throws 404 if either is missing. */
export async function readyUser({ db, caller, product }: Context): Promise<AnswerOf<typeof phonenetReadyUser>> {
  const extension = product.phone && (await extensionOf(db, caller.userName))
  if (!extension) throw notFound()
  const { id, ext, ext_password: extPassword } = extension
  return { id, ext, extPassword, ...product.phone }
}

/** Returns whether the caller may start a call, and if not, the call that prevents it. */
export async function userReady({
  db,
  caller,
}: Pick<Context, 'db' | 'caller'>): Promise<{ isReady: boolean; callId: string | null }> {
  const call = await ownOngoing(db, caller)
  return { isReady: !call, callId: call?.id ?? null }
}

/** Ends the caller's calls that a closed page has left open. */
export async function resetUser(
  { db, caller }: Pick<Context, 'db' | 'caller'>,
  extensionId: string,
): Promise<{ isReady: boolean }> {
  if ((await extensionOf(db, caller.userName))?.id !== extensionId.toLowerCase()) throw notFound()
  const left = await ownOngoing(db, caller)
  if (left) {
    await db.transaction(async (tx) => {
      const row = await lockCall(tx, left.id, true)
      if (row && row.phase !== 'ended') await endCall(tx, row, silentResult(row))
    })
  }
  return { isReady: (await userReady({ db, caller })).isReady }
}
