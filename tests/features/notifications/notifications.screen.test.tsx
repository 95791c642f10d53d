import { act, screen, waitFor, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  notificationKinds,
  notificationsChange,
  type Notification,
} from '../../../services/core/contract/notifications.ts'
import * as contract from '../../../services/features/notifications/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import pushTexts from '../../../web/app/push/en.ts'
import texts from '../../../web/features/notifications/en.ts'
import NotificationBell from '../../../web/features/notifications/NotificationBell.tsx'
import { timeAgo } from '../../../web/shared/format/timeAgo.ts'
import { companyId, fakeRest } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'
import { renderScreen, screenLive, toast } from '../../support/screen.tsx'

const read = '2026-11-02T03:00:00.000Z'
const row = (number: number, given: Partial<Notification> = {}): Notification => ({
  id: uuid(number),
  kind: 'noteShared',
  params: { candidate: `Candidate ${number}` },
  path: `/candidates/view/${uuid(number)}?tab=notes`,
  createdBy: 'sato',
  createdDate: new Date(Date.now() - 120_000).toISOString(),
  readDate: null,
  ...given,
})

/** Opens an inbox in memory, newest first. */
function open(rows: Notification[], { hasInbox = true } = {}) {
  const readNow = (one: Notification) => {
    one.readDate ??= new Date().toISOString()
    return one
  }
  const sato = { id: uuid(9), userName: 'sato', fullName: 'Sato Kenta', email: null, status: 'active' as const }
  const rest = fakeRest()
    .on(usersByUserNames, () => [sato])
    .on(contract.notificationUnreadCount, () => {
      if (!hasInbox) throw new RequestError('NOT_FOUND', 'Not found', { status: 404 })
      return { count: rows.filter(({ readDate }) => !readDate).length }
    })
    .on(contract.notificationList, ({ body }) => {
      const wanted = rows.filter(({ readDate }) => !body!.isUnread || !readDate)
      const { pageIndex = 0, pageSize = 20 } = body!
      const data = wanted.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
      return { data, totalItem: wanted.length, pageIndex, pageSize }
    })
    .on(contract.notificationRead, ({ body }) => rows.filter(({ id }) => body!.ids.includes(id)).map(readNow))
    .on(contract.notificationReadAll, () => ({ count: rows.map(readNow).length }))
  const { live, emit } = screenLive()
  const page = (
    <>
      <NotificationBell />
      <Routes>
        <Route path="/candidates/view/:id" element={<h1>Candidate</h1>} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </>
  )
  const rendered = renderScreen(page, { rest, path: '/', live })
  const tell = (notification: Notification | null) =>
    act(async () => emit(notificationsChange, companyId, { userName: 'recruiter', notification }))
  return { ...rendered, rest, tell, at: () => rendered.router.state.location }
}
const bell = (name: string | RegExp = /^Notifications/) => screen.findByRole('button', { name })
const panel = async () => within(await screen.findByRole('dialog', { name: 'Notifications' }))
const shown = async () => (await (await panel()).findAllByRole('listitem')).map(({ textContent }) => textContent)

test('the bell counts; its panel shows the notifications with sender and time, and takes the focus', async () => {
  const { user } = open([
    row(1),
    row(2, { kind: 'candidateToFollow', params: { candidate: 'An', more: '2' }, createdBy: null, readDate: read }),
    row(3, { kind: 'birthday' as never, path: null }),
  ])
  const button = await bell('Notifications: 2 unread')
  expect(button.textContent).toBe('2')
  await user.click(button)
  expect(await shown()).toEqual([
    'A note on Candidate 1 is shared with youSato Kenta · 2 minutes agounread',
    'You now follow An and 2 more2 minutes ago',
    'You have a new notification: birthdaySato Kenta · 2 minutes agounread',
  ])
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(button)
})

test('a click marks as read and opens the target; a notification without a target is only marked', async () => {
  const { user, rest, at } = open([row(1), row(2, { path: 'https://example.com/' })])
  await user.click(await bell('Notifications: 2 unread'))
  await user.click(await (await panel()).findByRole('button', { name: /Candidate 2/ }))
  expect(await bell('Notifications: 1 unread')).toBeTruthy()
  await user.click((await panel()).getByRole('link', { name: /Candidate 1/ }))
  expect(await screen.findByRole('heading', { name: 'Candidate' })).toBeTruthy()
  expect(at().search).toBe('?tab=notes')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((await bell('Notifications')).textContent).toBe('')
  expect(rest.calls.flatMap(({ operation, body }) => (operation === 'notificationRead' ? [body] : []))).toEqual([
    { ids: [uuid(2)] },
    { ids: [uuid(1)] },
  ])
})

