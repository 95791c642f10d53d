import {
  workflowGroupCreate,
  workflowGroupDelete,
  workflowGroupGet,
  workflowGroupUpdate,
  workflowMoveCandidates,
  type WorkflowGroup,
} from '../../../services/features/workflows/contract.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { afterWrite, mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { deprecated } from '../../core/graph/types/deprecated.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Workflow, WorkflowStep } from './workflow.ts'

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { onDepartments: 'departmentIds', statuses: 'steps', active: 'isActive' }
const nameField = {
  required: true,
  description: 'Name: not blank, at most 250 characters, not used by another workflow.',
} as const
const departmentsField = {
  required: true,
  description: 'Departments (global ids) whose jobs can use it; at least one.',
} as const
const idField = { required: true, description: 'The workflow (global id).' } as const

const departmentsOf = (ids: readonly string[]) =>
  ids.map((id) => ({ id_Department: idOf('Department', id, 'departmentIds') }))

const payloadFields = (t: PayloadFields<{ workflow: WorkflowGroup }>) => ({
  workflow: t.expose('workflow', { type: Workflow, description: 'The workflow after the change.' }),
})

mutation('createWorkflow', {
  description: 'Creates an inactive workflow with the system statuses.',
  operation: workflowGroupCreate,
  input: (t) => ({ name: t.string(nameField), departmentIds: t.idList(departmentsField) }),
  payload: payloadFields,
  resolve: async ({ name, departmentIds }, { rest }) => {
    const body = { id: nullId, name, active: false, onDepartments: departmentsOf(departmentIds) }
    const id = await rest.call(workflowGroupCreate, { fieldNames, body })
    return { workflow: await afterWrite(() => rest.call(workflowGroupGet, { params: { id } })) }
  },
})

const WorkflowStepInput = builder.inputType('WorkflowStepInput', {
  description: 'A status of a workflow after the change.',
  fields: (t) => ({
    id: t.id({ description: 'The step (global id); if omitted, a step is added from the status with this key.' }),
    key: t.string({ required: true, description: 'Key of the system status, or of the status of a group.' }),
    name: t.string({
      required: true,
      description: 'Name: not blank, at most 100 characters; the name of a system status cannot change.',
    }),
    color: t.string({
      required: true,
      description: 'CSS colour, #rrggbb; the colour of a system status cannot change.',
    }),
  }),
})

mutation('updateWorkflow', {
  description:
    'Changes a workflow and its steps. CONFLICT if it has changed since the viewer saw it; a step with candidates cannot be removed.',
  operation: workflowGroupUpdate,
  input: (t) => ({
    id: t.id(idField),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    name: t.string(nameField),
    isActive: t.boolean({ required: true, description: 'Whether its triggers run.' }),
    departmentIds: t.idList(departmentsField),
    steps: t.field({
      type: [WorkflowStepInput],
      required: true,
      description: 'All its steps, in order; omitted steps are removed. System statuses cannot be removed.',
    }),
  }),
  payload: payloadFields,
  resolve: async ({ id, version, name, isActive, departmentIds, steps }, context) => {
    const statuses = steps.map(({ id: stepId, ...step }) => ({
      ...step,
      id: stepId ? idOf('WorkflowStep', stepId, 'steps') : null,
    }))
    const body = { name, active: isActive, version, onDepartments: departmentsOf(departmentIds), statuses }
    const params = { id: idOf('Workflow', id) }
    const write = context.rest.call(workflowGroupUpdate, { fieldNames, params, body })
    return { workflow: await savedRecord(context, write, (known) => Workflow.load(context, known), params.id) }
  },
})

mutation('deleteWorkflow', {
  description: 'Deletes a workflow with its triggers and log; refused while jobs follow it.',
  operation: workflowGroupDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedWorkflowId: t.exposeID('id', { description: 'The deleted workflow (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    assertAccepted(
      await rest.call(workflowGroupDelete, { params: { id: idOf('Workflow', id) } }),
      'The workflow was not deleted',
    )
    return { id }
  },
})

const MovedCandidate = builder
  .objectRef<{ candidateId: string; statusId: string }>('MovedCandidate')
  .implement({
    description: 'The step of a candidate after a move.',
    fields: (t) => ({
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate; null if the caller may not read candidates.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      step: t.field({
        type: WorkflowStep,
        nullable: true,
        description: 'The step after the triggers have run; they may have moved the candidate on.',
        resolve: ({ statusId }, _args, context) => WorkflowStep.load(context, statusId),
      }),
    }),
  })

mutation('moveCandidatesToStep', {
  description:
    'Moves candidates of a job to a step of its workflow and runs the triggers of that step; candidates who are not on the job are ignored.',
  deprecationReason: deprecated(
    'moveJobCandidates returns the outcome for each candidate, reports moves that others made in the meantime, and can be undone.',
    '2027-05-27',
  ),
  operation: workflowMoveCandidates,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    stepId: t.id({ required: true, description: 'The step (global id) of the workflow that the job follows.' }),
    candidateIds: t.idList({ required: true, description: 'Candidates (global ids), up to 100.' }),
  }),
  payload: (t: PayloadFields<{ moved: { candidateId: string; statusId: string }[] }>) => ({
    moved: t.expose('moved', { type: [MovedCandidate], description: 'The current step of each candidate.' }),
  }),
  resolve: async ({ jobId, stepId, candidateIds }, { rest }) => ({
    moved: await rest.call(workflowMoveCandidates, {
      fieldNames: { statusId: 'stepId' },
      body: {
        jobId: idOf('Job', jobId, 'jobId'),
        statusId: idOf('WorkflowStep', stepId, 'stepId'),
        candidateIds: candidateIds.map((id) => idOf('Candidate', id, 'candidateIds')),
      },
    }),
  }),
})
