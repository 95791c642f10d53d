import { companiesByIds, companyNames, listCompanies, writtenCompany } from '../../core/identity/companies/companies.ts'
import { setCompanyActive, updateOwnCompany, useOfCompanies } from '../../core/identity/companies/companyRecords.ts'
import { isPlatformAdministrator } from '../../core/identity/roles/platform.ts'
import { notFound } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { companyByIds, companyList, companyLookup, currentCompanyInfo } from './contract.ts'
import { updateBrand } from '../../core/identity/companies/companyBrand.ts'
import { companyLogoFiles } from './brand.ts'
import { changeCompany, createCompany } from './writes.ts'
import * as manage from './manageContract.ts'

type Asker = Pick<RequestContext, 'cache' | 'db' | 'caller'>

/** Returns the current data of a company that the caller may see. Throws 404 for any other id. */
async function companyOf({ cache, db, caller }: Asker, id: string) {
  const [company] = await companiesByIds(cache, db, caller, [id])
  if (!company) throw notFound()
  return company
}

export const routes: Route[] = [
  implement(companyList, ({ body: { keyword, active, ...paging } }, { cache, db, caller }) =>
    listCompanies(cache, db, caller, { keyword, active }, paging),
  ),
  implement(companyByIds, ({ body }, { cache, db, caller }) => companiesByIds(cache, db, caller, body.ids)),
  implement(companyLookup, (_input, { cache, db, caller }) => companyNames(cache, db, caller)),
  implement(currentCompanyInfo, (_input, context) => companyOf(context, context.caller.companyId)),
  implement(manage.companyManageUsage, async ({ body }, { cache, db, caller }) => {
    const seen = await companiesByIds(cache, db, caller, body.ids)
    return useOfCompanies(
      db,
      seen.map(({ id }) => id),
    )
  }),
  implement(manage.companyManageGet, ({ params }, context) => companyOf(context, params.id)),
  implement(manage.companyManageCreate, async ({ body }, context) =>
    writtenCompany(context.db, await createCompany(context, body)),
  ),
  implement(manage.companyManageUpdate, async ({ params, body }, context) => {
    await changeCompany(context, params.id, body)
    return writtenCompany(context.db, params.id)
  }),
  implement(manage.companyProfileUpdate, async ({ body }, context) => {
    const { db, caller } = context
    await updateOwnCompany(db, body)
    return writtenCompany(db, db.companyId, await isPlatformAdministrator(db, caller))
  }),
  implement(manage.companyBrandUpdate, async ({ body }, context) => {
    const { db, caller } = context
    await updateBrand(context, body)
    return writtenCompany(db, db.companyId, await isPlatformAdministrator(db, caller))
  }),
  implement(manage.companyManageDelete, async ({ params }, { db, caller }) => {
    await setCompanyActive(db, caller, params.id, false)
    return writtenCompany(db, params.id)
  }),
  implement(manage.companyManageActivate, async ({ params }, { db, caller }) => {
    await setCompanyActive(db, caller, params.id, true)
    return writtenCompany(db, params.id)
  }),
]

export const fileAccesses = [companyLogoFiles]
