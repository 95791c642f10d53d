import ICAL from 'ical.js'
import PostalMime from 'postal-mime'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createComposer } from '../../../services/core/mail/compose.ts'
import type { FileStore } from '../../../services/core/files/files.ts'
import { openLink } from '../../../services/core/links/links.ts'
import '../../../services/core/mail/outbox.ts'
import * as contract from '../../../services/features/interviews/contract.ts'
import { calendarOf } from '../../../services/features/interviews/calendar.ts'
import { at, startInterviews, type InterviewsHere } from './interviews.fixture.ts'

let here: InterviewsHere
let jobId: string
let candidate: { id: string; name: string; emails: string[] }
beforeAll(async () => {
  here = await startInterviews()
  for (const [userName, language, time_zone] of [
    ['manager', 'ja', 'Asia/Tokyo'],
    ['recruiter', 'vi', 'Asia/Ho_Chi_Minh'],
    ['interviewer', 'en', 'Asia/Ho_Chi_Minh'],
    ['finance', 'en', 'Asia/Ho_Chi_Minh'],
  ] as const)
    await here.services.db
      .updateTable('app_user')
      .set({ language, time_zone, email: `${userName}@firm.example` })
      .where('user_name', '=', userName)
      .execute()
})
afterAll(() => here?.close())
beforeEach(async () => {
  await here.db.delete('interview').execute()
  await here.db.delete('mail').execute()
  const made = await here.jobWith(1)
  jobId = made.jobId
  candidate = made.people[0]!
  await here.db
    .update('candidate')
    .set({ emails: ['an@candidates.example'] })
    .where('candidate.id', '=', candidate.id)
    .execute()
})

const panel = [
  { userName: 'manager', role: 'lead' },
  { userName: 'interviewer', role: 'shadow' },
]
const body = (given: object = {}) =>
  here.plan(jobId, candidate.id, {
    title: 'Phỏng vấn kỹ thuật, vòng 2; phần "thiết kế" và các câu hỏi rất dài để dòng này phải xuống hàng',
    seats: panel as never,
    notes: 'Internal: salary too high?',
    link: 'https://meet.example.com/a,b;c',
    ...given,
  })
const planned = async (given: object = {}): Promise<contract.Interview> => {
  const made = await here.make(body(given))
  expect(made.status).toBe(200)
  return made.body
}
const change = async ({ id, version }: contract.Interview, given: object): Promise<contract.Interview> => {
  const { jobId: _job, candidateId: _candidate, ...rest } = body(given)
  return here.as().ok(contract.interviewChange, { params: { id }, body: { ...rest, version } })
}
/** The mails since the last call, by the part of the address before the @. */
async function mails() {
  const rows = await here.db.from('mail').selectAll('mail').where('mail.kind', '=', 'interview').execute()
  await here.db.delete('mail').execute()
  return new Map(rows.map((row) => [row.recipient.split('@')[0]!, row]))
}
type Mail = NonNullable<Awaited<ReturnType<typeof mails>> extends Map<string, infer M> ? M : never>
/** Parses the calendar part as another program would. */
function read(mail: Mail | undefined) {
  const calendar = new ICAL.Component(ICAL.parse(mail!.calendar!.content))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    startText: event.component.getFirstProperty('dtstart')!.toICALString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    description: event.description,
    location: event.location,
    status: event.component.getFirstPropertyValue('status'),
    organizer: event.organizer,
    attendees: event.attendees.map((one) => ({
      address: String(one.getFirstValue()).toLowerCase(),
      role: one.getParameter('role'),
      status: one.getParameter('partstat'),
      rsvp: one.getParameter('rsvp'),
    })),
  }
}
const settings = {
  from: { name: 'Hireloom', address: 'no-reply@product.example' },
  keptDays: 365,
  server: 'keep',
} as const
/** Invitations have no stored files. */
const noFiles = {} as FileStore
const tokenIn = (mail: Mail) => /\/interview-reply\/([\w-]{43})\?response=accepted/.exec(mail.body)?.[1]

