import {
  contentCreate,
  contentDelete,
  contentGet,
  contentList,
  contentTitles,
  contentUpdate,
  type ContentPage as Row,
  type ContentTitle as Title,
} from '../../../services/features/contentPages/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { keyOf } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const ContentPage = node<Row>('ContentPage', {
  description: 'A page of text of the platform, which everyone signed in reads: help, terms.',
  everyRole: true,
  loader: loader<Row>({
    read: oneByOne((code, { rest }) => rest.call(contentGet, { params: { code } })),
    key: ({ code }) => code,
  }),
  databaseId: ({ code }) => code,
  key: ({ code }) => code,
  fields: (t) => ({
    code: t.exposeString('code', { description: 'What it is called in its address: terms.' }),
    title: t.exposeString('title', { description: 'The heading of the page.' }),
    html: t.exposeString('contents', {
      description: 'Its text as HTML: paragraphs, headings, lists, links, pictures.',
    }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
    canManage: t.exposeBoolean('canChange', { description: "The viewer's company looks after it." }),
  }),
})

const ContentTitle = builder
  .objectRef<Title>('ContentTitle')
  .implement({
    description: 'What a page of text is called.',
    fields: (t) => ({
      code: t.exposeString('code', { description: 'What it is called in its address: terms.' }),
      title: t.exposeString('title', { description: 'The heading of the page.' }),
    }),
  })

const ContentPageConnection = connectionOf(ContentPage)

builder.queryFields((t) => ({
  contentPages: t.field({
    type: ContentPageConnection,
    operation: contentList,
    description: "The platform's pages of text, in the order of their codes, for those who look after them.",
    args: { query: t.arg.string({ description: 'Parts of the code and title.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(contentList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
  contentTitles: t.field({
    type: [ContentTitle],
    operation: contentTitles,
    description: 'What the pages of text are called, in the order of their titles.',
    resolve: (_root, _args, { rest }) => rest.call(contentTitles),
  }),
  contentPage: t.field({
    type: ContentPage,
    nullable: true,
    operation: contentGet,
    description: 'The page of text of a code; null for a code that is none.',
    args: { code: t.arg.string({ required: true, description: 'What it is called in its address: terms.' }) },
    resolve: (_root, { code }, { rest }) => (code === '' ? null : orNull(rest.call(contentGet, { params: { code } }))),
  }),
}))

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  title: t.string({ required: true, description: 'Its heading, of at most 200 characters.' }),
  html: t.string({ required: true, description: 'Its text as HTML, of at most 50,000 characters that one reads.' }),
})
const fieldNames = { contents: 'html' }
const idField = { required: true, description: 'The page of text (global id).' } as const
const written = (t: PayloadFields<{ page: Row }>) => ({
  contentPage: t.expose('page', { type: ContentPage, description: 'The page as it is now.' }),
})
const readPage = (context: GatewayContext) => (code: string) => context.rest.call(contentGet, { params: { code } })

mutation('createContentPage', {
  description: "Adds a page of text; for the platform's company alone.",
  operation: contentCreate,
  input: (t) => ({
    code: t.string({
      required: true,
      description: "Letters, digits, hyphens and underscores, at most 100; no other page's. It stays.",
    }),
    ...fields(t),
  }),
  payload: written,
  resolve: async ({ code, title, html }, context) => {
    const write = context.rest.call(contentCreate, { fieldNames, body: { code, title, contents: html } })
    return { page: await saved(context, write, readPage(context), code.trim()) }
  },
})

mutation('updateContentPage', {
  description: "Changes title and text of a page; for the platform's company alone.",
  operation: contentUpdate,
  input: (t) => ({
    id: t.id(idField),
    ...fields(t),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: written,
  resolve: async ({ id, title, html, version }, context) => {
    const params = { code: keyOf('ContentPage', id) }
    const body = { code: params.code, title, contents: html, ...(version != null && { version }) }
    const write = context.rest.call(contentUpdate, { fieldNames, params, body })
    return { page: await saved(context, write, readPage(context), params.code) }
  },
})

mutation('deleteContentPage', {
  description: "Deletes a page of text and its pictures; for the platform's company alone.",
  operation: contentDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedContentPageId: t.exposeID('id', { description: 'The page that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { code: keyOf('ContentPage', id) }
    assertAccepted(await rest.call(contentDelete, { params }), 'The page was not deleted')
    return { id: String(id) }
  },
})
