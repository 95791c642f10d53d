import { byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import fields, { type CandidateFieldsQuery } from './__generated__/CandidateFieldsQuery.graphql.ts'
import site, { type CareerSiteQuery } from './__generated__/CareerSiteQuery.graphql.ts'
import company, { type CompanyProfilePageQuery } from './__generated__/CompanyProfilePageQuery.graphql.ts'

/** What the list of the candidates' fields asks for. */
export const fieldsSource = listSource({
  params: { keyword: byText },
  variables: ({ keyword, page, size }) => ({ query: keyword.trim() || null, page, size }),
})
const list = preloadList(asQuery<CandidateFieldsQuery>(fields), fieldsSource)

/** Who reads how the public site is arranged. */
export const siteReaders = ['CompanyProfile:ReadCompanyProfile', 'CompanyProfile:UpdateCompanyProfile'] as const

/** Who may choose among the company's forms. */
export const formReader = 'InterviewSetting:ListInterviewSetting'

const preload: Preload = (place) => [
  routeQuery<CompanyProfilePageQuery>(company, {}, 'network-only'),
  ...(place.can(siteReaders)
    ? [routeQuery<CareerSiteQuery>(site, { mayReadForms: place.can(formReader) }, 'network-only')]
    : []),
  ...(place.can('CompanyProfile:ListCompanyProfile') ? list(place) : []),
]
export default preload
