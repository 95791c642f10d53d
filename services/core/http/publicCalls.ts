import type { IncomingMessage } from 'node:http'
import { sql, type Kysely } from 'kysely'
import { isLoopback } from '../../../common/loopback.ts'
import type { Operation } from '../contract/operation.ts'
import type { Database } from '../database/tables.ts'
import { clientOf, networkList, networkOf } from '../identity/signIn/clientAddress.ts'

/** Counts calls without a sign-in. */
export interface PublicCalls {
  /**
   * Counts a call of the client's network. Returns the seconds to wait if the network has used up the calls of its
   * window, otherwise 0.
   */
  charge(operation: Pick<Operation, 'id' | 'perMinute'>, request: IncomingMessage): Promise<number>
  /** Returns the address of the client, behind the trusted proxies. */
  addressOf(request: IncomingMessage): string
  /** Removes the counts of past windows. */
  clean(): Promise<void>
}

interface Options {
  db: Kysely<Database>
  trustedProxies: readonly string[]
  /** In the demo, calls from its own machine are not counted; its sign-in has the same exception. */
  isDemo: boolean
  windowSeconds?: number
}

/** Counts calls in the database, so that all instances count together. */
export function createPublicCalls({ db, trustedProxies, isDemo, windowSeconds = 60 }: Options): PublicCalls {
  const proxies = networkList(trustedProxies)
  const isOver = sql<boolean>`public_call.since <= now() - make_interval(secs => ${windowSeconds})`
  return {
    async charge({ id, perMinute }, request) {
      const { address } = clientOf(request, proxies)
      if (isDemo && isLoopback(address)) return 0
      const key = `${id} ${networkOf(address)}`
      const { rows } = await sql`
        insert into public_call (key, calls, since) values (${key}, 1, now())
        on conflict (key) do update set
          calls = case when ${isOver} then 1 else public_call.calls + 1 end,
          since = case when ${isOver} then now() else public_call.since end
        where public_call.calls < ${perMinute} or ${isOver}
        returning calls`.execute(db)
      if (rows.length > 0) return 0
      const left = sql<number>`ceil(extract(epoch from since - now()) + ${windowSeconds})::int`.as('left')
      const full = await db.selectFrom('public_call').select(left).where('key', '=', key).executeTakeFirst()
      return Math.max(1, full?.left ?? 1)
    },
    addressOf: (request) => clientOf(request, proxies).address,
    async clean() {
      await db.deleteFrom('public_call').where(isOver).execute()
    },
  }
}
