import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { keywordManageDelete } from '../../../services/features/keywords/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { keywordServices } from './keywords.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Keyword:${verb}Keyword` as const)
const viewer = viewerWith(...(keys as 'Keyword:ListKeyword'[]))
const id = idOf('Keyword', 1)
const three = [
  { name: 'Reactjs', candidates: 3 },
  { name: 'React' },
  { name: 'English', kind: 'languageKeyword' as const },
]

test('the keywords of a list come in pages with their usage, in two calls', async () => {
  const rest = keywordServices(...three)
  const { data } = await execute(
    '{ keywords(filter: { kind: SKILL_KEYWORD }, query: "React", first: 5) { totalCount nodes { id name kind usage { candidateCount jobCount } } } }',
    { rest, viewer },
  )
  expect(data.keywords).toEqual({
    totalCount: 2,
    nodes: [
      { id, name: 'Reactjs', kind: 'SKILL_KEYWORD', usage: { candidateCount: 3, jobCount: 0 } },
      { id: idOf('Keyword', 2), name: 'React', kind: 'SKILL_KEYWORD', usage: { candidateCount: 0, jobCount: 0 } },
    ],
  })
  expect(rest.counts()).toEqual({ keywordManageList: 1, keywordManageUsage: 1 })
})

test('a keyword is read by its id', async () => {
  const rest = keywordServices(...three)
  const text = `{ node(id: "${id}") { id ... on Keyword { name } } }`
  expect((await execute(text, { rest, viewer })).data.node).toEqual({ id, name: 'Reactjs' })
  expect(rest.counts()).toEqual({ keywordManageByIds: 1 })
  expect((await execute(text, { rest, viewer: viewerWith() })).data.node).toBeNull()
})

test('keywords are created, changed, merged and deleted by their global ids', async () => {
  const rest = keywordServices(...three)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run('createKeyword(input: { kind: LANGUAGE_KEYWORD, name: "Thai" }) { keyword { name } }')
  await run(`updateKeyword(input: { id: "${id}", name: "React.js" }) { keyword { name } }`)
  expect(
    await run(
      `mergeKeyword(input: { id: "${id}", intoId: "${idOf('Keyword', 2)}" }) { deletedKeywordId keyword { name } }`,
    ),
  ).toEqual({ mergeKeyword: { deletedKeywordId: id, keyword: { name: 'React' } } })
  expect(await run(`deleteKeyword(input: { id: "${idOf('Keyword', 2)}" }) { deletedKeywordId }`)).toEqual({
    deleteKeyword: { deletedKeywordId: idOf('Keyword', 2) },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { kind: 'languageKeyword', name: 'Thai' }],
    [{ id: uuid(1) }, { name: 'React.js' }],
    [{ id: uuid(1) }, { into: uuid(2) }],
    [{ id: uuid(2) }, undefined],
  ])
})

test('errors are reported at their fields; a keyword in use is reported; users without the permission are refused', async () => {
  const rest = keywordServices(...three)
  const create = (who = viewer) =>
    execute('mutation { createKeyword(input: { kind: SKILL_KEYWORD, name: "React" }) { keyword { id } } }', {
      rest,
      viewer: who,
    })
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { name: ['This is already taken'] },
  })
  expect((await create(viewerWith('Keyword:ListKeyword'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  const merge = await execute(
    `mutation { mergeKeyword(input: { id: "${id}", intoId: "no id" }) { deletedKeywordId } }`,
    { rest, viewer },
  )
  expect(merge.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { intoId: expect.anything() } })
  const remove = () =>
    execute(`mutation { deleteKeyword(input: { id: "${id}" }) { deletedKeywordId } }`, { rest, viewer })
  rest.on(keywordManageDelete, () => ({ status: 'NO' }))
  expect((await remove()).errors).toHaveLength(1)
  rest.on(keywordManageDelete, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  expect((await remove()).errors![0]!.extensions!.code).toBe('NOT_FOUND')
})
