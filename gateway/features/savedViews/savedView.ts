import {
  savedViewCreate,
  savedViewDelete,
  savedViewGet,
  savedViewList,
  savedViewUpdate,
  type SavedView as Row,
} from '../../../services/features/savedViews/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { loader, oneByOne } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { signedIn } from '../../core/graph/permission.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { User } from '../users/user.ts'

const views = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(savedViewGet, { params: { id } })),
  key: ({ id }) => id,
})

export const SavedView = node<Row>('SavedView', {
  description: 'Filters and order of a list, saved under a name.',
  isByRecord: true,
  loader: views,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    list: t.exposeString('list', { description: 'Key of the list that it is a view of, such as `candidates`.' }),
    name: t.exposeString('name', { description: 'Name of the view.' }),
    query: t.exposeString('query', {
      description: "Query string of the list's URL, without the leading question mark.",
    }),
    owner: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The owner of the view.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    isShared: t.exposeBoolean('isShared', { description: 'Whether colleagues who have its link may open it.' }),
    isOwn: t.boolean({
      description: "Whether it is the viewer's own view, which they may change and delete.",
      extensions: { personal: true },
      resolve: ({ userName }, _args, context) => userName === signedIn(context).userName,
    }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

builder.queryFields((t) => ({
  savedViews: t.field({
    type: [SavedView],
    operation: savedViewList,
    description: "The viewer's own views of a list, in name order; at most 200 views.",
    args: { list: t.arg.string({ required: true, description: 'Key of the list: `candidates`.' }) },
    resolve: async (_root, { list }, context) => {
      const own = await context.rest.call(savedViewList, { query: { list } })
      views.prime(context, own)
      return own
    },
  }),
  savedView: t.field({
    type: SavedView,
    nullable: true,
    signedIn: true,
    description: "One view by the id used in links: the viewer's own or a shared view of a colleague; otherwise null.",
    args: { databaseId: t.arg.id({ required: true, description: 'The id that the services use.' }) },
    resolve: (_root, { databaseId }, context) => SavedView.load(context, recordId(databaseId)),
  }),
}))

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The view (global id).' }) })
const fields = (t: InputBuilder) => ({
  name: t.string({
    required: true,
    description: 'Name: not blank, at most 100 characters, not used by another view of the viewer for the same list.',
  }),
  query: t.string({
    required: true,
    description: "Query string of the list's URL, without the leading question mark.",
  }),
  isShared: t.boolean({ required: true, description: 'Whether colleagues who have its link may open it.' }),
})
const payloadFields = (t: PayloadFields<{ view: Row }>) => ({
  savedView: t.field({ type: SavedView, description: 'The view after the change.', resolve: ({ view }) => view }),
})

mutation('createSavedView', {
  description: 'Saves the filters and order of a list under a name.',
  operation: savedViewCreate,
  input: (t) => ({ list: t.string({ required: true, description: 'Key of the list: `candidates`.' }), ...fields(t) }),
  payload: payloadFields,
  resolve: async (body, { rest }) => ({ view: await rest.call(savedViewCreate, { body }) }),
})

mutation('updateSavedView', {
  description: 'Changes a view of the viewer.',
  operation: savedViewUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: payloadFields,
  resolve: async ({ id: viewId, ...body }, { rest }) => ({
    view: await rest.call(savedViewUpdate, { params: { id: idOf('SavedView', viewId) }, body }),
  }),
})

mutation('deleteSavedView', {
  description: 'Deletes a view of the viewer.',
  operation: savedViewDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedSavedViewId: t.exposeID('id', { description: 'The deleted view (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(savedViewDelete, { params: { id: idOf('SavedView', input.id) } }),
      'The view was not deleted',
    )
    return { id: input.id }
  },
})
