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
const described: Record<(typeof extensionTypes)[number], string> = {
  Input: 'One line of text.',
  TextArea: 'Several lines of text.',
  DatePicker: 'A day, without a time.',
  TimePicker: 'A time of day.',
  Checkbox: 'Any of the choices, as boxes.',
  Radio: 'One of the choices, as buttons.',
  Combobox: 'One of the choices, from a list.',
  Multiple: 'Any of the choices, from a list.',
  Switch: 'Yes or no.',
  Slider: 'A number on a scale.',
  Rate: 'A rating by stars.',
  Upload: 'A file that is uploaded.',
}

export const ExtensionFieldType = builder.enumType('ExtensionFieldType', {
  description: 'How a field that a company has added is filled in.',
  values: Object.fromEntries(
    extensionTypes.map((type) => [enumName(type), { value: type, description: described[type] }]),
  ),
})

/** One call a request, however many fields are asked for. */
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
      description: 'Codes of the roles that see it, besides who may change such fields; none: everyone of the company.',
      resolve: ({ roles }) => roles ?? [],
    }),
    label: t.exposeString('label', { description: 'Name as people read it.' }),
    type: t.field({
      type: ExtensionFieldType,
      description: 'How it is filled in.',
      // A kind that only the services have is filled in as text.
      resolve: ({ inputType }) => (extensionTypes.includes(inputType) ? inputType : 'Input'),
    }),
    isRequired: t.exposeBoolean('required', { description: 'A candidate must have it.' }),
    isActive: t.exposeBoolean('active', { description: 'Shown and asked for.' }),
    choices: t.exposeStringList('values', { description: 'What may be chosen.' }),
  }),
})

export const TableColumn = builder
  .objectRef<Column>('TableColumn')
  .implement({
    description: 'A column of a table as the company has arranged it for a role.',
    fields: (t) => ({
      key: t.exposeString('key', { description: 'Key of the column.' }),
      title: t.exposeString('title', { description: 'Heading of the column.' }),
      isShown: t.exposeBoolean('isShow', { description: 'The column is shown.' }),
    }),
  })

const CompanyState = builder.enumType('CompanyState', {
  description: 'How a company stands with the platform.',
  values: {
    ACTIVE: { value: 'Active', description: 'It uses the product.' },
    TRIAL: { value: 'Trial', description: 'It tries the product out.' },
    SUSPENDED: { value: 'Suspended', description: 'It may not use the product for now.' },
    OTHER: otherValue('statusName'),
  },
})
const states = openSet(companyStates)

export const CompanyStatus = builder.objectRef<Status>('CompanyStatus').implement({
  description: "How the viewer's company stands.",
  fields: (t) => ({
    status: t.field({
      type: CompanyState,
      description: 'How it stands with the platform.',
      resolve: ({ status }) => states.valueOf(status),
    }),
    statusName: t.string({
      nullable: true,
      description: "The services' own word for the status, where it is OTHER.",
      resolve: ({ status }) => states.nameOf(status),
    }),
    isGuidelineSkipped: t.exposeBoolean('isSkipGuideline', {
      description: 'The guideline for new companies is no longer shown.',
    }),
    guidelineSkippedBy: t.field({
      type: User,
      nullable: true,
      description: 'Who has skipped the guideline.',
      // External roles are told of nobody in the company here.
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
    description: 'Somebody to turn to for help.',
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
      "Columns of a table for the viewer's role, in their order; none of a table that the company has not arranged.",
    args: { table: t.arg.string({ required: true, description: 'Which table: candidates, jobs …' }) },
    resolve: (_root, { table }, { rest }) => rest.call(tableDisplayItems, { query: { table } }),
  }),
  companyStatus: t.field({
    type: CompanyStatus,
    operation: currentCompanyStatusSetting,
    description: "How the viewer's company stands.",
    resolve: (_root, _args, { rest }) => rest.call(currentCompanyStatusSetting),
  }),
  supportContacts: t.field({
    type: [SupportContact],
    operation: supportContactList,
    description: "Whom the viewer's company turns to for help; may be empty.",
    resolve: (_root, _args, { rest }) => rest.call(supportContactList),
  }),
}))
