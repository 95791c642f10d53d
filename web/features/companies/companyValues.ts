import { graphql, readInlineData } from 'react-relay/hooks'
import type { companyValues_company$key } from './__generated__/companyValues_company.graphql.ts'

/** What companies are filtered by. */
export const companyStates = ['ACTIVE', 'INACTIVE'] as const

/** What the form of a company holds. */
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

/** A company as its form shows it. */
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

/** What the form says of a company, as the mutations take it. */
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
