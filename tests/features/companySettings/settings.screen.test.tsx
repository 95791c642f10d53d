import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import SettingsPage from '../../../web/features/companySettings/SettingsPage.tsx'
import { accessFaults } from '../../support/axe.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { settingServices } from './settings.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Update', 'Delete'].map((verb) => `SettingSystem:${verb}SettingSystem`)
function open({ path = '/settings', held = all } = {}) {
  const rest = settingServices()
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'SettingSystem:ListSettingSystem'[], can }
  return { rest, ...renderScreen(<SettingsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a number with limits and a switch are saved with their own editors', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: Minimum password length' }))
  const form = await dialog('Minimum password length')
  const field = form.getByRole('textbox', { name: /^Minimum password length/ })
  await user.clear(field)
  await user.type(field, '100')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/64/)).toBeTruthy()
  await user.clear(field)
  await user.type(field, '15')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('settingManageUpdate')[0]).toMatchObject({
    params: { id: 'minPasswordLength' },
    body: { value: { number: 15 }, version: 0 },
  })
  await user.click(screen.getByRole('button', { name: 'Edit: New jobs require approval' }))
  const second = await dialog('New jobs require approval')
  await user.click(second.getByRole('switch'))
  await user.click(second.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(rest.callsOf('settingManageUpdate')[1]?.body).toEqual({ value: { isOn: false }, version: 2 }),
  )
})

test('contacts are added, errors are shown in their row, and contacts are removed', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: Support contacts' }))
  const form = await dialog('Support contacts')
  await user.click(form.getByRole('button', { name: 'Add contact' }))
  await user.click(form.getByRole('button', { name: 'Add contact' }))
  await user.click(form.getByRole('button', { name: 'Remove contact 2' }))
  const row = within(form.getByRole('group', { name: 'Contact 1' }))
  await user.type(row.getByRole('textbox', { name: /^Name in Vietnamese/ }), 'Hà')
  await user.type(row.getByRole('textbox', { name: /^Name in English/ }), 'Ha')
  await user.type(row.getByRole('textbox', { name: /^Phone/ }), '024 1')
  const email = row.getByRole('textbox', { name: /^E-mail/ })
  await user.type(email, 'taken@hr.example')
  expect(await accessFaults()).toEqual([])
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await row.findByText(/not a valid e-mail address/i)).toBeTruthy()
  await user.clear(email)
  await user.type(email, 'ha@hr.example')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('settingManageUpdate').at(-1)!.body).toEqual({
    value: { contacts: [{ nameVi: 'Hà', nameEn: 'Ha', phone: '024 1', email: 'ha@hr.example' }] },
    version: 0,
  })
})

test('a change is reverted from the history, and a setting is reset', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'History: New jobs require approval' }))
  const history = await dialog('History: New jobs require approval')
  expect(await history.findByText('Current value')).toBeTruthy()
  await user.click(history.getByRole('button', { name: 'Restore change 1' }))
  expect(await toast('The setting has been restored.')).toBeTruthy()
  expect(rest.callsOf('settingManageRestore')[0]!.body).toEqual({ from: 1, version: 2 })

  const reset = await screen.findByRole('button', { name: 'Reset: New jobs require approval' })
  await user.click(reset)
  await user.click((await dialog('Reset')).getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(rest.callsOf('settingManageDelete')).toHaveLength(1))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Reset: New jobs require approval' }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  )
})

test('the address selects areas; a user who may only list reads the history and changes nothing', async () => {
  open({ path: '/settings?area=SECURITY', held: ['SettingSystem:ListSettingSystem'] })
  expect(await screen.findByText('Minimum password length')).toBeTruthy()
  expect(screen.queryByText('Support contacts')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Edit|Reset)/ })).toBeNull()
  expect(screen.getByRole('button', { name: /^History/ })).toBeTruthy()
})
