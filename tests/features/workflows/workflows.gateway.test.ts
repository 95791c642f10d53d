import { expect, test } from 'vitest'
import { jobList } from '../../../services/features/jobs/contract.ts'
import * as contract from '../../../services/features/workflows/contract.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { workflow } from './workflowRecords.ts'
import { interviews, template, workflowServices } from './workflowServices.ts'

const list = 'InterviewSetting:ListInterviewSetting'
const edit = 'InterviewSetting:AddUpdateInterviewSetting'
const drop = 'InterviewSetting:DeleteInterviewSetting'
const addTrigger = 'InterviewSetting:AddUpdateTriger'
const dropTrigger = 'InterviewSetting:DeleteTriger'
const viewer = viewerWith(list, edit, drop, addTrigger, dropTrigger)
const id = idOf('Workflow', 1)
const at = '2026-03-01T02:00:00.000Z'

test('a page of workflows costs one call, and the departments of all of them cost one more', async () => {
  const { rest } = workflowServices(
    Array.from({ length: 12 }, (_one, at) => workflow(at + 1, { name: `Workflow ${at}` })),
  )
  const { data, errors } = await execute(
    '{ workflows(first: 10) { totalCount nodes { id databaseId name isActive jobCount createdAt departments { name } createdBy { fullName } } } }',
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data.workflows.totalCount).toBe(12)
  expect(data.workflows.nodes).toHaveLength(10)
  expect(data.workflows.nodes[0]).toEqual({
    id,
    databaseId: uuid(1),
    name: 'Workflow 0',
    isActive: true,
    jobCount: 0,
    createdAt: at,
    departments: [{ name: 'Engineering' }],
    createdBy: { fullName: 'Full interviewer' },
  })
  expect(rest.counts()).toEqual({ workflowGroupList: 1, departmentByIds: 1, usersByUserNames: 1 })
})

test('one workflow is returned with its steps and their triggers; an unknown one is null', async () => {
  const { rest } = workflowServices([interviews()])
  const read = (databaseId: string) =>
    execute(
      `{ workflow(databaseId: "${databaseId}") {
    version steps { id key name color isSystem candidateCount triggers { id kind templateName recipient users { fullName } target { id } } }
  } }`,
      { rest, viewer },
    )
  const { data } = await read(uuid(1))
  expect(data.workflow).toMatchObject({
    version: 1,
    steps: [{ id: idOf('WorkflowStep', 10), isSystem: true, triggers: [] }, { isSystem: false }, { candidateCount: 3 }],
  })
  expect(data.workflow.steps[1].triggers).toEqual([
    {
      id: idOf('WorkflowTrigger', 30),
      kind: 'NOTIFY_USERS',
      templateName: null,
      recipient: null,
      users: [{ fullName: 'Full recruiter' }],
      target: null,
    },
  ])
  expect(rest.counts()).toEqual({ workflowGroupGet: 1, usersByUserNames: 1 })
  expect([(await read(uuid(2))).data.workflow, (await read('no-uuid')).data.workflow]).toEqual([null, null])
})

test('steps, triggers and workflows are read by their global ids in one call', async () => {
  const { rest } = workflowServices([interviews()])
  const ids = [idOf('WorkflowStep', 20), idOf('WorkflowTrigger', 30), id, idOf('WorkflowStep', 99)]
  const { data } = await execute(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { ... on WorkflowStep { key } ... on WorkflowTrigger { kind } ... on Workflow { name } } }',
    { rest, viewer, variables: { ids } },
  )
  expect(data.nodes).toEqual([{ key: 'STATUS_20' }, { kind: 'NOTIFY_USERS' }, { name: 'Interviews' }, null])
  expect(rest.counts()).toEqual({ workflowList: 1 })
})

