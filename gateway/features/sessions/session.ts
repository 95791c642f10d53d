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
      key: t.exposeString('id', { description: 'What endSessions takes.' }),
      agent: t.exposeString('agent', { description: 'The browser, as it names itself (User-Agent).' }),
      address: t.exposeString('address', { description: 'Network address that it was last used from.' }),
      createdAt: t.expose('createdDate', { type: 'DateTime', description: 'When the viewer signed in there.' }),
      lastUsedAt: t.expose('lastUsedDate', { type: 'DateTime', description: 'When it last got a token.' }),
      isCurrent: t.exposeBoolean('isCurrent', { description: 'The one that asks.' }),
    }),
  })

builder.objectField(Viewer, 'sessions', (t) =>
  t.field({
    type: [Session],
    operation: sessionList,
    mayFailAlone: true,
    // Hardly anybody uses more browsers at once.
    extensions: { listSize: 5 },
    description:
      'Where the viewer is signed in, the latest used first; none where a foreign provider keeps the accounts.',
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
  description: 'Signs the viewer out of browsers of theirs; those that have ended are passed over.',
  operation: sessionEnd,
  input: (t) => ({ keys: t.stringList({ required: true, description: 'Keys of 1 to 100 sessions.' }) }),
  payload: (t: PayloadFields<{ sessions: Row[] }>) => ({
    sessions: t.expose('sessions', {
      type: [Session],
      extensions: { listSize: 5 },
      description: 'Where the viewer is still signed in.',
    }),
  }),
  resolve: async ({ keys }, { rest }) => ({
    sessions: await rest.call(sessionEnd, { fieldNames: { ids: 'keys' }, body: { ids: keys } }),
  }),
})
