import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { vendorPerformance } from '../../../services/features/vendorReports/contract.ts'
import * as placements from '../../../services/features/vendorPlacements/contract.ts'
import VendorsPage from '../../../web/features/vendors/VendorsPage.tsx'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { placement } from '../vendorPlacements/placements.fixture.ts'
import { agreement, agreementServices } from './agreements.fixture.ts'

beforeEach(() => localStorage.clear())

function open(path: string, held = ['Vendor:ListVendor', 'Vendor:UpdateVendor']) {
  const rest = agreementServices([agreement(11, { refundRule: 'Half of it' })])
    .on(placements.vendorPlacementList, ({ body }) => pageAt([placement(21)], body))
    .on(placements.vendorPlacementUpdate, ({ body }) => placement(21, { settled: body.settled, state: 'paid' }))
    .on(vendorPerformance, ({ body }) =>
      body.ids.map((vendorId, at) => ({
        ...{ vendorId, submitted: 12, eligible: 9, interviewed: 4, hired: 1, rejected: 5, waiting: 2 },
        medianMinutesToAnswer: [90, null][at]!,
      })),
    )
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return { rest, ...renderScreen(<VendorsPage />, { rest, path, keys: held as 'Vendor:ListVendor'[], can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('an agreement is added, changed with the version that was read, and deleted', async () => {
  const { user, rest } = open('/vendor-management')
  await user.click(await screen.findByRole('button', { name: 'Agreements: TalentBridge' }))
  const list = await dialog('Agreements with TalentBridge')
  const row = within(await list.findByRole('row', { name: /01\/01\/2026/ }))
  expect(row.getByText('18 % of the yearly salary')).toBeTruthy()
  await user.click(list.getByRole('button', { name: 'Add an agreement' }))
  const form = await dialog('Add an agreement')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Percent/ }), '12,5')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(rest.callsOf('vendorAgreementCreate')[0]!.body).toMatchObject({
      ...{ vendorId: uuid(1), toDay: null, feeKind: 'percent', fee: 12.5, currency: 'VND', jobIds: null },
    }),
  )
  await user.click(await list.findByRole('button', { name: 'Edit the agreement from 01/01/2026' }))
  const edit = await dialog('Edit the agreement')
  await user.selectOptions(edit.getByRole('combobox', { name: /^Fee/ }), 'Fixed amount')
  const amount = edit.getByRole('textbox', { name: /^Amount/ })
  await user.clear(amount)
  await user.type(amount, '800000')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(rest.callsOf('vendorAgreementUpdate')[0]).toMatchObject({
      params: { id: uuid(11) },
      body: { feeKind: 'flat', fee: 800_000, refundRule: 'Half of it', version: 3 },
    }),
  )
  await user.click(await list.findByRole('button', { name: 'Delete the agreement from 01/01/2026' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(rest.callsOf('vendorAgreementDelete')).toHaveLength(1))
})

test('placements show the fees that are due, and a settlement is recorded', async () => {
  const { user, rest } = open('/vendor-management?tab=placements&state=DUE')
  const row = within(await screen.findByRole('row', { name: /Nguyễn Văn An/ }))
  expect(row.getByText('Due')).toBeTruthy()
  expect(row.getByText(/86,400,000/)).toBeTruthy()
  expect(rest.callsOf('vendorPlacementList')[0]!.body).toMatchObject({ states: ['due'] })
  await user.click(screen.getByRole('button', { name: 'Edit: Nguyễn Văn An' }))
  const form = await dialog('Placement of Nguyễn Văn An')
  expect(form.getByText(/18 % of the yearly salary · Half of it/)).toBeTruthy()
  await user.selectOptions(form.getByRole('combobox', { name: /^Settlement/ }), 'Paid')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await toast('Update successfully!')
  expect(rest.callsOf('vendorPlacementUpdate')[0]!.body).toMatchObject({
    ...{ startDay: '2026-10-16', salary: 480_000_000, fixedFee: null, settled: 'paid', version: 2 },
  })
})

test('the report counts by vendor; users who may only list see it, but neither placements nor agreements', async () => {
  const { rest } = open('/vendor-management?tab=report&from=2026-11-01', ['Vendor:ListVendor'])
  const row = within(await screen.findByRole('row', { name: /TalentBridge/ }))
  expect(row.getByText('12')).toBeTruthy()
  expect(row.getByText('2 h')).toBeTruthy()
  expect(rest.callsOf('vendorPerformance')).toHaveLength(1)
  expect(rest.callsOf('vendorPerformance')[0]!.body).toHaveProperty('from')
  expect(screen.queryByRole('tab', { name: 'Placements' })).toBeNull()
})
