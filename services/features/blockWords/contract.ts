import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

const access = ['BlockWord:ListBlockWord', 'BlockWord:ReadBlockWord'] as const

export const BlockWord = Type.Object({ id: Id, keyword: Type.String() })
export type BlockWord = Static<typeof BlockWord>

export const blockWordList = operation({
  id: 'blockWordList',
  method: 'POST',
  path: '/BlockWords/list',
  service: 'backoffice',
  access: 'BlockWord:ListBlockWord',
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: part of the word' })),
  }),
  answer: pagedRows(BlockWord),
  doc: 'Words that keep an imported candidate out (decision D-101), in name order.',
  place: '002/7.8/1',
})

export const blockWordsByIds = operation({
  id: 'blockWordsByIds',
  method: 'POST',
  path: '/BlockWords/by-ids',
  service: 'backoffice',
  access,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(BlockWord),
  doc: 'Block words by id, in any order; unknown ones are left out.',
  place: 'ours',
})
