import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { mostUsesCounted } from '../../core/contract/vocabulary.ts'

/** The vocabularies of the page of stages. */
export const stageKinds = ['systemStatus', 'statusGroup', 'workflowStatus'] as const
export type StageKind = (typeof stageKinds)[number]

/** Of these there are statuses, which workflows consist of. */
export const isStatus = (kind: StageKind): boolean => kind !== 'statusGroup'

const Kind = Type.Enum(stageKinds, {
  description:
    'systemStatus: each new workflow begins with all of them; workflowStatus: it is offered to workflows with the others of its group (statusGroup)',
})

export const Stage = Type.Object({
  id: Id,
  kind: Kind,
  name: Type.String(),
  key: Nullable(Type.String({ description: 'of a status: stays for ever; null: a group' })),
  color: Nullable(Type.String({ description: '#rrggbb; null: a group' })),
  groupId: Nullable(Type.String({ format: 'uuid', description: 'of a workflowStatus' })),
  place: Type.Integer({ description: 'in its list, from 1; of a workflowStatus in its group' }),
  isEnd: Type.Boolean({ description: 'the way of a candidate ends there without a hiring' }),
  isBuiltIn: Type.Boolean({ description: 'the product itself acts on it: it is never deleted' }),
})
export type Stage = Static<typeof Stage>

export const StageUsage = Type.Object({
  id: Id,
  uses: Type.Integer({
    description: `workflows that have the status, or statuses of the group; ${mostUsesCounted + 1} means more than ${mostUsesCounted}`,
  }),
})
export type StageUsage = Static<typeof StageUsage>

/** Longest name of a status or a group. */
export const longestStage = 100
/** Most statuses of a company, and most groups. */
export const mostStages = 200

const base = { service: 'workflows', origin: 'ours', place: 'ours' } as const
const write = { effect: 'write', idempotent: true } as const
const path = '/WorkflowStage'
const edits = 'InterviewSetting:AddUpdateInterviewSetting' as const
const readers = ['InterviewSetting:ListInterviewSetting', edits] as const
const byId = Type.Object({ id: Id })
const ids = Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) })
// Longer and blank ones are answered under the field, so the shapes leave room for them.
const fields = {
  name: Type.String({
    maxLength: 10_000,
    description: `not blank, at most ${longestStage} characters, not in its list (or group) already in any case of its letters`,
  }),
  color: Type.Optional(Type.String({ maxLength: 50, description: '#rrggbb; of a status, which needs it' })),
  groupId: Type.Optional(Type.String({ format: 'uuid', description: 'of a workflowStatus, which needs it' })),
  place: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 100_000,
      description: 'from 1; left out: a new one is the last, another one stays where it is',
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
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'part of the name, accents and case aside' })),
  }),
  answer: pagedRows(Stage),
  doc: 'Statuses that workflows are made of and their groups, in their order.',
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
  doc: 'Statuses and groups by id, in any order; unknown ones are left out.',
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
  doc: 'How many workflows have each of the statuses, and how many statuses are in each of the groups.',
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
  doc: 'One status or group.',
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
        description: 'of a status: the way of a candidate ends there; it never changes; false when left out',
      }),
    ),
  }),
  answer: Stage,
  doc: 'A new status or group. Workflows offer the status from now on; those that are made from now on begin with a systemStatus.',
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
  doc: 'The status or group becomes this. Workflows show a systemStatus so at once, and another one where they have not given it a name or colour of their own.',
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
  doc: 'Deletes a status that is in no workflow (STAGE_IN_USE), on which the product does not act (STAGE_BUILT_IN) and that no form leads to (STAGE_IN_FORM), or a group without statuses.',
})
