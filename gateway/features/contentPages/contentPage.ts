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
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const ContentPage = node<Row>('ContentPage', {
  description: 'A content page of the platform, such as help or terms, which every signed-in user can read.',
  everyRole: true,
  loader: loader<Row>({
    read: oneByOne((code, { rest }) => rest.call(contentGet, { params: { code } })),
    key: ({ code }) => code,
  }),
  databaseId: ({ code }) => code,
  key: ({ code }) => code,
  fields: (t) => ({
    code: t.exposeString('code', { description: "The code in the page's address: terms." }),
    title: t.exposeString('title', { description: 'The heading of the page.' }),
    html: t.exposeString('contents', {
      description: 'The text as HTML: paragraphs, headings, lists, links, pictures.',
    }),
    version: t.exposeInt('version', { description: 'A number that grows with each change.' }),
    canManage: t.exposeBoolean('canChange', { description: "Whether the viewer's company manages content pages." }),
  }),
})

const ContentTitle = builder
  .objectRef<Title>('ContentTitle')
  .implement({
    description: 'The code and title of a content page.',
    fields: (t) => ({
      code: t.exposeString('code', { description: "The code in the page's address: terms." }),
      title: t.exposeString('title', { description: 'The heading of the page.' }),
    }),
  })

const ContentPageConnection = connectionOf(ContentPage)

builder.queryFields((t) => ({
  contentPages: t.field({
    type: ContentPageConnection,
    operation: contentList,
    description: "The platform's content pages in the order of their codes, for those who manage them.",
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
    description: 'The codes and titles of the content pages, in title order.',
    resolve: (_root, _args, { rest }) => rest.call(contentTitles),
  }),
  contentPage: t.field({
    type: ContentPage,
    nullable: true,
    operation: contentGet,
    description: 'The content page with a code, or null if there is none.',
    args: { code: t.arg.string({ required: true, description: "The code in the page's address: terms." }) },
    resolve: (_root, { code }, { rest }) => (code === '' ? null : orNull(rest.call(contentGet, { params: { code } }))),
  }),
}))

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>
const fields = (t: InputFields) => ({
  title: t.string({ required: true, description: 'The heading, at most 200 characters.' }),
  html: t.string({ required: true, description: 'The text as HTML, at most 50,000 readable characters.' }),
})
const fieldNames = { contents: 'html' }
const idField = { required: true, description: 'The content page (global id).' } as const
const toPayload = (t: PayloadFields<{ page: Row }>) => ({
  contentPage: t.expose('page', { type: ContentPage, description: 'The page after the change.' }),
})
const readPage = (context: GatewayContext) => (code: string) => context.rest.call(contentGet, { params: { code } })

mutation('createContentPage', {
  description: 'Adds a content page. Only the platform company may do this.',
  operation: contentCreate,
  input: (t) => ({
    code: t.string({
      required: true,
      description: 'Letters, digits, hyphens and underscores, at most 100, unique. It cannot be changed later.',
    }),
    ...fields(t),
  }),
  payload: toPayload,
  resolve: async ({ code, title, html }, context) => {
    const write = context.rest.call(contentCreate, { fieldNames, body: { code, title, contents: html } })
    return { page: await savedRecord(context, write, readPage(context), code.trim()) }
  },
})

mutation('updateContentPage', {
  description: 'Changes the title and text of a content page. Only the platform company may do this.',
  operation: contentUpdate,
  input: (t) => ({
    id: t.id(idField),
    ...fields(t),
    version: t.int({ description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.' }),
  }),
  payload: toPayload,
  resolve: async ({ id, title, html, version }, context) => {
    const params = { code: keyOf('ContentPage', id) }
    const body = { code: params.code, title, contents: html, ...(version != null && { version }) }
    const write = context.rest.call(contentUpdate, { fieldNames, params, body })
    return { page: await savedRecord(context, write, readPage(context), params.code) }
  },
})

mutation('deleteContentPage', {
  description: 'Deletes a content page and its pictures. Only the platform company may do this.',
  operation: contentDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedContentPageId: t.exposeID('id', { description: 'The deleted page (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { code: keyOf('ContentPage', id) }
    assertAccepted(await rest.call(contentDelete, { params }), 'The page was not deleted')
    return { id: String(id) }
  },
})
