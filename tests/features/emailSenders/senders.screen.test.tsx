import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import EmailSendersPage from '../../../web/features/emailSenders/EmailSendersPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { senderServices } from './senders.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `EmailTemplate:${verb}EmailTemplate`)
const known = [{ name: 'Recruitment' }, { name: 'Campus', templates: 2 }, { name: 'Fair' }]
function open({ path = '/email-senders', held = all, given = known as Parameters<typeof senderServices> } = {}) {
  const rest = senderServices(...given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'EmailTemplate:ListEmailTemplate'[], can }
  return { rest, ...renderScreen(<EmailSendersPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a sender is created, changed and deleted; neither the default nor one with templates can be deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: E-mail sender')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Night')
  const email = form.getByRole('textbox', { name: /^E-mail/ })
  await user.type(email, 'fair@hr.example')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.clear(email)
  await user.type(email, 'night@hr.example')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('emailSenderManageCreate').at(-1)!.body).toEqual({
    name: 'Night',
    email: 'night@hr.example',
    isDefault: false,
  })

  const isDisabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled')
  expect(['Delete: Recruitment', 'Delete: Campus', 'Delete: Fair'].map(isDisabled)).toEqual(['true', 'true', null])
  await user.click(screen.getByRole('button', { name: 'Edit: Recruitment' }))
  const edit = await dialog('Edit: E-mail sender')
  expect(edit.queryByRole('switch')).toBeNull()
  expect(edit.getByText(/that use this sender will use the new address/)).toBeTruthy()
  await user.click(edit.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete: Fair' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('two senders are merged into one', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Merge: Campus' }))
  const form = await dialog('Merge Campus into another one')
  await user.type(form.getByRole('combobox'), 'Recr')
  await user.click(await screen.findByRole('option', { name: 'Recruitment' }))
  await user.click(form.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(rest.callsOf('emailSenderManageMerge')).toHaveLength(1))
  expect(rest.callsOf('emailSenderManageMerge')[0]).toMatchObject({ params: { id: uuid(2) }, body: { into: uuid(1) } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Campus' })).toBeNull())
})

test('the search comes from the address; a user who may only list has no buttons; an empty list explains itself', async () => {
  open({ path: '/email-senders?keyword=Fair', held: ['EmailTemplate:ListEmailTemplate'] })
  expect(await screen.findByText('Fair')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Merge|Delete)/ })).toBeNull()
  open({ given: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
