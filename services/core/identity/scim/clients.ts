import { sql, type Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { unauthorized } from '../../http/access.ts'
import type { Caller } from '../../http/routes.ts'
import { noteUse } from '../machines/lookup.ts'
import { scimScope } from '../machines/machines.ts'
import { hashOfSecret } from '../machines/secrets.ts'
import '../machines/tables.ts'
import { machineRole } from '../roles/names.ts'

/**
 * Returns the caller for the program whose secret the request contains. It has no permission except to provision.
 * Throws 401 for any other secret.
 */
export async function scimCaller(db: Kysely<Database>, authorization: string | undefined): Promise<Caller> {
  const secret = /^Bearer (\S{20,200})$/i.exec(authorization ?? '')?.[1]
  if (!secret) throw unauthorized()
  const hash = hashOfSecret(secret)
  const found = await db
    .selectFrom('machine_client')
    .innerJoin('app_user', 'app_user.id', 'machine_client.user_id')
    .innerJoin('company', 'company.id', 'machine_client.company_id')
    .select(['machine_client.client_id', 'machine_client.company_id'])
    .where('app_user.status', '=', 'active')
    .where('company.is_active', '=', true)
    .where(sql<boolean>`${scimScope} = any(machine_client.scopes)`)
    .where((eb) =>
      eb.or([
        eb('machine_client.secret_hash', '=', hash),
        eb.and([eb('machine_client.previous_hash', '=', hash), eb('machine_client.previous_until', '>', new Date())]),
      ]),
    )
    .executeTakeFirst()
  if (!found) throw unauthorized()
  await noteUse(db, found.client_id)
  return {
    userName: found.client_id,
    companyId: found.company_id,
    role: machineRole,
    isExternal: false,
    permissions: new Set(),
    scopes: new Set([scimScope]),
  }
}
