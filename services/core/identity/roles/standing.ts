import type { Kysely } from 'kysely'
import type { CompanyCache } from '../../cache.ts'
import { nullId } from '../../contract/shapes.ts'
import { CompanyDb } from '../../database/companyDb.ts'
import type { Database } from '../../database/tables.ts'
import { isCompanyActive } from '../companies/companies.ts'
import { accountByUserName } from '../people/accounts.ts'
import type { AccessClaims } from '../provider/claims.ts'
import { detailsByUserNames } from '../people/people.ts'
import { externalMarkOf } from './roles.ts'

/** The present status of the bearer of a verified token; the token itself may be out of date. */
export interface Standing {
  /** Whether the account and its company are active, and the account holds the role of the token. */
  isActive: boolean
  /** Whether the role is for people outside the company. */
  isExternal: boolean
}

/** The user or machine named by a token. */
export type Bearer = Pick<AccessClaims, 'sub' | 'client_id' | 'external'> & {
  userName: string
  companyId: string
  role: string
}

interface Parts {
  db: Kysely<Database>
  cache: CompanyCache
  /** false: an external provider manages the accounts and decides who gets tokens. */
  isEmbeddedIssuer: boolean
}

/**
 * Returns the status from the cache, which every change of users and roles updates. Before a request is refused, the
 * database is read, because another instance may have changed the status a moment ago. An unknown role counts as
 * external.
 */
export const createStandings =
  ({ db, cache, isEmbeddedIssuer }: Parts) =>
  async (bearer: Bearer): Promise<Standing> => {
    const { userName, companyId, role } = bearer
    // The gateway's own client has a scope and no account.
    if (companyId === nullId) return { isActive: true, isExternal: true }
    const scoped = new CompanyDb(db, companyId)
    const isMachine = bearer.sub === bearer.client_id
    if (!(await isCompanyActive(cache, scoped))) return { isActive: false, isExternal: true }
    const marked = (isRoleExternal = true) => bearer.external === true || (!isMachine && isRoleExternal)
    const mark = await externalMarkOf(cache, scoped, role)
    const [known] = await detailsByUserNames(cache, scoped, [userName])
    // An external provider decides who gets tokens, but tokens of users whom it has deactivated or deleted through SCIM
    // are refused.
    if (!isEmbeddedIssuer) {
      const account = known?.status === 'active' ? undefined : await accountByUserName(db, userName)
      const isEnded = account?.companyId === companyId && account.status === 'disabled'
      return { isActive: !isEnded, isExternal: marked(mark) }
    }
    if (mark !== undefined && known?.status === 'active' && known.roles.includes(role))
      return { isActive: true, isExternal: marked(mark) }
    const account = await accountByUserName(db, userName)
    const held =
      account?.companyId === companyId && account.status === 'active'
        ? account.roles.find(({ name }) => name === role)
        : undefined
    return { isActive: held !== undefined, isExternal: marked(held?.isExternal) }
  }
