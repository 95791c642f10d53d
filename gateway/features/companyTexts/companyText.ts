import {
  companyTextManageDelete,
  companyTextManageGet,
  companyTextManageList,
  companyTextManageUpdate,
  type CompanyText as Row,
} from '../../../services/features/companyTexts/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { keyOf } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { TextsByLanguage, TextsByLanguageInput } from '../modules/texts.ts'

const CompanyText = node<Row>('CompanyText', {
  description: 'A text of the interface that the company has reworded.',
  permission: ['SettingSystem:ListSettingSystem', 'SettingSystem:ReadSettingSystem'],
  loader: loader<Row>({
    read: oneByOne((key, { rest }) => rest.call(companyTextManageGet, { params: { key } })),
    key: ({ key }) => key,
  }),
  databaseId: ({ key }) => key,
  key: ({ key }) => key,
  fields: (t) => ({
    key: t.exposeString('key', { description: 'The key of the text: jobs:status.open.' }),
    texts: t.expose('texts', {
      type: TextsByLanguage,
      description: "The company's wording. A language with an empty text uses the product's wording.",
    }),
  }),
})

const CompanyTextConnection = connectionOf(CompanyText)

builder.queryField('companyTexts', (t) =>
  t.field({
    type: CompanyTextConnection,
    operation: companyTextManageList,
    description: 'Texts of the interface that the company has reworded, in the order of their keys.',
    args: { query: t.arg.string({ description: 'Parts of the key and the wording.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(companyTextManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const readText = (context: GatewayContext) => (key: string) =>
  context.rest.call(companyTextManageGet, { params: { key } })

mutation('setCompanyText', {
  description: 'Rewords a text of the interface for everyone in the company.',
  operation: companyTextManageUpdate,
  input: (t) => ({
    key: t.string({ required: true, description: 'The key of the text: jobs:status.open.' }),
    texts: t.field({
      type: TextsByLanguageInput,
      required: true,
      description:
        "The company's wording, in at least one language. A language with an empty text uses the product's wording.",
    }),
    also: t.stringList({ description: 'Keys of further texts that get the same wording, because they read the same.' }),
  }),
  payload: (t: PayloadFields<{ text: Row }>) => ({
    companyText: t.expose('text', { type: CompanyText, description: 'The text after the change.' }),
  }),
  resolve: async ({ key, texts, also }, context) => {
    const body = { texts, ...(also?.length && { also: [...also] }) }
    const write = context.rest.call(companyTextManageUpdate, { params: { key }, body })
    return { text: await savedRecord(context, write, readText(context), key) }
  },
})

mutation('deleteCompanyText', {
  description: "Removes the company's wording of a text, which then reads as the product words it.",
  operation: companyTextManageDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The text (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCompanyTextId: t.exposeID('id', { description: 'The removed text (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { key: keyOf('CompanyText', id) }
    assertAccepted(await rest.call(companyTextManageDelete, { params }), 'The text was not given back')
    return { id: String(id) }
  },
})
