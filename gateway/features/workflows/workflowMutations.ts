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
import { afterWrite, mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { deprecated } from '../../core/graph/types/deprecated.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Workflow, WorkflowStep } from './workflow.ts'

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { onDepartments: 'departmentIds', statuses: 'steps', active: 'isActive' }
const nameField = {
  required: true,
  description: "Name: not blank, at most 250 characters, no other workflow's.",
} as const
const departmentsField = {
  required: true,
  description: 'Departments (global ids) whose jobs it is for; at least one.',
} as const
const idField = { required: true, description: 'The workflow (global id).' } as const

const departmentsOf = (ids: readonly string[]) =>
  ids.map((id) => ({ id_Department: idOf('Department', id, 'departmentIds') }))

const written = (t: PayloadFields<{ workflow: WorkflowGroup }>) => ({
  workflow: t.expose('workflow', { type: Workflow, description: 'The workflow as it is now.' }),
})

mutation('createWorkflow', {
  description: 'Makes a workflow: inactive, with the system statuses.',
  operation: workflowGroupCreate,
  input: (t) => ({ name: t.string(nameField), departmentIds: t.idList(departmentsField) }),
  payload: written,
  resolve: async ({ name, departmentIds }, { rest }) => {
    const body = { id: nullId, name, active: false, onDepartments: departmentsOf(departmentIds) }
    const id = await rest.call(workflowGroupCreate, { fieldNames, body })
    return { workflow: await afterWrite(() => rest.call(workflowGroupGet, { params: { id } })) }
  },
})

const WorkflowStepInput = builder.inputType('WorkflowStepInput', {
  description: 'A status of a workflow as it shall be.',
  fields: (t) => ({
    id: t.id({ description: 'The step (global id); left out, it is added from the status of this key.' }),
    key: t.string({ required: true, description: 'Key of the system status, or of the status of a group.' }),
    name: t.string({
      required: true,
      description: 'Name: not blank, at most 100 characters; that of a system status stays.',
    }),
    color: t.string({ required: true, description: 'CSS colour, #rrggbb; that of a system status stays.' }),
  }),
})

mutation('updateWorkflow', {
  description:
    'Changes a workflow and its steps. CONFLICT when it has changed since the viewer saw it; refused for the removal of a step in which candidates stand.',
  operation: workflowGroupUpdate,
  input: (t) => ({
    id: t.id(idField),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    name: t.string(nameField),
    isActive: t.boolean({ required: true, description: 'Its triggers fire.' }),
    departmentIds: t.idList(departmentsField),
    steps: t.field({
      type: [WorkflowStepInput],
      required: true,
      description: 'All of its steps, in order; those left out are removed. System statuses stay.',
    }),
  }),
  payload: written,
  resolve: async ({ id, version, name, isActive, departmentIds, steps }, context) => {
    const statuses = steps.map(({ id: stepId, ...step }) => ({
      ...step,
      id: stepId ? idOf('WorkflowStep', stepId, 'steps') : null,
    }))
    const body = { name, active: isActive, version, onDepartments: departmentsOf(departmentIds), statuses }
    const params = { id: idOf('Workflow', id) }
    const write = context.rest.call(workflowGroupUpdate, { fieldNames, params, body })
    return { workflow: await saved(context, write, (known) => Workflow.load(context, known), params.id) }
  },
})

mutation('deleteWorkflow', {
  description: 'Deletes a workflow with its triggers and its log; refused while jobs follow it.',
  operation: workflowGroupDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedWorkflowId: t.exposeID('id', { description: 'The workflow that is gone (global id).' }),
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
    description: 'Where a candidate stands after a move.',
    fields: (t) => ({
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate; null for who may not read candidates.',
        resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
      }),
      step: t.field({
        type: WorkflowStep,
        nullable: true,
        description: 'The step, when the triggers have run; they may have moved the candidate on.',
        resolve: ({ statusId }, _args, context) => WorkflowStep.load(context, statusId),
      }),
    }),
  })

mutation('moveCandidatesToStep', {
  description:
    'Puts candidates of a job into a step of its workflow and runs the triggers of that step; who is not on the job is passed over.',
  deprecationReason: deprecated(
    'moveJobCandidates says what became of each candidate, tells of moves that came before it, and can be undone.',
    '2027-05-27',
  ),
  operation: workflowMoveCandidates,
  input: (t) => ({
    jobId: t.id({ required: true, description: 'The job (global id).' }),
    stepId: t.id({ required: true, description: 'The step (global id) of the workflow that the job follows.' }),
    candidateIds: t.idList({ required: true, description: 'Candidates (global ids), up to 100.' }),
  }),
  payload: (t: PayloadFields<{ moved: { candidateId: string; statusId: string }[] }>) => ({
    moved: t.expose('moved', { type: [MovedCandidate], description: 'Where each of them stands now.' }),
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
