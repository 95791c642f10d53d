import { sessionEnd, sessionList, type Session as Row } from '../../../services/features/sessions/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { Viewer } from '../users/viewer.ts'

const Session = builder
  .objectRef<Row>('Session')
  .implement({
    description: 'A browser in which the viewer is signed in.',
    fields: (t) => ({
      key: t.exposeString('id', { description: 'The key to pass to endSessions.' }),
      agent: t.exposeString('agent', { description: "The browser's own name (User-Agent)." }),
      address: t.exposeString('address', { description: 'Network address from which it was last used.' }),
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the viewer signed in there.' }),
      lastUsedAt: t.expose('lastUsedDate', { type: 'DateTime', description: 'When it last obtained a token.' }),
      isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the session of this request.' }),
    }),
  })

builder.objectField(Viewer, 'sessions', (t) =>
  t.field({
    type: [Session],
    operation: sessionList,
    mayFailAlone: true,
    // Few people use more browsers at the same time.
    extensions: { listSize: 5 },
    description: 'Sessions of the viewer, most recently used first; none if an external provider manages the accounts.',
    resolve: (_viewer, _args, { rest }) =>
      orInstead(
        rest,
        sessionList,
        () => rest.call(sessionList),
        async () => [],
      ),
  }),
)

mutation('endSessions', {
  description: 'Signs the viewer out of some of their sessions; sessions that have already ended are ignored.',
  operation: sessionEnd,
  input: (t) => ({ keys: t.stringList({ required: true, description: 'Keys of 1 to 100 sessions.' }) }),
  payload: (t: PayloadFields<{ sessions: Row[] }>) => ({
    sessions: t.expose('sessions', {
      type: [Session],
      extensions: { listSize: 5 },
      description: "The viewer's remaining sessions.",
    }),
  }),
  resolve: async ({ keys }, { rest }) => ({
    sessions: await rest.call(sessionEnd, { fieldNames: { ids: 'keys' }, body: { ids: keys } }),
  }),
})
