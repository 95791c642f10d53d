import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { also, Moment, Nullable, openWords, orElse } from '../../core/contract/shapes.ts'

/** Kinds of fields that a company may add to its candidates (000/3, without those that only show something). */
export const extensionTypes = [
  'Input',
  'TextArea',
  'DatePicker',
  'TimePicker',
  'Checkbox',
  'Radio',
  'Combobox',
  'Multiple',
  'Switch',
  'Slider',
  'Rate',
  'Upload',
] as const

export const ExtensionProperty = Type.Object({
  key: also(
    Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9]{0,49}$',
      description: 'name of the value in extendProperties; TerminalDate and Account are known to the product',
    }),
    'name',
  ),
  label: also(Type.String({ minLength: 1, maxLength: 100 }), 'name'),
  inputType: orElse(openWords(Type.Enum(extensionTypes)), 'Input'),
  required: Type.Boolean({ default: false }),
  active: Type.Boolean({ default: true }),
  values: Type.Array(Type.String({ minLength: 1, maxLength: 100 }), {
    default: [],
    maxItems: 100,
    description: 'choices of Checkbox, Radio, Combobox and Multiple',
  }),
  roles: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 50 }), {
      maxItems: 50,
      description:
        'ours: codes of the roles that see it, besides who may change such fields; none: everyone of the company',
    }),
  ),
})
export type ExtensionProperty = Static<typeof ExtensionProperty>

export const TableColumn = Type.Object({
  key: Type.String(),
  title: Type.String(),
  isShow: orElse(Type.Boolean(), true),
  order: Type.Integer(),
})
export type TableColumn = Static<typeof TableColumn>

export const companyStates = ['Active', 'Trial', 'Suspended'] as const
export type CompanyState = (typeof companyStates)[number]
export const CompanyStatus = Type.Object({
  status: openWords(Type.Enum(companyStates)),
  isSkipGuideline: Type.Boolean({ description: 'the guideline for new companies is no longer shown' }),
  skippedBy: Nullable(Type.String({ description: 'user name' })),
  skippedDate: Nullable(Moment),
})
export type CompanyStatus = Static<typeof CompanyStatus>

export const SupportContact = Type.Object({
  nameVi: Type.String({ description: 'name in Vietnamese' }),
  nameEn: Type.String({ description: 'name in English' }),
  phone: Type.String(),
  email: Type.String(),
})
export type SupportContact = Static<typeof SupportContact>

export const uniqueKey = operation({
  id: 'uniqueKey',
  method: 'GET',
  path: '/commons/unique-key',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.String({ description: 'the key, another one each time' }),
  doc: 'A key that nothing else has.',
  place: '002/7.12/1',
})

export const extendCandidateList = operation({
  id: 'extendCandidateList',
  method: 'GET',
  path: '/commons-applicant/extend-candidate',
  service: 'commons',
  access: 'signedIn',
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(ExtensionProperty),
  doc: "Fields that the caller's company has added to its candidates and that the caller's role sees, in their order.",
  place: '002/7.12/39, 001/7.5/9',
})

export const companyExtendSetting = operation({
  id: 'companyExtendSetting',
  method: 'POST',
  path: '/commons-sts/company-extend-setting',
  service: 'accounts',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  origin: 'spec',
  body: Type.Object({ extendCandidate: Type.Array(ExtensionProperty, { maxItems: 100 }) }),
  answer: Type.Array(ExtensionProperty),
  doc: "Replaces the fields that the caller's company has added to its candidates.",
  place: '002/7.12/28',
})

export const tableDisplayItems = operation({
  id: 'tableDisplayItems',
  method: 'GET',
  path: '/commons-sts/table-display-items',
  service: 'accounts',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  query: Type.Object({ table: Type.String({ minLength: 1, maxLength: 50 }) }),
  answer: Type.Array(TableColumn),
  doc: "Columns of a table for the caller's role, in their order; none of a table that the company has not arranged.",
  place: '002/7.12/26',
})

export const currentCompanyStatusSetting = operation({
  id: 'currentCompanyStatusSetting',
  method: 'GET',
  path: '/commons-sts/current-company-status-setting',
  service: 'accounts',
  access: 'everyRole',
  effect: 'read',
  origin: 'spec',
  answer: CompanyStatus,
  doc: "How the caller's company stands: its status and whether its guideline was skipped; external roles do not learn by whom.",
  place: '002/7.12/27',
})

export const skipGuideline = operation({
  id: 'skipGuideline',
  method: 'POST',
  path: '/commons-sts/skip-guideline',
  service: 'accounts',
  access: 'CompanyProfile:UpdateCompanyProfile',
  effect: 'write',
  origin: 'spec',
  answer: CompanyStatus,
  doc: "The caller's company needs the guideline no more; saying it again changes nothing.",
  place: '002/7.12/36',
})

export const supportContactList = operation({
  id: 'supportContactList',
  method: 'GET',
  path: '/commons/support-contacts',
  service: 'commons',
  access: 'everyRole',
  effect: 'read',
  origin: 'ours',
  answer: Type.Array(SupportContact),
  doc: "Whom the caller's company turns to for help; may be empty.",
  place: '000/2.11, decision D-74',
})
