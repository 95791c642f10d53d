import { sql, type Kysely } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database } from '../../database/tables.ts'
import { machineClient } from '../machines/lookup.ts'
import { machineMetadata } from './clients.ts'

/** The models that end with their grant. A sign-in in progress also names the grant, but outlives it. */
const endsWithGrant = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken'])

/** Stores the provider's sessions, codes and grants in the database, so that any process can serve any request. */
class Store implements Adapter {
  readonly #db: Kysely<Database>
  readonly #model: string

  constructor(db: Kysely<Database>, model: string) {
    this.#db = db
    this.#model = model
  }

  async upsert(id: string, payload: AdapterPayload, expiresIn?: number): Promise<void> {
    const row = {
      payload: JSON.stringify(payload),
      grant_id: endsWithGrant.has(this.#model) ? (payload.grantId ?? null) : null,
      uid: payload.uid ?? null,
      expires_at: expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
    }
    await this.#db
      .insertInto('oidc_payload')
      .values({ model: this.#model, id, ...row })
      .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
      .execute()
  }

  find(id: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('id', id)
  }

  findByUid(uid: string): Promise<AdapterPayload | undefined> {
    return this.#findBy('uid', uid)
  }

  /** Only the device flow calls this, and it is off. */
  async findByUserCode(): Promise<undefined> {}

  /** A code is marked, not removed: its second use revokes the tokens from the first one. */
  async consume(id: string): Promise<void> {
    const now = Math.floor(Date.now() / 1000)
    await this.#db
      .updateTable('oidc_payload')
      .set({ payload: sql`payload || jsonb_build_object('consumed', ${now}::int)` })
      .where('model', '=', this.#model)
      .where('id', '=', id)
      .execute()
  }

  async destroy(id: string): Promise<void> {
    await this.#db.deleteFrom('oidc_payload').where('model', '=', this.#model).where('id', '=', id).execute()
  }

  async revokeByGrantId(grantId: string): Promise<void> {
    await this.#db.deleteFrom('oidc_payload').where('grant_id', '=', grantId).execute()
  }

  async #findBy(column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> {
    const row = await this.#db
      .selectFrom('oidc_payload')
      .select('payload')
      .where('model', '=', this.#model)
      .where(column, '=', value)
      .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', new Date())]))
      .executeTakeFirst()
    return row?.payload as AdapterPayload | undefined
  }
}

/**
 * Machine clients of the companies, in addition to the clients in the settings. They are read every time, so that the
 * end of a client takes effect immediately.
 */
class Clients extends Store {
  readonly #db: Kysely<Database>

  constructor(db: Kysely<Database>) {
    super(db, 'Client')
    this.#db = db
  }

  override async find(id: string): Promise<AdapterPayload | undefined> {
    return (await machineClient(this.#db, id)) ? machineMetadata(id) : undefined
  }
}

/** Returns the adapter that oidc-provider requires, one store per model. */
export const storeFor =
  (db: Kysely<Database>) =>
  (model: string): Adapter =>
    model === 'Client' ? new Clients(db) : new Store(db, model)

/**
 * Removes expired data: payloads, links for confirming an address that expired a month ago, failed sign-ins older than
 * a day, and sessions unused for two days.
 */
export async function removeExpired(db: Kysely<Database>): Promise<void> {
  await db.deleteFrom('oidc_payload').where('expires_at', '<', new Date()).execute()
  // These links are preserved for a while to report that one was used, or has expired.
  await db
    .deleteFrom('email_verification')
    .where('expires_at', '<', new Date(Date.now() - 30 * 86_400_000))
    .execute()
  await db
    .deleteFrom('user_session')
    .where('last_used_at', '<', new Date(Date.now() - 2 * 86_400_000))
    .execute()
  await db
    .deleteFrom('login_attempt')
    .where('since', '<', new Date(Date.now() - 86_400_000))
    .execute()
}
