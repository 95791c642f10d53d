import { Type, type Static } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { Id, Moment, Nullable, withDefault } from '../../core/contract/shapes.ts'

export const CompanyInfo = Type.Object({
  id: Id,
  name: Type.String(),
  code: Nullable(Type.String()),
  type: Nullable(Type.String()),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  website: Nullable(Type.String()),
  address: Nullable(Type.String()),
  taxCode: Nullable(Type.String()),
  active: withDefault(Type.Boolean(), true),
  createdDate: Nullable(Moment),
  version: Type.Optional(
    Type.Integer({ description: 'ours: increases with each change; a change must name the version that was read' }),
  ),
  logo: Type.Optional(
    Nullable(Type.String({ description: 'ours: path for /commons/file; each new picture gets a new path' })),
  ),
  brandColor: Type.Optional(Nullable(Type.String({ description: 'ours: colour of its mails: #1a2b3c' }))),
  platform: Type.Optional(
    Type.Boolean({ description: 'ours: whether it runs the platform; its administrators manage all companies' }),
  ),
  mayManage: Type.Optional(
    Type.Boolean({
      description: 'ours: whether the caller is an administrator of the platform, and so may change all companies',
    }),
  ),
})
export type CompanyInfo = Static<typeof CompanyInfo>

/** The maximum length of a company's texts. */
export const companyLimits = { name: 200, code: 20, email: 250, phone: 30, website: 500, address: 500, taxCode: 30 }

const text = (maxLength: number, description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, description })))

/** The contact and tax data of a company, which its own users may change too. */
export const CompanyContacts = Type.Object({
  email: text(companyLimits.email, 'e-mail address'),
  phone: text(companyLimits.phone, 'phone number'),
  website: text(companyLimits.website, 'an address that begins with http:// or https://'),
  address: text(companyLimits.address, 'postal address'),
  taxCode: text(companyLimits.taxCode, 'tax code'),
})

/** The fields of a company in a form. Blank and longer names are reported per field, so the schema accepts them. */
export const CompanyFields = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${companyLimits.name} characters, unique among all companies regardless of case`,
  }),
  code: text(companyLimits.code, 'short code, unique among all companies regardless of case'),
  type: text(200, 'name of a company type'),
  ...CompanyContacts.properties,
})
export type CompanyFields = Static<typeof CompanyFields>

/** The first user of a new company: an account with the role Administrator, invited by mail. */
export const FirstAdministrator = Type.Object({
  administratorUserName: Type.String({
    maxLength: 100,
    description: 'user name, unique in the product: 2 to 100 letters a–z, digits and . _ @ -',
  }),
  administratorName: Type.String({ maxLength: 100, description: 'given name' }),
  administratorFamilyName: Type.Optional(Type.String({ maxLength: 100, description: 'family name' })),
  administratorEmail: Type.String({ maxLength: 250, description: 'address for the invitation' }),
  administratorLanguage: Type.Optional(
    Nullable(
      Type.Enum(languages, { description: 'language of mails to them, including the invitation; English by default' }),
    ),
  ),
})
export type FirstAdministrator = Static<typeof FirstAdministrator>
