import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { notify, type News } from '../../../services/core/notifications/notify.ts'
import * as contract from '../../../services/features/notifications/contract.ts'
import { forgetOld } from '../../../services/features/notifications/queries.ts'
import { pushTokenRegister } from '../../../services/features/pushTokens/contract.ts'
import { pushEnv, startPushService } from '../../support/pushService.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let here: PeopleHere
beforeAll(async () => {
  service = await startPushService()
  here = await startPeople(pushEnv(service.origin))
})
afterAll(async () => {
  await here?.close()
  await service?.close()
})
beforeEach(async () => {
  await here.db.delete('notification').execute()
})

const news = (candidate: string, to = ['recruiter2']): News => ({
  kind: 'noteShared',
  to,
  params: { candidate },
  path: `/candidates/view/${candidate}`,
})
const tell = (...candidates: string[]) => notify(here.db, 'recruiter', ...candidates.map((name) => news(name)))
const page = (body: object = {}, userName = 'recruiter2') => here.as(userName).ok(contract.notificationList, { body })
const names = async (body: object = {}, userName?: string) =>
  (await page(body, userName)).data.map(({ params }) => params.candidate)
const unread = async (userName = 'recruiter2') => (await here.as(userName).ok(contract.notificationUnreadCount)).count

test('recipients find notifications in the inbox, newest first; the actor and other users get none', async () => {
  await notify(here.db, 'recruiter', news('An', ['Recruiter2', 'recruiter2', 'recruiter', 'nobody', 'admin@other']))
  await tell('Bình', 'Chi')
  const { data, totalItem } = await page()
  expect(totalItem).toBe(3)
  expect(data.map(({ params }) => params.candidate)).toEqual(['Chi', 'Bình', 'An'])
  expect(data[2]).toEqual({
    id: expect.any(String),
    kind: 'noteShared',
    params: { candidate: 'An' },
    path: '/candidates/view/An',
    createdBy: 'recruiter',
    createdDate: expect.stringMatching(/Z$/),
    readDate: null,
  })
  expect([await unread(), await unread('recruiter'), await unread('admin@other')]).toEqual([3, 0, 0])
  const all = await here.db.from('notification').select('user_name').distinct().execute()
  expect(all).toEqual([{ user_name: 'recruiter2' }])
})

test('external users have an inbox too', async () => {
  await notify(here.db, null, news('An', ['vendor']))
  expect(await names({}, 'vendor')).toEqual(['An'])
  expect(await unread('vendor')).toBe(1)
})

test('a notification in a transaction that is rolled back is never delivered', async () => {
  const events = () => here.db.from('event').select('id').where('type', '=', 'notifications.changed').execute()
  const before = (await events()).length
  await here.db
    .transaction(async (tx) => {
      await notify(tx, null, news('An'))
      throw new Error('taken back')
    })
    .catch(() => {})
  expect([await unread(), (await events()).length]).toEqual([0, before])
})

test('open subscriptions are notified of new notifications and of reading', async () => {
  await tell('An')
  const [row] = (await page()).data
  await here.as('recruiter2').ok(contract.notificationReadAll, { body: { upTo: row!.id } })
  const events = await here.db
    .from('event')
    .select(['subject_id', 'data'])
    .where('type', '=', 'notifications.changed')
    .orderBy('id', 'desc')
    .limit(2)
    .execute()
  expect(events.reverse()).toEqual([
    { subject_id: here.db.companyId, data: { userName: 'recruiter2', notification: row } },
    { subject_id: here.db.companyId, data: { userName: 'recruiter2', notification: null } },
  ])
})

test("unread ones have their own list; only the user's own are marked, repeats have no effect, and others are left out", async () => {
  await tell('An', 'Bình')
  await notify(here.db, null, news('Chi', ['manager']))
  const [binh, an] = (await page()).data
  const [foreign] = (await page({}, 'manager')).data
  const read = () =>
    here.as('recruiter2').ok(contract.notificationRead, { body: { ids: [an!.id, foreign!.id, newId()] } })
  const first = await read()
  expect(first).toEqual([{ ...an, readDate: expect.stringMatching(/Z$/) }])
  expect(await read()).toEqual(first)
  expect([await names({ isUnread: true }), await names({ isUnread: false })]).toEqual([['Bình'], ['An']])
  expect([await unread(), await unread('manager')]).toEqual([1, 1])
  const { data } = {
    data: await here.as('recruiter2').ok(contract.notificationByIds, { body: { ids: [binh!.id, foreign!.id] } }),
  }
  expect(data).toEqual([binh])
})

