import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { trigger } from './workflowRecords.ts'
import { interviews, workflowServices } from './workflowServices.ts'

const list: PermissionKey = 'InterviewSetting:ListInterviewSetting'
const write: PermissionKey = 'InterviewSetting:AddUpdateTriger'
const viewer = viewerWith(list, write)
const stepId = idOf('WorkflowStep', 20)
const triggerId = idOf('WorkflowTrigger', 30)

const update = `mutation ($input: UpdateWorkflowTriggerInput!) {
  updateWorkflowTrigger(input: $input) { trigger { id version kind delayMinutes template { id } recipient users { userName } } }
}`
const order = `mutation ($input: OrderWorkflowTriggersInput!) {
  orderWorkflowTriggers(input: $input) { step { triggers { id } } }
}`

test("a trigger is changed with the same input as when it is added; another user's change is a conflict", async () => {
  const { rest, calls } = workflowServices([interviews()])
  const input = {
    stepId,
    triggerId,
    version: 1,
    kind: 'SEND_EMAIL',
    templateId: idOf('EmailTemplate', 600),
    recipient: 'OWNER',
    delayMinutes: 90,
  }
  const { data, errors } = await execute(update, { rest, viewer, variables: { input } })
  expect(errors).toEqual([])
  expect(data.updateWorkflowTrigger.trigger).toEqual({
    id: triggerId,
    version: 2,
    kind: 'SEND_EMAIL',
    delayMinutes: 90,
    template: { id: idOf('EmailTemplate', 600) },
    recipient: 'OWNER',
    users: [],
  })
  expect(calls('workflowTriggerUpdate')[0]!.body).toEqual({
    statusId: uuid(20),
    triggerId: uuid(30),
    version: 1,
    trigger: { kind: 'sendEmail', templateId: uuid(600), recipient: 'owner', delayMinutes: 90 },
  })
  expect((await execute(update, { rest, viewer, variables: { input } })).code).toBe('CONFLICT')
})

test('conditions are sent as ids, and returned as records', async () => {
  const { rest, calls } = workflowServices([interviews()])
  const ids = {
    channelIds: [idOf('RecruitmentChannel', 900)],
    departmentIds: [idOf('Department', 501), idOf('Department', 599)],
    leastScore: 70,
  }
  const input = { stepId, triggerId, version: 1, kind: 'NOTIFY_USERS', userIds: [], ...ids }
  const document = `mutation ($input: UpdateWorkflowTriggerInput!) {
    updateWorkflowTrigger(input: $input) { trigger { conditions goneConditions leastScore channels { name } departments { name } } }
  }`
  const { data } = await execute(document, { rest, viewer, variables: { input } })
  expect(data.updateWorkflowTrigger.trigger).toEqual({
    conditions: ['SOURCE', 'DEPARTMENT', 'SCORE'],
    goneConditions: ['DEPARTMENT'],
    leastScore: 70,
    channels: [{ name: 'LinkedIn' }],
    departments: [{ name: 'Sales' }],
  })
  expect(calls('workflowTriggerUpdate')[0]!.body.trigger).toMatchObject({
    channelIds: [uuid(900)],
    departmentIds: [uuid(501), uuid(599)],
    leastScore: 70,
  })
  const wrong = { ...input, version: 2, channelIds: ids.departmentIds }
  expect((await execute(document, { rest, viewer, variables: { input: wrong } })).code).toBe('BAD_INPUT')
})

test('the triggers of a step are reordered, which is refused if the services have other triggers by now', async () => {
  const workflow = interviews()
  workflow.statuses[1]!.triggers.push(trigger(31, uuid(20)))
  const { rest, calls } = workflowServices([workflow])
  const other = idOf('WorkflowTrigger', 31)
  const input = { stepId, seenIds: [triggerId, other], triggerIds: [other, triggerId] }
  const { data } = await execute(order, { rest, viewer, variables: { input } })
  expect(data.orderWorkflowTriggers.step).toEqual({ triggers: [{ id: other }, { id: triggerId }] })
  expect(calls('workflowTriggerOrder')[0]!.body).toEqual({
    statusId: uuid(20),
    seenIds: [uuid(30), uuid(31)],
    triggerIds: [uuid(31), uuid(30)],
  })
  expect((await execute(order, { rest, viewer, variables: { input } })).code).toBe('CONFLICT')
})

test('a trigger is paused and resumed', async () => {
  const { rest, calls } = workflowServices([interviews()])
  const run = (name: string) =>
    execute(
      `mutation { ${name}WorkflowTrigger(input: { stepId: "${stepId}", triggerId: "${triggerId}" }) { trigger { id isPaused } } }`,
      { rest, viewer },
    )
  expect((await run('pause')).data.pauseWorkflowTrigger.trigger).toEqual({ id: triggerId, isPaused: true })
  expect((await run('resume')).data.resumeWorkflowTrigger.trigger).toEqual({ id: triggerId, isPaused: false })
  const trigger = { statusId: uuid(20), triggerId: uuid(30) }
  expect(calls('workflowTriggerPause').map(({ body }) => body)).toEqual([
    { ...trigger, isPaused: true },
    { ...trigger, isPaused: false },
  ])
})

test('each operation requires the trigger permission, and refuses invalid ids before any call', async () => {
  const { rest } = workflowServices([interviews()])
  const pause =
    'mutation ($input: PauseWorkflowTriggerInput!) { pauseWorkflowTrigger(input: $input) { trigger { id } } }'
  const inputs = [
    [pause, { stepId, triggerId }],
    [update, { stepId, triggerId, version: 1, kind: 'NOTIFY_USERS' }],
    [order, { stepId, seenIds: [triggerId], triggerIds: [triggerId] }],
  ] as const
  for (const [document, input] of inputs) {
    expect((await execute(document, { rest, viewer: viewerWith(list), variables: { input } })).code).toBe('FORBIDDEN')
    const wrong = await execute(document, { rest, viewer, variables: { input: { ...input, stepId: triggerId } } })
    expect([wrong.code, wrong.errors[0]!.extensions!.fields]).toEqual([
      'BAD_INPUT',
      expect.objectContaining({ stepId: expect.anything() }),
    ])
  }
  const seenIds = { ...inputs[2][1], seenIds: [stepId] }
  expect((await execute(order, { rest, viewer, variables: { input: seenIds } })).code).toBe('BAD_INPUT')
  expect(rest.calls).toEqual([])
})
