import {
  talentFolderCreate,
  talentFolderDelete,
  talentFolderUnfollow,
  talentFolderUpdate,
  type TalentFolder as Row,
} from '../../../services/features/talentFolders/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, savedRecord } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { TalentFolder } from './talentFolder.ts'

type Types = typeof builder.$inferSchemaTypes
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { shareAll: 'isSharedWithAll', shareUsers: 'sharedUserIds' }

const fields = (t: InputBuilder) => ({
  name: t.string({ required: true, description: 'Name: not blank, at most 100 characters.' }),
  isSharedWithAll: t.boolean({ required: true, description: 'Whether to share it with everyone who manages talents.' }),
  sharedUserIds: t.idList({
    required: true,
    description: 'Users (global ids) to share with by name; ignored when shared with everyone.',
  }),
})

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The folder (global id).' }) })

interface Input {
  name: string
  isSharedWithAll: boolean
  sharedUserIds: string[]
}

const bodyOf = ({ name, isSharedWithAll, sharedUserIds }: Input) => ({
  type: 'candidate',
  name,
  shareAll: isSharedWithAll,
  shareUsers: isSharedWithAll ? [] : sharedUserIds.map((user) => userNameOf(user, 'sharedUserIds')),
})

type PayloadBuilder = PothosSchemaTypes.ObjectFieldBuilder<Types, { id: string }>

const payloadFields = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { folder: Row }>) => ({
  talentFolder: t.field({
    type: TalentFolder,
    description: 'The folder after the change.',
    resolve: ({ folder }) => folder,
  }),
})

mutation('createTalentFolder', {
  description: 'Creates a folder owned by the viewer.',
  operation: talentFolderCreate,
  input: fields,
  payload: payloadFields,
  resolve: async (input, context) => ({
    folder: await savedRecord(
      context,
      context.rest.call(talentFolderCreate, { fieldNames, body: bodyOf(input) }),
      (id) => TalentFolder.load(context, id),
    ),
  }),
})

mutation('updateTalentFolder', {
  description: 'Changes the name and sharing of a folder of the viewer.',
  operation: talentFolderUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: payloadFields,
  resolve: async (input, context) => {
    const params = { id: idOf('TalentFolder', input.id) }
    const write = context.rest.call(talentFolderUpdate, { fieldNames, params, body: bodyOf(input) })
    return { folder: await savedRecord(context, write, (id) => TalentFolder.load(context, id), params.id) }
  },
})

mutation('deleteTalentFolder', {
  description: 'Deletes a folder of the viewer; its candidates remain.',
  operation: talentFolderDelete,
  input: id,
  payload: (t: PayloadBuilder) => ({
    deletedTalentFolderId: t.exposeID('id', { description: 'The deleted folder (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(talentFolderDelete, { params: { id: idOf('TalentFolder', input.id) } }),
      'The folder was not deleted',
    )
    return { id: input.id }
  },
})

mutation('unfollowTalentFolder', {
  description: "Permanently removes a shared folder from the viewer's list.",
  operation: talentFolderUnfollow,
  input: id,
  payload: (t: PayloadBuilder) => ({
    unfollowedTalentFolderId: t.exposeID('id', {
      description: 'The folder that the viewer no longer sees (global id).',
    }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(talentFolderUnfollow, { params: { id: idOf('TalentFolder', input.id) } }),
      'The folder was not unfollowed',
    )
    return { id: input.id }
  },
})
