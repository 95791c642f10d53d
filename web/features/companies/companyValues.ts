import { graphql, readInlineData } from 'react-relay/hooks'
import type { companyValues_company$key } from './__generated__/companyValues_company.graphql.ts'

/** The states by which companies are filtered. */
export const companyStates = ['ACTIVE', 'INACTIVE'] as const

/** The values of the company form. */
export interface CompanyValues {
  name: string
  code: string
  type: string
  email: string
  phone: string
  website: string
  address: string
  taxCode: string
}

export const emptyCompany: CompanyValues = {
  name: '',
  code: '',
  type: '',
  email: '',
  phone: '',
  website: '',
  address: '',
  taxCode: '',
}

/** Returns a company as form values. */
export function valuesOf(key: companyValues_company$key): CompanyValues {
  const { name, code, type, email, phone, website, address, taxCode } = readInlineData(
    graphql`
    fragment companyValues_company on Company @inline { name code type email phone website address taxCode }
  `,
    key,
  )
  return {
    name,
    code: code ?? '',
    type: type ?? '',
    email: email ?? '',
    phone: phone ?? '',
    website: website ?? '',
    address: address ?? '',
    taxCode: taxCode ?? '',
  }
}

const given = (text: string) => text.trim() || null

/** Returns the form values as the mutations accept them. */
export const inputOf = ({ name, code, type, email, phone, website, address, taxCode }: CompanyValues) => ({
  name: name.trim(),
  code: given(code),
  type: given(type),
  email: given(email),
  phone: given(phone),
  website: given(website),
  address: given(address),
  taxCode: given(taxCode),
})
