import {
  candidateViewCreate,
  candidateViewDelete,
  candidateViewGet,
  candidateViewList,
  candidateViewUpdate,
  type CandidateView as Row,
} from '../../../services/features/candidateViews/contract.ts'
import { builder } from '../../core/builder.ts'
import { idOf, recordId } from '../../core/ids.ts'
import { loader, oneByOne } from '../../core/loader.ts'
import { mutation, type PayloadFields } from '../../core/mutation.ts'
import { node } from '../../core/node.ts'
import { signedIn } from '../../core/permission.ts'
import { expectOk } from '../../core/refused.ts'
import { User } from '../users/user.ts'

const permission = ['Candidate:ListCandidate', 'TalentManagement:TalentManagement'] as const

const views = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(candidateViewGet, { params: { id } })),
  key: ({ id }) => id,
})

export const CandidateView = node<Row>('CandidateView', {
  description: 'A search of candidates that somebody keeps under a name.',
  permission,
  loader: views,
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the view.' }),
    query: t.exposeString('query', { description: "Query of the list's address, without the leading question mark." }),
    owner: t.field({
      type: User,
      nullable: true,
      description: 'Whose view it is; null when that account is gone.',
      resolve: ({ userName }, _args, context) => User.load(context, userName),
    }),
    ownerUserName: t.exposeString('userName', { description: 'User name of the owner.' }),
    isShared: t.exposeBoolean('isShared', { description: 'Colleagues who have its link may open it.' }),
    isOwn: t.boolean({
      description: "It is the viewer's own, who may change and delete it.",
      extensions: { personal: true },
      resolve: ({ userName }, _args, context) => userName === signedIn(context).userName,
    }),
    updatedAt: t.expose('updatedDate', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
})

builder.queryFields((t) => ({
  candidateViews: t.field({
    type: [CandidateView],
    permission,
    description: "The viewer's own views, in name order; at most 200.",
    resolve: async (_root, _args, context) => {
      const own = await context.rest.call(candidateViewList)
      views.prime(context, own)
      return own
    },
  }),
  candidateView: t.field({
    type: CandidateView,
    nullable: true,
    permission,
    description:
      'One view by the id that links carry: an own one, or a shared one of a colleague; null for every other.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => CandidateView.load(context, recordId(databaseId)),
  }),
}))

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The view (global id).' }) })
const fields = (t: InputBuilder) => ({
  name: t.string({
    required: true,
    description: 'Name: not blank, at most 100 characters, not used by another own view.',
  }),
  query: t.string({ required: true, description: "Query of the list's address, without the leading question mark." }),
  isShared: t.boolean({ required: true, description: 'Colleagues who have its link may open it.' }),
})
const written = (t: PayloadFields<{ view: Row }>) => ({
  candidateView: t.field({ type: CandidateView, description: 'The view as it is now.', resolve: ({ view }) => view }),
})

mutation('createCandidateView', {
  description: 'Keeps a search under a name.',
  permission,
  input: fields,
  payload: written,
  resolve: async (body, { rest }) => ({ view: await rest.call(candidateViewCreate, { body }) }),
})

mutation('updateCandidateView', {
  description: 'Changes an own view.',
  permission,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: written,
  resolve: async ({ id: viewId, ...body }, { rest }) => ({
    view: await rest.call(candidateViewUpdate, { params: { id: idOf('CandidateView', viewId) }, body }),
  }),
})

mutation('deleteCandidateView', {
  description: 'Deletes an own view.',
  permission,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateViewId: t.exposeID('id', { description: 'The view that is gone (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    expectOk(
      await rest.call(candidateViewDelete, { params: { id: idOf('CandidateView', input.id) } }),
      'The view was not deleted',
    )
    return { id: input.id }
  },
})
