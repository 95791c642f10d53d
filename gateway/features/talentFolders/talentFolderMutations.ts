import {
  talentFolderCreate,
  talentFolderDelete,
  talentFolderUnfollow,
  talentFolderUpdate,
  type TalentFolder as Row,
} from '../../../services/features/talentFolders/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, saved } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { TalentFolder } from './talentFolder.ts'

type Types = typeof builder.$inferSchemaTypes
type InputBuilder = PothosSchemaTypes.InputFieldBuilder<Types, 'InputObject'>

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { shareAll: 'isSharedWithAll', shareUsers: 'sharedUserIds' }

const fields = (t: InputBuilder) => ({
  name: t.string({ required: true, description: 'Name: not blank, at most 100 characters.' }),
  isSharedWithAll: t.boolean({ required: true, description: 'Share with everyone who manages talents.' }),
  sharedUserIds: t.idList({
    required: true,
    description: 'Users (global ids) to share with by name; passed over when shared with all.',
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

const written = (t: PothosSchemaTypes.ObjectFieldBuilder<Types, { folder: Row }>) => ({
  talentFolder: t.field({
    type: TalentFolder,
    description: 'The folder as it is now.',
    resolve: ({ folder }) => folder,
  }),
})

mutation('createTalentFolder', {
  description: "Makes a folder of the viewer's own.",
  operation: talentFolderCreate,
  input: fields,
  payload: written,
  resolve: async (input, context) => ({
    folder: await saved(context, context.rest.call(talentFolderCreate, { fieldNames, body: bodyOf(input) }), (id) =>
      TalentFolder.load(context, id),
    ),
  }),
})

mutation('updateTalentFolder', {
  description: 'Changes name and sharing of an own folder.',
  operation: talentFolderUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: written,
  resolve: async (input, context) => {
    const params = { id: idOf('TalentFolder', input.id) }
    const write = context.rest.call(talentFolderUpdate, { fieldNames, params, body: bodyOf(input) })
    return { folder: await saved(context, write, (id) => TalentFolder.load(context, id), params.id) }
  },
})

mutation('deleteTalentFolder', {
  description: 'Deletes an own folder; its candidates stay.',
  operation: talentFolderDelete,
  input: id,
  payload: (t: PayloadBuilder) => ({
    deletedTalentFolderId: t.exposeID('id', { description: 'The folder that is gone (global id).' }),
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
  description: 'Takes a shared folder away from the viewer for good.',
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
