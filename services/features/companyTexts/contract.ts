import { Type, type Static } from 'typebox'
import { longestCompanyText } from '../../../common/companyTexts.ts'
import { operation } from '../../core/contract/operation.ts'
import { pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

const Key = Type.String({ minLength: 1, maxLength: 200, description: 'key of the text: jobs:status.open' })
const word = Type.String({ description: "in the company's words; empty: as the product words it" })

export const CompanyText = Type.Object({ key: Key, texts: Type.Object({ en: word, vi: word, ja: word }) })
export type CompanyText = Static<typeof CompanyText>

const path = '/company-texts'
const base = { service: 'commons', origin: 'ours', place: 'D-73, D-118' } as const
const readers = ['SettingSystem:ListSettingSystem', 'SettingSystem:ReadSettingSystem'] as const
const byKey = Type.Object({ key: Key })
// Wrong ones are answered under the field, so the shape leaves room for them.
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'parts of the key and the words' })),
  }),
  answer: pagedRows(CompanyText),
  doc: 'Texts of the interface that the company words in its own way, in the order of their keys.',
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
  doc: 'How the company words a text of the interface.',
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
        description: 'keys of further texts that are worded like this: those that read the same',
      }),
    ),
  }),
  answer: CompanyText,
  doc: 'The company words a text like this from then on, in the languages for which there is a word; at least one.',
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
  doc: 'The text reads as the product words it again.',
})
