import {
  companyStates,
  currentCompanyStatusSetting,
  extendCandidateList,
  extensionTypes,
  supportContactList,
  tableDisplayItems,
  type CompanyStatus as Status,
  type ExtensionProperty,
  type SupportContact as Contact,
  type TableColumn as Column,
} from '../../../services/features/settings/contract.ts'
import { openSet, otherValue } from '../../core/graph/enums.ts'
import { builder } from '../../core/graph/builder.ts'
import { once } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { User } from '../users/user.ts'

const enumName = (type: string) => type.replace(/(?!^)[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
const fieldTypeDescriptions: Record<(typeof extensionTypes)[number], string> = {
  Input: 'One line of text.',
  TextArea: 'Several lines of text.',
  DatePicker: 'A date without a time.',
  TimePicker: 'A time of day.',
  Checkbox: 'Any of the choices, as check boxes.',
  Radio: 'One of the choices, as radio buttons.',
  Combobox: 'One of the choices, from a list.',
  Multiple: 'Any of the choices, from a list.',
  Switch: 'Yes or no.',
  Slider: 'A number on a slider.',
  Rate: 'A star rating.',
  Upload: 'An uploaded file.',
}

export const ExtensionFieldType = builder.enumType('ExtensionFieldType', {
  description: 'How a field added by a company is filled in.',
  values: Object.fromEntries(
    extensionTypes.map((type) => [enumName(type), { value: type, description: fieldTypeDescriptions[type] }]),
  ),
})

/** One call per request, however many fields are requested. */
const extensionFields = once(({ rest }) => rest.call(extendCandidateList))

export const CandidateExtensionField = node<ExtensionProperty>('CandidateExtensionField', {
  description: 'A field that the company has added to its candidates.',
  loader: {
    load: async (context, key) => (await extensionFields(context)).find((field) => field.key === key) ?? null,
    prime: () => undefined,
  },
  databaseId: ({ key }) => key,
  key: ({ key }) => key,
  fields: (t) => ({
    key: t.exposeString('key', { description: "Name of the value in a candidate's extension properties." }),
    roleCodes: t.stringList({
      description:
        'Codes of the roles that see it, besides those that may change such fields; if empty, everyone in the company sees it.',
      resolve: ({ roles }) => roles ?? [],
    }),
    label: t.exposeString('label', { description: 'The display name.' }),
    type: t.field({
      type: ExtensionFieldType,
      description: 'How the field is filled in.',
      // Field types that only the services know are filled in as text.
      resolve: ({ inputType }) => (extensionTypes.includes(inputType) ? inputType : 'Input'),
    }),
    isRequired: t.exposeBoolean('required', { description: 'Whether every candidate must have a value.' }),
    isActive: t.exposeBoolean('active', { description: 'Whether it is shown and can be filled in.' }),
    choices: t.exposeStringList('values', { description: 'The available choices.' }),
  }),
})

export const TableColumn = builder
  .objectRef<Column>('TableColumn')
  .implement({
    description: 'A column of a table as arranged by the company for a role.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Key of the column.' }),
      title: t.exposeString('title', { description: 'Heading of the column.' }),
      isShown: t.exposeBoolean('isShow', { description: 'Whether the column is shown.' }),
    }),
  })

const CompanyState = builder.enumType('CompanyState', {
  description: 'The status of a company on the platform.',
  values: {
    ACTIVE: { value: 'Active', description: 'It uses the product.' },
    TRIAL: { value: 'Trial', description: 'It is trying out the product.' },
    SUSPENDED: { value: 'Suspended', description: 'It currently may not use the product.' },
    OTHER: otherValue('statusName'),
  },
})
const states = openSet(companyStates)

export const CompanyStatus = builder.objectRef<Status>('CompanyStatus').implement({
  description: "The status of the viewer's company.",
  fields: (t) => ({
    status: t.field({
      type: CompanyState,
      description: 'Status on the platform.',
      resolve: ({ status }) => states.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own value if the status is OTHER.",
      resolve: ({ status }) => states.nameOf(status),
    }),
    isGuidelineSkipped: t.exposeBoolean('isSkipGuideline', {
      description: 'Whether the guideline for new companies was skipped and is no longer shown.',
    }),
    guidelineSkippedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who skipped the guideline.',
      // External roles do not see users of the company here.
      resolve: ({ skippedBy }, _args, context, info) =>
        signedIn(context).isExternal ? null : User.named(context, skippedBy, info),
    }),
    guidelineSkippedAt: t.expose('skippedDate', {
      type: 'DateTime',
      nullable: true,
      description: 'When the guideline was skipped.',
    }),
  }),
})

export const SupportContact = builder
  .objectRef<Contact>('SupportContact')
  .implement({
    description: 'A contact person for support.',
    fields: (t) => ({
      vietnameseName: t.exposeString('nameVi', { description: 'Name in Vietnamese.' }),
      englishName: t.exposeString('nameEn', { description: 'Name in English.' }),
      phone: t.exposeString('phone', { description: 'Phone number of the support.' }),
      email: t.expose('email', { type: 'EmailAddress', description: 'E-mail address of the support.' }),
    }),
  })

builder.queryFields((t) => ({
  candidateExtensionFields: t.field({
    type: [CandidateExtensionField],
    operation: extendCandidateList,
    description: "Fields that the viewer's company has added to its candidates, in their order.",
    resolve: (_root, _args, context) => extensionFields(context),
  }),
  tableColumns: t.field({
    type: [TableColumn],
    operation: tableDisplayItems,
    description:
      "Columns of a table for the viewer's role, in their order; empty if the company has not arranged the table.",
    args: { table: t.arg.string({ required: true, description: 'The table, such as candidates or jobs.' }) },
    resolve: (_root, { table }, { rest }) => rest.call(tableDisplayItems, { query: { table } }),
  }),
  companyStatus: t.field({
    type: CompanyStatus,
    operation: currentCompanyStatusSetting,
    description: "The status of the viewer's company.",
    resolve: (_root, _args, { rest }) => rest.call(currentCompanyStatusSetting),
  }),
  supportContacts: t.field({
    type: [SupportContact],
    operation: supportContactList,
    description: "Support contacts of the viewer's company; may be empty.",
    resolve: (_root, _args, { rest }) => rest.call(supportContactList),
  }),
}))
