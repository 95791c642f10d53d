import type pg from 'pg'
import type { FastifyBaseLogger } from 'fastify'
import type { Connected } from './connect.ts'

/** Every living instance holds this lock (shared): PostgreSQL releases it as soon as a process ends. */
const aliveLock = 7_140_002
const retryEvery = 1_000

export interface Session {
  close(): Promise<void>
}

/**
 * Opens the instance's own connection, which shows that the instance is alive and receives notifications of events from
 * other instances. `whenAlone` runs first if no other instance uses this database, which is always true for the
 * embedded one.
 */
export async function openSession(
  connected: Connected,
  log: FastifyBaseLogger,
  whenAlone: () => Promise<unknown>,
  onEvent: () => void,
): Promise<Session> {
  if (connected.engine === 'pglite') {
    await whenAlone()
    return { close: async () => {} }
  }
  let isClosed = false
  let client: pg.Client | null = null
  let timer: NodeJS.Timeout | undefined

  const connect = async (first: boolean) => {
    const next = connected.dedicated()
    next.on('error', (error) => log.warn({ err: error }, 'the connection that listens for events broke'))
    next.on('end', () => {
      if (client === next) retry()
    })
    next.on('notification', onEvent)
    try {
      await next.connect()
      if (first) await meet(next, whenAlone)
      else await next.query('select pg_advisory_lock_shared($1)', [aliveLock])
      await next.query('listen event')
    } catch (error) {
      await next.end().catch(() => {})
      throw error
    }
    if (isClosed) return next.end()
    client = next
    onEvent()
  }
  const retry = () => {
    client = null
    if (isClosed) return
    timer = setTimeout(
      () =>
        connect(false).catch((error) => {
          log.warn({ err: error }, 'the database does not answer')
          retry()
        }),
      retryEvery,
    )
  }
  await connect(true)
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}

async function meet(client: pg.Client, whenAlone: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [aliveLock])
  const isAlone = rows[0]?.alone === true
  if (isAlone) await whenAlone()
  await client.query('select pg_advisory_lock_shared($1)', [aliveLock])
  if (isAlone) await client.query('select pg_advisory_unlock($1)', [aliveLock])
}
