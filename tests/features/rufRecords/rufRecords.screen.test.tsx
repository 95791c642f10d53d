import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { rufCreate, rufDelete, rufList, type Ruf } from '../../../services/features/rufRecords/contract.ts'
import RufRecordsPage from '../../../web/features/rufRecords/RufRecordsPage.tsx'
import { pageOf, uuid } from '../../support/records.ts'
import { renderScreen } from '../../support/screen.tsx'
import { row } from '../candidates/candidateRecords.ts'
import { ruf, rufServices } from './rufRecords.fixture.ts'

function open(rufs: Ruf[], path = '/ruf', can?: (key: string | readonly string[]) => boolean) {
  const given = rufServices(rufs)
  given.rest.on(candidateList, () => pageOf([row(9, { name: 'Phạm Thị Lan', phones: ['0912 000 111'] })]))
  return {
    ...given,
    ...renderScreen(<RufRecordsPage />, {
      rest: given.rest,
      path,
      keys: ['Ruf:ViewRuf', 'Ruf:CreateRuf', 'Ruf:UpdateRuf', 'Ruf:DeleteRuf', 'Candidate:ListCandidate'],
      ...(can && { can: can as never }),
    }),
  }
}

test('lists records with status, candidate and creator; the candidate links to its page', async () => {
  open([ruf(1, { status: 'inProgress', note: 'Waits', candidateId: uuid(9), candidateName: 'Phạm Thị Lan' }), ruf(2)])
  expect(await screen.findByText('Record 1')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'RUF' })).toBeTruthy()
  expect(screen.getByText('In progress')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Phạm Thị Lan' }).getAttribute('href')).toBe(`/candidates/view/${uuid(9)}`)
  expect(screen.getAllByText('Full recruiter')).toHaveLength(2)
})

test('searches, filters and sorts through the address, and says when nothing is found', async () => {
  const { user, search, calls } = open([ruf(1), ruf(2, { status: 'done' })])
  await screen.findByText('Record 1')
  await user.click(screen.getByRole('button', { name: /^Status.*Any/ }))
  await user.click(screen.getByRole('checkbox', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByText('Record 1')).toBeNull())
  await user.keyboard('{Escape}')
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  await waitFor(() => expect(search()).toEqual({ status: 'DONE', keyword: 'zzz' }))
  // The button beside the filters goes with the last row.
  await waitFor(() => expect(screen.queryByText('Record 2')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(search()).toEqual({}))
  await user.click(within(await screen.findByRole('columnheader', { name: /^Name/ })).getByRole('button'))
  await waitFor(() => expect(search()).toEqual({ sort: 'name' }))
  await waitFor(() => expect(calls('rufList').at(-1)!.body).toMatchObject({ sortBy: 'name', sortDirection: 'asc' }))
  expect(screen.getByRole('columnheader', { name: /^Name/ }).getAttribute('aria-sort')).toBe('ascending')
})

test('a record is created for a candidate from the server; errors are shown under their fields', async () => {
  const { user, rest, calls } = open([])
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Create RUF' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  await user.type(dialog.getByLabelText(/^Name/), 'Reference check')
  await user.type(dialog.getByRole('combobox', { name: 'Candidate' }), 'lan')
  await user.click(await screen.findByRole('option', { name: 'Phạm Thị Lan · 0912 000 111' }))
  await user.type(dialog.getByLabelText('Note'), 'By Friday')
  rest.on(rufCreate, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { candidateId: ['There is no such candidate'] } })
  })
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('There is no such candidate')).toBeTruthy()
  rest.on(rufCreate, ({ body }) => ruf(5, { name: String(body!.name) }))
  rest.on(rufList, () => pageOf([ruf(5, { name: 'Reference check' })]))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Add successfully!')).toBeTruthy()
  expect(calls('rufCreate').at(-1)!.body).toEqual({
    name: 'Reference check',
    status: 'open',
    note: 'By Friday',
    candidateId: uuid(9),
  })
  expect(await screen.findByText('Reference check')).toBeTruthy()
})

test('a dialog asks before it discards input', async () => {
  const { user, calls } = open([ruf(1)])
  await user.click(await screen.findByRole('button', { name: 'Edit: Record 1' }))
  const dialog = () => screen.findByRole('dialog', { name: 'Edit RUF' })
  await user.type(within(await dialog()).getByLabelText('Note'), 'Half a note')
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Stay' }),
  )
  expect(within(await dialog()).getByLabelText<HTMLTextAreaElement>('Note').value).toBe('Half a note')
  await user.click(within(await dialog()).getByRole('button', { name: 'Close' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Leave' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  // The draft is gone too: nothing was changed, so nothing is asked.
  await user.click(await screen.findByRole('button', { name: 'Edit: Record 1' }))
  expect(within(await dialog()).getByLabelText<HTMLTextAreaElement>('Note').value).toBe('')
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('rufUpdate')).toEqual([])
})

test('a record is changed, and another is deleted after a confirmation', async () => {
  const { user, calls } = open([ruf(1, { candidateId: uuid(9), candidateName: 'Lan' }), ruf(2)])
  await user.click(await screen.findByRole('button', { name: 'Edit: Record 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit RUF' }))
  await user.selectOptions(dialog.getByLabelText(/^Status/), 'Done')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Update successfully!')).toBeTruthy()
  expect(calls('rufUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { name: 'Record 1', status: 'done', note: null, candidateId: uuid(9) },
  })
  await user.click(screen.getByRole('button', { name: 'Delete: Record 2' }))
  const question = within(await screen.findByRole('dialog', { name: 'Delete' }))
  expect(question.getByText('Are you sure delete Record 2 ?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Delete successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Record 2')).toBeNull())
})

test('a failed deletion is reported, and the list shows the current records', async () => {
  const { user, rest } = open([ruf(1)])
  rest.on(rufDelete, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: Record 1' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/This does not exist|Not found/)).toBeTruthy()
  expect(screen.getByText('Record 1')).toBeTruthy()
})

test('users who may only read see no buttons, and a failed load can be retried', async () => {
  const { user, rest } = open([ruf(1)], '/ruf', (key) => [key].flat().includes('Ruf:ViewRuf'))
  await screen.findByText('Record 1')
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Edit|^Delete/ })).toBeNull()
  rest.on(rufList, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  await user.click(within(screen.getByRole('columnheader', { name: /^Name/ })).getByRole('button'))
  expect(await screen.findByText('Can not get list')).toBeTruthy()
})
