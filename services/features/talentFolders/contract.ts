import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, paged, pagedRows, paging, rowsPaging } from '../../core/contract/shapes.ts'

/** Longest name of a folder (000/5/28). */
export const longestName = 100

export const TalentFolder = Type.Object({
  id: Id,
  type: Type.String({ description: 'candidate' }),
  name: Type.String(),
  shareAll: Type.Boolean(),
  shareUsers: Type.Array(Type.String(), { description: 'user names; empty when shareAll' }),
  userName: Type.String({ description: 'owner' }),
  isShare: Type.Boolean({ description: "another user's folder, which the caller sees because it is shared" }),
})
export type TalentFolder = Static<typeof TalentFolder>

/** A user whom a folder can be shared with. */
export const ShareableUser = Type.Object({ userName: Type.String(), fullName: Type.String() })
export type ShareableUser = Static<typeof ShareableUser>

const key = 'TalentManagement:TalentManagement'
const base = { service: 'talent' } as const
const byId = Type.Object({ id: Id })

/** Longer names and blank ones are answered with the specification's own words, so the shape leaves room for them. */
export const TalentFolderFields = Type.Object({
  type: Type.Optional(Type.String({ maxLength: 50, description: 'candidate; any other is refused' })),
  name: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestName} characters` }),
  shareAll: Type.Boolean({ default: false }),
  shareUsers: Type.Array(Type.String({ maxLength: 250 }), {
    default: [],
    maxItems: 1000,
    description: 'user names; passed over when shareAll',
  }),
})
export type TalentFolderFields = Static<typeof TalentFolderFields>

export const talentFolderListForCommon = operation({
  ...base,
  id: 'talentFolderListForCommon',
  method: 'GET',
  path: '/TalentManagementCategory/list-for-common',
  access: [key, 'Candidate:CV-Verification'],
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(Type.Object({ id: Id, name: Type.String() })),
  doc: "The caller's own candidate-type folders, in name order: the choices when a candidate is put into folders. At most 1,000.",
  place: '001/7.1/25, 001/6/8',
})

export const talentFolderList = operation({
  ...base,
  id: 'talentFolderList',
  method: 'POST',
  path: '/TalentManagementCategory/list',
  access: [key, 'Candidate:CV-Verification'],
  effect: 'read',
  origin: 'spec',
  body: Type.Object({
    ...rowsPaging(1000),
    keyword: Type.Optional(Type.String({ maxLength: 200 })),
    ownOnly: Type.Optional(
      Type.Boolean({ description: 'leaves out what others share: the choices when a candidate is put into folders' }),
    ),
  }),
  answer: pagedRows(TalentFolder),
  doc:
    "The caller's own candidate-type folders and those shared with the caller, in name order. What others share is seen " +
    'by holders of TalentManagement only.',
  place: '000/7/30, 000/2.4/1, 001/6/8',
})

export const talentFolderByIds = operation({
  ...base,
  id: 'talentFolderByIds',
  method: 'POST',
  path: '/TalentManagementCategory/by-ids',
  access: [key, 'Candidate:CV-Verification'],
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
  answer: Type.Array(TalentFolder),
  doc: 'Those of the folders with these ids that the caller may see, in any order.',
  place: 'ours',
})

export const talentFolderGet = operation({
  ...base,
  id: 'talentFolderGet',
  method: 'GET',
  path: '/TalentManagementCategory/{id}',
  access: key,
  effect: 'read',
  origin: 'spec',
  params: byId,
  answer: TalentFolder,
  doc: 'One folder that the caller owns or that is shared with the caller; 404 for every other.',
  place: '000/7/29, 000/7/30',
})

export const talentFolderCreate = operation({
  ...base,
  id: 'talentFolderCreate',
  method: 'POST',
  path: '/TalentManagementCategory/create',
  access: key,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  body: TalentFolderFields,
  answer: TalentFolder,
  doc: 'A new folder of the caller. It is shared with all holders of TalentManagement, or with those named.',
  place: '000/7/29, 000/7/31, 000/5/28',
})

export const talentFolderUpdate = operation({
  ...base,
  id: 'talentFolderUpdate',
  method: 'PUT',
  path: '/TalentManagementCategory/{id}',
  access: key,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  params: byId,
  body: TalentFolderFields,
  answer: TalentFolder,
  doc:
    'Name and sharing become these. Only the owner may: 403 for whom it is shared with. Naming a user anew brings the ' +
    'folder back to one who had unfollowed it.',
  place: '000/7/29, 000/6/33, 000/5/28',
})

const Done = Type.Object({ status: Type.String({ description: 'OK means success' }) })

export const talentFolderDelete = operation({
  ...base,
  id: 'talentFolderDelete',
  method: 'DELETE',
  path: '/TalentManagementCategory/{id}',
  access: key,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  params: byId,
  answer: Done,
  doc: 'Deletes a folder; its candidates stay. Only the owner may: 403 for whom it is shared with.',
  place: '000/7/29, 000/6/33',
})

export const talentFolderUnfollow = operation({
  ...base,
  id: 'talentFolderUnfollow',
  method: 'PUT',
  path: '/TalentManagementCategory/remove-folder-share/{id}',
  access: key,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  params: byId,
  answer: Done,
  doc: "The shared folder goes from the caller's folders for good, also when it is shared with all; 403 for the owner.",
  place: '000/7/29, 000/4/36, 000/6/34',
})

export const talentFolderShareableUsers = operation({
  ...base,
  id: 'talentFolderShareableUsers',
  method: 'POST',
  path: '/TalentManagementCategory/shareable-users',
  access: key,
  effect: 'read',
  origin: 'ours',
  body: Type.Object({ ...paging(100), keyword: Type.Optional(Type.String({ maxLength: 200 })) }),
  answer: paged(ShareableUser),
  doc:
    'Whom the caller may share a folder with: active users one of whose roles holds TalentManagement, without the caller, ' +
    'in name order.',
  place: '000/5/31, 000/3/25, D-92',
})
