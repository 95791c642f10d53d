import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the stages page. */
export const stageKinds = ['systemStatus', 'statusGroup', 'workflowStatus'] as const
export type StageKind = (typeof stageKinds)[number]

/** Whether the kind is a status. Workflows consist of statuses. */
export const isStatus = (kind: StageKind): boolean => kind !== 'statusGroup'

const Kind = Type.Enum(stageKinds, {
  description:
    'systemStatus: each new workflow begins with all of them; workflowStatus: workflows can choose it from its group (statusGroup)',
})

export const Stage = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  key: Nullable(Type.String({ description: 'permanent key of a status; null for a group' })),
  color: Nullable(Type.String({ description: '#rrggbb; null for a group' })),
  groupId: Nullable(Type.String({ format: 'uuid', description: 'only for a workflowStatus' })),
  place: Type.Integer({ description: 'position in its list, from 1; for a workflowStatus, within its group' }),
  isEnd: Type.Boolean({ description: "whether a candidate's process ends there without a hire" }),
  isBuiltIn: Type.Boolean({ description: 'whether the product depends on it; it can never be deleted' }),
})
export type Stage = Static<typeof Stage>

export const StageUsage = Type.Object({
  id: Id,
  uses: Type.Integer({
    description: `the number of workflows with the status, or of statuses in the group; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type StageUsage = Static<typeof StageUsage>

/** The maximum length of the name of a status or a group. */
export const longestStage = 100
/** The maximum number of statuses of a company, and of groups. */
export const mostStages = 200

const base = { service: 'workflows', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/WorkflowStage'
const edits = 'InterviewSetting:AddUpdateInterviewSetting' as const
const readers = ['InterviewSetting:ListInterviewSetting', edits] as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
// Texts that are too long or blank are reported at the field, so the shapes allow them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestStage} characters, unique in its list (or group) regardless of case`,
  }),
  color: Type.Optional(Type.String({ maxLength: 50, description: '#rrggbb; only for a status, which requires it' })),
  groupId: Type.Optional(Type.String({ format: 'uuid', description: 'only for a workflowStatus, which requires it' })),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'position from 1; if omitted, a new entry comes last and an existing one keeps its position',
    }),
  ),
} as const

export const stageManageList = operation({
  ...base,
  id: 'stageManageList',
  method: 'POST',
  path: `${path}/list`,
  access: readers,
  effect: 'read',
  body: Type.Object({
    ...rowsPaging(1000),
    kind: Type.Optional(Kind),
    keyword: Type.Optional(
      Type.String({ maxLength: 200, description: 'part of the name; case and accents are ignored' }),
    ),
  }),
  answer: pagedRows(Stage),
  doc: 'Returns the statuses for workflows and their groups, in their order.',
})

export const stageManageByIds = operation({
  ...base,
  id: 'stageManageByIds',
  method: 'POST',
  path: `${path}/by-ids`,
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(Stage),
  doc: 'Returns statuses and groups by id, in any order. Unknown ids are left out.',
})

export const stageManageUsage = operation({
  ...base,
  id: 'stageManageUsage',
  method: 'POST',
  path: `${path}/usage`,
  access: readers,
  effect: 'read',
  body: ids,
  answer: Type.Array(StageUsage),
  doc: 'Returns how many workflows use each of the statuses, and how many statuses each of the groups has.',
})

export const stageManageGet = operation({
  ...base,
  id: 'stageManageGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: readers,
  effect: 'read',
  params: byId,
  answer: Stage,
  doc: 'Returns one status or group.',
})

export const stageManageCreate = operation({
  ...base,
  ...write,
  id: 'stageManageCreate',
  method: 'POST',
  path: `${path}/create`,
  access: edits,
  body: Type.Object({
    kind: Kind,
    ...fields,
    isEnd: Type.Optional(
      Type.Boolean({
        description:
          "only for a status: whether a candidate's process ends there; it cannot be changed later; the default is false",
      }),
    ),
  }),
  answer: Stage,
  doc: 'Creates a status or group. Workflows can choose the status from now on. New workflows begin with a systemStatus.',
})

export const stageManageUpdate = operation({
  ...base,
  ...write,
  id: 'stageManageUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: edits,
  params: byId,
  body: Type.Object(fields),
  answer: Stage,
  doc: 'Changes the status or group. Workflows show a changed systemStatus at once. They show another changed status unless they have given it their own name or colour.',
})

export const stageManageDelete = operation({
  ...base,
  ...write,
  id: 'stageManageDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: edits,
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a status or an empty group. Refused if the status is in a workflow (STAGE_IN_USE), if the product depends on it (STAGE_BUILT_IN) or if a form leads to it (STAGE_IN_FORM).',
})
