import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'
import { VerificationImport } from '../verifications/imports/importShapes.ts'

/** The maximum numbers that are returned and counted for each kind. */
export const workLimits = { each: 5, counted: 1000, days: 14 } as const

export const WorkList = Type.Object({
  reviews: Type.Array(
    Type.Object({
      folderId: Id,
      count: Type.Integer({ description: `the number of rows to review, counted up to ${workLimits.counted}` }),
    }),
    { description: 'verification folders in which the caller has rows to review, the fullest first; at most 5' },
  ),
  inbound: Nullable(
    Type.Integer({
      description: `the number of inbound candidates who wait for review, counted up to ${workLimits.counted}; null if the caller may not review them`,
    }),
  ),
  callsToReturn: Type.Array(Id, {
    description: 'calls that the caller wanted to return and has not returned yet, latest first; at most 5',
  }),
  failedImports: Type.Array(VerificationImport, {
    description: `imports that the caller created in the last ${workLimits.days} days and that have failed rows, latest first; at most 5`,
  }),
})
export type WorkList = Static<typeof WorkList>

export const workList = operation({
  id: 'workList',
  service: 'candidates',
  origin: 'ours',
  method: 'GET',
  path: '/WorkItems',
  access: ['Candidate:CV-Verification', 'Candidate:CollectCandidate', 'Phonenet:CallCandidate'],
  effect: 'read',
  answer: WorkList,
  doc: 'Returns the tasks that wait for the caller: rows to review, calls to return, imports with failures. Kinds for which the caller holds no permission key are empty.',
  place: 'ours',
})
