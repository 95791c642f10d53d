import { Type } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id } from '../../core/contract/shapes.ts'
import { EmailTemplate } from './templateShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export type { EmailTemplate, EmailTemplateUsage, EmailTemplateVersion } from './templateShapes.ts'
export {
  emailTemplateManageCreate,
  emailTemplateManageDelete,
  emailTemplateManageGet,
  emailTemplateManageList,
  emailTemplateManagePreview,
  emailTemplateManageTest,
  emailTemplateManageUpdate,
  emailTemplateManageUsage,
  emailTemplateManageVersions,
} from './manageContract.ts'

/** The permissions of users who manage templates, and of users whose screens send mail with them. */
export const access = [
  'EmailTemplate:ListEmailTemplate',
  'EmailTemplate:ReadEmailTemplate',
  'VendorRequest:CreateVendorRequest',
  'VendorRequest:UpdateVendorRequest',
  'InterviewSetting:AddUpdateInterviewSetting',
  'InterviewSetting:AddUpdateTriger',
  'JobRequest:InterviewManage',
] as const

/** The template of a job request to vendors (001/9). Its Job_Title and Job_Link are replaced when mail is sent. */
export const jobRequestType = 17

const type = Type.Integer({ minimum: 0, maximum: 1000, description: 'number of an e-mail template type' })

export const emailTemplatesByCompany = operation({
  id: 'emailTemplatesByCompany',
  method: 'GET',
  path: '/commons/email-templates-by-company',
  service: 'commons',
  access,
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(EmailTemplate),
  doc: "E-mail templates of the caller's company by type and name.",
  place: '002/7.12/6',
})

export const emailTemplatesByType = operation({
  id: 'emailTemplatesByType',
  method: 'GET',
  path: '/commons/email-templates-by-type',
  service: 'commons',
  access,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ type }),
  answer: Type.Array(EmailTemplate),
  doc: 'E-mail templates of one type in name order.',
  place: '002/7.12/6',
})

export const emailTemplateByType = operation({
  id: 'emailTemplateByType',
  method: 'GET',
  path: '/commons/email-template-by-type',
  service: 'commons',
  access,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ type }),
  answer: EmailTemplate,
  doc: 'The e-mail template of a type: the default one, or else the first by name; 404 if there is none. Type 17 is the job request to vendors.',
  place: '001/7.4/30, 002/7.12/6, 001/3/17',
})

export const emailTemplateById = operation({
  id: 'emailTemplateById',
  method: 'GET',
  path: '/commons/email-template-by-id',
  service: 'commons',
  access,
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ id: Id }),
  answer: EmailTemplate,
  doc: 'One e-mail template.',
  place: '002/7.12/6',
})
