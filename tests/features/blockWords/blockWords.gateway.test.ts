import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { blockWordDelete } from '../../../services/features/blockWords/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { blockWordServices } from './blockWords.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `BlockWord:${verb}BlockWord` as const)
const viewer = viewerWith(...(keys as 'BlockWord:ListBlockWord'[]))
const id = idOf('BlockWord', 1)

test('a page of words is read with one call, and words are changed by their global ids', async () => {
  const rest = blockWordServices('scam', 'fraud')
  const { data } = await execute('{ blockWords(query: "sc", first: 5) { totalCount nodes { id keyword } } }', {
    rest,
    viewer,
  })
  expect(data.blockWords).toEqual({ totalCount: 1, nodes: [{ id, keyword: 'scam' }] })
  expect(rest.counts()).toEqual({ blockWordList: 1 })

  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  expect(await run('createBlockWord(input: { keyword: "spam" }) { blockWord { keyword } }')).toEqual({
    createBlockWord: { blockWord: { keyword: 'spam' } },
  })
  await run(`updateBlockWord(input: { id: "${id}", keyword: "scams" }) { blockWord { keyword } }`)
  expect(await run(`deleteBlockWord(input: { id: "${id}" }) { deletedBlockWordId }`)).toEqual({
    deleteBlockWord: { deletedBlockWordId: id },
  })
  expect(rest.calls.slice(1).map(({ params, body }) => [params, body])).toEqual([
    [undefined, { keyword: 'spam' }],
    [{ id: uuid(1) }, { keyword: 'scams' }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('a duplicate word is reported at its field; a call fails if the services refuse it or the permission is missing', async () => {
  const rest = blockWordServices('scam')
  const create = (who = viewer) =>
    execute('mutation { createBlockWord(input: { keyword: "scam" }) { blockWord { id } } }', { rest, viewer: who })
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { keyword: ['This is already taken'] },
  })
  expect((await create(viewerWith('BlockWord:ListBlockWord'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  rest.on(blockWordDelete, () => ({ status: 'NO' }))
  const remove = () =>
    execute(`mutation { deleteBlockWord(input: { id: "${id}" }) { deletedBlockWordId } }`, { rest, viewer })
  expect((await remove()).errors).toHaveLength(1)
  rest.on(blockWordDelete, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  expect((await remove()).errors![0]!.extensions!.code).toBe('NOT_FOUND')
})
