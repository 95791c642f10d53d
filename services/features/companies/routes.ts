import { companiesByIds, companyNames, listCompanies } from '../../core/identity/people/companies.ts'
import { notFound } from '../../core/http/errors.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import { companyByIds, companyList, companyLookup, currentCompanyInfo } from './contract.ts'

export const routes: Route[] = [
  implement(companyList, ({ body: { keyword = '', ...paging } }, { cache, db, caller }) =>
    listCompanies(cache, db, caller, keyword, paging),
  ),
  implement(companyByIds, ({ body }, { cache, db, caller }) => companiesByIds(cache, db, caller, body.ids)),
  implement(companyLookup, (_input, { cache, db, caller }) => companyNames(cache, db, caller)),
  implement(currentCompanyInfo, async (_input, { cache, db, caller }) => {
    const [company] = await companiesByIds(cache, db, caller, [caller.companyId])
    if (!company) throw notFound()
    return company
  }),
]
