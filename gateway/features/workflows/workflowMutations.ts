import {
  workflowGroupCreate,
  workflowGroupDelete,
  workflowGroupGet,
  workflowGroupUpdate,
  workflowMoveCandidates,
  workflowTriggerAdd,
  workflowTriggerDetach,
  type Trigger,
  type WorkflowGroup,
} from '../../../services/features/workflows/contract.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { builder } from '../../core/graph/builder.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { afterWrite, mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { Workflow, WorkflowStep } from './workflow.ts'
import { WorkflowTrigger, WorkflowTriggerKind, WorkflowTriggerRecipient } from './workflowTrigger.ts'

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { onDepartments: 'departmentIds', statuses: 'steps', active: 'isActive' }
const triggerFields = { statusId: 'stepId', userNames: 'userIds' }
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

const stepOf = <P extends { stepId: string }>(t: PayloadFields<P>) =>
  t.field({
    type: WorkflowStep,
    nullable: true,
    description: 'The step as it is now.',
    resolve: ({ stepId }, _args, context) => WorkflowStep.load(context, stepId),
  })

mutation('addWorkflowTrigger', {
  description: 'Adds a trigger to a step; it fires when a candidate of a job enters the step.',
  operation: workflowTriggerAdd,
  input: (t) => ({
    stepId: t.id({ required: true, description: 'The step (global id).' }),
    kind: t.field({ type: WorkflowTriggerKind, required: true, description: 'What it does.' }),
    templateId: t.id({ description: 'SEND_EMAIL, ASK_FEEDBACK: the e-mail template (global id).' }),
    formId: t.id({ description: 'ASK_FEEDBACK: the feedback form (global id), which the mails name.' }),
    recipient: t.field({ type: WorkflowTriggerRecipient, description: 'SEND_EMAIL: who gets the e-mail.' }),
    userIds: t.idList({ description: 'ASK_FEEDBACK, NOTIFY_USERS: who is asked or told (global ids).' }),
    targetId: t.id({ description: 'MOVE_TO_STATUS: the step (global id) of the same workflow.' }),
  }),
  payload: (t: PayloadFields<{ trigger: Trigger; stepId: string }>) => ({
    trigger: t.expose('trigger', { type: WorkflowTrigger, description: 'The new trigger.' }),
    step: stepOf(t),
  }),
  resolve: async ({ stepId: step, kind, templateId, formId, recipient, userIds, targetId }, { rest }) => {
    const stepId = idOf('WorkflowStep', step, 'stepId')
    const trigger = {
      kind: known(kind, 'kind'),
      ...(templateId && { templateId: idOf('EmailTemplate', templateId, 'templateId') }),
      ...(formId && { formId: idOf('InterviewForm', formId, 'formId') }),
      ...(recipient && { recipient: known(recipient, 'recipient') }),
      ...(userIds && { userNames: userIds.map((id) => userNameOf(id, 'userIds')) }),
      ...(targetId && { targetId: idOf('WorkflowStep', targetId, 'targetId') }),
    }
    return {
      stepId,
      trigger: await rest.call(workflowTriggerAdd, { fieldNames: triggerFields, body: { statusId: stepId, trigger } }),
    }
  },
})

mutation('detachWorkflowTrigger', {
  description: 'Takes a trigger from a step.',
  operation: workflowTriggerDetach,
  input: (t) => ({
    stepId: t.id({ required: true, description: 'The step (global id).' }),
    triggerId: t.id({ required: true, description: 'The trigger (global id).' }),
  }),
  payload: (t: PayloadFields<{ triggerId: string; stepId: string }>) => ({
    deletedWorkflowTriggerId: t.exposeID('triggerId', { description: 'The trigger that is gone (global id).' }),
    step: stepOf(t),
  }),
  resolve: async ({ stepId: step, triggerId }, { rest }) => {
    const stepId = idOf('WorkflowStep', step, 'stepId')
    assertAccepted(
      await rest.call(workflowTriggerDetach, {
        body: { statusId: stepId, triggerId: idOf('WorkflowTrigger', triggerId, 'triggerId') },
      }),
      'The trigger was not detached',
    )
    return { triggerId, stepId }
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
      fieldNames: triggerFields,
      body: {
        jobId: idOf('Job', jobId, 'jobId'),
        statusId: idOf('WorkflowStep', stepId, 'stepId'),
        candidateIds: candidateIds.map((id) => idOf('Candidate', id, 'candidateIds')),
      },
    }),
  }),
})
