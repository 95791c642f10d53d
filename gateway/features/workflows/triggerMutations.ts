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

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { statusId: 'stepId', userNames: 'userIds' }

const stepId = { required: true, description: 'The step (global id).' } as const
const triggerId = { required: true, description: 'The trigger (global id).' } as const

/** The settings of a trigger. */
const settings = (t: InputFields) => ({
  kind: t.field({ type: WorkflowTriggerKind, required: true, description: 'The action of the trigger.' }),
  templateId: t.id({ description: 'SEND_EMAIL, ASK_FEEDBACK: the e-mail template (global id).' }),
  formId: t.id({ description: 'ASK_FEEDBACK: the feedback form (global id) that the e-mails refer to.' }),
  recipient: t.field({ type: WorkflowTriggerRecipient, description: 'SEND_EMAIL: the recipient of the e-mail.' }),
  userIds: t.idList({ description: 'ASK_FEEDBACK, NOTIFY_USERS: the users to ask or notify (global ids).' }),
  targetId: t.id({ description: 'MOVE_TO_STATUS: the step (global id) of the same workflow.' }),
  channelIds: t.idList({
    description: 'Only for candidates from these recruitment channels (global ids); any channel if omitted.',
  }),
  departmentIds: t.idList({
    description: 'Only for jobs of these departments (global ids); any department if omitted.',
  }),
  leastScore: t.int({
    description:
      'Only for candidates whose feedback for the job reaches at least this percentage of its points on average, 1 to 100; any if omitted.',
  }),
  delayMinutes: t.int({ description: 'Delay in minutes after the move, at most 90 days; none if omitted.' }),
})

/** Returns the settings in the services' format. */
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
    description: 'The step after the change.',
    resolve: (payload, _args, context) => WorkflowStep.load(context, payload.stepId),
  })

mutation('addWorkflowTrigger', {
  description: 'Adds a trigger to a step, after the existing ones; it runs when a candidate of a job enters the step.',
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
  description: 'Changes a trigger, including its kind. CONFLICT if it has changed since the viewer saw it.',
  operation: workflowTriggerUpdate,
  input: (t) => ({
    stepId: t.id(stepId),
    triggerId: t.id(triggerId),
    version: t.int({ required: true, description: 'The version that the viewer saw.' }),
    ...settings(t),
  }),
  payload: (t: PayloadFields<{ trigger: Trigger }>) => ({
    trigger: t.expose('trigger', { type: WorkflowTrigger, description: 'The trigger after the change.' }),
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
    'Sets the order in which the triggers of a step run. CONFLICT if they have changed since the viewer saw them.',
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
  ['pauseWorkflowTrigger', true, 'Pauses a trigger: it does nothing until it is resumed, and the log records this.'],
  ['resumeWorkflowTrigger', false, 'Resumes a paused trigger: it runs again from the next move on.'],
] as const)
  mutation(name, {
    description,
    operation: workflowTriggerPause,
    input: (t) => ({ stepId: t.id(stepId), triggerId: t.id(triggerId) }),
    payload: (t: PayloadFields<{ trigger: Trigger }>) => ({
      trigger: t.expose('trigger', { type: WorkflowTrigger, description: 'The trigger after the change.' }),
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
  description: 'Removes a trigger from a step.',
  operation: workflowTriggerDetach,
  input: (t) => ({ stepId: t.id(stepId), triggerId: t.id(triggerId) }),
  payload: (t: PayloadFields<{ triggerId: string; stepId: string }>) => ({
    deletedWorkflowTriggerId: t.exposeID('triggerId', { description: 'The deleted trigger (global id).' }),
    step: stepOf(t),
  }),
  resolve: async ({ stepId: step, triggerId: id }, { rest }) => {
    const statusId = idOf('WorkflowStep', step, 'stepId')
    const body = { statusId, triggerId: idOf('WorkflowTrigger', id, 'triggerId') }
    assertAccepted(await rest.call(workflowTriggerDetach, { body }), 'The trigger was not detached')
    return { triggerId: id, stepId: statusId }
  },
})
