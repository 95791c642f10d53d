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

/** Longest block word. */
export const longestBlockWord = 100

const base = { service: 'backoffice', origin: 'spec', place: '002/7.8/1, 002/5/15' } as const
const byId = Type.Object({ id: Id })
// Longer and blank ones are answered under the field, so the shape leaves room for them.
const body = Type.Object({
  keyword: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestBlockWord} characters, not there already in any case of its letters`,
  }),
})

export const blockWordGet = operation({
  ...base,
  id: 'blockWordGet',
  method: 'GET',
  path: '/BlockWords/{id}',
  access: ['BlockWord:ReadBlockWord', 'BlockWord:UpdateBlockWord'],
  effect: 'read',
  params: byId,
  answer: BlockWord,
  doc: 'One block word.',
})

export const blockWordCreate = operation({
  ...base,
  id: 'blockWordCreate',
  method: 'POST',
  path: '/BlockWords/create',
  access: 'BlockWord:CreateBlockWord',
  effect: 'write',
  idempotent: true,
  body,
  answer: BlockWord,
  doc: 'A new block word: imports that begin from now on keep out who has it in their data.',
})

export const blockWordUpdate = operation({
  ...base,
  id: 'blockWordUpdate',
  method: 'PUT',
  path: '/BlockWords/{id}',
  access: 'BlockWord:UpdateBlockWord',
  effect: 'write',
  idempotent: true,
  params: byId,
  body,
  answer: BlockWord,
  doc: 'The word becomes this one.',
})

export const blockWordDelete = operation({
  ...base,
  id: 'blockWordDelete',
  method: 'DELETE',
  path: '/BlockWords/{id}',
  access: 'BlockWord:DeleteBlockWord',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a block word; who was kept out by it stays out.',
})
