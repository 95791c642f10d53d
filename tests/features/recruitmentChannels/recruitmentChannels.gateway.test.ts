import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { channelManageDelete } from '../../../services/features/recruitmentChannels/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { channelServices } from './channels.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `RecChannel:${verb}RecChannel` as const)
const viewer = viewerWith(...(keys as 'RecChannel:ListRecChannel'[]))
const [first, second] = [idOf('RecruitmentChannel', 1), idOf('RecruitmentChannel', 2)]
const two = [{ name: 'Viet', candidates: 3 }, { name: 'Vietnamese' }]

test('channels come in pages with their usage, in two calls, and are read by their ids', async () => {
  const rest = channelServices(...two)
  const text =
    '{ companyRecruitmentChannels(query: "Viet", first: 1) { totalCount nodes { id name usage { candidateCount triggerCount } } } }'
  const { data } = await execute(text, { rest, viewer })
  expect(data.companyRecruitmentChannels).toEqual({
    totalCount: 2,
    nodes: [{ id: first, name: 'Viet', usage: { candidateCount: 3, triggerCount: 0 } }],
  })
  expect(rest.counts()).toEqual({ channelManageList: 1, channelManageUsage: 1 })
  const node = `{ node(id: "${second}") { ... on RecruitmentChannel { name } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({ name: 'Vietnamese' })
})

test('channels are created, changed, merged and deleted by their global ids', async () => {
  const rest = channelServices(...two)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run('createRecruitmentChannel(input: { name: "Thai" }) { recruitmentChannel { name } }')
  await run(`updateRecruitmentChannel(input: { id: "${first}", name: "Việt" }) { recruitmentChannel { name } }`)
  expect(
    await run(
      `mergeRecruitmentChannel(input: { id: "${first}", intoId: "${second}" }) { deletedRecruitmentChannelId recruitmentChannel { name } }`,
    ),
  ).toEqual({
    mergeRecruitmentChannel: { deletedRecruitmentChannelId: first, recruitmentChannel: { name: 'Vietnamese' } },
  })
  expect(await run(`deleteRecruitmentChannel(input: { id: "${second}" }) { deletedRecruitmentChannelId }`)).toEqual({
    deleteRecruitmentChannel: { deletedRecruitmentChannelId: second },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'Thai' }],
    [{ id: uuid(1) }, { name: 'Việt' }],
    [{ id: uuid(1) }, { into: uuid(2) }],
    [{ id: uuid(2) }, undefined],
  ])
})

test('errors are reported at their fields; users without the permission are refused', async () => {
  const rest = channelServices(...two)
  const create = (who = viewer) =>
    execute('mutation { createRecruitmentChannel(input: { name: "Viet" }) { recruitmentChannel { id } } }', {
      rest,
      viewer: who,
    })
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { name: ['This is already taken'] },
  })
  expect((await create(viewerWith('RecChannel:ListRecChannel'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
  rest.on(channelManageDelete, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  const remove = `mutation { deleteRecruitmentChannel(input: { id: "${first}" }) { deletedRecruitmentChannelId } }`
  expect((await execute(remove, { rest, viewer })).errors![0]!.extensions!.code).toBe('NOT_FOUND')
})
