import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { administratorRole } from '../roles/names.ts'
import { isSecretOf } from './secrets.ts'
import './tables.ts'

/** Returns a machine client for the provider; undefined if the id is unknown or the account is not active. */
export async function machineClient(db: Kysely<Database>, clientId: string) {
  return db
    .selectFrom('machine_client')
    .innerJoin('app_user', 'app_user.id', 'machine_client.user_id')
    .select(['machine_client.scopes', 'secret_hash', 'previous_hash', 'previous_until'])
    .where('client_id', '=', clientId)
    .where('app_user.status', '=', 'active')
    .executeTakeFirst()
}

/** Whether a secret of a machine client is valid now: the current one, or the previous one during its overlap. */
export async function isMachineSecret(db: Kysely<Database>, clientId: string, secret: string): Promise<boolean> {
  const found = await machineClient(db, clientId)
  if (!found) return false
  if (isSecretOf(found.secret_hash, secret)) return true
  const { previous_hash: previous, previous_until: until } = found
  return previous !== null && until !== null && until > new Date() && isSecretOf(previous, secret)
}

const held = (db: Kysely<Database>) =>
  db
    .selectFrom('machine_client')
    .leftJoin('role', (on) =>
      on.onRef('role.company_id', '=', 'machine_client.company_id').on('role.name', '=', administratorRole),
    )
    .select(['machine_client.keys', 'role.keys as open'])

/**
 * Returns the keys that a machine client was granted and that its company's administrators hold, because they lose the
 * keys of a module that is switched off.
 */
const openKeys = ({ keys, open }: { keys: string[]; open: string[] | null }) =>
  keys.filter((key) => open?.includes(key))

/** Returns the keys that the machine client of an account holds now; undefined for accounts of other kinds. */
export async function machineKeys(db: Kysely<Database>, userId: string): Promise<string[] | undefined> {
  const found = await held(db).where('machine_client.user_id', '=', userId).executeTakeFirst()
  return found && openKeys(found)
}

/** Like machineKeys, by client id; empty if there is no such machine client. */
export async function keysOfMachine(db: Kysely<Database>, clientId: string): Promise<string[]> {
  const found = await held(db).where('machine_client.client_id', '=', clientId).executeTakeFirst()
  return found ? openKeys(found) : []
}

/** Records when a machine client last got a token, to the minute. */
export async function noteUse(db: Kysely<Database>, clientId: string): Promise<void> {
  await db
    .updateTable('machine_client')
    .set({ last_used_at: new Date() })
    .where('client_id', '=', clientId)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<', new Date(Date.now() - 60_000))]))
    .execute()
}
