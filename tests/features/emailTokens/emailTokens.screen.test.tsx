import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import EmailTokensPage from '../../../web/features/emailTokens/EmailTokensPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { tokenServices } from './tokens.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `TokenEmailTemplate:${verb}TokenEmailTemplate`)
function open({ path = '/token-email-templates', held = all }: { path?: string; held?: string[] } = {}) {
  const rest = tokenServices('Office_Address', 'Hot_Line')
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const keys = held as 'TokenEmailTemplate:ListTokenEmailTemplate'[]
  return { rest, ...renderScreen(<EmailTokensPage />, { rest, path, keys, can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const isRefused = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

test("the product's placeholders and those used by templates cannot be deleted", async () => {
  open()
  const row = within(await screen.findByRole('row', { name: /Job_Title/ }))
  expect(row.getByText('Filled in automatically if the value is known')).toBeTruthy()
  expect(['Job_Title', 'Office_Address', 'Hot_Line'].map((name) => isRefused(`Delete: ${name}`))).toEqual([
    true,
    true,
    false,
  ])
})

test("a placeholder is created, changed and deleted; of the product's ones only the description changes", async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Placeholder')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Hot_Line')
  await user.type(form.getByRole('textbox', { name: /^Description/ }), 'Phone')
  await user.type(form.getByRole('textbox', { name: /^Value/ }), '1900')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), '_Two')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Edit: Job_Title' }))
  const edit = await dialog('Edit: Job_Title')
  expect(edit.queryByRole('textbox', { name: /^(Name|Value)/ })).toBeNull()
  await user.type(edit.getByRole('textbox', { name: /^Description/ }), '!')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('emailTokenManageUpdate')).toHaveLength(1))
  expect(rest.callsOf('emailTokenManageUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { description: 'Title of the job!', value: '' },
  })

  await user.click(await screen.findByRole('button', { name: 'Delete: Hot_Line' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('the search comes from the address; a user who may only list has no buttons', async () => {
  open({ path: '/token-email-templates?keyword=Office', held: [all[0]!] })
  expect(await screen.findByText('About Office_Address')).toBeTruthy()
  expect(screen.queryByText('Hot_Line')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
})
