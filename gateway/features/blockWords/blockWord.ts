import {
  blockWordList,
  blockWordsByIds,
  type BlockWord as Row,
} from '../../../services/features/blockWords/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { byIds, findIn, loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'

const words = loader<Row>({
  read: byIds(
    blockWordsByIds,
    findIn((page, { rest }) => rest.call(blockWordList, { body: page })),
  ),
  key: (word) => word.id,
})

export const BlockWord = node<Row>('BlockWord', {
  description: 'A word that keeps an imported candidate out.',
  permission: ['BlockWord:ListBlockWord', 'BlockWord:ReadBlockWord'],
  loader: words,
  databaseId: (word) => word.id,
  fields: (t) => ({ keyword: t.exposeString('keyword', { description: 'The word that keeps a candidate out.' }) }),
})

const BlockWordConnection = connectionOf(BlockWord)

builder.queryField('blockWords', (t) =>
  t.field({
    type: BlockWordConnection,
    operation: blockWordList,
    description: "Block words of the viewer's company, in name order.",
    args: { query: t.arg.string({ description: 'Part of the word.' }), ...pageArgs },
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
