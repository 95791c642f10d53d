import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import ContentPagesPage from '../../../web/features/contentPages/ContentPagesPage.tsx'
import ContentView from '../../../web/features/contentPages/ContentView.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { contentServices } from './pages.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Content:${verb}Content`)
function open({
  path = '/content',
  held = all,
  ...given
}: { path?: string; held?: string[] } & Parameters<typeof contentServices>[0] = {}) {
  const rest = contentServices(given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const page = (
    <Routes>
      <Route path="/content" element={<ContentPagesPage />} />
      <Route path="/content/:code" element={<ContentView />} />
    </Routes>
  )
  const options = { rest, path, keys: held as 'Content:ListContent'[], can }
  return { rest, ...renderScreen(page, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a page is changed but keeps its code; it is read where every user reads it, and deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Edit: All about help' }))
  const form = await dialog('Edit: Content page')
  expect(form.getByRole('textbox', { name: /^Code/ })).toHaveProperty('readOnly', true)
  const title = form.getByRole('textbox', { name: /^Title/ })
  await user.clear(title)
  await user.type(title, 'Help for all')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('contentUpdate')[0]).toMatchObject({
    params: { code: 'help' },
    body: { title: 'Help for all', version: 3, contents: expect.stringContaining('<strong>true</strong>') as string },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: All about terms' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Read: Help for all' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Help for all' })).toBeTruthy()
  expect(screen.getByText('true').tagName).toBe('STRONG')
})

test('missing values are reported under their fields, and nothing is sent', async () => {
  const { user, rest } = open({ codes: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Create' })[0]!)
  const form = await dialog('Create: Content page')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(3)
  expect(rest.callsOf('contentCreate')).toEqual([])
})

test('other companies can read pages but not change them; an address without a page shows a message', async () => {
  open({ isPlatform: false, path: '/content?keyword=terms' })
  expect(await screen.findByText('All about terms')).toBeTruthy()
  expect(screen.queryByText('All about help')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
  open({ path: '/content/gone', held: [] })
  expect(await screen.findByText('This page does not exist')).toBeTruthy()
})
