import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, Nullable } from '../../core/contract/shapes.ts'
import { readers } from '../vendors/operationParts.ts'

const VendorPerformance = Type.Object({
  vendorId: Id,
  submitted: Type.Integer({ description: 'the number of CVs that were not withdrawn' }),
  eligible: Type.Integer({
    description: 'the number of CVs whose candidates are not owned by others, known before, or ruled out',
  }),
  interviewed: Type.Integer({
    description:
      'the number of submissions that have reached the progress interviewing or hired; at most one for each candidate',
  }),
  hired: Type.Integer(),
  rejected: Type.Integer(),
  waiting: Type.Integer({ description: 'the number of CVs without an answer' }),
  medianMinutesToAnswer: Nullable(
    Type.Integer({ description: 'from the submission until the company first accepted or rejected the candidate' }),
  ),
})
export type VendorPerformance = Static<typeof VendorPerformance>

export const vendorPerformance = operation({
  id: 'vendorPerformance',
  service: 'backoffice',
  origin: 'ours',
  method: 'POST',
  path: '/Vendors/performance',
  access: readers,
  effect: 'read',
  body: Type.Object({
    ids: Type.Array(Id, { maxItems: 1000, description: 'ids of vendors' }),
    from: Type.Optional(LocalTime),
    to: Type.Optional(LocalTime),
  }),
  answer: Type.Array(VendorPerformance),
  doc: 'Returns the outcome of the CVs that vendors sent between two moments, both inclusive; without them, of all CVs.',
  place: 'ours',
})
