import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runPeriodic } from '../../../services/core/jobs/periodic.ts'
import * as contract from '../../../services/features/bookings/contract.ts'
import { interviewReminders, remindDue } from '../../../services/features/bookings/reminders.ts'
import type { Interview } from '../../../services/features/interviews/contract.ts'
import { startBookings, type BookingsHere } from './bookings.fixture.ts'

let here: BookingsHere
let jobId: string
let ids: string[]
let interview: Interview
beforeAll(async () => {
  here = await startBookings()
})
afterAll(() => here?.close())
beforeEach(async () => {
  for (const table of ['interview', 'link', 'notification', 'mail'] as const) await here.db.delete(table).execute()
  ;({ jobId, ids } = await here.jobWith(1))
  interview = (await here.make(here.plan(jobId, ids[0]!))).body
  await here.db.delete('mail').execute()
})

const row = () =>
  here.db.from('interview').selectAll('interview').where('interview.id', '=', interview.id).executeTakeFirstOrThrow()
const told = (kind: string) =>
  here.db
    .from('notification')
    .select(['notification.user_name', 'notification.params'])
    .where('notification.kind', '=', kind as 'interviewSoon')
    .execute()
const mails = () => here.db.from('mail').select(['mail.kind', 'mail.subject', 'mail.body']).execute()

test('a link shows the interview to its reader, and opening it changes nothing', async () => {
  const before = await row()
  const token = await here.replyToken(interview.id, 'lan@example.com')
  for (let time = 0; time < 3; time += 1)
    expect(await here.invitation(token)).toMatchObject({
      status: 200,
      body: {
        isCandidate: true,
        title: 'Technical interview',
        startDate: interview.startDate,
        zone: 'Asia/Ho_Chi_Minh',
        isOpen: true,
        response: 'needsAction',
        jobTitle: 'Under test',
      },
    })
  expect(await row()).toEqual(before)
})

test('an interview is confirmed when candidate and panel accept, until one of them declines', async () => {
  const [candidate, manager] = [
    await here.replyToken(interview.id, 'lan@example.com'),
    await here.replyToken(interview.seats[0]!.id, 'manager'),
  ]
  expect((await here.reply(candidate, 'accepted')).body).toMatchObject({ response: 'accepted', state: 'invited' })
  expect((await here.reply(manager, 'accepted')).body).toMatchObject({ isCandidate: false, state: 'confirmed' })
  expect((await here.reply(manager, 'accepted')).body).toMatchObject({ state: 'confirmed' })
  expect(await told('interviewDeclined')).toEqual([])
  expect((await here.reply(candidate, 'declined')).body).toMatchObject({ response: 'declined', state: 'invited' })
  expect(await row()).toMatchObject({ candidate_response: 'declined', state: 'invited' })
})

test('the planner of an interview is notified of a refusal once, in the inbox and by mail', async () => {
  const token = await here.replyToken(interview.id, 'lan@example.com')
  await here.reply(token, 'declined')
  await here.reply(token, 'declined')
  expect(await told('interviewDeclined')).toMatchObject([
    { user_name: 'recruiter', params: { interview: 'Technical interview' } },
  ])
  expect(await mails()).toMatchObject([{ kind: 'interview-declined' }])
})

test('an answer to a time that has changed since is refused', async () => {
  const token = await here.replyToken(interview.id, 'lan@example.com')
  await here.db.update('interview').set({ sequence: 1 }).where('interview.id', '=', interview.id).execute()
  expect(await here.reply(token, 'accepted', 0)).toMatchObject({ status: 400, body: { errorCode: '599' } })
  expect((await row()).candidate_response).toBe('needsAction')
  expect((await here.reply(token, 'accepted', 1)).status).toBe(200)
})

test('an interview that has begun or is cancelled is shown but cannot be answered', async () => {
  const token = await here.replyToken(interview.seats[0]!.id, 'manager')
  await here.begin(interview.id)
  expect((await here.invitation(token)).body).toMatchObject({ isOpen: false })
  expect(await here.reply(token, 'declined')).toMatchObject({ status: 400, body: { errorCode: 'INTERVIEW_OVER' } })
  expect(await here.invitation('x'.repeat(43))).toMatchObject({ status: 404, body: { errorCode: 'LINK_GONE' } })
  expect(await here.reply('x'.repeat(43), 'declined')).toMatchObject({ status: 404, body: { errorCode: 'LINK_GONE' } })
})

