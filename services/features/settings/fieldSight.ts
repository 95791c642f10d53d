import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { Caller } from '../../core/http/routes.ts'
import type { ExtensionProperty } from './contract.ts'
import { setting, storedSetting, type Parts } from './queries.ts'

/** The viewer of a field, with the role and permissions that decide what they see. */
export type Looker = Pick<Caller, 'role' | 'permissions'>

/** Whether the viewer may change the fields of candidates, and so sees all of them. */
const looksAfterFields = ({ permissions }: Looker) => permissions.has('CompanyProfile:UpdateCompanyProfile')

/** Whether the viewer sees a field of candidates: it is open to everyone in the company or to the viewer's role. */
const sees = (looker: Looker, { roles = [] }: ExtensionProperty): boolean =>
  roles.length === 0 || roles.includes(looker.role) || looksAfterFields(looker)

/** Returns the fields that the company added to its candidates and that the viewer sees, in their order. */
export const visibleFields = async (parts: Parts, looker: Looker): Promise<ExtensionProperty[]> =>
  (await setting(parts, 'extendCandidate')).filter((field) => sees(looker, field))

/** Returns the keys of the fields that the viewer does not see. */
export async function hiddenKeys(db: CompanyDb, looker: Looker): Promise<ReadonlySet<string>> {
  if (looksAfterFields(looker)) return new Set()
  const fields = await storedSetting(db, 'extendCandidate')
  return new Set(fields.filter((field) => !sees(looker, field)).map(({ key }) => key))
}
