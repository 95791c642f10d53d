import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../../gateway/core/graph/requestError.ts'
import { rufList, type Ruf } from '../../../../services/features/rufRecords/contract.ts'
import RufRecordsPage from '../../../../web/features/rufRecords/RufRecordsPage.tsx'
import { ruf, rufServices } from '../../../features/rufRecords/rufRecords.fixture.ts'
import { pageAt } from '../../../support/records.ts'
import { renderScreen } from '../../../support/screen.tsx'

const files: Blob[] = []
beforeEach(() => {
  files.length = 0
  URL.createObjectURL = vi.fn<(file: Blob | MediaSource) => string>((file) => `blob:${files.push(file as Blob)}`)
  URL.revokeObjectURL = vi.fn<() => void>()
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const records = (count: number) => Array.from({ length: count }, (_one, at) => ruf(at + 1))
function open(rufs: Ruf[], path = '/ruf') {
  const services = rufServices(rufs)
  return {
    ...services,
    ...renderScreen(<RufRecordsPage />, {
      rest: services.rest,
      path,
      keys: ['Ruf:ViewRuf', 'Ruf:CreateRuf', 'Ruf:UpdateRuf', 'Ruf:DeleteRuf'],
    }),
  }
}
const lines = async () => (await files.at(-1)!.text()).replace('\ufeff', '').trim().split('\r\n')
const rowOf = (name: string) => screen.getByText(name).closest('tr')!

test('the export has all pages, with the columns that the user sees', async () => {
  const { user } = open(records(25))
  await screen.findByText('Record 1')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(screen.getByRole('checkbox', { name: 'Candidate' }))
  await user.click(screen.getByRole('checkbox', { name: 'Created date' }))
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Export CSV' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const [head, first, ...others] = await lines()
  expect(head).toBe('Name,Status,Note,Created by')
  expect(first).toBe('Record 1,Open,,Full recruiter')
  expect(others).toHaveLength(24)
})

test('hidden columns stay hidden, and rows stay compact, when the list is opened again', async () => {
  const { user } = open(records(1))
  await screen.findByText('Record 1')
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(screen.getByRole('checkbox', { name: 'Note' }))
  await user.click(screen.getByRole('radio', { name: 'Compact' }))
  cleanup()
  open(records(1))
  await screen.findByText('Record 1')
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Name',
    'Status',
    'Candidate',
    'Created by',
    'Created date',
    'Action',
  ])
  expect(screen.getByRole('table').dataset.density).toBe('compact')
})

test('selected rows stay selected across pages and are exported', async () => {
  const { user } = open(records(21))
  await screen.findByText('Record 1')
  await user.click(screen.getByRole('checkbox', { name: 'Choose Record 2' }))
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await screen.findByText('Record 21')
  await user.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }))
  const bar = within(await screen.findByRole('region', { name: 'Chosen rows' }))
  expect(bar.getByText('2 selected')).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Export selected' }))
  expect((await lines()).slice(1).map((line) => line.split(',')[0])).toEqual(['Record 2', 'Record 21'])
  await user.click(bar.getByRole('button', { name: 'Clear selection' }))
  expect(screen.queryByRole('region', { name: 'Chosen rows' })).toBeNull()
})

test('rows are navigated, selected and opened with the keyboard', async () => {
  const { user } = open(records(3))
  await screen.findByText('Record 1')
  rowOf('Record 1').focus()
  await user.keyboard('{ArrowDown} j')
  expect(document.activeElement).toBe(rowOf('Record 3'))
  expect(rowOf('Record 2').getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit RUF' }))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Record 3')
})

test('an address beyond the last page leads to the last page', async () => {
  const { search } = open(records(21), '/ruf?page=9')
  expect(await screen.findByText('Record 21')).toBeTruthy()
  expect(search()).toEqual({ page: '2' })
})

test('deleting the last row of the last page leads one page back', async () => {
  const { user, search } = open(records(21), '/ruf?page=2')
  await user.click(await screen.findByRole('button', { name: 'Delete: Record 21' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete' })).getByRole('button', { name: 'Delete' }),
  )
  expect(await screen.findByText('Record 1')).toBeTruthy()
  expect(search()).toEqual({})
  expect(screen.getByText('1–20 of 20')).toBeTruthy()
})

test('rows stay if the next page cannot be loaded, which is reported and can be tried again', async () => {
  const { user, rest, rufs } = open(records(25))
  await screen.findByText('Record 1')
  let isAway = true
  rest.on(rufList, ({ body }) => {
    // The error of a client without a response.
    if (isAway) throw new RequestError('NETWORK' as 'INTERNAL', '')
    return pageAt(rufs, body)
  })
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  const line = await screen.findByRole('alert')
  expect(line.textContent).toContain('No connection')
  expect(screen.getByText('Record 1')).toBeTruthy()
  isAway = false
  await user.click(within(line).getByRole('button', { name: 'Try again' }))
  await screen.findByText('Record 25')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Record 1')).toBeNull()
})

test('an empty list explains its purpose, with the button that creates the first row', async () => {
  const { user } = open([])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  expect(screen.getByText(/^A RUF records a task/)).toBeTruthy()
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: 'Create' }))
  expect(await screen.findByRole('dialog', { name: 'Create RUF' })).toBeTruthy()
})