test('everybody is invited by a mail in their language, with a calendar part that other programs can read', async () => {
  const made = await planned()
  expect(made.state).toBe('invited')
  const sent = await mails()
  expect(sent.size).toBe(3)
  const own = read(sent.get('manager'))
  expect(own).toMatchObject({
    method: 'REQUEST',
    sequence: 0,
    start: made.startDate,
    end: made.endDate,
    status: 'CONFIRMED',
    organizer: expect.stringMatching(/^mailto:no-reply@/i),
  })
  expect(own.startText).toBe(`DTSTART:${made.startDate.replace(/[-:]|\.000/g, '')}`)
  expect(own.uid).toContain(made.id)
  expect(own.summary).toContain(made.title)
  expect(own.attendees).toEqual([
    {
      address: `mailto:${sent.get('manager')!.recipient}`,
      role: 'REQ-PARTICIPANT',
      status: 'NEEDS-ACTION',
      rsvp: 'TRUE',
    },
    {
      address: `mailto:${sent.get('interviewer')!.recipient}`,
      role: 'OPT-PARTICIPANT',
      status: 'NEEDS-ACTION',
      rsvp: 'TRUE',
    },
  ])
  expect(sent.get('manager')!.subject).toMatch(/^面接のご案内/)
  // 9:00 UTC in the zone of the interview, and in the zone of the reader, which differs.
  expect(sent.get('manager')!.body).toMatch(/16:00[^\n]*\(Asia\/Ho_Chi_Minh\)/)
  expect(sent.get('manager')!.body).toMatch(/18:00[^\n]*\(Asia\/Tokyo\)/)
  expect(sent.get('interviewer')!.body).not.toContain('Asia/Tokyo')
  expect(sent.get('interviewer')!.body).toContain(`/interviews/${made.id}`)
})

test('the candidate gets time, place and names, but nothing that is for the panel', async () => {
  const roomId = await here.room('Đà Nẵng')
  await planned({ roomId, place: 'Cổng B' })
  const mail = (await mails()).get('an')!
  const event = read(mail)
  expect(mail.subject).toMatch(/^Thư mời/)
  expect(event.location).toBe('Đà Nẵng, Cổng B')
  expect(event.attendees).toEqual([expect.objectContaining({ address: 'mailto:an@candidates.example' })])
  const all = `${mail.body}${mail.html}${mail.calendar!.content.replace(/\r\n /g, '')}`
  const { full_name: name, email } = await here.services.db
    .selectFrom('app_user')
    .select(['full_name', 'email'])
    .where('user_name', '=', 'manager')
    .executeTakeFirstOrThrow()
  expect(mail.body).toContain(name)
  expect(mail.body).toContain('https://meet.example.com/a,b;c')
  for (const secret of ['salary', email!, '/interviews/']) expect(all).not.toContain(secret)
})

test('the mail has the same method in its type and its body, comes from the organizer and has the planner as its reply address', async () => {
  await planned()
  const mail = (await mails()).get('an')!
  const { bytes } = await createComposer(settings, noFiles)(mail)
  const source = bytes.toString()
  expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REQUEST/i)
  const parsed = await PostalMime.parse(bytes)
  expect(parsed.from).toMatchObject({ address: 'no-reply@product.example' })
  expect(parsed.replyTo?.[0]?.address).toMatch(/^recruiter@/)
  const file = parsed.attachments.find(({ filename }) => filename === 'invite.ics')!
  const lines = (text: string) => text.trimEnd().split(/\r?\n/)
  expect(lines(new TextDecoder().decode(file.content as ArrayBuffer))).toEqual(lines(mail.calendar!.content))
  for (const line of mail.calendar!.content.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
})

test('each person gets their own reply link, and a newer mail ends the older link', async () => {
  const made = await planned()
  const sent = await mails()
  const open = (mail: Mail) => openLink(here.db, 'interviewReply', tokenIn(mail)!)
  expect(await open(sent.get('an')!)).toMatchObject({ subjectId: made.id, reader: 'an@candidates.example' })
  expect(await open(sent.get('manager')!)).toMatchObject({ subjectId: made.seats[0]!.id, reader: 'manager' })
  await change(made, { startDate: at(3, 11) })
  await expect(open(sent.get('manager')!)).rejects.toMatchObject({ body: { errorCode: 'LINK_GONE' } })
  expect(await open((await mails()).get('manager')!)).toMatchObject({ reader: 'manager' })
})

