import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'

const base = { service: 'workflows', origin: 'ours', place: 'ours' } as const
/** Who sees the kits. */
export const kitReaders = [
  'InterviewSetting:ListInterviewSetting',
  'JobRequest:InterviewManage',
  'JobRequest:ReadJobRequest',
] as const
const write = { ...base, effect: 'write', idempotent: true } as const

export const kitLimits = { title: 200, focus: 20, focusLength: 100, preparation: 20_000, ofStage: 20 } as const

export const InterviewKit = Type.Object({
  id: Id,
  statusId: Type.String({ format: 'uuid', description: 'the stage that it is for' }),
  title: Type.String(),
  minutes: Type.Integer(),
  formId: Nullable(Type.String({ format: 'uuid', description: 'the form on which the panel gives feedback' })),
  focus: Type.Array(Type.String(), { description: 'what to look at' }),
  preparation: Type.String({ description: 'sanitised HTML' }),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
})
export type InterviewKit = Static<typeof InterviewKit>

export const interviewKitList = operation({
  ...base,
  id: 'interviewKitList',
  method: 'POST',
  path: '/Interviews/kits/list',
  access: kitReaders,
  effect: 'read',
  body: Type.Object({
    statusIds: Type.Optional(Type.Array(Id, { maxItems: 200, description: 'those of these stages' })),
    ids: Type.Optional(Type.Array(Id, { maxItems: 1000, description: 'these' })),
  }),
  answer: Type.Array(InterviewKit),
  doc: 'Interview kits of stages, or by their ids, those of a stage in their order.',
})

export const interviewKitSave = operation({
  ...write,
  id: 'interviewKitSave',
  method: 'POST',
  path: '/Interviews/kits',
  access: 'InterviewSetting:AddUpdateInterviewSetting',
  body: Type.Object({
    id: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'a kit that is there; left out: a new one' })),
    ),
    statusId: Id,
    title: Type.String({ maxLength: kitLimits.title }),
    minutes: Type.Integer({ minimum: 5, maximum: 720 }),
    formId: Type.Optional(Nullable(Id)),
    focus: Type.Optional(Type.Array(Type.String({ maxLength: kitLimits.focusLength }), { maxItems: kitLimits.focus })),
    preparation: Type.Optional(Type.String({ maxLength: kitLimits.preparation, description: 'HTML; it is sanitised' })),
    version: Type.Optional(Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })),
  }),
  answer: InterviewKit,
  doc: `Makes a kit at the end of its stage, which has at most ${kitLimits.ofStage}, or changes one.`,
})

export const interviewKitDelete = operation({
  ...write,
  id: 'interviewKitDelete',
  method: 'DELETE',
  path: '/Interviews/kits/{id}',
  access: 'InterviewSetting:AddUpdateInterviewSetting',
  params: Type.Object({ id: Id }),
  answer: Type.Boolean(),
  doc: 'Deletes a kit; interviews that were planned by it stay as they are.',
})

export const interviewKitOrder = operation({
  ...write,
  id: 'interviewKitOrder',
  method: 'POST',
  path: '/Interviews/kits/order',
  access: 'InterviewSetting:AddUpdateInterviewSetting',
  body: Type.Object({ statusId: Id, ids: Type.Array(Id, { maxItems: kitLimits.ofStage }) }),
  answer: Type.Array(InterviewKit),
  doc: 'Puts the kits of a stage into an order; each of them must be named once.',
})
