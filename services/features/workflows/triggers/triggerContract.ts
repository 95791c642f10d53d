import { Type } from 'typebox'
import { operation } from '../../../core/contract/operation.ts'
import { Id } from '../../../core/contract/shapes.ts'
import { mostTriggers, NewTrigger, Trigger } from '../workflowShapes.ts'

const base = { service: 'workflows' } as const
const statuses = '/WorkflowStatus'
const write = { effect: 'write', origin: 'spec', idempotent: true } as const
const ours = { ...write, origin: 'ours' } as const

export const workflowTriggerAdd = operation({
  ...base,
  ...write,
  id: 'workflowTriggerAdd',
  method: 'POST',
  path: `${statuses}/add-trigger`,
  access: 'InterviewSetting:AddUpdateTriger',
  body: Type.Object({ statusId: Id, trigger: NewTrigger }),
  answer: Trigger,
  doc:
    'Adds a trigger to a status: it runs when a candidate of a job enters the status. sendEmail and askFeedback ' +
    'require templateId, sendEmail recipient, askFeedback and notifyUsers userNames, moveToStatus targetId.',
  place: '000/7/23, D-11',
})

export const workflowTriggerDetach = operation({
  ...base,
  ...write,
  id: 'workflowTriggerDetach',
  method: 'POST',
  path: `${statuses}/detach-trigger`,
  access: 'InterviewSetting:DeleteTriger',
  body: Type.Object({ statusId: Id, triggerId: Id }),
  answer: Type.Boolean(),
  doc: 'Removes a trigger from a status.',
  place: '000/7/24',
})

export const workflowTriggerUpdate = operation({
  ...base,
  ...ours,
  id: 'workflowTriggerUpdate',
  method: 'POST',
  path: `${statuses}/update-trigger`,
  access: 'InterviewSetting:AddUpdateTriger',
  body: Type.Object({ statusId: Id, triggerId: Id, version: Type.Integer({ minimum: 1 }), trigger: NewTrigger }),
  answer: Trigger,
  doc: 'Replaces the settings of a trigger, with the same requirements as workflowTriggerAdd. Refused with 599 if it has changed since the caller read it.',
  place: 'D-11',
})

export const workflowTriggerPause = operation({
  ...base,
  ...ours,
  id: 'workflowTriggerPause',
  method: 'POST',
  path: `${statuses}/pause-trigger`,
  access: 'InterviewSetting:AddUpdateTriger',
  body: Type.Object({ statusId: Id, triggerId: Id, isPaused: Type.Boolean() }),
  answer: Trigger,
  doc: 'Pauses or resumes a trigger. While it is paused it does nothing, which is recorded in the log.',
  place: 'D-11',
})

const orderedIds = (description: string) => Type.Array(Id, { maxItems: mostTriggers, description })

export const workflowTriggerOrder = operation({
  ...base,
  ...ours,
  id: 'workflowTriggerOrder',
  method: 'POST',
  path: `${statuses}/order-trigger`,
  access: 'InterviewSetting:AddUpdateTriger',
  body: Type.Object({
    statusId: Id,
    seenIds: orderedIds('the triggers in the order in which the caller read them'),
    triggerIds: orderedIds('every trigger of the status once, in the order in which they are to run'),
  }),
  answer: Type.Array(Trigger),
  doc: 'Reorders the triggers of a status. Refused with 599 if they have changed since the caller read them.',
  place: 'D-11',
})
