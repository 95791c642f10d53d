import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Moment } from '../../core/contract/shapes.ts'

const SessionId = Type.String({ minLength: 1, maxLength: 100 })

/** A browser in which a user is signed in. */
const Session = Type.Object({
  id: SessionId,
  agent: Type.String({ description: 'the user agent of the browser' }),
  address: Type.String({ description: 'the network address from which it was last used' }),
  createdDate: Moment,
  lastUsedDate: Moment,
  isCurrent: Type.Boolean({ description: 'whether it is the session of this call' }),
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
  doc: "Returns the caller's sessions, latest used first; at most a hundred. Empty if another provider keeps the accounts.",
})

export const sessionEnd = operation({
  ...ours,
  id: 'sessionEnd',
  method: 'POST',
  path: '/accounts/sessions/end',
  access: 'UserProfile:ChangePassword',
  effect: 'write',
  body: Type.Object({ ids: Type.Array(SessionId, { minItems: 1, maxItems: 100, description: 'the sessions to end' }) }),
  answer: Type.Array(Session),
  doc: 'Ends sessions of the caller, whose browsers no longer get tokens. Sessions that have ended or belong to others are ignored. Returns the remaining sessions.',
})
