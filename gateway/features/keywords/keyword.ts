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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const KeywordKind = enumOf<Kind>('KeywordKind', 'The list that a keyword belongs to.', {
  skillKeyword: 'Skills that candidates have and jobs ask for.',
  skillException: 'Words that look like skills in a CV and are none.',
  languageKeyword: 'Languages that candidates speak.',
  certificateKeyword: 'Certificates that people hold.',
  educationInstitution: 'Universities and colleges.',
  companyKeyword: 'Employers as CVs name them.',
  countryKeyword: 'Countries as CVs name them.',
})

const usages = loader<Usage>({ read: byIds(keywordManageUsage), key: ({ id }) => id })

const KeywordUsage = builder
  .objectRef<Usage>('KeywordUsage')
  .implement({
    description: 'What carries a keyword: while something does, it is merged into another one and not deleted.',
    fields: (t) => ({
      candidateCount: t.exposeInt('candidates', { description: 'Candidates who carry it; 101 means more than 100.' }),
      jobCount: t.exposeInt('jobs', { description: 'Jobs that ask for it; 101 means more than 100.' }),
    }),
  })

export const Keyword = node<Row>('Keyword', {
  description: "A word of one of the company's lists: skills, languages …",
  permission: ['Keyword:ListKeyword', 'Keyword:ReadKeyword'],
  loader: loader<Row>({ read: byIds(keywordManageByIds), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The word as people choose it.' }),
    kind: t.expose('kind', { type: KeywordKind, description: 'The list that it belongs to.' }),
    usage: t.field({
      type: KeywordUsage,
      nullable: true,
      mayFailAlone: true,
      operation: keywordManageUsage,
      description: 'What carries it; null for words that are neither skills nor languages.',
      resolve: ({ id }, _args, context) => usages.load(context, id),
    }),
  }),
})

const KeywordConnection = connectionOf(Keyword)

const KeywordFilter = builder.inputType('KeywordFilter', {
  description: 'Conditions on keywords; all of them must hold.',
  fields: (t) => ({ kind: t.field({ type: KeywordKind, description: 'The list that they belong to.' }) }),
})

builder.queryField('keywords', (t) =>
  t.field({
    type: KeywordConnection,
    operation: keywordManageList,
    description: "Words of the lists of the viewer's company, in name order.",
    args: {
      query: t.arg.string({ description: 'Part of the word; accents and case do not count.' }),
      filter: t.arg({ type: KeywordFilter, description: 'Which keywords; those of all lists without it.' }),
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
  description: 'The word: not blank, up to 200 characters, not in its list already.',
} as const
const idField = { required: true, description: 'The keyword (global id).' } as const
const written = (t: PayloadFields<{ keyword: Row }>) => ({
  keyword: t.expose('keyword', { type: Keyword, description: 'The keyword as it is now.' }),
})
const readKeyword = (context: GatewayContext) => (id: string) => context.rest.call(keywordManageGet, { params: { id } })

mutation('createKeyword', {
  description: 'Adds a word to a list.',
  operation: keywordManageCreate,
  input: (t) => ({
    kind: t.field({ type: KeywordKind, required: true, description: 'The list that it joins.' }),
    name: t.string(nameField),
  }),
  payload: written,
  resolve: async (body, context) => {
    const write = context.rest.call(keywordManageCreate, { body })
    return { keyword: await saved(context, write, readKeyword(context)) }
  },
})

mutation('updateKeyword', {
  description: 'Changes a word; candidates and jobs that carry it say the new one.',
  operation: keywordManageUpdate,
  input: (t) => ({ id: t.id(idField), name: t.string(nameField) }),
  payload: written,
  resolve: async ({ id, name }, context) => {
    const params = { id: idOf('Keyword', id) }
    const write = context.rest.call(keywordManageUpdate, { params, body: { name } })
    return { keyword: await saved(context, write, readKeyword(context), params.id) }
  },
})

mutation('mergeKeyword', {
  description: 'Makes one word of two: what carries the first carries the second, and the first is gone.',
  operation: keywordManageMerge,
  input: (t) => ({
    id: t.id(idField),
    intoId: t.id({ required: true, description: 'The word of the same list that stays (global id).' }),
  }),
  payload: (t: PayloadFields<{ id: string; keyword: Row }>) => ({
    deletedKeywordId: t.exposeID('id', { description: 'The word that is gone (global id).' }),
    keyword: t.expose('keyword', { type: Keyword, description: 'The word that stays.' }),
  }),
  resolve: async ({ id, intoId }, context) => {
    const params = { id: idOf('Keyword', id) }
    const into = idOf('Keyword', intoId, 'intoId')
    const write = context.rest.call(keywordManageMerge, { fieldNames: { into: 'intoId' }, params, body: { into } })
    return { id: String(id), keyword: await saved(context, write, readKeyword(context), into) }
  },
})

mutation('deleteKeyword', {
  description: 'Deletes a word that nothing carries.',
  operation: keywordManageDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedKeywordId: t.exposeID('id', { description: 'The word that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('Keyword', id) }
    assertAccepted(await rest.call(keywordManageDelete, { params }), 'The keyword was not deleted')
    return { id: String(id) }
  },
})
