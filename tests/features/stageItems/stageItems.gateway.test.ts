import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { stageServices, three } from './stageItems.fixture.ts'

const viewer = viewerWith('InterviewSetting:ListInterviewSetting', 'InterviewSetting:AddUpdateInterviewSetting')
const [offered, trial, onTrial] = [1, 2, 3].map((number) => idOf('StageItem', number))

test('a list shows the group of each status and its number of workflows, with one more call for each', async () => {
  const rest = stageServices(...three, {
    name: 'On trial again',
    kind: 'workflowStatus',
    groupId: uuid(2),
    isEnd: true,
  })
  const { data } = await execute(
    '{ stageItems(filter: { kind: WORKFLOW_STATUS }, query: "On", first: 5) { totalCount nodes { id name kind key color place isEnd isBuiltIn useCount group { id name } } } }',
    { rest, viewer },
  )
  const common = { kind: 'WORKFLOW_STATUS', color: '#112233', isBuiltIn: false, useCount: 0 }
  const group = { id: trial, name: 'Trial' }
  expect(data.stageItems).toEqual({
    totalCount: 2,
    nodes: [
      { id: onTrial, name: 'On trial', key: 'OWN_2', place: 3, isEnd: false, ...common, group },
      { id: idOf('StageItem', 4), name: 'On trial again', key: 'OWN_3', place: 4, isEnd: true, ...common, group },
    ],
  })
  expect(rest.counts()).toEqual({ stageManageList: 1, stageManageUsage: 1, stageManageByIds: 1 })
  const node = `{ node(id: "${offered}") { ... on StageItem { name isBuiltIn useCount group { name } } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({
    name: 'Offered',
    isBuiltIn: true,
    useCount: 101,
    group: null,
  })
  expect((await execute(node, { rest, viewer: viewerWith() })).data.node).toBeNull()
})

test('stages are created, changed and deleted by their global ids', async () => {
  const rest = stageServices(...three)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run('createStageItem(input: { kind: STATUS_GROUP, name: "Tests" }) { stageItem { key color } }')
  await run(
    `createStageItem(input: { kind: WORKFLOW_STATUS, name: "Test failed", color: "#000000", groupId: "${trial}", isEnd: true }) { stageItem { group { name } } }`,
  )
  await run(
    `updateStageItem(input: { id: "${onTrial}", name: "Trial day", color: "#ffffff", groupId: "${trial}", place: 2 }) { stageItem { name } }`,
  )
  expect(await run(`deleteStageItem(input: { id: "${onTrial}" }) { deletedStageItemId }`)).toEqual({
    deleteStageItem: { deletedStageItemId: onTrial },
  })
  const written = (['stageManageCreate', 'stageManageUpdate', 'stageManageDelete'] as const).flatMap((id) =>
    rest.callsOf(id),
  )
  expect(written.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { kind: 'statusGroup', name: 'Tests' }],
    [undefined, { kind: 'workflowStatus', name: 'Test failed', color: '#000000', groupId: uuid(2), isEnd: true }],
    [{ id: uuid(3) }, { name: 'Trial day', color: '#ffffff', groupId: uuid(2), place: 2 }],
    [{ id: uuid(3) }, undefined],
  ])
  const wrong = await execute(
    `mutation { createStageItem(input: { kind: WORKFLOW_STATUS, name: "X", color: "#000000", groupId: "${idOf('User', 1)}" }) { stageItem { id } } }`,
    { rest, viewer },
  )
  expect(wrong.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT' })
  const reader = viewerWith('InterviewSetting:ListInterviewSetting')
  const refused = await execute(`mutation { deleteStageItem(input: { id: "${trial}" }) { deletedStageItemId } }`, {
    rest,
    viewer: reader,
  })
  expect(refused.errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN' })
})