test('a change of time is the same event with the next sequence; a person who leaves is notified, and a cancellation notifies everybody', async () => {
  const made = await planned()
  const { uid } = read((await mails()).get('an'))
  const renamed = await change(made, { notes: 'Bring the plans' })
  expect((await mails()).size).toBe(0)
  const moved = await change(renamed, { startDate: at(3, 11) })
  const second = await mails()
  expect(second.size).toBe(3)
  expect(read(second.get('an'))).toMatchObject({ uid, method: 'REQUEST', sequence: 1, start: moved.startDate })

  const left = await change(moved, { startDate: at(3, 11), seats: [panel[0], { userName: 'finance', role: 'member' }] })
  const third = await mails()
  expect([...third.keys()].sort()).toEqual(['finance', 'interviewer'])
  expect(read(third.get('interviewer'))).toMatchObject({ uid, method: 'CANCEL', sequence: 2, status: 'CANCELLED' })
  expect(read(third.get('finance'))).toMatchObject({ uid, method: 'REQUEST', sequence: 1 })
  expect(tokenIn(third.get('interviewer')!)).toBeUndefined()

  await here.as().ok(contract.interviewCancel, { params: { id: made.id }, body: { version: left.version } })
  const last = await mails()
  expect([...last.keys()].sort()).toEqual(['an', 'finance', 'manager'])
  for (const mail of last.values())
    expect(read(mail)).toMatchObject({ uid, method: 'CANCEL', sequence: 2, status: 'CANCELLED' })
})

test('the panel is notified in the inbox, except the planner', async () => {
  await here.db.delete('notification').execute()
  const made = await planned({ seats: [...panel, { userName: 'recruiter', role: 'member' }] })
  const told = () => here.db.from('notification').select(['kind', 'user_name', 'path']).orderBy('id').execute()
  const path = `/interviews/${made.id}`
  expect(await told()).toEqual([
    { kind: 'interviewPlanned', user_name: 'manager', path },
    { kind: 'interviewPlanned', user_name: 'interviewer', path },
  ])
})

test('if the interview has a form, the panel owes feedback a day after the end, unless the interview is cancelled', async () => {
  const { id: formId } = await here.db
    .from('form_template')
    .select('form_template.id')
    .where('form_template.type', '=', 1)
    .where('form_template.is_active', '=', true)
    .limit(1)
    .executeTakeFirstOrThrow()
  const made = await planned({ formId })
  const owed = () =>
    here.db
      .from('feedback_request')
      .select(['user_name', 'state', 'due_at'])
      .where('interview_id', '=', made.id)
      .orderBy('user_name')
      .execute()
  // Shadows owe no feedback.
  const due = (interview: contract.Interview) => new Date(Date.parse(interview.endDate) + 86_400_000)
  expect(await owed()).toEqual([{ user_name: 'manager', state: 'asked', due_at: due(made) }])
  const other = { formId, startDate: at(4, 9), seats: [{ userName: 'interviewer', role: 'lead' }] }
  const moved = await change(made, other)
  expect(await owed()).toEqual([
    { user_name: 'interviewer', state: 'asked', due_at: due(moved) },
    { user_name: 'manager', state: 'cancelled', due_at: due(made) },
  ])
  await here.as().ok(contract.interviewCancel, { params: { id: made.id }, body: { version: moved.version } })
  expect((await owed()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled'])
})

test('a calendar part survives commas, line breaks and long Vietnamese lines', () => {
  const description = 'Dòng một, có dấu phẩy; và chấm phẩy\nDòng hai \\ gạch chéo\n' + 'ế'.repeat(200)
  const { content } = calendarOf('REQUEST', {
    uid: 'one@example.com',
    sequence: 3,
    startsAt: new Date('2026-12-01T02:00:00Z'),
    endsAt: new Date('2026-12-01T03:00:00Z'),
    summary: 'A, B; C\\D',
    description,
    location: null,
    organizer: { name: 'Nguyễn "An"', email: 'no-reply@example.com' },
    attendees: [],
  })
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent')!)
  expect([event.summary, event.description, event.sequence]).toEqual(['A, B; C\\D', description, 3])
  expect(content.endsWith('END:VCALENDAR\r\n')).toBe(true)
})
