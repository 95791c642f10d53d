import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, paged, paging } from '../../core/contract/shapes.ts'
import { CompanyInfo } from './companyShapes.ts'

// Re-exported for the gateway, which imports contracts only.
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
    active: Type.Optional(Type.Boolean({ description: 'only active, or only inactive companies' })),
  }),
  answer: paged(CompanyInfo),
  doc: 'Companies by folded name or code, in name order. Administrators of the platform get all companies; other administrators get their own.',
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
  doc: 'The companies with these ids that the caller may see: their own, or all for administrators of the platform.',
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
  doc: 'Active companies that the caller may select, in name order: their own, or all for administrators of the platform.',
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
