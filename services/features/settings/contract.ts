import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { withAlternativeNames, Moment, Nullable, openEnum, withDefault } from '../../core/contract/shapes.ts'

/** The kinds of fields that a company may add to its candidates (000/3, without display-only kinds). */
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
  key: withAlternativeNames(
    Type.String({
      pattern: '^[A-Za-z][A-Za-z0-9]{0,49}$',
      description: 'name of the value in extendProperties; TerminalDate and Account have a meaning in the product',
    }),
    'name',
  ),
  label: withAlternativeNames(Type.String({ minLength: 1, maxLength: 100 }), 'name'),
  inputType: withDefault(openEnum(Type.Enum(extensionTypes)), 'Input'),
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
        'ours: codes of the roles that see it, besides users who may change such fields; if empty, everyone in the company',
    }),
  ),
})
export type ExtensionProperty = Static<typeof ExtensionProperty>

export const TableColumn = Type.Object({
  key: Type.String(),
  title: Type.String(),
  isShow: withDefault(Type.Boolean(), true),
  order: Type.Integer(),
})
export type TableColumn = Static<typeof TableColumn>

export const companyStates = ['Active', 'Trial', 'Suspended'] as const
export type CompanyState = (typeof companyStates)[number]
export const CompanyStatus = Type.Object({
  status: openEnum(Type.Enum(companyStates)),
  isSkipGuideline: Type.Boolean({ description: 'whether the guideline for new companies is hidden' }),
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
  answer: Type.String({ description: 'the key, different each time' }),
  doc: 'Returns a new unique key.',
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
  doc: "Returns the fields that the caller's company added to its candidates and that the caller's role sees, in their order.",
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
  doc: "Replaces the fields that the caller's company added to its candidates.",
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
  doc: "Returns the columns of a table for the caller's role, in their order. Empty if the company has not arranged the table.",
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
  doc: "Returns the status of the caller's company and whether its guideline was skipped. External roles are not told who skipped it.",
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
  doc: "Marks the guideline as skipped for the caller's company. Calling it again changes nothing.",
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
  doc: "Returns the support contacts of the caller's company, which may be empty.",
  place: '000/2.11, decision D-74',
})
