import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import KeywordsPage from '../../../web/features/keywords/KeywordsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { keywordServices } from './keywords.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Keyword:${verb}Keyword`)
const words = [
  { name: 'Reactjs', candidates: 101 },
  { name: 'React', candidates: 2 },
  { name: 'Khmer', kind: 'languageKeyword' as const },
  { name: 'Acme', kind: 'companyKeyword' as const },
]
function open({
  path = '/keywords',
  held = all,
  given = words,
}: { path?: string; held?: string[]; given?: typeof words } = {}) {
  const rest = keywordServices(...given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return { rest, ...renderScreen(<KeywordsPage />, { rest, path, keys: held as 'Keyword:ListKeyword'[], can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('each list has its tab; skills show their usage, and a skill in use cannot be deleted', async () => {
  const { user } = open()
  const first = await screen.findByRole('row', { name: /Reactjs/ })
  expect(within(first).getByText('more than 100')).toBeTruthy()
  expect(screen.queryByText('Khmer')).toBeNull()
  expect(screen.getByRole('button', { name: 'Delete: React' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('tab', { name: 'Languages' }))
  expect(await screen.findByText('Khmer')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Certificates' }))
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Employers' }))
  expect(await screen.findByRole('button', { name: 'Delete: Acme' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Merge: Acme' })).toBeNull()
})

test('a keyword is created, changed and deleted; a duplicate is reported at its field', async () => {
  const { user, rest } = open({ path: '/keywords?kind=LANGUAGE_KEYWORD' })
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Languages')
  const field = form.getByRole('textbox', { name: /^Name/ })
  await user.type(field, 'Khmer')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(field, ' (spoken) ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('keywordManageCreate').at(-1)!.body).toEqual({ kind: 'languageKeyword', name: 'Khmer (spoken)' })

  await user.click(await screen.findByRole('button', { name: 'Edit: Khmer' }))
  const edit = await dialog('Edit: Languages')
  expect(edit.getByText(/will get the new one/)).toBeTruthy()
  await user.type(edit.getByRole('textbox', { name: /^Name/ }), 's')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Khmers' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Khmers' })).toBeNull())
})

test('a keyword is merged into another one of its list', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Merge: Reactjs' }))
  const form = await dialog('Merge Reactjs into another one')
  await user.click(form.getByRole('button', { name: 'Merge' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(form.getByRole('combobox'), 'React')
  await user.click(await screen.findByRole('option', { name: 'React' }))
  expect(screen.queryByRole('option', { name: 'Reactjs' })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(rest.callsOf('keywordManageMerge')).toHaveLength(1))
  expect(rest.callsOf('keywordManageMerge')[0]).toMatchObject({ params: { id: uuid(1) }, body: { into: uuid(2) } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Reactjs' })).toBeNull())
})

test('the search term is in the address; users who may only list have no buttons', async () => {
  open({ path: '/keywords?keyword=Reactj', held: ['Keyword:ListKeyword'] })
  expect(await screen.findByText('Reactjs')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Merge|Delete)/ })).toBeNull()
})