test('a new notification is counted and announced at once, and appears once on top of the open panel', async () => {
  const rows = [row(1)]
  const { user, tell } = open(rows)
  await user.click(await bell('Notifications: 1 unread'))
  expect(await shown()).toHaveLength(1)
  const news = row(2, { createdDate: new Date().toISOString() })
  rows.unshift(news)
  await tell(news)
  expect(await bell('Notifications: 2 unread')).toBeTruthy()
  await tell(news)
  expect(await shown()).toEqual([
    'A note on Candidate 2 is shared with youSato Kenta · just nowunread',
    'A note on Candidate 1 is shared with youSato Kenta · 2 minutes agounread',
  ])
  expect(screen.getByText('Notifications: 2 unread', { selector: '[aria-live]' })).toBeTruthy()
  for (const one of rows) one.readDate = read
  await tell(null)
  expect(await bell('Notifications')).toBeTruthy()
})

test('all are marked as read; unread ones have their own view', async () => {
  const { user, rest } = open([row(1), row(2, { readDate: read }), row(3)])
  await user.click(await bell())
  await shown()
  await user.click((await panel()).getByRole('button', { name: 'Unread' }))
  await waitFor(async () => expect(await shown()).toHaveLength(2))
  await user.click((await panel()).getByRole('button', { name: 'Mark all as read' }))
  expect(await (await panel()).findByText('You have read everything')).toBeTruthy()
  expect(await bell('Notifications')).toBeTruthy()
  expect(rest.calls.find(({ operation }) => operation === 'notificationReadAll')?.body).toEqual({ upTo: uuid(1) })
  await user.click((await panel()).getByRole('button', { name: 'Show all' }))
  expect(await shown()).toHaveLength(3)
  expect((await panel()).queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  expect((await panel()).queryByText('unread')).toBeNull()
})

test('an inbox that was never used explains what it is for', async () => {
  const { user } = open([])
  const button = await bell('Notifications')
  expect(button.textContent).toBe('')
  await user.click(button)
  expect(await (await panel()).findByText('Nothing new yet')).toBeTruthy()
})

test('the next page is loaded when the end is reached; above 99 the bell shows more than 99', async () => {
  const { user } = open(Array.from({ length: 120 }, (_, at) => row(at + 1)))
  expect((await bell('Notifications: 120 unread')).textContent).toBe('99+')
  await user.click(await bell())
  expect(await shown()).toHaveLength(20)
  await user.click((await panel()).getByRole('button', { name: 'Earlier notifications' }))
  await waitFor(async () => expect(await shown()).toHaveLength(40))
})

test('if the services have no inbox there is no bell', async () => {
  const { rest } = open([], { hasInbox: false })
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
  await waitFor(() => expect(rest.counts().notificationUnreadCount).toBe(1))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a list that fails to load can be retried; a mark that fails is taken back', async () => {
  const rows = [row(1, { path: null })]
  const { user, rest } = open(rows)
  rest.on(contract.notificationList, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
  })
  await user.click(await bell())
  expect(await (await panel()).findByText('The notifications could not be loaded')).toBeTruthy()
  rest.on(contract.notificationList, () => ({ data: rows, totalItem: 1, pageIndex: 0, pageSize: 20 }))
  await user.click((await panel()).getByRole('button', { name: 'Try again' }))
  rest.on(contract.notificationRead, () => {
    throw new RequestError('REFUSED', 'Not today')
  })
  await user.click(await (await panel()).findByRole('button', { name: /Candidate 1/ }))
  expect(await toast('Not today')).toBeTruthy()
  expect(await bell('Notifications: 1 unread')).toBeTruthy()
})

test('each kind has its texts, in the panel and on locked screens', () => {
  const enumName = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
  const kinds = Object.keys(notificationKinds)
  expect(Object.keys(texts.one).sort()).toEqual([...kinds.map(enumName), 'OTHER'].sort())
  expect(Object.keys(pushTexts)).toEqual(expect.arrayContaining(kinds))
})

test('the age is shown in the language of the reader', () => {
  const now = Date.parse('2026-11-02T12:00:00Z')
  const ago = (moment: string, language = 'en') => timeAgo(language, moment, now)
  expect([ago('2026-11-02T11:59:30Z'), ago('2026-11-02T12:00:05Z')]).toEqual([null, null])
  expect(ago('2026-11-02T11:58:00Z')).toBe('2 minutes ago')
  expect(ago('2026-11-02T09:30:00Z', 'vi')).toBe('2 giờ trước')
  expect(ago('2026-11-01T11:00:00Z')).toBe('yesterday')
  expect(ago('2026-10-23T12:00:00Z', 'ja')).toBe('10 日前')
})
