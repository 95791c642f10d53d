import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import BlockWordsPage from '../../../web/features/blockWords/BlockWordsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { blockWordServices } from './blockWords.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `BlockWord:${verb}BlockWord`)
function open(words: string[], { path = '/block-words', held = all } = {}) {
  const rest = blockWordServices(...words)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'BlockWord:ListBlockWord'[], can }
  return { rest, ...renderScreen(<BlockWordsPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a word is created, changed and deleted; a duplicate is reported at its field', async () => {
  const { user, rest } = open(['scam'])
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Block word')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  const field = form.getByRole('textbox', { name: /^Keyword/ })
  await user.type(field, 'scam')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.clear(field)
  await user.type(field, ' fraud ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('blockWordCreate').at(-1)!.body).toEqual({ keyword: 'fraud' })

  await user.click(await screen.findByRole('button', { name: 'Edit: fraud' }))
  const edit = await dialog('Edit: Block word')
  await user.type(edit.getByRole('textbox', { name: /^Keyword/ }), 's')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Edit: frauds' })).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Delete: scam' }))
  const question = await dialog('Delete')
  expect(question.getByText(/already blocked stay blocked/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  expect(rest.callsOf('blockWordDelete')[0]!.params).toEqual({ id: uuid(1) })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: scam' })).toBeNull())
})

test('the search comes from the address; a user who may only list words has no buttons', async () => {
  open(['scam', 'fraud'], { path: '/block-words?keyword=fr', held: ['BlockWord:ListBlockWord'] })
  expect(await screen.findByText('fraud')).toBeTruthy()
  expect(screen.queryByText('scam')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
})

test('an empty list explains what the words are for', async () => {
  open([])
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  expect(screen.getByText(/are not imported/)).toBeTruthy()
})
