import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { sampleRecordCreate, type SampleRecord } from '../../../services/features/sampleRecords/contract.ts'
import SampleRecordsPage from '../../../web/features/sampleRecords/SampleRecordsPage.tsx'
import { renderScreen } from '../../support/screen.tsx'
import { keys, sampleRecord, sampleRecordServices } from './sampleRecords.fixture.ts'

function open(sampleRecords: SampleRecord[], held: readonly string[] = keys) {
  const given = sampleRecordServices(sampleRecords)
  const can = (asked: string | readonly string[]) => [asked].flat().some((key) => held.includes(key))
  const options = { rest: given.rest, path: '/sample-records', keys: [...keys], can: can as never }
  return { ...given, ...renderScreen(<SampleRecordsPage />, options) }
}

test('lists records with their creator, sorted and searched by the address', async () => {
  const { user, search, calls } = open([sampleRecord(1, { note: 'Waits' }), sampleRecord(2)])
  expect(await screen.findByText('Record 1')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Sample records' })).toBeTruthy()
  expect(screen.getByText('Waits')).toBeTruthy()
  expect(screen.getAllByText('Full recruiter')).toHaveLength(2)
  await user.click(within(screen.getByRole('columnheader', { name: /^Name/ })).getByRole('button'))
  await waitFor(() => expect(search()).toEqual({ sort: 'name' }))
  const asked = () => calls('sampleRecordList').at(-1)?.body
  await waitFor(() => expect(asked()).toMatchObject({ sortBy: 'name', sortDirection: 'asc' }))
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  expect(await screen.findByRole('button', { name: 'Clear filters' })).toBeTruthy()
  await waitFor(() => expect(asked()).toMatchObject({ keyword: 'zzz' }))
})

test('one is made; what the services refuse stands under its field', async () => {
  const { user, rest, sampleRecords } = open([])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Create' })[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create sample record' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Name/), 'First')
  const refuse = () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { note: ['No such note'] } })
  }
  rest.on(sampleRecordCreate, refuse)
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('No such note')).toBeTruthy()
  rest.on(sampleRecordCreate, ({ body }) => {
    sampleRecords.push(sampleRecord(5, body))
    return sampleRecords[0]!
  })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Add successfully!')).toBeTruthy()
  expect(await screen.findByText('First')).toBeTruthy()
})

test('one is changed, and one is deleted after a question', async () => {
  const { user, calls } = open([sampleRecord(1), sampleRecord(2)])
  await user.click(await screen.findByRole('button', { name: 'Edit: Record 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit sample record' }))
  await user.type(dialog.getByLabelText('Note'), 'By Friday')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Update successfully!')).toBeTruthy()
  expect(calls('sampleRecordUpdate')[0]?.body).toEqual({ name: 'Record 1', note: 'By Friday' })
  await user.click(screen.getByRole('button', { name: 'Delete: Record 2' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete' }))
  expect(question.getByText('Are you sure delete Record 2 ?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Record 2')).toBeNull())
})

test('who may only look sees no buttons', async () => {
  open([sampleRecord(1)], ['SampleRecord:ListSampleRecord'])
  await screen.findByText('Record 1')
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit|^Delete/ })).toBeNull()
})
