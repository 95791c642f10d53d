import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import IconsPage from '../../../web/features/icons/IconsPage.tsx'
import { accessFaults } from '../../support/axe.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { iconServices } from './icons.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Icon:${verb}Icon`)
const known = [
  { name: 'Delivery', icon: 'truck', modules: 2 },
  { name: 'Team', icon: 'users' },
]
function open({ path = '/icons', held = all, given = known as Parameters<typeof iconServices> } = {}) {
  const rest = iconServices(...given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'Icon:ListIcon'[], can }
  return { rest, ...renderScreen(<IconsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('an icon is chosen from pictures, changed and deleted; an icon that modules use cannot be deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Icon')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Prize')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.click(form.getByRole('radio', { name: 'truck' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  expect(await accessFaults()).toEqual([])
  await user.click(form.getByRole('radio', { name: 'trophy' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('iconManageCreate').at(-1)!.body).toEqual({ name: 'Prize', icon: 'trophy' })

  expect(screen.getByRole('button', { name: 'Delete: Delivery' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Edit: Team' }))
  const edit = await dialog('Edit: Icon')
  expect(edit.getByRole('radio', { name: 'users' })).toHaveProperty('checked', true)
  await user.click(edit.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Delete: Team' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('the search term is in the address; users who may only list have no buttons; an empty list explains what it is for', async () => {
  open({ path: '/icons?keyword=Team', held: ['Icon:ListIcon'] })
  expect(await screen.findByText('Team')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
  open({ given: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
