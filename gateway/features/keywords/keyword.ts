import {
  keywordManageByIds,
  keywordManageCreate,
  keywordManageDelete,
  keywordManageGet,
  keywordManageList,
  keywordManageMerge,
  keywordManageUpdate,
  keywordManageUsage,
  type Keyword as Row,
  type KeywordKind as Kind,
  type KeywordUsage as Usage,
} from '../../../services/features/keywords/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const KeywordKind = enumOf<Kind>('KeywordKind', 'The list that a keyword belongs to.', {
  skillKeyword: 'Skills of candidates and jobs.',
  skillException: 'Words that look like skills in a CV but are not.',
  languageKeyword: 'Languages that candidates speak.',
  certificateKeyword: 'Certificates that people hold.',
  educationInstitution: 'Universities and colleges.',
  companyKeyword: 'Employers as named in CVs.',
  countryKeyword: 'Countries as named in CVs.',
})

const usages = loader<Usage>({ read: byIds(keywordManageUsage), key: ({ id }) => id })

const KeywordUsage = builder
  .objectRef<Usage>('KeywordUsage')
  .implement({
    description: 'Counts of what uses a keyword. A keyword in use can be merged but not deleted.',
    fields: (t) => ({
      candidateCount: t.exposeInt('candidates', {
        description: 'Number of candidates who have it; 101 means more than 100.',
      }),
      jobCount: t.exposeInt('jobs', { description: 'Number of jobs that require it; 101 means more than 100.' }),
    }),
  })

export const Keyword = node<Row>('Keyword', {
  description: "A keyword of one of the company's lists, such as skills or languages.",
  permission: ['Keyword:ListKeyword', 'Keyword:ReadKeyword'],
  loader: loader<Row>({ read: byIds(keywordManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The keyword shown to users.' }),
    kind: t.expose('kind', { type: KeywordKind, description: 'The list that it belongs to.' }),
    usage: t.field({
      type: KeywordUsage,
      nullable: true,
      mayFailAlone: true,
      operation: keywordManageUsage,
      description: 'How often it is used; null for keywords that are neither skills nor languages.',
      resolve: ({ id }, _args, context) => usages.load(context, id),
    }),
  }),
})

const KeywordConnection = connectionOf(Keyword)

const KeywordFilter = builder.inputType('KeywordFilter', {
  description: 'Conditions on keywords. All conditions must hold.',
  fields: (t) => ({ kind: t.field({ type: KeywordKind, description: 'Only keywords of this list.' }) }),
})

builder.queryField('keywords', (t) =>
  t.field({
    type: KeywordConnection,
    operation: keywordManageList,
    description: "Keywords of the viewer's company, in name order.",
    args: {
      query: t.arg.string({ description: 'Part of the keyword; accents and case are ignored.' }),
      filter: t.arg({ type: KeywordFilter, description: 'Which keywords to return; those of all lists if omitted.' }),
      ...pageArgs,
    },
    resolve: (_root, { filter, query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(keywordManageList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(filter?.kind && { kind: filter.kind }), ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const nameField = {
  required: true,
  description: 'The keyword: not blank, up to 200 characters, not in its list already.',
} as const
const idField = { required: true, description: 'The keyword (global id).' } as const
const payloadFields = (t: PayloadFields<{ keyword: Row }>) => ({
  keyword: t.expose('keyword', { type: Keyword, description: 'The keyword after the change.' }),
})
const readKeyword = (context: GatewayContext) => (id: string) => context.rest.call(keywordManageGet, { params: { id } })

mutation('createKeyword', {
  description: 'Adds a keyword to a list.',
  operation: keywordManageCreate,
  input: (t) => ({
    kind: t.field({ type: KeywordKind, required: true, description: 'The list to add it to.' }),
    name: t.string(nameField),
  }),
  payload: payloadFields,
  resolve: async (body, context) => {
    const write = context.rest.call(keywordManageCreate, { body })
    return { keyword: await savedRecord(context, write, readKeyword(context)) }
  },
})

mutation('updateKeyword', {
  description: 'Changes a keyword; candidates and jobs that have it show the new one.',
  operation: keywordManageUpdate,
  input: (t) => ({ id: t.id(idField), name: t.string(nameField) }),
  payload: payloadFields,
  resolve: async ({ id, name }, context) => {
    const params = { id: idOf('Keyword', id) }
    const write = context.rest.call(keywordManageUpdate, { params, body: { name } })
    return { keyword: await savedRecord(context, write, readKeyword(context), params.id) }
  },
})

mutation('mergeKeyword', {
  description: 'Merges a keyword into another: whatever has the first now has the second, and the first is deleted.',
  operation: keywordManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The keyword of the same list to merge into (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; keyword: Row }>) => ({
    deletedKeywordId: t.exposeID('id', { description: 'The deleted keyword (global id).' }),
    keyword: t.expose('keyword', { type: Keyword, description: 'The remaining keyword.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('Keyword', id) }
    const into = idOf('Keyword', intoId, 'intoId')
    const write = context.rest.call(keywordManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), keyword: await savedRecord(context, write, readKeyword(context), into) }
  },
})

mutation('deleteKeyword', {
  description: 'Deletes a keyword that is not in use.',
  operation: keywordManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedKeywordId: t.exposeID('id', { description: 'The deleted keyword (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Keyword', id) }
    assertAccepted(await rest.call(keywordManageDelete, { params }), 'The keyword was not deleted')
    return { id: String(id) }
  },
})
