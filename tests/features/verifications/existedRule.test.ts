import { expect, test } from 'vitest'
import { candidateStatuses } from '../../../services/features/reviews/contract.ts'
import { existedSave } from '../../../services/features/verifications/existedRule.ts'

const combinations = candidateStatuses.flatMap((status) =>
  [null, '', 'recruiter'].flatMap((owner) => [null, '', 'c1'].map((processedId) => ({ status, owner, processedId }))),
)

/** Decision D-01: `owner, processed id` of an existed row → what its Save requires. */
const stated = new Map([
  ['recruiter,', 'optional'],
  [',c1', 'required'],
])

test.each(combinations)('%o', (row) => {
  const expected =
    row.status === 'existed' ? (stated.get(`${row.owner ?? ''},${row.processedId ?? ''}`) ?? 'closed') : 'closed'
  expect(existedSave(row)).toBe(expected)
})
