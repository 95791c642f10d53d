import { Type, type Static } from 'typebox'
import { imageFields, imageMaxBase64 } from '../../core/contract/images.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'
import { CompanyContacts, CompanyFields, CompanyInfo, FirstAdministrator } from './companyShapes.ts'

export const CompanyUsage = Type.Object({
  id: Id,
  users: Type.Integer({ description: 'active people' }),
  lastUsedDate: Nullable({ ...Moment, description: 'when one of them last used the product' }),
})
export type CompanyUsage = Static<typeof CompanyUsage>

const base = { service: 'accounts', origin: 'ours', place: 'ours' } as const
const byId = Type.Object({ id: Id })

export const companyManageUsage = operation({
  ...base,
  id: 'companyManageUsage',
  method: 'POST',
  path: '/companies/usage',
  access: ['Company:ListCompany', 'Company:ReadCompany', 'Company:UpdateCompany'],
  effect: 'read',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(CompanyUsage),
  doc: 'How many people each of the companies has, of those that the caller may see, and when one of them was last here.',
})

export const companyManageGet = operation({
  ...base,
  id: 'companyManageGet',
  method: 'GET',
  path: '/companies/{id}',
  access: ['Company:ReadCompany', 'Company:UpdateCompany'],
  effect: 'read',
  params: byId,
  answer: CompanyInfo,
  doc: 'One company that the caller may see.',
})

export const companyManageCreate = operation({
  ...base,
  id: 'companyManageCreate',
  method: 'POST',
  path: '/companies/create',
  access: 'Company:CreateCompany',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ ...CompanyFields.properties, ...FirstAdministrator.properties }),
  answer: CompanyInfo,
  doc: 'A new company with its roles, lists, e-mail templates, a department and a folder for vendors; its first administrator is invited by mail. Only administrators of the platform: 403 for others.',
})

export const companyManageUpdate = operation({
  ...base,
  id: 'companyManageUpdate',
  method: 'PUT',
  path: '/companies/{id}',
  access: 'Company:UpdateCompany',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Type.Object({
    ...CompanyFields.properties,
    version: Type.Optional(Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })),
  }),
  answer: CompanyInfo,
  doc: 'Changes what is known of a company. Only administrators of the platform: 403 for others.',
})

export const companyProfileUpdate = operation({
  ...base,
  id: 'companyProfileUpdate',
  method: 'PUT',
  path: '/commons-sts/current-company-info',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    ...CompanyContacts.properties,
    version: Nullable(
      Type.Integer({ description: 'as it was read; another one is refused with errorCode 599, null is not compared' }),
    ),
  }),
  answer: CompanyInfo,
  doc: "Changes how the caller's company is reached and taxed; its name, code and type are the platform's to change.",
})

export const companyBrandUpdate = operation({
  ...base,
  id: 'companyBrandUpdate',
  method: 'PUT',
  path: '/commons-sts/current-company-brand',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  idempotent: true,
  maxBytes: imageMaxBase64 + 65_536,
  body: Type.Object({
    brandColor: Nullable(Type.String({ maxLength: 100, description: "#1a2b3c; null: the product's own" })),
    isUploadLogo: Type.Optional(
      Type.Boolean({ description: 'imageBase64 takes the place of the logo; without it the logo stays' }),
    ),
    ...imageFields,
  }),
  answer: CompanyInfo,
  doc: "How mails of the caller's company look: its logo at their head, its colour on buttons and links.",
})

export const companyManageDelete = operation({
  ...base,
  id: 'companyManageDelete',
  method: 'DELETE',
  path: '/companies/{id}',
  access: 'Company:DeleteCompany',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: CompanyInfo,
  doc: 'Deactivates a company: its people neither sign in nor go on, and its data stays. Not the one that runs the platform: PLATFORM_COMPANY.',
})

export const companyManageActivate = operation({
  ...base,
  id: 'companyManageActivate',
  method: 'POST',
  path: '/companies/{id}/activate',
  access: 'Company:DeleteCompany',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: CompanyInfo,
  doc: 'Lets the people of a company work again that was deactivated.',
})
