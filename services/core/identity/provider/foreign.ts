import { createHash, randomUUID } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { refused } from '../../http/errors.ts'
import type { AccessClaims } from './claims.ts'
import { searchText } from '../people/directory.ts'
import type { Identity, IdentityOptions } from './identity.ts'
import { companyChanged, reportPersonChange, roleChanged } from '../identityCache.ts'
import { otherCompany } from '../roles/platform.ts'
import { leavesRoles } from './rolesOfGroups.ts'
import { foreignKeys, isTokens, verifyToken } from './tokens.ts'

const remembered = 10_000

/**
 * Copies the users of an external provider into the directory, so that colleagues can find them: a user's first token,
 * and each token with changed data, updates their record. Roles and keys are managed by the provider, unless its tokens
 * leave them to the company.
 */
function foreignUsers(db: Kysely<Database>): (claims: AccessClaims) => Promise<void> {
  const known = new Map<string, string>()

  return async (claims) => {
    if (claims.companyID === nullId) return
    const { preferred_username: named, companyID, name = '', family_name: familyName = '', email = null } = claims
    const userName = named.toLowerCase()
    const roles = [claims.role ?? []].flat()
    const activeRole = claims.current_role ?? roles[0] ?? null
    const isLeft = leavesRoles(claims)
    const facts = JSON.stringify([companyID, name, familyName, email, roles, activeRole])
    const said = createHash('sha256').update(facts).digest('base64')
    if (known.get(userName) === said) return

    // Providers differ in whether `name` is the full name.
    const fullName = name.includes(familyName) ? name || named : `${familyName} ${name}`.trim()
    const values = {
      company_id: companyID,
      name,
      family_name: familyName,
      full_name: fullName,
      email,
      ...(!isLeft && { active_role: activeRole }),
      search_text: searchText(fullName, userName, email),
    }
    await new CompanyDb(db, companyID).transaction(async (scoped) => {
      const tx = unscoped(scoped)
      // A browser sends its first requests at the same moment. They take turns, so that none waits for another one's
      // rows.
      await sql`select pg_advisory_xact_lock(hashtextextended(${userName}, 0))`.execute(tx)
      const before = await tx
        .selectFrom('app_user')
        .select('company_id')
        .where('user_name', '=', userName)
        .executeTakeFirst()
      // Do this first, because the present roles may be those of another company.
      const person = tx.selectFrom('app_user').select('id').where('user_name', '=', userName)
      if (!isLeft || (before && before.company_id !== companyID))
        await tx.deleteFrom('user_role').where('user_id', 'in', person).execute()
      await tx
        .insertInto('company')
        .values({ id: companyID, name: companyID })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      const user = await tx
        .insertInto('app_user')
        .values({
          id: randomUUID(),
          user_name: userName,
          status: 'active',
          scopes: [],
          is_machine: false,
          is_demo: false,
          active_role: null,
          ...values,
        })
        .onConflict((conflict) => conflict.column('user_name').doUpdateSet(values))
        .returning('id')
        .executeTakeFirstOrThrow()
      await reportPersonChange(scoped)
      await companyChanged(scoped)
      if (before && before.company_id !== companyID) await reportPersonChange(otherCompany(scoped, before.company_id))
      if (!roles.length) return
      await roleChanged(scoped)
      await tx
        .insertInto('role')
        .values(roles.map((role) => ({ company_id: companyID, name: role, keys: [] })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await tx
        .insertInto('user_role')
        .values(roles.map((role) => ({ user_id: user.id, company_id: companyID, role })))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    })
    if (known.size >= remembered) known.clear()
    known.set(userName, said)
  }
}

/**
 * Creates an identity with an external provider: its tokens are verified with its published keys, and its users are
 * copied into the directory.
 */
export function foreignIdentity({
  db,
  issuer,
  audience,
  log,
}: Pick<IdentityOptions, 'db' | 'issuer' | 'audience' | 'log'>): Identity {
  const keys = foreignKeys(issuer)
  const remember = foreignUsers(db)
  return {
    isEmbedded: false,
    handler: (_req, res) =>
      void res.writeHead(404, { 'content-type': 'text/plain' }).end('The identity provider is elsewhere'),
    async verify(token) {
      const claims = await verifyToken(token, keys, { issuer, audience }).catch((error: Error) => {
        if (isTokens(error)) throw error
        log.warn({ err: error }, 'the identity provider does not answer')
        throw refused('IDENTITY_UNAVAILABLE', 'The identity provider does not answer', undefined, 503)
      })
      await remember(claims)
      return claims
    },
    issueAccessToken: () => Promise.reject(new Error(`Access tokens come from ${issuer}`)),
  }
}
