import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import ContactsPage from '../../../web/features/contacts/ContactsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { contactServices } from './contacts.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Contact:${verb}Contact`)
function open({ path = '/contact', held = all, names = ['Anna', 'Ben'] } = {}) {
  const rest = contactServices(...names)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'Contact:ListContact'[], can }
  return { rest, ...renderScreen(<ContactsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a message is created, changed and deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Contact')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(3)
  await user.type(form.getByRole('textbox', { name: /^Full name/ }), 'Cleo')
  const email = form.getByRole('textbox', { name: /^E-mail/ })
  await user.type(email, 'cleo@mail.example')
  await user.type(form.getByRole('textbox', { name: /^Content/ }), 'Hello')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('contactCreate').at(-1)!.body).toEqual({
    fullName: 'Cleo',
    email: 'cleo@mail.example',
    content: 'Hello',
    userName: null,
    userAgent: null,
  })
  await user.click(screen.getByRole('button', { name: 'Edit: Anna' }))
  const edit = await dialog('Edit: Contact')
  await user.type(edit.getByRole('textbox', { name: /^User name/ }), 'anna')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('anna')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete: Ben' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('the search comes from the address; a user who may only list has no buttons; an empty list explains itself', async () => {
  open({ path: '/contact?keyword=Ben', held: ['Contact:ListContact'] })
  expect(await screen.findByText('Ben')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
  open({ names: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
