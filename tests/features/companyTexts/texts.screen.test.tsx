import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CompanyTextsPage from '../../../web/app/companyTexts/CompanyTextsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { textServices } from './texts.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Update', 'Delete'].map((verb) => `SettingSystem:${verb}SettingSystem`)
function open(given?: Record<string, string>, held = all) {
  const rest = textServices(given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path: '/company-texts', keys: held as 'SettingSystem:ListSettingSystem'[], can }
  return { rest, ...renderScreen(<CompanyTextsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a text is found by its current wording, reworded, and shown beside the original', async () => {
  const { user, rest } = open({})
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Create' })[0]!)
  const form = await dialog('Create: Text')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('Choose a text')).toBeTruthy()
  await user.type(form.getByRole('searchbox'), 'rufRecords:title')
  await user.click(await form.findByRole('button', { name: /rufRecords:title$/ }))
  expect(form.getByRole('textbox', { name: 'Key' })).toHaveProperty('value', 'rufRecords:title')
  await user.type(form.getByRole('textbox', { name: 'English' }), 'To do')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('companyTextManageUpdate')[0]).toMatchObject({
    params: { key: 'rufRecords:title' },
    body: { texts: { en: 'To do', vi: '', ja: '' } },
  })
  // The dialog closes when the new texts have been fetched, which is after the toast.
  const line = within(await screen.findByRole('row', { name: /To do/ }))
  expect(await line.findByText('RUF')).toBeTruthy()
})

test('texts that are the same in every language are reworded together if requested', async () => {
  const { user, rest } = open({ 'candidates:title': 'People' })
  await user.click(await screen.findByRole('button', { name: 'Edit: candidates:title' }))
  const form = await dialog('Edit: Text')
  await user.click(await form.findByRole('switch', { name: /^Also change \d+ other texts with the same wording/ }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  const { also } = rest.callsOf('companyTextManageUpdate')[0]!.body as { also: string[] }
  expect(also).toContain('keywords:candidates')
  expect(also).not.toContain('candidates:title')
})

test('a text contains only placeholders that the product fills in; a text is reset', async () => {
  const { user, rest } = open({ 'jobs:title': 'Vacancies' })
  await user.click(await screen.findByRole('button', { name: 'Edit: jobs:title' }))
  const form = await dialog('Edit: Text')
  const english = form.getByRole('textbox', { name: 'English' })
  await user.clear(english)
  await user.type(english, 'Jobs of {{{{name}}')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('The placeholders are not the same as in the default text.')).toBeTruthy()
  expect(rest.callsOf('companyTextManageUpdate')).toEqual([])
  await user.clear(english)
  await user.type(english, 'Openings')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Restore default: jobs:title' }))
  await user.click((await dialog('Restore default')).getByRole('button', { name: 'Restore default' }))
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  expect(rest.callsOf('companyTextManageDelete')[0]!.params).toEqual({ key: 'jobs:title' })
})

test('a user who may only read has no buttons', async () => {
  open({ 'jobs:title': 'Vacancies' }, all.slice(0, 1))
  expect(await screen.findByText('Vacancies')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Restore default)/ })).toBeNull()
})