test('the workflows of jobs are read in one call; null for users who may not see workflows', async () => {
  const { rest } = workflowServices([interviews()])
  const job = (number: number, workflowId: string | null) => ({
    id: uuid(number),
    title: 'Job',
    departmentId: null,
    jobCategoryId: null,
    jobRankId: null,
    workflowId,
    priority: 'High' as const,
    status: 0 as const,
    types: [],
    skills: [],
    locations: [],
    owner: 'recruiter',
    openDate: '2026-01-01',
    dueDate: null,
    total: 1,
    submitted: 0,
    offer: 0,
    lack: 1,
    createdBy: 'recruiter',
    createdDate: at,
    updatedDate: at,
  })
  rest.on(jobList, () => pageOf([job(61, uuid(1)), job(62, uuid(1)), job(63, null)]))
  const read = async (...keys: PermissionKey[]) =>
    (
      await execute('{ jobs { nodes { workflow { name } } } }', {
        rest,
        viewer: viewerWith('JobRequest:ListJobRequest', ...keys),
      })
    ).data.jobs.nodes
  expect(await read(list)).toEqual([
    { workflow: { name: 'Interviews' } },
    { workflow: { name: 'Interviews' } },
    { workflow: null },
  ])
  expect(rest.counts()).toEqual({ jobList: 1, workflowList: 1 })
  expect(await read()).toEqual([{ workflow: null }, { workflow: null }, { workflow: null }])
})

test('a workflow is created inactive, with the null id, for departments', async () => {
  const { rest, calls } = workflowServices([])
  const input = { name: 'New one', departmentIds: [idOf('Department', 500), idOf('Department', 501)] }
  const { data } = await execute(
    'mutation ($input: CreateWorkflowInput!) { createWorkflow(input: $input) { workflow { databaseId isActive steps { key } } } }',
    { rest, viewer, variables: { input } },
  )
  expect(data.createWorkflow.workflow).toMatchObject({
    isActive: false,
    steps: [{ key: 'STATUS_10' }, { key: 'STATUS_11' }],
  })
  expect(calls('workflowGroupCreate')[0]!.body).toEqual({
    id: '00000000-0000-0000-0000-000000000000',
    name: 'New one',
    active: false,
    onDepartments: [{ id_Department: uuid(500) }, { id_Department: uuid(501) }],
  })
})

const update =
  'mutation ($input: UpdateWorkflowInput!) { updateWorkflow(input: $input) { workflow { version steps { name } } } }'
const change = (version: number) => ({
  id,
  version,
  name: 'Interviews',
  isActive: false,
  departmentIds: [idOf('Department', 500)],
  steps: [
    { id: idOf('WorkflowStep', 11), key: 'STATUS_11', name: 'Status 11', color: '#1677ff' },
    { key: 'STATUS_21', name: 'Added', color: '#000000' },
  ],
})

test('a save sends all steps in order; the second save of the same version is a conflict', async () => {
  const { rest, calls } = workflowServices([interviews()])
  const { data } = await execute(update, { rest, viewer, variables: { input: change(1) } })
  expect(data.updateWorkflow.workflow).toEqual({ version: 2, steps: [{ name: 'Status 11' }, { name: 'Added' }] })
  expect(calls('workflowGroupUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: {
      name: 'Interviews',
      active: false,
      version: 1,
      onDepartments: [{ id_Department: uuid(500) }],
      statuses: [
        { id: uuid(11), key: 'STATUS_11', name: 'Status 11', color: '#1677ff' },
        { id: null, key: 'STATUS_21', name: 'Added', color: '#000000' },
      ],
    },
  })
  expect((await execute(update, { rest, viewer, variables: { input: change(1) } })).code).toBe('CONFLICT')
})

