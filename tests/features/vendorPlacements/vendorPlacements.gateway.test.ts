import { expect, test } from 'vitest'
import * as contract from '../../../services/features/vendorPlacements/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageAt, uuid } from '../../support/records.ts'
import { placement } from './placements.fixture.ts'

const manager = viewerWith('Vendor:ListVendor', 'Vendor:UpdateVendor')
const services = () =>
  fakeRest()
    .on(contract.vendorPlacementList, ({ body }) =>
      pageAt([placement(21), placement(22, { state: 'lost' as 'due', settled: 'halved' as 'paid' })], body),
    )
    .on(contract.vendorPlacementByIds, ({ body }) => body.ids.map((id) => ({ ...placement(21), id })))
    .on(contract.vendorPlacementUpdate, ({ body }) => placement(21, { startDay: body.startDay, version: 3 }))

test('a page of placements costs one call; values that only the services know are passed on unchanged', async () => {
  const rest = services()
  const { data } = await execute(
    `{ vendorPlacements(query: "an", filter: { states: [DUE], vendorIds: ["${idOf('Vendor', 1)}"] }, first: 5) { totalCount nodes { id candidateName vendorName jobTitle fee currency state stateName settlement settlementName guaranteeUntil firstDay note } } }`,
    { rest, viewer: manager },
  )
  const told = {
    ...{ candidateName: 'Nguyễn Văn An', vendorName: 'TalentBridge', jobTitle: 'Payment team', fee: 86_400_000 },
    ...{ currency: 'VND', guaranteeUntil: '2026-12-14', firstDay: '2026-10-16', note: null },
  }
  expect(data.vendorPlacements).toEqual({
    totalCount: 2,
    nodes: [
      {
        ...{ id: idOf('VendorPlacement', 21), ...told, state: 'DUE', stateName: null },
        ...{ settlement: null, settlementName: null },
      },
      {
        ...{ id: idOf('VendorPlacement', 22), ...told, state: 'OTHER', stateName: 'lost' },
        ...{ settlement: 'OTHER', settlementName: 'halved' },
      },
    ],
  })
  expect(rest.callsOf('vendorPlacementList').map(({ body }) => body)).toMatchObject([
    { pageIndex: 0, pageSize: 5, input: 'an', states: ['due'], vendorIds: [uuid(1)] },
  ])
  expect(rest.counts()).toEqual({ vendorPlacementList: 1 })
})

test('the result of a placement is written with the version that was read', async () => {
  const rest = services()
  const { data } = await execute(
    `mutation { updateVendorPlacement(input: { id: "${idOf('VendorPlacement', 21)}", firstDay: "2026-11-02", salary: 1.5, settlement: PAID, version: 2 }) { placement { firstDay version } } }`,
    { rest, viewer: manager },
  )
  expect(data.updateVendorPlacement.placement).toEqual({ firstDay: '2026-11-02', version: 3 })
  expect(rest.callsOf('vendorPlacementUpdate')[0]).toMatchObject({
    params: { id: uuid(21) },
    body: { startDay: '2026-11-02', salary: 1.5, fixedFee: null, settled: 'paid', note: '', version: 2 },
  })
})

test('placements are for users who manage vendors', async () => {
  const rest = services()
  const viewer = viewerWith('Vendor:ListVendor')
  const { errors } = await execute('{ vendorPlacements(first: 1) { totalCount } }', { rest, viewer })
  expect(errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN' })
  const node = `{ node(id: "${idOf('VendorPlacement', 21)}") { ... on VendorPlacement { fee } } }`
  expect((await execute(node, { rest, viewer })).data.node).toBeNull()
  expect((await execute(node, { rest, viewer: manager })).data.node).toEqual({ fee: 86_400_000 })
})
