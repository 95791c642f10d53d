import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Moment, Nullable } from '../../core/contract/shapes.ts'

/** The maximum length of an absence, in days. */
export const longestAbsence = 180

const base = { service: 'jobs', origin: 'ours', place: 'ours', access: 'signedIn' } as const

export const Deputy = Type.Object({
  userName: Type.String({ description: 'user name of the deputy' }),
  fromDate: Moment,
  toDate: Moment,
})
export type Deputy = Static<typeof Deputy>

const Delegation = Type.Object({
  deputy: Nullable(Deputy),
  standsInFor: Type.Array(Type.String({ description: 'user name of a colleague whose deputy the caller is today' })),
})
export type Delegation = Static<typeof Delegation>

export const delegationGet = operation({
  ...base,
  id: 'delegationGet',
  method: 'GET',
  path: '/approvals/deputy',
  effect: 'read',
  answer: Delegation,
  doc: 'The deputy of the caller while they are away, and the colleagues whose deputy the caller is now.',
})

export const delegationSet = operation({
  ...base,
  id: 'delegationSet',
  method: 'PUT',
  path: '/approvals/deputy',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ userName: Type.String({ maxLength: 250 }), fromDate: Moment, toDate: Moment }),
  answer: Delegation,
  doc: `Sets a deputy who approves in place of the caller for a period of at most ${longestAbsence} days. It replaces an earlier deputy. The deputy needs the permissions that the decisions require.`,
})

export const delegationEnd = operation({
  ...base,
  id: 'delegationEnd',
  method: 'DELETE',
  path: '/approvals/deputy',
  effect: 'write',
  idempotent: true,
  answer: Delegation,
  doc: "Ends the deputy's period, so that only the caller approves. Without a deputy it changes nothing.",
})
