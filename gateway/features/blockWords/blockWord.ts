import {
  blockWordCreate,
  blockWordDelete,
  blockWordGet,
  blockWordList,
  blockWordsByIds,
  blockWordUpdate,
  type BlockWord as Row,
} from '../../../services/features/blockWords/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { byIds, findIn, loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'

const words = loader<Row>({
  read: byIds(
    blockWordsByIds,
    findIn((page, { rest }) => rest.call(blockWordList, { body: page })),
  ),
  key: (word) => word.id,
})

export const BlockWord = node<Row>('BlockWord', {
  description: 'A word that excludes imported candidates.',
  permission: ['BlockWord:ListBlockWord', 'BlockWord:ReadBlockWord'],
  loader: words,
  databaseId: (word) => word.id,
  fields: (t) => ({ keyword: t.exposeString('keyword', { description: 'The word that excludes candidates.' }) }),
})

const BlockWordConnection = connectionOf(BlockWord)

builder.queryField('blockWords', (t) =>
  t.field({
    type: BlockWordConnection,
    operation: blockWordList,
    description: "The block words of the viewer's company, in name order.",
    args: { query: t.arg.string({ description: 'A part of the word.' }), ...pageArgs },
    resolve: (_root, { query, ...args }, { rest }, info) =>
      readPages(
        args,
        (page) =>
          rest.call(blockWordList, {
            fieldNames: { keyword: 'query' },
            body: { ...page, ...(query && { keyword: query }) },
          }),
        pageSelectionOf(info),
      ),
  }),
)

const keywordField = { required: true, description: 'The word: not blank, at most 100 characters, unique.' } as const
const idField = { required: true, description: 'The block word (global id).' } as const
const toPayload = (t: PayloadFields<{ blockWord: Row }>) => ({
  blockWord: t.expose('blockWord', { type: BlockWord, description: 'The block word after the change.' }),
})
const readWord = (context: GatewayContext) => (id: string) => context.rest.call(blockWordGet, { params: { id } })

mutation('createBlockWord', {
  description: 'Adds a word that excludes candidates from future imports.',
  operation: blockWordCreate,
  input: (t) => ({ keyword: t.string(keywordField) }),
  payload: toPayload,
  resolve: async ({ keyword }, context) => {
    const write = context.rest.call(blockWordCreate, { body: { keyword } })
    return { blockWord: await savedRecord(context, write, readWord(context)) }
  },
})

mutation('updateBlockWord', {
  description: 'Changes a word that excludes candidates from imports.',
  operation: blockWordUpdate,
  input: (t) => ({ id: t.id(idField), keyword: t.string(keywordField) }),
  payload: toPayload,
  resolve: async ({ id, keyword }, context) => {
    const params = { id: idOf('BlockWord', id) }
    const write = context.rest.call(blockWordUpdate, { params, body: { keyword } })
    return { blockWord: await savedRecord(context, write, readWord(context), params.id) }
  },
})

mutation('deleteBlockWord', {
  description: 'Deletes a block word. Candidates whom it has excluded stay excluded.',
  operation: blockWordDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedBlockWordId: t.exposeID('id', { description: 'The deleted block word (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    const params = { id: idOf('BlockWord', id) }
    assertAccepted(await rest.call(blockWordDelete, { params }), 'The block word was not deleted')
    return { id: String(id) }
  },
})
