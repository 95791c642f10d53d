import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { notify } from '../../../services/core/notifications/notify.ts'
import { mailDigests, mailDue } from '../../../services/core/notifications/sendMails.ts'
import { latestAt, quietEnd } from '../../../services/core/notifications/settings.ts'
import { notificationText } from '../../../services/core/notifications/wording.ts'
import {
  notificationList,
  notificationUnreadCount,
  notificationReadAll,
} from '../../../services/features/notifications/contract.ts'
import {
  notificationSettingGet,
  notificationSettingSave,
} from '../../../services/features/notificationSettings/contract.ts'
import { topicNames, topicOf, notificationKinds } from '../../../services/core/contract/notifications.ts'
import { languageUpdate } from '../../../services/features/users/contract.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let here: PeopleHere
beforeAll(async () => {
  here = await startPeople()
})
afterAll(() => here?.close())
beforeEach(async () => {
  for (const table of ['notification', 'notification_setting', 'mail', 'push_token'] as const)
    await here.db.delete(table).execute()
})

const off = { inbox: false, push: false, mail: false, digest: false }
const none = { quietFrom: null, quietTo: null }
const save = (body: object, who = 'recruiter') => here.as(who).raw(notificationSettingSave, { body })
const choose = async (topic: string, ways: Partial<typeof off>) =>
  expect((await save({ topics: [{ topic, ...off, ...ways }], ...none })).status).toBe(200)
const tell = (kind: 'candidateAssigned' | 'jobApprovalAsked' = 'candidateAssigned') =>
  notify(
    here.db,
    'admin',
    kind === 'candidateAssigned'
      ? { kind, to: ['recruiter'], params: { candidate: 'An' }, path: '/candidates/view/1' }
      : { kind, to: ['recruiter'], params: { job: 'Java' }, path: '/approvals' },
  )
const inbox = async () => (await here.as('recruiter').ok(notificationList, { body: {} })).data.map(({ kind }) => kind)
const unread = async () => (await here.as('recruiter').ok(notificationUnreadCount)).count
const mails = () => here.db.from('mail').select(['mail.kind', 'mail.recipient', 'mail.subject', 'mail.body']).execute()
const rows = () =>
  here.db
    .from('notification')
    .select(['is_in_inbox', 'is_push_due', 'mail_due_at', 'is_digest_due', 'read_at', 'created_at'])
    .execute()
const url = 'http://localhost:4000'

describe('the settings', () => {
  test('are inbox and push by default, as every kind has a topic; mandatory topics stay in the inbox', async () => {
    const { topics, ...quiet } = await here.as('recruiter').ok(notificationSettingGet)
    expect(topics.map(({ topic }) => topic)).toEqual(topicNames)
    for (const { topic: _topic, isMandatory: _is, ...ways } of topics)
      expect(ways).toEqual({ ...off, inbox: true, push: true })
    expect(quiet).toEqual(none)
    expect(Object.keys(notificationKinds).filter((kind) => !(kind in topicOf))).toEqual([])

    await choose('approvals', {})
    await tell('jobApprovalAsked')
    expect(await inbox()).toEqual(['jobApprovalAsked'])
    const now = await here.as('recruiter').ok(notificationSettingGet)
    expect(now.topics.find(({ topic }) => topic === 'approvals')).toMatchObject({ inbox: true, isMandatory: true })
  })

  test('are stored per user and topic, and invalid ones are refused', async () => {
    await choose('imports', { mail: true })
    await choose('jobs', { digest: true })
    const { topics } = await here.as('recruiter').ok(notificationSettingGet)
    expect(topics.filter(({ inbox: isIn }) => !isIn).map(({ topic }) => topic)).toEqual(['jobs', 'imports'])
    const theirs = await here.as('approver').ok(notificationSettingGet)
    expect(theirs.topics.every(({ inbox: isIn }) => isIn)).toBe(true)

    const wrong = async (body: object) => (await save({ topics: [], ...none, ...body })).body.errors
    expect(await wrong({ quietFrom: '22:00' })).toEqual({ quietTo: ['This field is required'] })
    expect(await wrong({ quietTo: '22:00' })).toEqual({ quietFrom: ['This field is required'] })
    expect(await wrong({ quietFrom: '22:00', quietTo: '22:00' })).toEqual({ quietTo: ['is the same time'] })
    expect((await save({ topics: [], quietFrom: '24:00', quietTo: '07:00' })).status).toBe(400)
    expect((await save({ topics: [{ topic: 'x', ...off }], ...none })).status).toBe(400)
    expect((await save({ topics: [], ...none }, 'vendor')).status).toBe(200)
  })
})

describe('the inbox follows the settings', () => {
  test('a topic that is off creates no notification', async () => {
    await choose('assignments', {})
    await tell()
    expect(await rows()).toEqual([])
  })

  test('notifications by mail only are not counted', async () => {
    await choose('assignments', { mail: true })
    await tell()
    expect([await inbox(), await unread(), (await rows()).length]).toEqual([[], 0, 1])
  })

  test('push goes to the browsers of users who chose it', async () => {
    await here.db
      .insert('push_token', {
        endpoint: 'https://push.example/1',
        user_name: 'recruiter',
        p256dh: 'x',
        auth: 'y',
        user_agent: '',
      })
      .execute()
    await tell()
    await choose('assignments', { inbox: true })
    await tell()
    expect((await rows()).map((row) => row.is_push_due)).toEqual([true, false])
  })
})

