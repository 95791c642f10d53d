import type { InputShapeFromFields } from '@pothos/core'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import {
  workflowTriggerAdd,
  workflowTriggerDetach,
  workflowTriggerOrder,
  workflowTriggerPause,
  workflowTriggerUpdate,
  type Trigger,
} from '../../../services/features/workflows/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { known } from '../../core/graph/enums.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { WorkflowStep } from './workflow.ts'
import { WorkflowTrigger, WorkflowTriggerKind, WorkflowTriggerRecipient } from './workflowTrigger.ts'

type InputFields = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { statusId: 'stepId', userNames: 'userIds' }

const stepId = { required: true, description: 'The step (global id).' } as const
const triggerId = { required: true, description: 'The trigger (global id).' } as const

/** What a trigger is made of. */
const settings = (t: InputFields) => ({
  kind: t.field({ type: WorkflowTriggerKind, required: true, description: 'What it does.' }),
  templateId: t.id({ description: 'SEND_EMAIL, ASK_FEEDBACK: the e-mail template (global id).' }),
  formId: t.id({ description: 'ASK_FEEDBACK: the feedback form (global id), which the mails name.' }),
  recipient: t.field({ type: WorkflowTriggerRecipient, description: 'SEND_EMAIL: who gets the e-mail.' }),
  userIds: t.idList({ description: 'ASK_FEEDBACK, NOTIFY_USERS: who is asked or told (global ids).' }),
  targetId: t.id({ description: 'MOVE_TO_STATUS: the step (global id) of the same workflow.' }),
  channelIds: t.idList({
    description: 'Only for candidates from these recruitment channels (global ids); from any when left out.',
  }),
  departmentIds: t.idList({ description: 'Only for jobs of these departments (global ids); of any when left out.' }),
  leastScore: t.int({
    description:
      'Only for candidates whose feedback for the job has at least so many percent of its points on average, 1 to 100; any when left out.',
  }),
  delayMinutes: t.int({
    description: 'How many minutes after the move it does it, at most 90 days; at once when left out.',
  }),
})

/** The same as the services take it. */
const triggerOf = ({
  kind,
  templateId,
  formId,
  recipient,
  userIds,
  targetId,
  channelIds,
  departmentIds,
  leastScore,
  delayMinutes,
}: InputShapeFromFields<ReturnType<typeof settings>>): BodyOf<typeof workflowTriggerAdd>['trigger'] => ({
  kind: known(kind, 'kind'),
  ...(templateId && { templateId: idOf('EmailTemplate', templateId, 'templateId') }),
  ...(formId && { formId: idOf('InterviewForm', formId, 'formId') }),
  ...(recipient && { recipient: known(recipient, 'recipient') }),
  ...(userIds && { userNames: userIds.map((id) => userNameOf(id, 'userIds')) }),
  ...(targetId && { targetId: idOf('WorkflowStep', targetId, 'targetId') }),
  ...(channelIds?.length && { channelIds: channelIds.map((id) => idOf('RecruitmentChannel', id, 'channelIds')) }),
  ...(departmentIds?.length && { departmentIds: departmentIds.map((id) => idOf('Department', id, 'departmentIds')) }),
  ...(typeof leastScore === 'number' && { leastScore }),
  ...(delayMinutes && { delayMinutes }),
})

const stepOf = <P extends { stepId: string }>(t: PayloadFields<P>) =>
  t.field({
    type: WorkflowStep,
    nullable: true,
    description: 'The step as it is now.',
    resolve: (payload, _args, context) => WorkflowStep.load(context, payload.stepId),
  })

mutation('addWorkflowTrigger', {
  description:
    'Adds a trigger to a step, behind those that it has; it fires when a candidate of a job enters the step.',
  operation: workflowTriggerAdd,
  input: (t) => ({ stepId: t.id(stepId), ...settings(t) }),
  payload: (t: PayloadFields<{ trigger: Trigger; stepId: string }>) => ({
    trigger: t.expose('trigger', { type: WorkflowTrigger, description: 'The new trigger.' }),
    step: stepOf(t),
  }),
  resolve: async ({ stepId: step, ...given }, { rest }) => {
    const statusId = idOf('WorkflowStep', step, 'stepId')
    const body = { statusId, trigger: triggerOf(given) }
    return { stepId: statusId, trigger: await rest.call(workflowTriggerAdd, { fieldNames, body }) }
  },
})

