import { Type, type TProperties } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'
import { searchPayload } from '../candidates/filters/filters.ts'
import { DpsItem, DpsItemFields, DpsType, mostCandidates } from './dpsShapes.ts'

// Re-exported for the gateway, which imports contracts only.
export { dpsStatuses, type DpsItem, type DpsType } from './dpsShapes.ts'

const DpsChoice = Type.Object({ id: Type.String(), name: Type.String() })
const Done = Type.Object({ status: Type.String({ description: 'OK means success' }) })

const base = { service: 'candidates' } as const
const listing = 'DPS:ListDPS' as const
const path = '/DPS'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true } as const

const gridQuery = {
  ...rowsPaging(1000, 10),
  type: Type.Optional(Id),
  input: Type.Optional(
    Type.String({ maxLength: 200, description: 'name, phone or e-mail, folded; or the id of a candidate' }),
  ),
  openJob: Type.Optional(Type.String({ maxLength: 50, description: 'id of a job; all jobs if empty or All' })),
} satisfies TProperties
const ofList = {
  ...base,
  access: listing,
  effect: 'read',
  origin: 'spec',
  answer: pagedRows(DpsItem),
  doc: 'Tasks of one type or of all types, in the order in which the search found the candidates; 10 per page by default.',
} as const

export const dpsTypeListAll = operation({
  ...base,
  id: 'dpsTypeListAll',
  method: 'GET',
  path: `${path}/list-type`,
  access: listing,
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(DpsType),
  doc: 'The types of the company, newest first, up to 100,000 at once.',
  place: '001/7.5/1, D-48',
})

export const dpsTypeList = operation({
  ...base,
  id: 'dpsTypeList',
  method: 'POST',
  path: `${path}/list-types`,
  access: listing,
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(100_000, 100),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: words in the name' })),
    ids: Type.Optional(Type.Array(Id, { maxItems: 1000, description: 'ours: only types with these ids' })),
  }),
  answer: pagedRows(DpsType),
  doc: 'The types of the company, newest first.',
  place: '001/7.5/8, 001/9/8, D-48, D-99',
})

export const dpsList = operation({
  ...ofList,
  id: 'dpsList',
  method: 'POST',
  path: `${path}/list`,
  body: Type.Object(gridQuery),
  place: '001/7.5/2, 001/3/21, 001/3/22, D-48',
})

export const dpsListGet = operation({
  ...ofList,
  id: 'dpsListGet',
  method: 'GET',
  path: `${path}/list`,
  query: Type.Object(gridQuery),
  place: '001/7.5/2, 001/3/21, 001/3/22, D-48',
})

export const dpsStatusList = operation({
  ...base,
  id: 'dpsStatusList',
  method: 'GET',
  path: `${path}/list-status`,
  access: listing,
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(DpsChoice),
  doc: 'The statuses of a task: DRAFT, DONE.',
  place: '001/7.5/3, 001/4/16',
})

export const dpsOpenJobList = operation({
  ...base,
  id: 'dpsOpenJobList',
  method: 'GET',
  path: `${path}/list-openjob`,
  access: listing,
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(DpsChoice),
  doc: 'The open jobs of the company, in title order, up to 1,000.',
  place: '001/7.5/4',
})

export const dpsGet = operation({
  ...base,
  id: 'dpsGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: ['DPS:GetDPS', 'DPS:UpdateDPS'],
  effect: 'read',
  origin: 'spec',
  params: byId,
  answer: DpsItem,
  doc: 'One task.',
  place: '001/7.5/5',
})

export const dpsUpdate = operation({
  ...base,
  ...write,
  id: 'dpsUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'DPS:UpdateDPS',
  params: byId,
  body: DpsItemFields,
  answer: DpsItem,
  doc:
    'Updates the task and saves it as DRAFT or (isSaveDraft false) DONE. The candidate is not changed: a task ' +
    'records the processing. 400 with errorCode 599 if the task is DONE (paramValues: status, updatedBy, ' +
    'updatedDate) or has changed since `version`.',
  place: '001/7.5/5, 001/4/16-19, 001/5/27-35',
})

export const dpsDelete = operation({
  ...base,
  ...write,
  id: 'dpsDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'DPS:DeleteDPS',
  params: byId,
  answer: Done,
  doc: 'Deletes a task. Its candidate is preserved.',
  place: '001/7.5/5',
})

export const dpsTypeEdit = operation({
  ...base,
  ...write,
  id: 'dpsTypeEdit',
  method: 'PUT',
  path: `${path}/edit-type`,
  access: 'DPS:UpdateDPS',
  body: Type.Object({
    id: Id,
    name: Type.String({ maxLength: 1000, description: 'not blank, at most 250 characters' }),
  }),
  answer: DpsType,
  doc: 'Renames a type.',
  place: '001/7.5/6, 001/5/36',
})

export const dpsAdd = operation({
  ...base,
  ...write,
  id: 'dpsAdd',
  method: 'POST',
  path: `${path}/add-to-dps`,
  access: 'DPS:CreateDPS',
  body: Type.Object({
    ...searchPayload,
    name: Type.String({ maxLength: 1000, description: 'name of the new type; not blank, at most 250 characters' }),
    candidateIds: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: 1000,
        description: 'only these candidates instead of all that the search finds',
      }),
    ),
  }),
  answer: Type.Object({ type: DpsType, total: Nullable(Type.Integer({ description: 'number of tasks created' })) }),
  doc:
    `Stores a search of candidates as a new type, and its candidates (at most ${mostCandidates}) as DRAFT tasks ` +
    'in their order. The current data of candidates and jobs is used: phones with +84 are written with 0, and ' +
    'the open job is the one to which the candidate was added last.',
  place: '001/7.5/7, D-49',
})
