import type { Kysely } from 'kysely'
import { errors, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { accountById, roleOf, setActiveRole, type Account } from './accounts.ts'
import type { IdentitySettings } from '../provider/settings.ts'

const tenantPrefix = 'tenant:'
const renewGrantBefore = 3_600

/** Whether the account may have tokens at present. */
export const isUsable = (account: Account | undefined, settings: IdentitySettings): account is Account =>
  account !== undefined &&
  account.status === 'active' &&
  account.roles.length > 0 &&
  (settings.isDemo || !account.isDemo)

/** Returns the role that `acr_values=tenant:{role}` requests. */
export const askedRole = (acrValues: unknown): string | undefined =>
  typeof acrValues === 'string' && acrValues.startsWith(tenantPrefix) ? acrValues.slice(tenantPrefix.length) : undefined

/** Returns the conditions of a sign-in: the account still exists, and the requested role is one of its own. */
export function signInPolicy(db: Kysely<Database>, settings: IdentitySettings): interactionPolicy.DefaultPolicy {
  const { Check, base } = interactionPolicy
  const prompts = base()
  // The clients are our own, so there is nothing to consent to.
  prompts.remove('consent')
  prompts.get('login')!.checks.add(
    new Check('account', 'the account is gone', 'login_required', async (ctx) => {
      const { session, params } = ctx.oidc
      if (!session?.accountId) return Check.NO_NEED_TO_PROMPT
      const account = await accountById(db, session.accountId)
      if (!isUsable(account, settings)) return Check.REQUEST_PROMPT
      const asked = askedRole(params?.acr_values)
      if (asked !== undefined) {
        if (!roleOf(account, asked)) throw new errors.AccessDenied('the account does not hold this role')
        await setActiveRole(new CompanyDb(db, account.companyId), account.id, asked)
      }
      // The code carries the session's acr to the token request.
      const acr = asked === undefined ? undefined : tenantPrefix + asked
      if (session.acr !== acr) session.acr = acr
      return Check.NO_NEED_TO_PROMPT
    }),
  )
  return prompts
}

/** Grants first-party clients what they request within their scopes; a new grant replaces one that ends soon. */
export async function grantFor(ctx: KoaContextWithOIDC, resource: string) {
  const { client, session, provider } = ctx.oidc
  const known = session!.grantIdFor(client!.clientId)
  const found = known ? await provider.Grant.find(known) : undefined
  if (found && found.accountId === session!.accountId && (found.exp ?? 0) > Date.now() / 1000 + renewGrantBefore)
    return found
  const grant = new provider.Grant({ accountId: session!.accountId!, clientId: client!.clientId })
  grant.addOIDCScope('openid profile email')
  grant.addResourceScope(resource, 'api')
  await grant.save()
  return grant
}
