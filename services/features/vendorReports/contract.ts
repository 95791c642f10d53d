import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, LocalTime, Nullable } from '../../core/contract/shapes.ts'
import { readers } from '../vendors/operationParts.ts'

const VendorPerformance = Type.Object({
  vendorId: Id,
  submitted: Type.Integer({ description: 'CVs that were not withdrawn' }),
  eligible: Type.Integer({ description: 'those whose candidates are not owned by others, known before, or ruled out' }),
  interviewed: Type.Integer({ description: 'candidates who have come into a stage of a job' }),
  hired: Type.Integer(),
  rejected: Type.Integer(),
  waiting: Type.Integer({ description: 'CVs that nobody has answered yet' }),
  medianMinutesToAnswer: Nullable(
    Type.Integer({ description: 'from the submission until the company first took the candidate up or refused them' }),
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
    ids: Type.Array(Id, { maxItems: 1000, description: 'vendors' }),
    from: Type.Optional(LocalTime),
    to: Type.Optional(LocalTime),
  }),
  answer: Type.Array(VendorPerformance),
  doc: 'What has become of the CVs that vendors have sent from a moment to another, both included; of all of them without.',
  place: 'ours',
})
