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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { Language } from '../translations/translation.ts'
import { Company } from './company.ts'

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** How a company is reached and taxed. */
const contactFields = (t: InputFields) => ({
  email: t.field({ type: 'EmailAddress', description: 'E-mail address of the company.' }),
  phone: t.string({ description: 'Phone number, up to 30 characters.' }),
  website: t.string({ description: 'Address of its site, which begins with http:// or https://.' }),
  address: t.string({ description: 'Where it is, up to 500 characters.' }),
  taxCode: t.string({ description: 'Tax code, up to 30 characters.' }),
})

/** What a form says of a company. */
const companyFields = (t: InputFields) => ({
  name: t.string({
    required: true,
    description: "Name: not blank, at most 200 characters, no other company's in any case of its letters.",
  }),
  code: t.string({ description: "Short code, up to 20 characters, no other company's." }),
  type: t.string({ description: 'Name of a company type: see the vocabulary COMPANY_TYPE.' }),
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
const written = (t: PayloadFields<{ company: CompanyInfo }>) => ({
  company: t.expose('company', { type: Company, description: 'The company as it is now.' }),
})
const readCompany = (context: GatewayContext) => (id: string) => context.rest.call(companyManageGet, { params: { id } })

mutation('createCompany', {
  description:
    'Adds a company that is ready to work, and invites its first administrator by mail. Only administrators of the platform may.',
  operation: companyManageCreate,
  input: (t) => ({
    ...companyFields(t),
    administratorUserName: t.string({
      required: true,
      description: 'User name of the first administrator, unique in the product.',
    }),
    administratorGivenName: t.string({ required: true, description: 'Given name of the first administrator.' }),
    administratorFamilyName: t.string({ description: 'Family name of the first administrator.' }),
    administratorEmail: t.field({ type: 'EmailAddress', required: true, description: 'Where the invitation goes.' }),
    administratorLanguage: t.field({
      type: Language,
      description: 'Language of mails to the first administrator; English by default.',
    }),
  }),
  payload: written,
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
    return { company: await saved(context, write, readCompany(context)) }
  },
})

mutation('updateCompany', {
  description:
    'Changes what is known of a company; CONFLICT when somebody else has. Only administrators of the platform may.',
  operation: companyManageUpdate,
  input: (t) => ({
    id: t.id(idField),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
    ...companyFields(t),
  }),
  payload: written,
  resolve: async ({ id, version, ...fields }, context) => {
    const params = { id: idOf('Company', id) }
    const body = { ...bodyOf(fields), ...(typeof version === 'number' && { version }) }
    const write = context.rest.call(companyManageUpdate, { params, body })
    return { company: await saved(context, write, readCompany(context), params.id) }
  },
})

mutation('deactivateCompany', {
  description:
    'Deactivates a company: its people neither sign in nor go on, and its data stays. Not the company that runs the platform.',
  operation: companyManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: written,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('Company', id) }
    const write = context.rest.call(companyManageDelete, { params })
    return { company: await saved(context, write, readCompany(context), params.id) }
  },
})

mutation('activateCompany', {
  description: 'Lets the people of a deactivated company work with the product again.',
  operation: companyManageActivate,
  input: (t) => ({ id: t.id(idField) }),
  payload: written,
  resolve: async ({ id }, context) => {
    const params = { id: idOf('Company', id) }
    const write = context.rest.call(companyManageActivate, { params })
    return { company: await saved(context, write, readCompany(context), params.id) }
  },
})

mutation('updateCompanyProfile', {
  description: "Changes how the viewer's own company is reached and taxed; CONFLICT when somebody else has.",
  operation: companyProfileUpdate,
  input: (t) => ({
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
    ...contactFields(t),
  }),
  payload: written,
  resolve: async ({ version, ...contacts }, context) => ({
    company: await context.rest.call(companyProfileUpdate, {
      body: { ...contactsOf(contacts), version: version ?? null },
    }),
  }),
})

mutation('updateCompanyBrand', {
  description: "How mails of the viewer's company look: its logo at their head, its colour on buttons and links.",
  operation: companyBrandUpdate,
  input: (t) => ({
    color: t.string({ description: "Colour as #1a2b3c; the product's own when left out." }),
    logo: t.field({ type: ImageInput, description: 'The new logo; the former one stays when left out.' }),
    removesLogo: t.boolean({ description: 'Takes the logo away; passed over when there is a new one.' }),
  }),
  payload: written,
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
