import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import EmailTemplatesPage from '../../../web/features/emailTemplates/EmailTemplatesPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { withCompany } from '../companies/companies.fixture.ts'
import { templateServices } from './templates.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `EmailTemplate:${verb}EmailTemplate`)
function open({
  path = '/email-templates',
  held = all,
  names = ['Rejection', 'Welcome'],
  logo,
}: { path?: string; held?: string[]; names?: string[]; logo?: string } = {}) {
  const rest = templateServices(...names)
  if (logo) withCompany(rest, { logo })
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return {
    rest,
    ...renderScreen(<EmailTemplatesPage />, { rest, path, keys: held as 'EmailTemplate:ListEmailTemplate'[], can }),
  }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('templates show their purpose, language and usage; one in use cannot be deleted', async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Skills do not match/ }))
  expect(row.getByText('Default')).toBeTruthy()
  expect(row.getByText('English')).toBeTruthy()
  expect(row.getByText('Engineering › Rejected, Skills do not match')).toBeTruthy()
  expect(row.getByText('Nguyễn Thị Lan')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: Rejection' }).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByRole('button', { name: 'Delete: Welcome' }).getAttribute('aria-disabled')).toBeNull()
})

test("the preview has the company's logo at the top, as its mails do", async () => {
  URL.createObjectURL = () => 'blob:logo'
  URL.revokeObjectURL = () => {}
  const { user } = open({ logo: 'company/logo.png' })
  await user.click(await screen.findByRole('button', { name: 'Edit: Welcome' }))
  await user.click((await dialog('Edit: Welcome')).getByRole('button', { name: 'Preview' }))
  const preview = await dialog('Preview')
  expect((await preview.findByRole('img', { name: 'Sông Hồng' })).getAttribute('src')).toBe('blob:logo')
})

test('a template is changed; before that its text is previewed and sent to the user', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: Welcome' }))
  const form = await dialog('Edit: Welcome')
  const subject = form.getByRole('textbox', { name: /^Subject/ })
  await user.clear(subject)
  await user.click(form.getByRole('button', { name: 'Send a test to me' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  expect(rest.callsOf('emailTemplateManageTest')).toEqual([])
  await user.type(subject, 'Hello Job_Title')
  await user.click(form.getByRole('button', { name: 'Send a test to me' }))
  expect(await toast('A test is on its way to lan@mail.example')).toBeTruthy()
  expect(rest.callsOf('emailTemplateManageTest')[0]!.body).toMatchObject({
    subject: 'Hello Job_Title',
    contents: '<p>Hello</p>',
  })
  await user.click(form.getByRole('button', { name: 'Preview' }))
  const preview = await dialog('Preview')
  expect(await preview.findByText('Hello [Title of the job]')).toBeTruthy()
  expect(preview.queryByText('Candidate')).toBeNull()
  await user.click(preview.getByRole('button', { name: 'Close' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('emailTemplateManageUpdate')[0]).toMatchObject({
    params: { id: uuid(2) },
    body: { subject: 'Hello Job_Title', version: 1, type: 7, language: 'en', emailFrom: 'jobs@mail.example' },
  })
})

test('a copy is a new template with its own name', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'More actions: Rejection' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  const form = await dialog('Create: Email template')
  const name = form.getByRole('textbox', { name: /^Name/ })
  expect((name as HTMLInputElement).value).toBe('Rejection (copy)')
  await user.clear(name)
  await user.type(name, 'Welcome')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(name, ' in English')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('emailTemplateManageCreate').at(-1)!.body).toMatchObject({
    name: 'Welcome in English',
    isDefault: false,
    contents: '<p>Hello</p>',
  })
})

test('an earlier version of a template can be restored', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'More actions: Rejection' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }))
  const history = await dialog('Versions: Rejection')
  expect(await history.findByText('As it was')).toBeTruthy()
  expect(history.getByText('Before')).toBeTruthy()
  await user.click(history.getByRole('button', { name: 'Restore version 0' }))
  expect(await toast('The version has been restored')).toBeTruthy()
  expect(rest.callsOf('emailTemplateManageUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { subject: 'As it was', contents: '<p>Before</p>', version: 1, isDefault: true },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

  await user.click(screen.getByRole('button', { name: 'More actions: Welcome' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }))
  expect(await screen.findByText('No data')).toBeTruthy()
})

test('the search comes from the address; a user who may only list has no buttons', async () => {
  const { rest } = open({ path: '/email-templates?keyword=Welc&language=EN&type=7', held: [all[0]!] })
  expect(await screen.findByText('Welcome', { selector: 'td *' })).toBeTruthy()
  expect(rest.callsOf('emailTemplateManageList')[0]!.body).toMatchObject({ keyword: 'Welc', language: 'en', type: 7 })
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
})