test('a workflow is deleted; false is a refusal', async () => {
  const { rest, workflows } = workflowServices([interviews()])
  const remove = () =>
    execute(`mutation { deleteWorkflow(input: { id: "${id}" }) { deletedWorkflowId } }`, { rest, viewer })
  expect((await remove()).data.deleteWorkflow).toEqual({ deletedWorkflowId: id })
  expect(workflows).toEqual([])
  rest.on(contract.workflowGroupDelete, () => false)
  expect((await remove()).code).toBe('REFUSED')
  rest.on(contract.workflowGroupDelete, () => {
    throw new RequestError('REFUSED', 'Jobs follow it', { errorCode: 'WORKFLOW_IN_USE' })
  })
  expect((await remove()).errors[0]!.extensions).toMatchObject({ code: 'REFUSED', errorCode: 'WORKFLOW_IN_USE' })
})

test('triggers are added and detached; the step is returned after the change', async () => {
  const { rest, calls } = workflowServices([interviews()])
  const stepId = idOf('WorkflowStep', 10)
  const input = { stepId, kind: 'SEND_EMAIL', templateId: idOf('EmailTemplate', 600), recipient: 'CANDIDATE' }
  const added = await execute(
    'mutation ($input: AddWorkflowTriggerInput!) { addWorkflowTrigger(input: $input) { trigger { id kind templateName recipient } step { triggers { id } } } }',
    { rest, viewer, variables: { input } },
  )
  const { trigger } = added.data.addWorkflowTrigger
  expect(trigger).toMatchObject({ kind: 'SEND_EMAIL', templateName: template.name, recipient: 'CANDIDATE' })
  expect(added.data.addWorkflowTrigger.step.triggers).toEqual([{ id: trigger.id }])
  expect(calls('workflowTriggerAdd')[0]!.body).toEqual({
    statusId: uuid(10),
    trigger: { kind: 'sendEmail', templateId: uuid(600), recipient: 'candidate' },
  })
  const { data } = await execute(
    `mutation { detachWorkflowTrigger(input: { stepId: "${stepId}", triggerId: "${trigger.id}" }) { deletedWorkflowTriggerId step { triggers { id } } } }`,
    { rest, viewer },
  )
  expect(data.detachWorkflowTrigger).toEqual({ deletedWorkflowTriggerId: trigger.id, step: { triggers: [] } })
})

test('the dry run, its candidates and the log are returned', async () => {
  const { rest, calls } = workflowServices([interviews()])
  const mails = [{ recipient: 'an@mail.example', subject: 'Hello', body: 'Hello An' }]
  rest
    .on(contract.workflowDryRun, () => [
      {
        triggerId: uuid(30),
        kind: 'sendEmail' as const,
        statusName: 'New',
        outcome: 'done' as const,
        reason: null,
        unmet: [],
        mails,
        missing: [],
        targetName: null,
        delayMinutes: 0,
        afterMinutes: 0,
      },
    ])
    .on(contract.workflowSubjects, () =>
      pageOf([{ candidateId: uuid(71), candidateName: 'An', jobId: uuid(61), jobTitle: 'Tester', statusName: null }]),
    )
    .on(contract.workflowRunList, () =>
      pageOf([
        {
          id: uuid(81),
          triggerId: uuid(30),
          kind: 'moveToStatus' as const,
          statusName: 'New',
          candidateId: uuid(71),
          candidateName: 'An',
          jobId: uuid(61),
          jobTitle: 'Tester',
          cause: 'added' as const,
          outcome: 'skipped' as const,
          reason: 'loop' as const,
          unmet: [],
          recipients: [],
          mails: [],
          subject: null,
          targetName: 'New',
          userName: 'recruiter',
          date: at,
          dueDate: null,
        },
      ]),
    )
  const { data } = await execute(
    `{
    workflowDryRun(stepId: "${idOf('WorkflowStep', 20)}", candidateId: "${idOf('Candidate', 71)}", jobId: "${idOf('Job', 61)}") { kind outcome reason mails { recipient subject body } }
    workflowSubjects(workflowId: "${id}", query: "an") { nodes { candidateId candidateName jobId jobTitle statusName } }
    workflowRuns(workflowId: "${id}") { nodes { cause outcome reason candidateName candidate { databaseId } targetName user { fullName } at } }
  }`,
    { rest, viewer },
  )
  expect(data).toEqual({
    workflowDryRun: [{ kind: 'SEND_EMAIL', outcome: 'DONE', reason: null, mails }],
    workflowSubjects: {
      nodes: [
        {
          candidateId: idOf('Candidate', 71),
          candidateName: 'An',
          jobId: idOf('Job', 61),
          jobTitle: 'Tester',
          statusName: null,
        },
      ],
    },
    workflowRuns: {
      nodes: [
        {
          cause: 'ADDED',
          outcome: 'SKIPPED',
          reason: 'LOOP',
          candidateName: 'An',
          candidate: { databaseId: uuid(71) },
          targetName: 'New',
          user: { fullName: 'Full recruiter' },
          at,
        },
      ],
    },
  })
  expect(calls('workflowDryRun')[0]!.body).toEqual({ statusId: uuid(20), candidateId: uuid(71), jobId: uuid(61) })
})

