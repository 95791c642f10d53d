import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, paged, paging } from '../../core/contract/shapes.ts'
import { CompanyInfo } from './companyShapes.ts'

// Passed on for the gateway, which imports contracts only.
export {
  companyBrandUpdate,
  companyManageActivate,
  companyManageCreate,
  companyManageDelete,
  companyManageGet,
  companyManageUpdate,
  companyManageUsage,
  companyProfileUpdate,
} from './manageContract.ts'
export type { CompanyUsage } from './manageContract.ts'
export type { CompanyFields, CompanyInfo } from './companyShapes.ts'

const common = { service: 'accounts', effect: 'read' } as const

export const companyList = operation({
  ...common,
  id: 'companyList',
  method: 'POST',
  path: '/companies/list',
  access: 'Company:ListCompany',
  origin: 'ours',
  body: Type.Object({
    ...paging(),
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    active: Type.Optional(Type.Boolean({ description: 'only those that are, or that are not' })),
  }),
  answer: paged(CompanyInfo),
  doc: 'Companies by folded name or code, in name order: all for administrators of the platform, the own one for those of another company.',
  place: 'D-63, D-89',
})

export const companyByIds = operation({
  ...common,
  id: 'companyByIds',
  method: 'POST',
  path: '/companies/by-ids',
  access: 'signedIn',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(CompanyInfo),
  doc: 'Those of the companies that the caller may see: the own one, or any for administrators of the platform.',
  place: 'D-89',
})

export const companyLookup = operation({
  ...common,
  id: 'companyLookup',
  method: 'GET',
  path: '/commons-sts/companies',
  access: 'signedIn',
  origin: 'spec',
  answer: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  doc: 'Active companies that the caller may choose, in name order: the own one, or all for administrators of the platform.',
  place: '002/7.12/9',
})

export const currentCompanyInfo = operation({
  ...common,
  id: 'currentCompanyInfo',
  method: 'GET',
  path: '/commons-sts/current-company-info',
  access: 'signedIn',
  origin: 'spec',
  answer: CompanyInfo,
  doc: "The caller's company.",
  place: '002/7.12/24',
})
