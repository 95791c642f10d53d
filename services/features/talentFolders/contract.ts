import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, paged, pagedRows, paging, rowsPaging } from '../../core/contract/shapes.ts'

/** The maximum length of a folder's name (000/5/28). */
export const longestName = 100

export const TalentFolder = Type.Object({
  id: Id,
  type: Type.String({ description: 'always candidate' }),
  name: Type.String(),
  shareAll: Type.Boolean(),
  shareUsers: Type.Array(Type.String(), { description: 'user names; empty if shareAll' }),
  userName: Type.String({ description: 'owner' }),
  isShare: Type.Boolean({ description: 'true: the folder of another user that is shared with the caller' }),
})
export type TalentFolder = Static<typeof TalentFolder>

/** A user with whom a folder can be shared. */
export const ShareableUser = Type.Object({ userName: Type.String(), fullName: Type.String() })
export type ShareableUser = Static<typeof ShareableUser>

const key = 'TalentManagement:TalentManagement'
const base = { service: 'talent' } as const
const byId = Type.Object({ id: Id })

/** Names that are too long or blank are reported with the texts of the specification, so the shape allows them. */
export const TalentFolderFields = Type.Object({
  type: Type.Optional(Type.String({ maxLength: 50, description: 'must be candidate' })),
  name: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestName} characters` }),
  shareAll: Type.Boolean({ default: false }),
  shareUsers: Type.Array(Type.String({ maxLength: 250 }), {
    default: [],
    maxItems: 1000,
    description: 'user names; ignored if shareAll',
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
  doc: "Returns the caller's candidate-type folders in name order, for a picker of folders; at most 1,000.",
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
      Type.Boolean({ description: 'leaves out folders that others share, as pickers of folders do' }),
    ),
  }),
  answer: pagedRows(TalentFolder),
  doc:
    "Returns the caller's own candidate-type folders and those shared with the caller, in name order. Only " +
    'holders of TalentManagement see folders that others share.',
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
  doc: 'Returns the folders with these ids that the caller may see, in any order.',
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
  doc: 'Returns one folder that the caller owns or that is shared with the caller. 404 for all others.',
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
  doc: 'Creates a folder of the caller. It is shared with all holders of TalentManagement, or with the named users.',
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
    'Replaces the name and the sharing of a folder. Only the owner may do so: 403 for users with whom it is ' +
    'shared. Sharing it again with a user who had unfollowed it restores it for them.',
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
  doc: 'Deletes a folder. Its candidates stay. Only the owner may delete it: 403 for users with whom it is shared.',
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
  doc: "Removes a shared folder from the caller's folders permanently, even if it is shared with all. 403 for the owner.",
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
    'Returns the users with whom the caller may share a folder: active users one of whose roles holds ' +
    'TalentManagement, without the caller, in name order.',
  place: '000/5/31, 000/3/25, D-92',
})
