import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Moment } from '../../core/contract/shapes.ts'

const SessionId = Type.String({ minLength: 1, maxLength: 100 })

/** A browser in which somebody is signed in. */
const Session = Type.Object({
  id: SessionId,
  agent: Type.String({ description: 'the browser, as it names itself' }),
  address: Type.String({ description: 'network address that it was last used from' }),
  createdDate: Moment,
  lastUsedDate: Moment,
  isCurrent: Type.Boolean({ description: 'the one that asks' }),
})
export type Session = Static<typeof Session>

const ours = { service: 'accounts', origin: 'ours', place: 'ours' } as const

export const sessionList = operation({
  ...ours,
  id: 'sessionList',
  method: 'GET',
  path: '/accounts/sessions',
  access: 'UserProfile:ReadUserProfile',
  effect: 'read',
  answer: Type.Array(Session),
  doc: 'Where the caller is signed in, the latest used first, at most a hundred; none where a foreign provider keeps the accounts.',
})

export const sessionEnd = operation({
  ...ours,
  id: 'sessionEnd',
  method: 'POST',
  path: '/accounts/sessions/end',
  access: 'UserProfile:ChangePassword',
  effect: 'write',
  body: Type.Object({ ids: Type.Array(SessionId, { minItems: 1, maxItems: 100, description: 'those to be ended' }) }),
  answer: Type.Array(Session),
  doc: "Ends sessions of the caller: their browsers get no token any more. Those that have ended, or are another's, are passed over. Answers what is left.",
})