test('mark all as read covers everything up to the last one seen', async () => {
  await tell('An', 'Bình', 'Chi')
  const [chi, binh] = (await page()).data
  const mark = (upTo: string) => here.as('recruiter2').ok(contract.notificationReadAll, { body: { upTo } })
  expect(await mark(binh!.id)).toEqual({ count: 2 })
  expect(await names({ isUnread: true })).toEqual(['Chi'])
  expect([await mark(chi!.id), await mark(chi!.id), await unread()]).toEqual([{ count: 1 }, { count: 0 }, 0])
})

test('the list continues after a row, whatever has been added since', async () => {
  await tell('An', 'Bình', 'Chi')
  const { positions } = await page({ pageSize: 2, positions: true })
  await tell('Dung')
  expect(await names({ after: positions!.at(-1), pageSize: 2 })).toEqual(['An'])
})

test('invalid input is refused, and nothing is marked', async () => {
  await tell('An')
  const status = async (
    operation: typeof contract.notificationRead | typeof contract.notificationReadAll,
    body: object,
  ) => (await here.as('recruiter2').raw(operation, { body })).status
  expect(await status(contract.notificationRead, { ids: [] })).toBe(400)
  expect(await status(contract.notificationRead, { ids: ['x'] })).toBe(400)
  expect(await status(contract.notificationRead, { ids: Array.from({ length: 101 }, newId) })).toBe(400)
  expect(await status(contract.notificationReadAll, { upTo: 'x' })).toBe(400)
  expect((await here.as('recruiter2').raw(contract.notificationList, { body: { isUnread: 'some' } })).status).toBe(400)
  expect(await unread()).toBe(1)
})

test('notifications are deleted after 90 days, and only the newest 500 of a user are kept', async () => {
  await tell(...Array.from({ length: 502 }, (_, at) => `Candidate ${at}`))
  await notify(here.db, null, news('Old', ['manager']), news('New', ['manager']))
  await here.db
    .update('notification')
    .set({ created_at: sql<Date>`now() - interval '91 days'` })
    .where('path', '=', '/candidates/view/Old')
    .execute()
  await forgetOld(here.otherDb)
  expect((await page({ pageSize: 1 })).totalItem).toBe(502)
  await forgetOld(here.db)
  expect((await page({ pageSize: 1 })).totalItem).toBe(500)
  expect(await names({ pageIndex: 4, pageSize: 100 })).toContain('Candidate 2')
  expect(await names({}, 'manager')).toEqual(['New'])
})

test('browsers are notified too, once, without personal names; users without a browser cost nothing', async () => {
  const body = { token: JSON.stringify(service.subscribe('laptop')), status: true, UserAgent: 'Chrome' }
  await here.as('approver').ok(pushTokenRegister, { body })
  service.received.length = 0
  const file: News = {
    kind: 'importSucceeded',
    to: ['approver', 'recruiter2'],
    params: { file: 'people.csv', rows: '7' },
    path: '/cv-verification?folder=1',
  }
  await notify(here.db, null, news('Lan', ['approver']), file)
  await expect.poll(() => service.received.length, { timeout: 10_000 }).toBe(2)
  const sent = service.received.map(({ message }) => message).sort((one, other) => (one.kind < other.kind ? -1 : 1))
  expect(sent).toEqual([
    { kind: 'importSucceeded', path: '/cv-verification?folder=1', values: { file: 'people.csv', rows: '7' } },
    { kind: 'noteShared', path: '/candidates/view/Lan', values: {} },
  ])
  const due = await here.db.from('notification').select('id').where('is_push_due', '=', true).execute()
  expect(due).toEqual([])
})
