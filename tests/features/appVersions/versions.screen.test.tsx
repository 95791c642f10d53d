import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import AppVersionsPage from '../../../web/features/appVersions/AppVersionsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { versionServices } from './versions.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `AppVersion:${verb}AppVersion`)
function open({
  path = '/app-versions',
  held = all,
  ...given
}: { path?: string; held?: string[] } & Parameters<typeof versionServices>[0] = {}) {
  const rest = versionServices(given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'AppVersion:ListAppVersion'[], can }
  return { rest, ...renderScreen(<AppVersionsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a version is created for the usual app, changed and deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: App version')
  expect(form.getByRole('combobox', { name: /^App/ })).toHaveProperty('value', 'Hireloom')
  const version = form.getByRole('textbox', { name: /^Version/ })
  await user.type(version, '2.4.0')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.clear(version)
  await user.type(version, '3.0')
  await user.click(form.getByRole('switch'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('appVersionCreate').at(-1)!.body).toEqual({
    appID: 'Hireloom',
    version: '3.0',
    isRequireToUpdate: true,
  })
  expect(screen.getAllByText('Require').length).toBeGreaterThan(0)
  expect(screen.getAllByText('Optional').length).toBeGreaterThan(0)

  await user.click(screen.getByRole('button', { name: 'Edit: Hireloom 2.3.0' }))
  const edit = await dialog('Edit: App version')
  await user.selectOptions(edit.getByRole('combobox', { name: /^App/ }), 'HireloomLite')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: HireloomLite 2.3.0' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('other companies can only read the versions, whatever permissions their users hold; an empty list explains itself', async () => {
  open({ isPlatform: false, path: '/app-versions?keyword=2.4' })
  expect(await screen.findByText('2.4.0')).toBeTruthy()
  expect(screen.queryByText('2.3.0')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
  open({ versions: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