test('candidates are moved, and their new statuses are returned', async () => {
  const { rest, calls } = workflowServices([interviews()])
  rest.on(contract.workflowMoveCandidates, ({ body }) =>
    body!.candidateIds.map((candidateId) => ({ candidateId: String(candidateId), statusId: uuid(20) })),
  )
  const input = { jobId: idOf('Job', 61), stepId: idOf('WorkflowStep', 10), candidateIds: [idOf('Candidate', 71)] }
  const document =
    'mutation ($input: MoveCandidatesToStepInput!) { moveCandidatesToStep(input: $input) { moved { candidate { id } step { key } } } }'
  const { data } = await execute(document, {
    rest,
    viewer: viewerWith('JobRequest:InterviewManage'),
    variables: { input },
  })
  expect(data.moveCandidatesToStep.moved).toEqual([
    { candidate: { id: idOf('Candidate', 71) }, step: { key: 'STATUS_20' } },
  ])
  expect(calls('workflowMoveCandidates')[0]!.body).toEqual({
    jobId: uuid(61),
    statusId: uuid(10),
    candidateIds: [uuid(71)],
  })
  expect((await execute(document, { rest, viewer, variables: { input } })).code).toBe('FORBIDDEN')
})

test('each field requires its own permission, before any call', async () => {
  const { rest } = workflowServices([interviews()])
  const stepId = idOf('WorkflowStep', 20)
  const asked: [string, PermissionKey[]][] = [
    ['{ workflows { totalCount } }', [list]],
    [`mutation { createWorkflow(input: { name: "x", departmentIds: [] }) { workflow { id } } }`, [edit]],
    [
      `mutation { updateWorkflow(input: { id: "${id}", version: 1, name: "x", isActive: true, departmentIds: [], steps: [] }) { workflow { id } } }`,
      [edit],
    ],
    [`mutation { deleteWorkflow(input: { id: "${id}" }) { deletedWorkflowId } }`, [drop]],
    [
      `mutation { addWorkflowTrigger(input: { stepId: "${stepId}", kind: NOTIFY_USERS }) { trigger { id } } }`,
      [addTrigger],
    ],
    [
      `mutation { detachWorkflowTrigger(input: { stepId: "${stepId}", triggerId: "${idOf('WorkflowTrigger', 30)}" }) { deletedWorkflowTriggerId } }`,
      [dropTrigger],
    ],
    [
      `{ workflowDryRun(stepId: "${stepId}", candidateId: "${idOf('Candidate', 1)}", jobId: "${idOf('Job', 1)}") { kind } }`,
      [addTrigger, edit],
    ],
    [`{ workflow(databaseId: "${uuid(1)}") { id } }`, [list, edit]],
  ]
  for (const [document, keys] of asked) {
    const others = ([list, edit, drop, addTrigger, dropTrigger] as const).filter((key) => !keys.includes(key))
    expect((await execute(document, { rest, viewer: viewerWith(...others) })).code).toBe('FORBIDDEN')
  }
  expect(rest.calls).toEqual([])
})
