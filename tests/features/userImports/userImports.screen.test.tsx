import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { accountImportGet, type RowImport } from '../../../services/features/userImports/contract.ts'
import UsersPage from '../../../web/features/users/UsersPage.tsx'
import { RequestError } from '../../../web/shared/requestError.ts'
import type { Session } from '../../../web/shared/session/session.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, screenLive } from '../../support/screen.tsx'
import { accountServices } from '../users/accounts.fixture.ts'
import { userImport } from './userImports.ts'

beforeEach(() => {
  localStorage.clear()
  URL.createObjectURL = vi.fn<() => string>(() => 'blob:1')
  HTMLAnchorElement.prototype.click = vi.fn<() => void>()
})

const check = {
  total: 3,
  totalCreated: 1,
  totalExisted: 1,
  totalFailed: 1,
  errors: [
    { row: 2, message: 'name is missing', messageDetails: [{ code: 'CELL_MISSING', params: { column: 'name' } }] },
  ],
}
function open(
  path: string,
  one: RowImport,
  answers: Record<string, unknown> = {},
  keys: ('User:ImportUser' | 'User:ListUser')[] = ['User:ListUser', 'User:ImportUser'],
) {
  const services = accountServices([])
  const kept = { one }
  services.rest.on(accountImportGet, () => kept.one)
  const live = screenLive()
  const request = vi.fn<Session['request']>(async (address) => {
    const answer = answers[address.split('?')[0]!]
    if (answer instanceof RequestError) throw answer
    return Response.json(answer ?? {})
  })
  return {
    ...services,
    kept,
    ...live,
    request,
    ...renderScreen(<UsersPage />, {
      ...services,
      live: live.live,
      request,
      path,
      keys,
      can: (key) => keys.includes(key as never),
    }),
  }
}
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Import users' }))
const csv = (name = 'people.csv') => new File(['name,email,roles'], name, { type: 'text/csv' })

test('a file is checked before it is sent, and its result is shown at the end', async () => {
  const answers = { '/upload/userImportCheck': check, '/upload/accountImport': { id: uuid(50) } }
  const { user, request, kept, emit, search, calls } = open('/users', userImport(), answers)
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const form = await dialog()
  await user.upload(form.getByLabelText('CSV file'), csv())
  expect(await form.findByText('Rows: 3 – new: 1, known already: 1, with errors: 1')).toBeTruthy()
  expect(form.getByText('Row 2: name is missing')).toBeTruthy()
  expect(request.mock.calls.map(([address]) => address)).toEqual(['/upload/userImportCheck'])
  await user.click(form.getByRole('button', { name: 'Invite 1 user' }))
  await waitFor(() => expect(search()).toMatchObject({ import: uuid(50) }))

  const state = await dialog()
  expect(await state.findByText('4 of 10 rows')).toBeTruthy()
  const before = calls('accountList').length
  const end = userImport({ status: 'succeed', totalCreated: 8, totalFailed: 1, errors: check.errors })
  kept.one = end
  emit('import.progress', uuid(50), end)
  expect(await state.findByText('Invited: 8, known already: 1, rows with errors: 1')).toBeTruthy()
  await waitFor(() => expect(calls('accountList').length).toBeGreaterThan(before))
  await user.click(state.getByRole('button', { name: 'Download rows with errors' }))
  expect(request.mock.calls.at(-1)![0]).toBe(`/download/userImportFailedRows?id=${uuid(50)}`)
  await user.click(state.getAllByRole('button', { name: 'Close' }).at(-1)!)
  await waitFor(() => expect(search()).not.toHaveProperty('import'))
})

test('an invalid file, or one without new users, is not sent', async () => {
  const answers: Record<string, unknown> = {
    '/upload/userImportCheck': { ...check, total: 0, errors: [{ row: 0, message: 'Unknown column mail' }] },
  }
  const { user, request } = open('/users', userImport(), answers)
  await user.click(await screen.findByRole('button', { name: 'Import CSV' }))
  const form = await dialog()
  await user.upload(form.getByLabelText('CSV file'), csv('people.pdf'))
  expect(request).not.toHaveBeenCalled()
  await user.upload(form.getByLabelText('CSV file'), csv())
  expect(await form.findByText('Unknown column mail')).toBeTruthy()
  answers['/upload/userImportCheck'] = new RequestError('REFUSED', 'No', { errorCode: 'IDENTITY_ELSEWHERE' } as never)
  await user.upload(form.getByLabelText('CSV file'), csv())
  expect(await form.findByText("Accounts are managed by your company's identity provider.")).toBeTruthy()
  await user.click(form.getAllByRole('button', { name: 'Import CSV' }).at(-1)!)
  expect(request.mock.calls.every(([address]) => address === '/upload/userImportCheck')).toBe(true)
})

test('the notification links to the result of an import', async () => {
  const failed = userImport({
    status: 'failed',
    total: null,
    totalCreated: 0,
    errors: [{ row: 0, message: 'Can not import data.' }],
  })
  open(`/users?import=${uuid(50)}`, failed)
  const state = await dialog()
  expect(await state.findByText('The file could not be imported.')).toBeTruthy()
  expect(state.queryByRole('button', { name: 'Download rows with errors' })).toBeNull()
  expect(state.getByRole('button', { name: 'Import another file' })).toBeTruthy()
})

test('users who may not import see neither the button nor the dialog', async () => {
  open(`/users?import=${uuid(50)}`, userImport(), {}, ['User:ListUser'])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Import CSV' })).toBeNull()
  expect(screen.queryByRole('dialog')).toBeNull()
})
