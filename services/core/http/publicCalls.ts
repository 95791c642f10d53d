import type { IncomingMessage } from 'node:http'
import { sql, type Kysely } from 'kysely'
import { isLoopback } from '../../../common/loopback.ts'
import type { Operation } from '../contract/operation.ts'
import type { Database } from '../database/tables.ts'
import { clientOf, networkList, networkOf } from '../identity/signIn/clientAddress.ts'

/** Counts the calls that come without a sign-in. */
export interface PublicCalls {
  /** Counts a call of the client's network; the seconds to wait when it has had all of its window's, else 0. */
  charge(operation: Pick<Operation, 'id' | 'perMinute'>, request: IncomingMessage): Promise<number>
  /** The address that a call comes from, behind the proxies that are trusted. */
  addressOf(request: IncomingMessage): string
  /** Forgets counts of windows that are over. */
  clean(): Promise<void>
}

interface Options {
  db: Kysely<Database>
  trustedProxies: readonly string[]
  /** The demo spares its own machine, as its sign-in does. */
  isDemo: boolean
  windowSeconds?: number
}

/** Counts in the database, so that all instances count together. */
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
