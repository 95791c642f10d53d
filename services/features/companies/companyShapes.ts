import { Type, type Static } from 'typebox'
import { languages } from '../../core/contract/languages.ts'
import { Id, Moment, Nullable, orElse } from '../../core/contract/shapes.ts'

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
  active: orElse(Type.Boolean(), true),
  createdDate: Nullable(Moment),
  version: Type.Optional(
    Type.Integer({ description: 'ours: grows with each change; a change names the one that it saw' }),
  ),
  logo: Type.Optional(
    Nullable(Type.String({ description: 'ours: path for /commons/file; another one with each new picture' })),
  ),
  brandColor: Type.Optional(Nullable(Type.String({ description: 'ours: colour of its mails: #1a2b3c' }))),
  platform: Type.Optional(
    Type.Boolean({ description: 'ours: it runs the platform, and its administrators look after all companies' }),
  ),
  mayManage: Type.Optional(
    Type.Boolean({ description: 'ours: the caller administrates the platform, and so may change every company' }),
  ),
})
export type CompanyInfo = Static<typeof CompanyInfo>

/** Longest texts of a company. */
export const companyLimits = { name: 200, code: 20, email: 250, phone: 30, website: 500, address: 500, taxCode: 30 }

const text = (maxLength: number, description: string) =>
  Type.Optional(Nullable(Type.String({ maxLength, description })))

/** How a company is reached and taxed, which its own people change too. */
export const CompanyContacts = Type.Object({
  email: text(companyLimits.email, 'e-mail address'),
  phone: text(companyLimits.phone, 'phone number'),
  website: text(companyLimits.website, 'address that begins with http:// or https://'),
  address: text(companyLimits.address, 'where it is'),
  taxCode: text(companyLimits.taxCode, 'tax code'),
})

/** What a form says of a company. Blank and longer names are answered under the field, so the shape leaves room for them. */
export const CompanyFields = Type.Object({
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${companyLimits.name} characters, no other company's in any case of its letters`,
  }),
  code: text(companyLimits.code, "short code, no other company's in any case of its letters"),
  type: text(200, 'name of a company type'),
  ...CompanyContacts.properties,
})
export type CompanyFields = Static<typeof CompanyFields>

/** Who a new company begins with: an account with the role Administrator, invited by mail. */
export const FirstAdministrator = Type.Object({
  administratorUserName: Type.String({
    maxLength: 100,
    description: 'user name, unique in the product: 2 to 100 letters a–z, digits and . _ @ -',
  }),
  administratorName: Type.String({ maxLength: 100, description: 'given name' }),
  administratorFamilyName: Type.Optional(Type.String({ maxLength: 100, description: 'family name' })),
  administratorEmail: Type.String({ maxLength: 250, description: 'where the invitation goes' }),
  administratorLanguage: Type.Optional(
    Nullable(Type.Enum(languages, { description: 'of mails to them, the invitation first; English by default' })),
  ),
})
export type FirstAdministrator = Static<typeof FirstAdministrator>
