import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Moment, Nullable } from '../../core/contract/shapes.ts'

/** Longest absence in days. */
export const longestAbsence = 180

const base = { service: 'jobs', origin: 'ours', place: 'ours', access: 'signedIn' } as const

export const Deputy = Type.Object({
  userName: Type.String({ description: 'who approves in the place of the caller' }),
  fromDate: Moment,
  toDate: Moment,
})
export type Deputy = Static<typeof Deputy>

const Delegation = Type.Object({
  deputy: Nullable(Deputy),
  standsInFor: Type.Array(Type.String({ description: 'user name of whom the caller stands in for today' })),
})
export type Delegation = Static<typeof Delegation>

export const delegationGet = operation({
  ...base,
  id: 'delegationGet',
  method: 'GET',
  path: '/approvals/deputy',
  effect: 'read',
  answer: Delegation,
  doc: 'Who approves in the place of the caller while they are away, and for whom the caller does now.',
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
  doc: `Lets somebody approve in the place of the caller, from one moment to another, ${longestAbsence} days at most. It takes the place of an earlier one. The deputy needs the permissions that the decision needs.`,
})

export const delegationEnd = operation({
  ...base,
  id: 'delegationEnd',
  method: 'DELETE',
  path: '/approvals/deputy',
  effect: 'write',
  idempotent: true,
  answer: Delegation,
  doc: 'The caller approves alone again. Without a deputy it changes nothing.',
})
