import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'
import { VerificationImport } from '../verifications/imports/importShapes.ts'

/** How much of each kind is told. */
export const workLimits = { each: 5, counted: 1000, days: 14 } as const

export const WorkList = Type.Object({
  reviews: Type.Array(
    Type.Object({
      folderId: Id,
      count: Type.Integer({ description: `rows to review, counted to ${workLimits.counted}` }),
    }),
    { description: 'folders of verification in which the caller has rows to review, the fullest first; at most 5' },
  ),
  inbound: Nullable(
    Type.Integer({
      description: `candidates who came by themselves and wait for review, counted to ${workLimits.counted}; null for who may not review them`,
    }),
  ),
  callsToReturn: Type.Array(Id, {
    description: 'calls of the caller that they wanted to return and have not, the latest first; at most 5',
  }),
  failedImports: Type.Array(VerificationImport, {
    description: `imports of the caller with rows that failed in the last ${workLimits.days} days, the latest first; at most 5`,
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
  doc: 'What waits for the caller: rows to review, calls to return, imports with failures. Kinds for which they hold no key are empty.',
  place: 'ours',
})
