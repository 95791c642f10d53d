import { Type, type Static } from 'typebox'
import { longestCompanyText } from '../../../common/companyTexts.ts'
import { operation } from '../../core/contract/operation.ts'
import { pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

const Key = Type.String({ minLength: 1, maxLength: 200, description: 'key of the text: jobs:status.open' })
const word = Type.String({ description: "text of the company; empty for the product's own text" })

export const CompanyText = Type.Object({ key: Key, texts: Type.Object({ en: word, vi: word, ja: word }) })
export type CompanyText = Static<typeof CompanyText>

const path = '/company-texts'
const base = { service: 'commons', origin: 'ours', place: 'D-73, D-118' } as const
const readers = ['SettingSystem:ListSettingSystem', 'SettingSystem:ReadSettingSystem'] as const
const byKey = Type.Object({ key: Key })
// Invalid values are reported per field, so the schema accepts them.
const sent = Type.String({
  maxLength: 10_000,
  description: `plain text, at most ${longestCompanyText} characters; or empty`,
})

export const companyTextManageList = operation({
  ...base,
  id: 'companyTextManageList',
  method: 'POST',
  path: `${path}/list`,
  access: 'SettingSystem:ListSettingSystem',
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'parts of the key and the texts' })),
  }),
  answer: pagedRows(CompanyText),
  doc: 'Texts of the interface that the company has changed, in key order.',
})

export const companyTextManageGet = operation({
  ...base,
  id: 'companyTextManageGet',
  method: 'GET',
  path: `${path}/{key}`,
  access: readers,
  effect: 'read',
  params: byKey,
  answer: CompanyText,
  doc: "The company's version of a text of the interface.",
})

export const companyTextManageUpdate = operation({
  ...base,
  id: 'companyTextManageUpdate',
  method: 'PUT',
  path: `${path}/{key}`,
  access: 'SettingSystem:UpdateSettingSystem',
  effect: 'write',
  idempotent: true,
  params: byKey,
  body: Type.Object({
    texts: Type.Object({ en: sent, vi: sent, ja: sent }),
    also: Type.Optional(
      Type.Array(Type.String({ maxLength: 200 }), {
        maxItems: 200,
        description: 'keys of further texts that are changed in the same way because they are identical',
      }),
    ),
  }),
  answer: CompanyText,
  doc: 'Changes a text of the interface for the company, in the languages for which a text is sent; at least one.',
})

export const companyTextManageDelete = operation({
  ...base,
  id: 'companyTextManageDelete',
  method: 'DELETE',
  path: `${path}/{key}`,
  access: 'SettingSystem:DeleteSettingSystem',
  effect: 'write',
  idempotent: true,
  params: byKey,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: "Resets a text to the product's own text.",
})
