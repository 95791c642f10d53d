import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import ChannelsPage from '../../../web/features/recruitmentChannels/ChannelsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { channelServices } from './channels.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `RecChannel:${verb}RecChannel`)
const known = [{ name: 'Viet', candidates: 2 }, { name: 'Vietnamese', candidates: 101 }, { name: 'Martian' }]
function open({
  path = '/recruitment-channels',
  held = all,
  given = known,
}: { path?: string; held?: string[]; given?: typeof known } = {}) {
  const rest = channelServices(...given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'RecChannel:ListRecChannel'[], can }
  return { rest, ...renderScreen(<ChannelsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a channel is created, changed and deleted; a channel with candidates cannot be deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Channel')
  const field = form.getByRole('textbox', { name: /^Name/ })
  await user.type(field, 'Viet')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(field, ' Kieu ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('channelManageCreate').at(-1)!.body).toEqual({ name: 'Viet Kieu' })

  expect(screen.getByText('more than 100')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: Viet' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Edit: Martian' }))
  const edit = await dialog('Edit: Channel')
  expect(edit.getByText(/show the new name/)).toBeTruthy()
  await user.type(edit.getByRole('textbox', { name: /^Name/ }), 's')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Martians' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('two channels are merged into one', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Merge: Viet' }))
  const form = await dialog('Merge Viet into another one')
  await user.type(form.getByRole('combobox'), 'Viet')
  await user.click(await screen.findByRole('option', { name: 'Vietnamese' }))
  await user.click(form.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(rest.callsOf('channelManageMerge')).toHaveLength(1))
  expect(rest.callsOf('channelManageMerge')[0]).toMatchObject({ params: { id: uuid(1) }, body: { into: uuid(2) } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Viet' })).toBeNull())
})

test('the search term is in the address; users who may only list have no buttons; an empty list explains what it is for', async () => {
  open({ path: '/recruitment-channels?keyword=Mart', held: ['RecChannel:ListRecChannel'] })
  expect(await screen.findByText('Martian')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Merge|Delete)/ })).toBeNull()
  open({ given: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})
