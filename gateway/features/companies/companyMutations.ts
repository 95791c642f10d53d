import {
  companyBrandUpdate,
  companyManageActivate,
  companyManageCreate,
  companyManageDelete,
  companyManageGet,
  companyManageUpdate,
  companyProfileUpdate,
  type CompanyInfo,
} from '../../../services/features/companies/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { ImageInput } from '../../core/graph/types/imageInput.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { Language } from '../translations/translation.ts'
import { Company } from './company.ts'

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** The contact and tax data of a company. */
const contactFields = (t: InputFields) => ({
  email: t.field({ type: 'EmailAddress', description: 'E-mail address of the company.' }),
  phone: t.string({ description: 'Phone number, up to 30 characters.' }),
  website: t.string({ description: 'The address of the website, which begins with http:// or https://.' }),
  address: t.string({ description: 'The postal address, up to 500 characters.' }),
  taxCode: t.string({ description: 'Tax code, up to 30 characters.' }),
})

/** The form fields of a company. */
const companyFields = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: 'The name: not blank, at most 200 characters, unique regardless of case.',
  }),
  code: t.string({ description: 'A short code of up to 20 characters, unique among companies.' }),
  type: t.string({ description: 'The name of a company type; see the vocabulary COMPANY_TYPE.' }),
  ...contactFields(t),
})

interface Contacts {
  email?: string | null
  phone?: string | null
  website?: string | null
  address?: string | null
  taxCode?: string | null
}
interface Fields extends Contacts {
  name: string
  code?: string | null
  type?: string | null
}
const contactsOf = ({ email, phone, website, address, taxCode }: Contacts) => ({
  email: email ?? null,
  phone: phone ?? null,
  website: website ?? null,
  address: address ?? null,
  taxCode: taxCode ?? null,
})
const bodyOf = ({ name, code, type, ...contacts }: Fields) => ({
  name,
  code: code ?? null,
  type: type ?? null,
  ...contactsOf(contacts),
})

const idField = { required: true, description: 'The company (global id).' } as const
const toPayload = (t: PayloadFields<{ company: CompanyInfo }>) => ({
  company: t.expose('company', { type: Company, description: 'The company after the change.' }),
})
const readCompany = (context: GatewayContext) => (id: string) => context.rest.call(companyManageGet, { params: { id } })

mutation('createCompany', {
  description:
    'Adds a company that is ready to use, and invites its first administrator by mail. Only administrators of the platform may do this.',
  operation: companyManageCreate,
  input: (t) => ({
    ...companyFields(t),
    administratorUserName: t.string({
      required: true,
      description: 'The user name of the first administrator, unique in the product.',
    }),
    administratorGivenName: t.string({ required: true, description: 'The given name of the first administrator.' }),
    administratorFamilyName: t.string({ description: 'The family name of the first administrator.' }),
    administratorEmail: t.field({
      type: 'EmailAddress',
      required: true,
      description: 'The address to which the invitation is sent.',
    }),
    administratorLanguage: t.field({
      type: Language,
      description: 'The language of mails to the first administrator. English by default.',
    }),
  }),
  payload: toPayload,
  resolve: async (input, context) => {
    const write = context.rest.call(companyManageCreate, {
      fieldNames: { administratorName: 'administratorGivenName' },
      body: {
        ...bodyOf(input),
        administratorUserName: input.administratorUserName,
        administratorName: input.administratorGivenName,
        administratorFamilyName: input.administratorFamilyName ?? '',
        administratorEmail: input.administratorEmail,
        administratorLanguage: input.administratorLanguage ?? null,
      },
    })
    return { company: await savedRecord(context, write, readCompany(context)) }
  },
})

mutation('updateCompany', {
  description:
    'Changes the data of a company. CONFLICT if it has changed since it was read. Only administrators of the platform may do this.',
  operation: companyManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    version: t.int({ description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.' }),
    ...companyFields(t),
  }),
  payload: toPayload,
  resolve: async ({ id, version, ...fields }, context) => {
    const params = { id: idOf('Company', id) }
    const body = { ...bodyOf(fields), ...(typeof version === 'number' && { version }) }
    const write = context.rest.call(companyManageUpdate, { params, body })
    return { company: await savedRecord(context, write, readCompany(context), params.id) }
  },
})

mutation('deactivateCompany', {
  description:
    'Deactivates a company. Its users can no longer sign in or continue to work, and its data is preserved. The platform company cannot be deactivated.',
  operation: companyManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: toPayload,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('Company', id) }
    const write = context.rest.call(companyManageDelete, { params })
    return { company: await savedRecord(context, write, readCompany(context), params.id) }
  },
})

mutation('activateCompany', {
  description: 'Reactivates a company, so its users can work with the product again.',
  operation: companyManageActivate,
  input: (t) => ({ id: t.id(idField) }),
  payload: toPayload,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('Company', id) }
    const write = context.rest.call(companyManageActivate, { params })
    return { company: await savedRecord(context, write, readCompany(context), params.id) }
  },
})

mutation('updateCompanyProfile', {
  description:
    "Changes the contact and tax data of the viewer's own company. CONFLICT if it has changed since it was read.",
  operation: companyProfileUpdate,
  input: (t) => ({
    version: t.int({ description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.' }),
    ...contactFields(t),
  }),
  payload: toPayload,
  resolve: async ({ version, ...contacts }, context) => ({
    company: await context.rest.call(companyProfileUpdate, {
      body: { ...contactsOf(contacts), version: version ?? null },
    }),
  }),
})

mutation('updateCompanyBrand', {
  description:
    "Sets the look of mails of the viewer's company: the logo at the top, and the colour of buttons and links.",
  operation: companyBrandUpdate,
  input: (t) => ({
    color: t.string({ description: "The colour as #1a2b3c. The product's own by default." }),
    logo: t.field({ type: ImageInput, description: 'The new logo. By default the logo stays as it is.' }),
    removesLogo: t.boolean({ description: 'Removes the logo. Ignored if there is a new one.' }),
  }),
  payload: toPayload,
  resolve: async ({ color, logo, removesLogo }, { rest }) => ({
    company: await rest.call(companyBrandUpdate, {
      fieldNames: { brandColor: 'color', imageBase64: 'logo', imageName: 'logo' },
      body: {
        brandColor: color ?? null,
        isUploadLogo: Boolean(logo ?? removesLogo),
        ...(logo && { imageBase64: logo.base64, imageName: logo.name }),
      },
    }),
  }),
})
