import { expect, test } from 'vitest'
import { vendorPerformance } from '../../../services/features/vendorReports/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { agreementServices } from '../vendorAgreements/agreements.fixture.ts'

test('the reports of all vendors of a page cost one call per period', async () => {
  const rest = agreementServices([]).on(vendorPerformance, ({ body }) =>
    body.ids.map((vendorId, at) => ({
      ...{
        vendorId,
        submitted: body.from ? 1 : 7 + at,
        eligible: 5,
        interviewed: 3,
        hired: 1,
        rejected: 2,
        waiting: 1,
      },
      medianMinutesToAnswer: at === 0 ? 90 : null,
    })),
  )
  const { data, errors } = await execute(
    '{ vendors(first: 5) { nodes { name all: performance { submittedCount eligibleCount interviewedCount hiredCount rejectedCount waitingCount medianMinutesToAnswer } late: performance(submittedAt: { from: "2026-11-01T00:00:00Z" }) { submittedCount } } } }',
    { rest, viewer: viewerWith('Vendor:ListVendor') },
  )
  expect(errors ?? []).toEqual([])
  const counts = { eligibleCount: 5, interviewedCount: 3, hiredCount: 1, rejectedCount: 2, waitingCount: 1 }
  expect(data.vendors.nodes).toEqual([
    {
      ...{ name: 'TalentBridge', all: { submittedCount: 7, ...counts, medianMinutesToAnswer: 90 } },
      late: { submittedCount: 1 },
    },
    {
      ...{ name: 'Sakura', all: { submittedCount: 8, ...counts, medianMinutesToAnswer: null } },
      late: { submittedCount: 1 },
    },
  ])
  expect(rest.callsOf('vendorPerformance').map(({ body }) => body)).toEqual([
    { ids: [uuid(1), uuid(2)] },
    { ids: [uuid(1), uuid(2)], from: '2026-11-01T07:00:00.000' },
  ])
})
