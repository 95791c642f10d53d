import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  savedViewCreate,
  savedViewDelete,
  savedViewGet,
  savedViewList,
  savedViewUpdate,
  type SavedView,
} from '../../../services/features/savedViews/contract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { openList, people, statusId } from './candidates.fixture.tsx'

const view = (number: number, more: Partial<SavedView> = {}): SavedView => ({
  id: uuid(number),
  list: 'candidates',
  name: `View ${number}`,
  query: 'q=Person+2',
  userName: 'recruiter',
  isShared: false,
  updatedDate: '2026-11-01T00:00:00.000Z',
  ...more,
})

function openViews(views: SavedView[], path = '/candidates') {
  return openList(people(3), path, {
    prepare: ({ rest }) => {
      const find = (id: unknown) => {
        const found = views.find((one) => one.id === id)
        if (!found) throw new RequestError('NOT_FOUND', 'Not found')
        return found
      }
      rest
        .on(savedViewList, () => views.filter(({ userName }) => userName === 'recruiter').map((one) => ({ ...one })))
        .on(savedViewGet, ({ params }) => ({ ...find(params!.id) }))
        .on(savedViewCreate, ({ body }) => {
          if (views.some(({ name }) => name === body!.name))
            throw new RequestError('BAD_INPUT', 'Invalid input', { fields: { name: ['is taken'] } })
          views.push(view(40 + views.length, body))
          return { ...views.at(-1)! }
        })
        .on(savedViewUpdate, ({ params, body }) => ({ ...Object.assign(find(params!.id), body) }))
        .on(savedViewDelete, ({ params }) => {
          views.splice(views.indexOf(find(params!.id)), 1)
          return { status: 'OK' }
        })
    },
  })
}
const names = () =>
  screen
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((name) => name?.startsWith('Person'))
const openMenu = async ({ user }: ReturnType<typeof openViews>) => {
  await user.click(await screen.findByRole('button', { name: 'Views' }))
  return within(await screen.findByRole('dialog', { name: 'Views' }))
}

test('the current search is saved under a name, and becomes the open view', async () => {
  const here = openViews([view(1, { name: 'Mine' })], `/candidates?f=status.in.${statusId}&sort=name`)
  const { user, calls, search } = here
  await user.click((await openMenu(here)).getByRole('button', { name: 'Save as a new view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new view' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Mine')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('is taken')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' too')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('savedViewCreate').at(-1)?.body).toEqual({
    list: 'candidates',
    name: 'Mine too',
    query: `f=status.in.${statusId}&sort=name`,
    isShared: false,
  })
  await waitFor(() => expect(search()).toMatchObject({ view: uuid(41), sort: 'name' }))
  expect(await screen.findByRole('group', { name: 'Open view: Mine too' })).toBeTruthy()
  expect(screen.queryByText(/unsaved changes/)).toBeNull()
})

test('a view opens from the menu; changes are marked, and can be saved or discarded', async () => {
  const here = openViews([view(1)])
  const { user, calls, search } = here
  await user.click(await (await openMenu(here)).findByRole('button', { name: 'View 1' }))
  await waitFor(() => expect(names()).toEqual(['Person 2']))
  expect(search()).toEqual({ q: 'Person 2', view: uuid(1) })
  await user.click(screen.getByRole('button', { name: 'Name' }))
  expect(await screen.findByText(/unsaved changes/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo changes' }))
  await waitFor(() => expect(screen.queryByText(/unsaved changes/)).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Name' }))
  await user.click(await screen.findByRole('button', { name: 'Update view' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('savedViewUpdate')[0]?.body).toMatchObject({ name: 'View 1', query: 'q=Person+2&sort=name' })
  await waitFor(() => expect(screen.queryByText(/unsaved changes/)).toBeNull())
})

test('a view is renamed, shared by link, and deleted', async () => {
  const here = openViews([view(1)])
  const { user, calls, search } = here
  await user.click(await (await openMenu(here)).findByRole('button', { name: 'View 1' }))
  await user.click(await (await openMenu(here)).findByRole('button', { name: 'Edit View 1' }))
  let dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), '0')
  await user.click(dialog.getByRole('checkbox', { name: 'Colleagues with the link can open it' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await toast('Update successfully!')
  expect(calls('savedViewUpdate')[0]?.body).toEqual({ name: 'View 10', query: 'q=Person+2', isShared: true })
  await user.click(await (await openMenu(here)).findByRole('button', { name: 'Edit View 10' }))
  dialog = within(await screen.findByRole('dialog', { name: 'Edit view' }))
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await user.click(dialog.getByRole('button', { name: 'Copy link' }))
  expect(written).toHaveBeenCalledWith(`${location.origin}/candidates?view=${uuid(1)}`)
  await user.click(dialog.getByRole('button', { name: 'Delete' }))
  await user.click(dialog.getByRole('button', { name: 'Yes' }))
  await toast('Delete successfully!')
  await waitFor(() => expect(search()).toEqual({ q: 'Person 2' }))
  expect(await (await openMenu(here)).findByText('You have not saved a view yet.')).toBeTruthy()
})

test("a colleague's link opens the shared view, which the viewer cannot change", async () => {
  const here = openViews([view(5, { userName: 'sato', isShared: true })], `/candidates?view=${uuid(5)}`)
  await waitFor(() => expect(here.search()).toEqual({ q: 'Person 2', view: uuid(5) }))
  await waitFor(() => expect(names()).toEqual(['Person 2']))
  expect(await screen.findByText('(Full sato)')).toBeTruthy()
  await here.user.click(screen.getByRole('button', { name: 'Name' }))
  expect(await screen.findByText(/unsaved changes/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull()
})

test('a link to a deleted view shows a message, and the list is shown all the same', async () => {
  const { user, search } = openViews([], `/candidates?view=${uuid(5)}`)
  expect(await screen.findByText('This view does not exist, or it is not shared.')).toBeTruthy()
  await waitFor(() => expect(names()).toHaveLength(3))
  await user.click(screen.getByRole('button', { name: 'Leave the view' }))
  await waitFor(() => expect(search()).toEqual({}))
})

test('a view contains filters and order, but not the page; views stored by earlier versions still open', async () => {
  const stored = `q=Person&f=status.in.${statusId}&followed=1&sort=-name&nonsense=1`
  const { search } = openViews([view(1, { query: stored })], `/candidates?view=${uuid(1)}`)
  const open = { q: 'Person', f: `status.in.${statusId}`, followed: '1', sort: '-name', view: uuid(1) }
  await waitFor(() => expect(search()).toEqual(open))
  expect(await screen.findByRole('group', { name: 'Open view: View 1' })).toBeTruthy()
  expect(screen.queryByText(/unsaved changes/)).toBeNull()
})
