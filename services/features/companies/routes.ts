import { companiesByIds, companyNames, listCompanies } from '../../core/identity/companies.ts'
import { notFound } from '../../core/errors.ts'
import { implement, type Route } from '../../core/routes.ts'
import { companyByIds, companyList, companyLookup, currentCompanyInfo } from './contract.ts'

export const routes: Route[] = [
  implement(companyList, ({ body: { keyword = '', ...paging } }, { db, caller }) => listCompanies(db, caller, keyword, paging)),
  implement(companyByIds, ({ body }, { db, caller }) => companiesByIds(db, caller, body.ids)),
  implement(companyLookup, (_input, { db, caller }) => companyNames(db, caller)),
  implement(currentCompanyInfo, async (_input, { db, caller }) => {
    const [company] = await companiesByIds(db, caller, [caller.companyId])
    if (!company) throw notFound()
    return company
  }),
]
