import { textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import fields, { type CandidateFieldsQuery } from './__generated__/CandidateFieldsQuery.graphql.ts'
import site, { type CareerSiteQuery } from './__generated__/CareerSiteQuery.graphql.ts'
import company, { type CompanyProfilePageQuery } from './__generated__/CompanyProfilePageQuery.graphql.ts'

/** The data for the list of candidates' company fields. */
export const fieldsSource = listSource({
  params: { keyword: textFilterParam },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})
const list = preloadList(asQuery<CandidateFieldsQuery>(fields), fieldsSource)

/** The permissions to read the settings of the career site. */
export const siteReaders = ['CompanyProfile:ReadCompanyProfile', 'CompanyProfile:UpdateCompanyProfile'] as const

/** The permission to choose among the company's forms. */
export const formReader = 'InterviewSetting:ListInterviewSetting'

const preload: Preload = (place) => [
  routeQuery<CompanyProfilePageQuery>(company, {}, 'network-only'),
  ...(place.can(siteReaders)
    ? [routeQuery<CareerSiteQuery>(site, { mayReadForms: place.can(formReader) }, 'network-only')]
    : []),
  ...(place.can('CompanyProfile:ListCompanyProfile') ? list(place) : []),
]
export default preload
