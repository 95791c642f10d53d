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

/** What the company knows about the bearer of a verified token now; the token itself may be older. */
export interface Standing {
  /** The account and its company are active, and the account holds the role of the token. */
  isActive: boolean
  /** The role is one of people outside the company. */
  isExternal: boolean
}

/** Whom a token names. */
export type Bearer = Pick<AccessClaims, 'sub' | 'client_id' | 'external'> & {
  userName: string
  companyId: string
  role: string
}

interface Parts {
  db: Kysely<Database>
  cache: CompanyCache
  /** false: a foreign provider keeps the accounts and decides who has tokens. */
  isEmbeddedIssuer: boolean
}

/**
 * Answers from the cache, which every change of people and roles brings up to date. What it would refuse is read from the
 * database: another instance may have changed it a moment ago. A role that nobody knows is external.
 */
export const createStandings =
  ({ db, cache, isEmbeddedIssuer }: Parts) =>
  async (bearer: Bearer): Promise<Standing> => {
    const { userName, companyId, role } = bearer
    // The gateway's own client: it has a scope and no account.
    if (companyId === nullId) return { isActive: true, isExternal: true }
    const scoped = new CompanyDb(db, companyId)
    const isMachine = bearer.sub === bearer.client_id
    if (!(await isCompanyActive(cache, scoped))) return { isActive: false, isExternal: true }
    const marked = (isRoleExternal = true) => bearer.external === true || (!isMachine && isRoleExternal)
    const mark = await externalMarkOf(cache, scoped, role)
    const [known] = await detailsByUserNames(cache, scoped, [userName])
    // A foreign provider decides who has tokens; whom it has deactivated or deleted by SCIM has none that counts.
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
