import { Type, type Static, type TProperties } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment, Nullable, paged } from '../../core/contract/shapes.ts'
import { searchPayload } from '../candidates/filters.ts'

export const dpsStatuses = ['DRAFT', 'DONE'] as const
/** Longest note and longest joined languages of a task, both included (001/9). */
export const longestNote = 2000
export const longestLanguages = 225
/** Years of experience (001/9). */
export const experienceBounds = { min: 0, max: 70 } as const
/** Most candidates that one add-to-dps takes. */
export const mostCandidates = 20_000

const DpsLanguage = Type.Object({
  language: Type.String({ maxLength: 250 }),
  level: Type.Integer({ minimum: 0, maximum: 5, description: '1 Fundamental Awareness … 5 Expert; 0 not said' }),
})
const DpsExperience = Type.Object({
  companyName: Type.String({ maxLength: 250 }),
  position: Type.String({ maxLength: 250 }),
})

export const DpsItem = Type.Object({
  id: Id,
  type: Type.Optional(Type.String({ format: 'uuid', description: 'ours: the type that the task belongs to' })),
  candidateId: Id,
  name: Type.String(),
  phones: Type.Array(Type.String()),
  emails: Type.Array(Type.String()),
  skills: Type.Array(Type.String()),
  status: Type.Enum(dpsStatuses),
  owner: Nullable(Type.String({ description: 'user name' })),
  desiredWorkLocations: Type.Array(Type.String()),
  folderId: Nullable(Type.String({ format: 'uuid', description: 'a talent folder' })),
  note: Type.String(),
  inBlackList: Type.Boolean({ description: 'as the candidate stands now' }),
  isTerminal: Type.Boolean({ description: 'the candidate left the company less than 12 months ago' }),
  openJob: Nullable(Type.String({ description: 'id of a job' })),
  openJobTitle: Type.Optional(Nullable(Type.String({ description: 'ours: its title' }))),
  account: Nullable(Type.String()),
  jobRank: Nullable(Type.String()),
  experienceYear: Nullable(Type.Number()),
  languages: Type.Array(DpsLanguage),
  experiences: Type.Array(DpsExperience),
  version: Type.Optional(
    Type.Integer({ description: 'ours: grows with each change; a change names the one that it saw' }),
  ),
  updatedBy: Type.Optional(Nullable(Type.String({ description: 'ours: user name of who saved it last' }))),
  updatedDate: Type.Optional(Nullable(Moment)),
})
export type DpsItem = Static<typeof DpsItem>

const Text = (most: number) => Type.String({ maxLength: most })
const Texts = (most: number) => Type.Array(Text(250), { maxItems: most })

/** What an editor sends. Texts leave room for what is answered with the specification's own words. */
export const DpsItemFields = Type.Object({
  name: Type.String({ maxLength: 250, description: 'not blank' }),
  phones: Type.Array(Text(50), {
    maxItems: 20,
    description: 'at least one; 0 and 9 or 10 digits, digits only, not starting with 84 (decision D-106)',
  }),
  emails: Type.Array(Text(250), { maxItems: 20, description: 'at least one' }),
  skills: Type.Array(Text(250), { maxItems: 100, description: 'at least one' }),
  owner: Type.Optional(Nullable(Text(250))),
  desiredWorkLocations: Type.Optional(Texts(30)),
  folderId: Type.Optional(Nullable(Id)),
  note: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestNote} characters` }),
  inBlackList: Type.Optional(Type.Boolean({ description: "passed over: it is the candidate's" })),
  isTerminal: Type.Optional(Type.Boolean({ description: "passed over: it is the candidate's" })),
  openJob: Type.Optional(Nullable(Id)),
  account: Type.Optional(Nullable(Text(250))),
  jobRank: Type.Optional(Nullable(Text(250))),
  experienceYear: Type.Optional(
    Nullable(Type.Number({ minimum: experienceBounds.min, maximum: experienceBounds.max })),
  ),
  languages: Type.Optional(
    Type.Array(DpsLanguage, {
      maxItems: 50,
      description: `'language - level, …' has at most ${longestLanguages} characters (decision D-88)`,
    }),
  ),
  experiences: Type.Optional(Type.Array(DpsExperience, { maxItems: 100 })),
  isSaveDraft: Type.Boolean({ description: 'true: it stays DRAFT; false: it is DONE, and is never saved again' }),
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'ours: the version that the caller saw' })),
})
export type DpsItemFields = Static<typeof DpsItemFields>

export const DpsType = Type.Object({
  id: Id,
  name: Type.String(),
  searchContent: Type.String({ description: 'JSON text: {searchBox, filters: [{filter, value, operator}]}' }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Type.Optional(Type.String({ format: 'date-time', description: 'ours' })),
})
export type DpsType = Static<typeof DpsType>

const DpsChoice = Type.Object({ id: Type.String(), name: Type.String() })
const Done = Type.Object({ status: Type.String({ description: 'OK means success' }) })

const base = { service: 'candidates' } as const
const listing = 'DPS:ListDPS' as const
const path = '/DPS'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true } as const

const paging = (
  size: number,
  most: number,
): { pageIndex: ReturnType<typeof Type.Integer>; pageSize: ReturnType<typeof Type.Integer> } => ({
  pageIndex: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  pageSize: Type.Integer({ minimum: 1, maximum: most, default: size }),
})
const gridQuery = {
  ...paging(10, 1000),
  type: Type.Optional(Id),
  input: Type.Optional(
    Type.String({ maxLength: 200, description: 'name, phone or e-mail, folded; or the id of a candidate' }),
  ),
  openJob: Type.Optional(Type.String({ maxLength: 50, description: 'id of a job; nothing or All: every one' })),
} satisfies TProperties
const ofList = {
  ...base,
  access: listing,
  effect: 'read',
  origin: 'spec',
  answer: paged(DpsItem),
  doc: 'Tasks of one type or of all, in the order in which the search had found the candidates; 10 a page unless asked otherwise.',
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
    ...paging(100, 100_000),
    keyword: Type.Optional(Type.String({ maxLength: 200, description: 'ours: words of the name' })),
    ids: Type.Optional(Type.Array(Id, { maxItems: 1000, description: 'ours: only these' })),
  }),
  answer: paged(DpsType),
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
    'The task becomes this, DRAFT or (isSaveDraft false) DONE. The candidate stays as it is: a task is the record of the processing. ' +
    '400 with errorCode 599 when the task is DONE (paramValues: status, updatedBy, updatedDate), or has changed since `version`.',
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
  doc: 'Deletes a task; its candidate stays.',
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
    name: Type.String({ maxLength: 1000, description: 'of the new type; not blank, at most 250 characters' }),
    candidateIds: Type.Optional(
      Type.Array(Id, {
        minItems: 1,
        maxItems: 1000,
        description: 'only these candidates rather than all that the search finds',
      }),
    ),
  }),
  answer: Type.Object({ type: DpsType, total: Type.Integer({ description: 'tasks that were made' }) }),
  doc:
    `Stores a search of candidates as a new type, and its candidates (at most ${mostCandidates}) as DRAFT tasks in their order. Candidates and jobs are read as they are now: ` +
    'phones with +84 are written with 0, the open job is the one that the candidate was added to last.',
  place: '001/7.5/7, D-49',
})
