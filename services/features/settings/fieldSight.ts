import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Caller } from '../../core/http/routes.ts'
import type { ExtensionProperty } from './contract.ts'
import { setting, storedSetting, type Parts } from './queries.ts'

/** Who looks at a field: by their role, or because they look after the fields. */
export type Looker = Pick<Caller, 'role' | 'permissions'>

/** Who may change the fields of candidates sees all of them. */
const looksAfterFields = ({ permissions }: Looker) => permissions.has('CompanyProfile:UpdateCompanyProfile')

/** Whether somebody sees a field of candidates: it is open to everyone of the company, or to their role. */
const sees = (looker: Looker, { roles = [] }: ExtensionProperty): boolean =>
  roles.length === 0 || roles.includes(looker.role) || looksAfterFields(looker)

/** The fields that the company has added to its candidates and that somebody sees, in their order. */
export const visibleFields = async (parts: Parts, looker: Looker): Promise<ExtensionProperty[]> =>
  (await setting(parts, 'extendCandidate')).filter((field) => sees(looker, field))

/** Keys of the fields that somebody does not see. */
export async function hiddenKeys(db: CompanyDb, looker: Looker): Promise<ReadonlySet<string>> {
  if (looksAfterFields(looker)) return new Set()
  const fields = await storedSetting(db, 'extendCandidate')
  return new Set(fields.filter((field) => !sees(looker, field)).map(({ key }) => key))
}
