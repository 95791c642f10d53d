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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { TextsByLanguage, TextsByLanguageInput } from '../modules/texts.ts'

const CompanyText = node<Row>('CompanyText', {
  description: 'A text of the interface that the company words in its own way.',
  permission: ['SettingSystem:ListSettingSystem', 'SettingSystem:ReadSettingSystem'],
  loader: loader<Row>({
    read: oneByOne((key, { rest }) => rest.call(companyTextManageGet, { params: { key } })),
    key: ({ key }) => key,
  }),
  databaseId: ({ key }) => key,
  key: ({ key }) => key,
  fields: (t) => ({
    key: t.exposeString('key', { description: 'Key of the text: jobs:status.open.' }),
    texts: t.expose('texts', {
      type: TextsByLanguage,
      description: "The company's words; an empty one: as the product words it.",
    }),
  }),
})

const CompanyTextConnection = connectionOf(CompanyText)

builder.queryField('companyTexts', (t) =>
  t.field({
    type: CompanyTextConnection,
    operation: companyTextManageList,
    description: 'Texts of the interface that the company words in its own way, in the order of their keys.',
    args: { query: t.arg.string({ description: 'Parts of the key and the words.' }), ...pageArgs },
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
  description: 'Words a text of the interface in the way of the company, for everybody there.',
  operation: companyTextManageUpdate,
  input: (t) => ({
    key: t.string({ required: true, description: 'Key of the text: jobs:status.open.' }),
    texts: t.field({
      type: TextsByLanguageInput,
      required: true,
      description: "The company's words, in one language at least; an empty one: as the product words it.",
    }),
    also: t.stringList({ description: 'Keys of further texts that are worded like this: those that read the same.' }),
  }),
  payload: (t: PayloadFields<{ text: Row }>) => ({
    companyText: t.expose('text', { type: CompanyText, description: 'The text as it is now.' }),
  }),
  resolve: async ({ key, texts, also }, context) => {
    const body = { texts, ...(also?.length && { also: [...also] }) }
    const write = context.rest.call(companyTextManageUpdate, { params: { key }, body })
    return { text: await saved(context, write, readText(context), key) }
  },
})

mutation('deleteCompanyText', {
  description: 'Gives a text back to the product, which words it as before.',
  operation: companyTextManageDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The text (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCompanyTextId: t.exposeID('id', { description: 'The text that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { key: keyOf('CompanyText', id) }
    assertAccepted(await rest.call(companyTextManageDelete, { params }), 'The text was not given back')
    return { id: String(id) }
  },
})
