import { Type, type Static } from 'typebox'
import { imageFields, imageMaxBase64 } from '../../core/contract/images.ts'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable } from '../../core/contract/shapes.ts'
import { CompanyContacts, CompanyFields, CompanyInfo, FirstAdministrator } from './companyShapes.ts'

export const CompanyUsage = Type.Object({
  id: Id,
  users: Type.Integer({ description: 'number of active users' }),
  lastUsedDate: Nullable({ ...Moment, description: 'when a user last used the product' }),
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
  doc: 'How many users each of these companies has and when one of them was last active, for the companies that the caller may see.',
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
  doc: 'Creates a company with its roles, lists, e-mail templates, a department and a folder for vendors. Its first administrator is invited by mail. 403 unless the caller is an administrator of the platform.',
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
    version: Type.Optional(
      Type.Integer({ description: 'as it was read; refused with errorCode 599 if the company has changed since' }),
    ),
  }),
  answer: CompanyInfo,
  doc: 'Changes the data of a company. 403 unless the caller is an administrator of the platform.',
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
      Type.Integer({
        description:
          'as it was read; refused with errorCode 599 if the company has changed since; null is not compared',
      }),
    ),
  }),
  answer: CompanyInfo,
  doc: "Changes the contact and tax data of the caller's company. Its name, code and type can only be changed by the platform.",
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
    brandColor: Nullable(Type.String({ maxLength: 100, description: "#1a2b3c; null for the product's own colour" })),
    isUploadLogo: Type.Optional(
      Type.Boolean({ description: 'whether imageBase64 replaces the logo; otherwise the logo is not changed' }),
    ),
    ...imageFields,
  }),
  answer: CompanyInfo,
  doc: "Changes how mails of the caller's company look: the logo at the top, and the colour of buttons and links.",
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
  doc: 'Deactivates a company: its users can no longer sign in or continue working, and its data is preserved. PLATFORM_COMPANY for the company that runs the platform.',
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
  doc: 'Reactivates a company, so that its users can work again.',
})
