import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'

const base = { service: 'workflows', origin: 'ours', place: 'ours' } as const
/** The permission keys that let a user see the kits. */
export const kitReaders = [
  'InterviewSetting:ListInterviewSetting',
  'JobRequest:InterviewManage',
  'JobRequest:ReadJobRequest',
] as const
const write = { ...base, effect: 'write', idempotent: true } as const

export const kitLimits = { title: 200, focus: 20, focusLength: 100, preparation: 20_000, ofStage: 20 } as const

export const InterviewKit = Type.Object({
  id: Id,
  statusId: Type.String({ format: 'uuid', description: 'the stage that the kit belongs to' }),
  title: Type.String(),
  minutes: Type.Integer(),
  formId: Nullable(Type.String({ format: 'uuid', description: "the form for the panel's feedback" })),
  focus: Type.Array(Type.String(), { description: 'topics that the interview should cover' }),
  preparation: Type.String({ description: 'sanitised HTML' }),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
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
    statusIds: Type.Optional(Type.Array(Id, { maxItems: 200, description: 'only kits of these stages' })),
    ids: Type.Optional(Type.Array(Id, { maxItems: 1000, description: 'only the kits with these ids' })),
  }),
  answer: Type.Array(InterviewKit),
  doc: 'Returns interview kits by their stages or ids. The kits of a stage are in their order.',
})

export const interviewKitSave = operation({
  ...write,
  id: 'interviewKitSave',
  method: 'POST',
  path: '/Interviews/kits',
  access: 'InterviewSetting:AddUpdateInterviewSetting',
  body: Type.Object({
    id: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'an existing kit; omit it to create a new one' })),
    ),
    statusId: Id,
    title: Type.String({ maxLength: kitLimits.title }),
    minutes: Type.Integer({ minimum: 5, maximum: 720 }),
    formId: Type.Optional(Nullable(Id)),
    focus: Type.Optional(Type.Array(Type.String({ maxLength: kitLimits.focusLength }), { maxItems: kitLimits.focus })),
    preparation: Type.Optional(
      Type.String({ maxLength: kitLimits.preparation, description: 'HTML, which is sanitised' }),
    ),
    version: Type.Optional(
      Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' }),
    ),
  }),
  answer: InterviewKit,
  doc: `Creates a kit at the end of its stage, or changes one. A stage has at most ${kitLimits.ofStage} kits.`,
})

export const interviewKitDelete = operation({
  ...write,
  id: 'interviewKitDelete',
  method: 'DELETE',
  path: '/Interviews/kits/{id}',
  access: 'InterviewSetting:AddUpdateInterviewSetting',
  params: Type.Object({ id: Id }),
  answer: Type.Boolean(),
  doc: 'Deletes a kit. Interviews that were planned with it stay as they are.',
})

export const interviewKitOrder = operation({
  ...write,
  id: 'interviewKitOrder',
  method: 'POST',
  path: '/Interviews/kits/order',
  access: 'InterviewSetting:AddUpdateInterviewSetting',
  body: Type.Object({ statusId: Id, ids: Type.Array(Id, { maxItems: kitLimits.ofStage }) }),
  answer: Type.Array(InterviewKit),
  doc: 'Reorders the kits of a stage. Each of them must be named exactly once.',
})