describe('mails', () => {
  test('are sent at once, once only, in the language of the reader', async () => {
    await here.as('recruiter').ok(languageUpdate, { query: { language: 'vi' } })
    await choose('assignments', { inbox: true, mail: true, digest: true })
    await tell()
    await Promise.all([mailDue(here.db, url), mailDue(here.db, url)])
    const sent = await mails()
    expect(sent).toMatchObject([{ kind: 'notification', recipient: users.recruiter.email }])
    expect(sent[0]!.subject).toBe(notificationText('vi', 'candidateAssigned', { candidate: 'An' }))
    expect(sent[0]!.body).toContain(`${url}/candidates/view/1`)
    expect(sent[0]!.body).toContain(`${url}/notification-setting`)
    expect((await rows())[0]).toMatchObject({ mail_due_at: null, is_digest_due: false })
  })

  test('are not sent for notifications that have been read', async () => {
    await choose('assignments', { inbox: true, mail: true })
    await tell()
    const [row] = (await here.as('recruiter').ok(notificationList, { body: {} })).data
    await here.as('recruiter').ok(notificationReadAll, { body: { upTo: row!.id } })
    await mailDue(here.db, url)
    expect(await mails()).toEqual([])
  })

  test('are combined into one in the morning of their reader', async () => {
    await choose('assignments', { inbox: true, digest: true })
    await tell()
    await tell()
    await mailDigests(here.db, url, new Date())
    // Neither came before the last morning; the next morning is at most a day ahead.
    const before = await mails()
    const tomorrow = new Date(Date.now() + 86_400_000)
    await Promise.all([mailDigests(here.db, url, tomorrow), mailDigests(here.db, url, tomorrow)])
    const sent = await mails()
    expect([before.length, sent.length]).toEqual([0, 1])
    expect(sent[0]!.kind).toBe('notification-digest')
    expect(sent[0]!.body.match(/– /g)).toHaveLength(2)
  })
})

describe('quiet hours', () => {
  const zone = 'Asia/Ho_Chi_Minh'
  const at = (time: string, day = '2026-11-25') => new Date(`${day}T${time}:00+07:00`)

  test("cover midnight, in the reader's time zone", () => {
    const night = { from: 22 * 60, to: 7 * 60 }
    expect(quietEnd(night, zone, at('21:59'))).toBeNull()
    expect(quietEnd(night, zone, at('22:00'))).toEqual(at('07:00', '2026-11-26'))
    expect(quietEnd(night, zone, at('06:59'))).toEqual(at('07:00'))
    expect(quietEnd(night, zone, at('07:00'))).toBeNull()
    const noon = { from: 12 * 60, to: 13 * 60 }
    expect(quietEnd(noon, zone, at('12:30'))).toEqual(at('13:00'))
    expect(quietEnd(noon, 'Europe/Berlin', at('12:30'))).toBeNull()
    expect(quietEnd(null, zone, at('12:30'))).toBeNull()
  })

  test("the latest morning is today's or yesterday's", () => {
    expect(latestAt(zone, 480, at('08:00'))).toEqual(at('08:00'))
    expect(latestAt(zone, 480, at('07:59'))).toEqual(at('08:00', '2026-11-24'))
  })

  test('delay mails until they end, and suppress push', async () => {
    await here.db
      .insert('push_token', {
        endpoint: 'https://push.example/2',
        user_name: 'recruiter',
        p256dh: 'x',
        auth: 'y',
        user_agent: '',
      })
      .execute()
    const clock = (shift: number) =>
      new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Ho_Chi_Minh', timeStyle: 'short' }).format(
        new Date(Date.now() + shift * 60_000),
      )
    const topics = [{ topic: 'assignments', inbox: true, push: true, mail: true, digest: false }]
    await save({ topics, quietFrom: clock(-60), quietTo: clock(60) })
    await tell()
    const [row] = await rows()
    expect(row).toMatchObject({ is_in_inbox: true, is_push_due: false })
    expect(row!.mail_due_at!.getTime()).toBeGreaterThan(Date.now() + 50 * 60_000)
    await mailDue(here.db, url)
    expect(await mails()).toEqual([])
    await mailDue(here.db, url, new Date(Date.now() + 61 * 60_000))
    expect(await mails()).toHaveLength(1)
  })
})

test('each kind has texts in each language, and plural texts where it can be plural', () => {
  for (const language of ['en', 'vi', 'ja'] as const)
    for (const kind of Object.keys(notificationKinds)) {
      const text = notificationText(language, kind, {
        candidate: 'An',
        job: 'Java',
        more: '2',
        subject: 's',
        file: 'f',
        rows: '1',
        status: 'st',
        folder: 'fo',
        interview: 'i',
        name: 'n',
        hours: '3',
      })
      expect(text).not.toMatch(/\{|: ?$/)
      expect(text).not.toContain(kind)
    }
})
