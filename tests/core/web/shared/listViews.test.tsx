import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  savedViewCreate,
  savedViewGet,
  savedViewList,
  type SavedView,
} from '../../../../services/features/savedViews/contract.ts'
import RufRecordsPage from '../../../../web/features/rufRecords/RufRecordsPage.tsx'
import { ruf, rufServices } from '../../../features/rufRecords/rufRecords.fixture.ts'
import { uuid } from '../../../support/records.ts'
import { renderScreen, toast } from '../../../support/screen.tsx'

function open(views: SavedView[], path: string) {
  const services = rufServices([ruf(1), ruf(2, { status: 'done' })])
  services.rest
    .on(savedViewList, ({ query }) => views.filter(({ list }) => list === query!.list))
    .on(savedViewGet, ({ params }) => views.find(({ id }) => id === params!.id)!)
    .on(savedViewCreate, ({ body }) => {
      views.push(view(40, body))
      return views.at(-1)!
    })
  return { ...services, ...renderScreen(<RufRecordsPage />, { rest: services.rest, path, keys: ['Ruf:ViewRuf'] }) }
}
const view = (number: number, more: Partial<SavedView>): SavedView => ({
  id: uuid(number),
  list: 'rufs',
  name: `View ${number}`,
  query: '',
  userName: 'recruiter',
  isShared: false,
  updatedDate: '2026-11-01T00:00:00.000Z',
  ...more,
})

test('filters and order of any list are saved as a view of that list, without its page', async () => {
  const { user, calls, search } = open(
    [view(7, { list: 'candidates', name: 'Of candidates' })],
    '/ruf?status=DONE&sort=name&page=1&size=30',
  )
  await screen.findByText('Record 2')
  await user.click(screen.getByRole('button', { name: 'Views' }))
  const menu = within(await screen.findByRole('dialog', { name: 'Views' }))
  expect(await menu.findByText('You have not saved a view yet.')).toBeTruthy()
  await user.click(menu.getByRole('button', { name: 'Save as a new view' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as a new view' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Done ones')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('savedViewCreate')[0]!.body).toEqual({
    list: 'rufs',
    name: 'Done ones',
    query: 'status=DONE&sort=name',
    isShared: false,
  })
  await waitFor(() => expect(search()).toMatchObject({ view: uuid(40), status: 'DONE' }))
})

test('a link to a view filters the list, and an open view reports that the list has changed', async () => {
  const { user, search } = open([view(3, { query: 'status=DONE&unknown=1' })], `/ruf?view=${uuid(3)}`)
  await waitFor(() => expect(search()).toEqual({ status: 'DONE', view: uuid(3) }))
  expect(await screen.findByText('Record 2')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('Record 1')).toBeNull())
  expect(screen.queryByText(/unsaved changes/)).toBeNull()
  await user.click(within(screen.getByRole('columnheader', { name: 'Name' })).getByRole('button'))
  expect(await screen.findByText(/unsaved changes/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo changes' }))
  await waitFor(() => expect(search()).toEqual({ status: 'DONE', view: uuid(3) }))
})
