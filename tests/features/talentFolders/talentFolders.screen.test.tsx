import { screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { UnreadableWrite } from '../../../gateway/core/rest/restErrors.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  talentFolderCreate,
  talentFolderDelete,
  talentFolderList,
  talentFolderUpdate,
  type TalentFolder,
} from '../../../services/features/talentFolders/contract.ts'
import TalentFolderMenu from '../../../web/features/talentFolders/menu/TalentFolderMenu.tsx'
import TalentFolderPage from '../../../web/features/candidates/folder/TalentFolderPage.tsx'
import { companyId } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, screenLive, toast } from '../../support/screen.tsx'
import { folder, folderServices } from './folders.fixture.ts'

const pathOf = (number: number) => `/candidates/talent-management/view/${uuid(number)}`
const shared = folder(2, { name: 'Java', isShare: true, userName: 'recruiter2', shareUsers: ['recruiter'] })

function open(folders: TalentFolder[], { path = '/dashboards', isDrawer = false } = {}) {
  const services = folderServices(folders)
  const { live, emit } = screenLive()
  const onFollow = vi.fn<() => void>()
  const page = (
    <>
      <TalentFolderMenu isAlone isDrawer={isDrawer} onFollow={onFollow} />
      <Routes>
        <Route path="/candidates/talent-management/view/:id" element={<TalentFolderPage />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </>
  )
  const rendered = renderScreen(page, { rest: services.rest, path, live, keys: ['TalentManagement:TalentManagement'] })
  return { ...services, ...rendered, emit, onFollow, at: () => rendered.router.state.location.pathname }
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Folder' }))
    .getAllByRole('listitem')
    .map((row) => row.textContent)
const actions = async (user: { click: (element: Element) => Promise<void> }, name: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions: ${name}` }))
  return within(screen.getByRole('menu', { name: `Actions: ${name}` })).getAllByRole('menuitem')
}

test('the submenu has New Folder and the folders; own ones have Edit and Delete, shared ones Unfollow and a badge with the owner', async () => {
  const { user } = open([folder(1, { name: 'Backend' }), { ...shared }])
  expect(await rows()).toEqual(['Backend', 'JavaShared by Lê Hoàng Nam'])
  expect(screen.getByRole('button', { name: 'New Folder' })).toBeTruthy()
  expect(screen.getByTitle('Shared by Lê Hoàng Nam')).toBeTruthy()
  expect((await actions(user, 'Backend')).map(({ textContent }) => textContent)).toEqual(['Edit', 'Delete'])
  await user.keyboard('{Escape}')
  expect((await actions(user, 'Java')).map(({ textContent }) => textContent)).toEqual(['Unfollow'])
  await user.keyboard('{Escape}')
  await user.click(screen.getByRole('button', { name: 'Folder' }))
  expect(screen.queryByRole('list', { name: 'Folder' })).toBeNull()
})

test('a folder opens at its address and shows its owner', async () => {
  const { user, at } = open([folder(1, { name: 'Backend', shareUsers: ['recruiter2'] }), { ...shared }])
  await user.click(await screen.findByRole('link', { name: 'Backend' }))
  expect(at()).toBe(pathOf(1))
  expect(await screen.findByRole('heading', { level: 1, name: 'Backend' })).toBeTruthy()
  expect(screen.getByText('you')).toBeTruthy()
  expect(screen.getByText('Lê Hoàng Nam')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: /^Java/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Java' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Java/ }).getAttribute('aria-current')).toBe('page')
})

test('a folder that does not exist, or is not shared, is reported', async () => {
  open([], { path: pathOf(5) })
  expect(await screen.findByText('This folder does not exist, or it is not shared with you.')).toBeTruthy()
  expect(await screen.findByText('You have no folders yet, and none are shared with you.')).toBeTruthy()
})

test('a folder whose id the services did not return is reported as saved', async () => {
  const { user, rest } = open([])
  rest.on(talentFolderCreate, () => {
    throw new UnreadableWrite({}, 'no id')
  })
  await user.click(await screen.findByRole('button', { name: 'New Folder' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Talent Management' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Java')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toast('It is saved, but could not be loaded again. Reload the page to see it.')).toBeTruthy()
})

test('a name is required, not blank and at most 100 characters long; exactly 100 is saved', async () => {
  const { user, calls } = open([])
  await user.click(await screen.findByRole('button', { name: 'New Folder' }))
  const dialog = await screen.findByRole('dialog', { name: 'Talent Management' })
  const name = within(dialog).getByRole('textbox', { name: /^Name/ })
  await user.type(name, '   ')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await within(dialog).findByText('This field is required')).toBeTruthy()
  await user.clear(name)
  await user.click(name)
  await user.paste('x'.repeat(101))
  expect(await within(dialog).findByText('Name should be less than 100 characters!')).toBeTruthy()
  expect(calls('talentFolderCreate')).toEqual([])
  await user.type(name, '{Backspace}')
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('talentFolderCreate')[0]?.body).toEqual({
    type: 'candidate',
    name: 'x'.repeat(100),
    shareAll: false,
    shareUsers: [],
  })
  await waitFor(async () => expect(await rows()).toEqual(['x'.repeat(100)]))
})

test('users are searched among those who can be shared with; share-all clears and disables them', async () => {
  const { user, calls } = open([])
  await user.click(await screen.findByRole('button', { name: 'New Folder' }))
  const dialog = await screen.findByRole('dialog', { name: 'Talent Management' })
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), 'Java')
  const box = within(dialog).getByRole('combobox', { name: 'Share with users' })
  await user.click(box)
  expect((await within(dialog).findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    'recruiter2 — Lê Hoàng Nam',
    'sato.kenta — 佐藤 健太',
  ])
  await user.click(within(dialog).getByRole('option', { name: /recruiter2/ }))
  expect(within(dialog).getByRole('button', { name: 'Remove recruiter2 — Lê Hoàng Nam' })).toBeTruthy()

  const all = within(dialog).getByRole('switch', { name: 'Share with all' })
  await user.click(all)
  expect(within(dialog).queryByRole('button', { name: /^Remove/ })).toBeNull()
  expect(box.matches(':disabled')).toBe(true)
  await user.click(all)
  expect(box.matches(':disabled')).toBe(false)
  await user.type(box, 'sato')
  await user.click(await within(dialog).findByRole('option', { name: /sato/ }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await toast('Add successfully!')
  expect(calls('talentFolderCreate')[0]?.body).toMatchObject({
    name: 'Java',
    shareAll: false,
    shareUsers: ['sato.kenta'],
  })
})

test('a folder is changed by its owner; Cancel changes nothing; an error from the server is shown under its field', async () => {
  const { user, calls, rest } = open([folder(1, { name: 'Backend', shareUsers: ['recruiter2'] })], { path: pathOf(1) })
  await user.click((await actions(user, 'Backend'))[0]!)
  let dialog = await screen.findByRole('dialog', { name: 'Talent Management' })
  await user.type(within(dialog).getByRole('textbox', { name: /^Name/ }), ' 2')
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  // Input is discarded only after a confirmation.
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Leave' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Talent Management' })).toBeNull())
  expect(calls('talentFolderUpdate')).toEqual([])

  await user.click((await actions(user, 'Backend'))[0]!)
  dialog = await screen.findByRole('dialog', { name: 'Talent Management' })
  const name = within(dialog).getByRole('textbox', { name: /^Name/ })
  expect((name as HTMLInputElement).value).toBe('Backend')
  await user.type(name, ' 2026')
  await user.click(within(dialog).getByRole('switch', { name: 'Share with all' }))
  await user.click(within(dialog).getByRole('button', { name: 'Save' }))
  await toast('Update successfully!')
  expect(calls('talentFolderUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { name: 'Backend 2026', shareAll: true, shareUsers: [] },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Backend 2026' })).toBeTruthy()
  expect(screen.getByText('with everyone who manages talents')).toBeTruthy()

  rest.on(talentFolderUpdate, () => {
    throw new RequestError('BAD_INPUT', 'Invalid input', { fields: { name: ['is taken'] } })
  })
  await user.click((await actions(user, 'Backend 2026'))[0]!)
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(await screen.findByText('is taken')).toBeTruthy()
})

test('deleting the open folder asks for confirmation and goes to the candidates; deleting another one keeps the page', async () => {
  const { user, calls, at } = open([folder(1, { name: 'Backend' }), folder(3, { name: 'Data' })], { path: pathOf(1) })
  await user.click((await actions(user, 'Data'))[1]!)
  expect(await screen.findByText('Are you sure delete Data ?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await toast('Delete successfully!')
  expect(at()).toBe(pathOf(1))
  await waitFor(async () => expect(await rows()).toEqual(['Backend']))

  await user.click((await actions(user, 'Backend'))[1]!)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete: Backend' })).getByRole('button', { name: 'Cancel' }),
  )
  expect(calls('talentFolderDelete')).toHaveLength(1)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Delete: Backend' })).toBeNull())
  await user.click((await actions(user, 'Backend'))[1]!)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Delete: Backend' })).getByRole('button', { name: 'Delete' }),
  )
  await waitFor(() => expect(at()).toBe('/candidates'))
})

test('unfollowing warns that it cannot be restored, and goes from the open folder to the candidates', async () => {
  const { user, at, calls } = open([{ ...shared }], { path: pathOf(2) })
  await user.click((await actions(user, 'Java'))[0]!)
  expect(await screen.findByText('This folder will be unfollowed and cannot be restored. Continue?')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Unfollow' }))
  await waitFor(() => expect(at()).toBe('/candidates'))
  expect(calls('talentFolderUnfollow')[0]?.params).toEqual({ id: uuid(2) })
  expect(calls('talentFolderDelete')).toEqual([])
})

test('a refusal is reported and the page stays', async () => {
  const { user, at, rest } = open([folder(1, { name: 'Backend' })], { path: pathOf(1) })
  rest.on(talentFolderDelete, () => {
    throw new RequestError('FORBIDDEN', 'Only the owner of a folder may change it')
  })
  await user.click((await actions(user, 'Backend'))[1]!)
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await toast('Only the owner of a folder may change it')).toBeTruthy()
  expect(at()).toBe(pathOf(1))
})

test('a folder that a colleague shares appears without a reload', async () => {
  const { folders, emit } = open([folder(1, { name: 'Backend' })])
  expect(await rows()).toEqual(['Backend'])
  folders.push({ ...shared })
  await waitFor(
    async () => {
      emit('list.changed', companyId, { list: 'TALENT_FOLDERS', rowId: uuid(2) })
      expect(await rows()).toHaveLength(2)
    },
    { timeout: 6000 },
  )
})

test('in the drawer, opening anything closes the drawer first', async () => {
  const { user, onFollow } = open([folder(1, { name: 'Backend' })], { isDrawer: true })
  await user.click(await screen.findByRole('button', { name: 'New Folder' }))
  expect(onFollow).toHaveBeenCalledTimes(1)
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Talent Management' })).getByRole('button', { name: 'Cancel' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(await screen.findByRole('link', { name: 'Backend' }))
  expect(onFollow).toHaveBeenCalledTimes(2)
})

test('a list that fails to load can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const services = folderServices([folder(1, { name: 'Backend' })])
  services.rest.on(talentFolderList, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  const { user } = renderScreen(<TalentFolderMenu isAlone isDrawer={false} />, {
    rest: services.rest,
    path: '/',
    keys: ['TalentManagement:TalentManagement'],
  })
  expect(await screen.findByText('Can not get list')).toBeTruthy()
  services.rest.on(talentFolderList, () => ({ data: services.folders, totalItem: 1, pageIndex: 0, pageSize: 100 }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await rows()).toEqual(['Backend'])
})
