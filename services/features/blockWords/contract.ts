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
  doc: 'Words that exclude an imported candidate (decision D-101), in name order.',
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
  doc: 'Block words by id, in any order; unknown ids are left out.',
  place: 'ours',
})

/** The maximum length of a block word. */
export const longestBlockWord = 100

const base = { service: 'backoffice', origin: 'spec', place: '002/7.8/1, 002/5/15' } as const
const byId = Type.Object({ id: Id })
// Blank and longer words are reported per field, so the schema accepts them.
const body = Type.Object({
  keyword: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestBlockWord} characters, unique regardless of case`,
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
  doc: 'Creates a block word. Imports that start afterwards exclude candidates whose data contains it.',
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
  doc: 'Changes a block word.',
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
  doc: 'Deletes a block word. Candidates whom it has excluded stay excluded.',
})
