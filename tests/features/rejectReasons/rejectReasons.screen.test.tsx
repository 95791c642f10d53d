import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import RejectReasonsPage from '../../../web/features/rejectReasons/RejectReasonsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { reasonServices, template } from './rejectReasons.fixture.ts'

beforeEach(() => localStorage.clear())

const all = [
  ...['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `MasterRejectReasons:${verb}MasterRejectReasons`),
  'EmailTemplate:ReadEmailTemplate',
]
function open({ path = '/reject-reasons', held = all }: { path?: string; held?: string[] } = {}) {
  const rest = reasonServices('Too junior', 'Withdrew')
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const keys = held as 'MasterRejectReasons:ListMasterRejectReasons'[]
  return { rest, ...renderScreen(<RejectReasonsPage />, { rest, path, keys, can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('reasons show their suggested e-mail and their usage; used reasons cannot be deleted', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Too junior/ }))
  expect(row.getByText('Rejection')).toBeTruthy()
  expect(row.getByText('Default')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: Too junior' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Delete: Withdrew' }).getAttribute('aria-disabled')).toBeNull()
})

test('a reason is created with its e-mail, changed, merged and deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Reason')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'No answer')
  await user.selectOptions(form.getByRole('combobox', { name: /^Email template/ }), 'Rejection')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('rejectReasonManageCreate')[0]!.body).toEqual({
    name: 'No answer',
    isDefault: false,
    templateId: template.id,
  })
  await user.click(await screen.findByRole('button', { name: 'Edit: Too junior' }))
  const edit = await dialog('Edit: Reason')
  expect(edit.getByText(/keep the previous wording/)).toBeTruthy()
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('rejectReasonManageUpdate')).toHaveLength(1))
  expect(rest.callsOf('rejectReasonManageUpdate')[0]!.body).toEqual({
    name: 'Too junior',
    isDefault: true,
    place: 1,
    templateId: template.id,
  })
  await user.click(await screen.findByRole('button', { name: 'Merge: Too junior' }))
  const merge = await dialog('Merge Too junior into another one')
  await user.type(merge.getByRole('combobox'), 'With')
  await user.click(await screen.findByRole('option', { name: 'Withdrew' }))
  await user.click(merge.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(rest.callsOf('rejectReasonManageMerge')[0]?.body).toEqual({ into: uuid(2) }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Withdrew' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('users who may not read templates keep the suggested one of a reason', async () => {
  const { user, rest } = open({ held: all.slice(0, 5) })
  await user.click(await screen.findByRole('button', { name: 'Edit: Too junior' }))
  const edit = await dialog('Edit: Reason')
  expect(edit.queryByRole('combobox')).toBeNull()
  await user.type(edit.getByRole('textbox', { name: /^Name/ }), '!')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('rejectReasonManageUpdate')).toHaveLength(1))
  // A field that is not sent stays unchanged.
  expect(rest.callsOf('rejectReasonManageUpdate')[0]!.body).toEqual({ name: 'Too junior!', isDefault: true, place: 1 })
})

test('the search term is in the address; users who may only list have no buttons', async () => {
  open({ path: '/reject-reasons?keyword=With', held: [all[0]!] })
  expect(await screen.findByText('Withdrew')).toBeTruthy()
  expect(screen.queryByText('Too junior')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Merge|Delete)/ })).toBeNull()
})