mutation('updateWorkflowTrigger', {
  description:
    'Changes a trigger, also into one of another kind. CONFLICT when it has changed since the viewer saw it.',
  operation: workflowTriggerUpdate,
  input: (t) => ({
    stepId: t.id(stepId),
    triggerId: t.id(triggerId),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    ...settings(t),
  }),
  payload: (t: PayloadFields<{ trigger: Trigger }>) => ({
    trigger: t.expose('trigger', { type: WorkflowTrigger, description: 'The trigger as it is now.' }),
  }),
  resolve: async ({ stepId: step, triggerId: id, version, ...given }, { rest }) => {
    const body = {
      statusId: idOf('WorkflowStep', step, 'stepId'),
      triggerId: idOf('WorkflowTrigger', id, 'triggerId'),
      version,
      trigger: triggerOf(given),
    }
    return { trigger: await rest.call(workflowTriggerUpdate, { fieldNames, body }) }
  },
})

mutation('orderWorkflowTriggers', {
  description:
    'Puts the triggers of a step into the order that they run in. CONFLICT when they have changed since the viewer saw them.',
  operation: workflowTriggerOrder,
  input: (t) => ({
    stepId: t.id(stepId),
    seenIds: t.idList({ required: true, description: 'The triggers (global ids) in the order that the viewer saw.' }),
    triggerIds: t.idList({ required: true, description: 'All triggers of the step (global ids) in the new order.' }),
  }),
  payload: (t: PayloadFields<{ stepId: string }>) => ({ step: stepOf(t) }),
  resolve: async ({ stepId: step, seenIds, triggerIds }, { rest }) => {
    const statusId = idOf('WorkflowStep', step, 'stepId')
    const body = {
      statusId,
      seenIds: seenIds.map((id) => idOf('WorkflowTrigger', id, 'seenIds')),
      triggerIds: triggerIds.map((id) => idOf('WorkflowTrigger', id, 'triggerIds')),
    }
    await rest.call(workflowTriggerOrder, { fieldNames, body })
    return { stepId: statusId }
  },
})

for (const [name, isPaused, description] of [
  ['pauseWorkflowTrigger', true, 'Pauses a trigger: it does nothing until it is resumed, which the log says.'],
  ['resumeWorkflowTrigger', false, 'Resumes a paused trigger: it fires again from the next move on.'],
] as const)
  mutation(name, {
    description,
    operation: workflowTriggerPause,
    input: (t) => ({ stepId: t.id(stepId), triggerId: t.id(triggerId) }),
    payload: (t: PayloadFields<{ trigger: Trigger }>) => ({
      trigger: t.expose('trigger', { type: WorkflowTrigger, description: 'The trigger as it is now.' }),
    }),
    resolve: async ({ stepId: step, triggerId: id }, { rest }) => {
      const body = {
        statusId: idOf('WorkflowStep', step, 'stepId'),
        triggerId: idOf('WorkflowTrigger', id, 'triggerId'),
        isPaused,
      }
      return { trigger: await rest.call(workflowTriggerPause, { fieldNames, body }) }
    },
  })

mutation('detachWorkflowTrigger', {
  description: 'Takes a trigger from a step.',
  operation: workflowTriggerDetach,
  input: (t) => ({ stepId: t.id(stepId), triggerId: t.id(triggerId) }),
  payload: (t: PayloadFields<{ triggerId: string; stepId: string }>) => ({
    deletedWorkflowTriggerId: t.exposeID('triggerId', { description: 'The trigger that is gone (global id).' }),
    step: stepOf(t),
  }),
  resolve: async ({ stepId: step, triggerId: id }, { rest }) => {
    const statusId = idOf('WorkflowStep', step, 'stepId')
    const body = { statusId, triggerId: idOf('WorkflowTrigger', id, 'triggerId') }
    assertAccepted(await rest.call(workflowTriggerDetach, { body }), 'The trigger was not detached')
    return { triggerId: id, stepId: statusId }
  },
})