const hour = 3_600_000
const remind = (hoursBefore: number) =>
  remindDue(here.db, 'https://hire.test', new Date(Date.parse(interview.startDate) - hoursBefore * hour))

test('the panel is reminded a day and an hour before, only once even with two instances running', async () => {
  await remind(25)
  expect(await told('interviewSoon')).toEqual([])
  await Promise.all([remind(23.9), remind(23.9)])
  expect(await told('interviewSoon')).toMatchObject([{ user_name: 'manager', params: { hours: '24' } }])
  await remind(2)
  await Promise.all([remind(0.9), remind(0.8)])
  expect((await told('interviewSoon')).map(({ params }) => params.hours).sort()).toEqual(['1', '24'])
  const sent = await mails()
  expect(sent.map(({ kind }) => kind)).toEqual(['interview-reminder', 'interview-reminder'])
  expect(sent[0]!.body).toContain('https://hire.test/candidates/view/')
})

test('an interview that moves is announced by a new reminder; a cancelled or declined one is not', async () => {
  await remind(23.9)
  const later = new Date(Date.parse(interview.startDate) + 24 * hour)
  await here.db
    .update('interview')
    .set({ starts_at: later, ends_at: new Date(later.getTime() + hour) })
    .where('interview.id', '=', interview.id)
    .execute()
  interview.startDate = later.toISOString()
  await remind(23.9)
  expect(await told('interviewSoon')).toHaveLength(2)
  await here.db.update('interview').set({ state: 'cancelled' }).where('interview.id', '=', interview.id).execute()
  await remind(0.5)
  expect(await told('interviewSoon')).toHaveLength(2)
  await runPeriodic(here.services.db, interviewReminders, { publicUrl: 'https://hire.test' })
})

test('an interview that was announced a moment ago gets no immediate reminder', async () => {
  const soon = new Date(Date.now() + 3 * hour)
  await here.db
    .update('interview')
    .set({ starts_at: soon, ends_at: new Date(soon.getTime() + hour) })
    .where('interview.id', '=', interview.id)
    .execute()
  await remindDue(here.db, 'https://hire.test')
  expect(await told('interviewSoon')).toEqual([])
})

test('users read the interviews of their own week, with everything they need for them', async () => {
  const day = interview.startDate.slice(0, 10)
  const body = { from: `${day}T00:00:00`, to: `${day}T23:59:59` }
  const mine = await here.as('manager').ok(contract.myInterviews, { body })
  expect(mine).toMatchObject([
    { interview: { id: interview.id }, jobTitle: 'Under test', candidateName: expect.any(String) },
  ])
  expect(await here.as('recruiter').ok(contract.myInterviews, { body })).toEqual([])
  const long = { from: `${day}T00:00:00`, to: '2999-01-01T00:00:00' }
  expect((await here.as('manager').raw(contract.myInterviews, { body: long })).status).toBe(400)
})

test('only its owner creates, renews and revokes the secret calendar address', async () => {
  const manager = here.as('manager')
  expect(await manager.ok(contract.calendarState, {})).toEqual({ createdDate: null })
  const first = await manager.ok(contract.calendarRenew, {})
  expect(first.url).toMatch(/\/calendar\/[\w-]{43}\.ics$/)
  expect(await manager.ok(contract.calendarState, {})).toEqual({ createdDate: expect.any(String) })
  expect(await here.as('recruiter').ok(contract.calendarState, {})).toEqual({ createdDate: null })
  expect((await manager.ok(contract.calendarRenew, {})).url).not.toBe(first.url)
  await manager.ok(contract.calendarEnd, {})
  expect(await manager.ok(contract.calendarState, {})).toEqual({ createdDate: null })
})

test("a calendar program reads the owner's interviews from the secret address until it is revoked", async () => {
  const manager = here.as('manager')
  const { url } = await manager.ok(contract.calendarRenew, {})
  const path = new URL(url).pathname
  const read = () => fetch(`${here.services.url}${path}`)
  const answer = await read()
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as never)
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
  expect(events).toHaveLength(1)
  expect(events[0]!.startDate.toJSDate().toISOString()).toBe(interview.startDate)
  expect(events[0]!.uid).toContain(interview.id)
  await manager.ok(contract.calendarEnd, {})
  const gone = await read()
  expect([gone.status, await gone.json()]).toMatchObject([404, { errorCode: 'LINK_GONE' }])
})
