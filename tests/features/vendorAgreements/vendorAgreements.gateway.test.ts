import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { agreement, agreementServices } from './agreements.fixture.ts'

const manager = viewerWith('Vendor:ListVendor', 'Vendor:UpdateVendor', 'JobRequest:ListJobRequest')

test('agreements of many vendors cost one call, and the jobs of all cost one more', async () => {
  const rest = agreementServices([agreement(11), agreement(12, { vendorId: uuid(2), jobIds: [uuid(31)], fee: 5 })])
  const text =
    '{ vendors(first: 5) { nodes { name agreements { id firstDay lastDay feeKind fee currency guaranteeDays ownershipDays refundRule version jobs { title } } } } }'
  const { data, errors } = await execute(text, { rest, viewer: manager })
  expect(errors ?? []).toEqual([])
  const told = {
    ...{ firstDay: '2026-01-01', lastDay: null, feeKind: 'PERCENT', currency: 'VND', guaranteeDays: 60 },
    ...{ ownershipDays: 180, refundRule: null, version: 3 },
  }
  expect(data.vendors.nodes).toEqual([
    { name: 'TalentBridge', agreements: [{ id: idOf('VendorAgreement', 11), ...told, fee: 18, jobs: null }] },
    {
      name: 'Sakura',
      agreements: [{ id: idOf('VendorAgreement', 12), ...told, fee: 5, jobs: [{ title: 'Payment team' }] }],
    },
  ])
  expect(rest.counts()).toEqual({ vendorList: 1, vendorAgreementsOf: 1, jobsByIds: 1 })
  const { data: without } = await execute(text, { rest, viewer: viewerWith('Vendor:ListVendor') })
  expect(without.vendors.nodes[0].agreements).toBeNull()
})

test('an agreement is created, changed and deleted by global ids', async () => {
  const rest = agreementServices([agreement(11)])
  const run = async (text: string) => execute(`mutation { ${text} }`, { rest, viewer: manager })
  const given = `firstDay: "2026-02-01", feeKind: FLAT, fee: 800000, currency: "JPY", guaranteeDays: 90, ownershipDays: 30, jobIds: ["${idOf('Job', 31)}"]`
  await run(
    `createVendorAgreement(input: { vendorId: "${idOf('Vendor', 1)}", agreement: { ${given} } }) { agreement { id } }`,
  )
  const body = {
    ...{ fromDay: '2026-02-01', toDay: null, feeKind: 'flat', fee: 800_000, currency: 'JPY', guaranteeDays: 90 },
    ...{ ownershipDays: 30, refundRule: '', jobIds: [uuid(31)] },
  }
  expect(rest.callsOf('vendorAgreementCreate')[0]!.body).toEqual({ vendorId: uuid(1), ...body })
  const id = idOf('VendorAgreement', 11)
  await run(`updateVendorAgreement(input: { id: "${id}", version: 3, agreement: { ${given} } }) { agreement { id } }`)
  expect(rest.callsOf('vendorAgreementUpdate')[0]).toMatchObject({
    params: { id: uuid(11) },
    body: { ...body, version: 3 },
  })
  const gone = await run(`deleteVendorAgreement(input: { id: "${id}" }) { deletedVendorAgreementId }`)
  expect(gone.data.deleteVendorAgreement).toEqual({ deletedVendorAgreementId: id })
  const other = await run(
    `createVendorAgreement(input: { vendorId: "${idOf('Vendor', 1)}", agreement: { ${given.replace('FLAT', 'OTHER')} } }) { agreement { id } }`,
  )
  expect(other.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT' })
  expect(rest.callsOf('vendorAgreementCreate')).toHaveLength(1)
})

test('only users who manage vendors can read an agreement by its id', async () => {
  const rest = agreementServices([agreement(11)])
  const text = `{ node(id: "${idOf('VendorAgreement', 11)}") { ... on VendorAgreement { fee vendor { name } } } }`
  expect((await execute(text, { rest, viewer: manager })).data.node).toEqual({
    ...{ fee: 18, vendor: { name: 'TalentBridge' } },
  })
  expect((await execute(text, { rest, viewer: viewerWith('Vendor:ListVendor') })).data.node).toBeNull()
})
