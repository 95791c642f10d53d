import { decodeJwt } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createPush, type PushMessage } from '../../../services/core/push.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { pushTokenRegister } from '../../../services/features/pushTokens/contract.ts'
import { pushEnv, startPushService } from '../../support/pushService.ts'
import { startPeople, type PeopleHere } from '../users/people.fixture.ts'

let service: Awaited<ReturnType<typeof startPushService>>
let here: PeopleHere
let env: ReturnType<typeof pushEnv>
beforeAll(async () => {
  service = await startPushService()
  env = pushEnv(service.origin)
  here = await startPeople(env)
})
afterAll(async () => {
  await here?.close()
  await service?.close()
})
beforeEach(() => {
  service.answer(201)
  service.received.length = 0
})

const message: PushMessage = {
  kind: 'importSucceeded',
  path: '/cv-verification?folder=1',
  values: { file: 'Tháng 3.csv', rows: '7' },
}
const register = (userName: string, subscription: object, status = true) =>
  here
    .as(userName)
    .raw(pushTokenRegister, { body: { token: JSON.stringify(subscription), status, UserAgent: 'Chrome' } })
const send = (userName: string, db = here.db) =>
  createPush(readSettings(env).push, here.services.log).send(db, userName, message)
const paths = () => service.received.map(({ path }) => path).sort()

test('a message reaches every browser of the user, encrypted for it and signed by us', async () => {
  for (const name of ['home', 'office'])
    expect((await register('recruiter', service.subscribe(name))).body).toEqual({ ok: true })
  await register('finance', service.subscribe('finance'))
  await send('recruiter')
  expect(paths()).toEqual(['/home', '/office'])
  const [first] = service.received
  expect(first?.message).toEqual(message)
  expect(first?.authorization).toContain(`k=${env.PUSH_PUBLIC_KEY}`)
  expect(decodeJwt(/t=([^,]+)/.exec(first?.authorization ?? '')?.[1] ?? '')).toMatchObject({
    aud: service.origin,
    sub: 'mailto:admin@example.com',
  })
})

test('a browser belongs to the user who signed in there last, in any company', async () => {
  const shared = service.subscribe('shared')
  await register('approver', shared)
  await register('approver', shared)
  await register('admin@other', shared)
  await send('approver')
  expect(paths()).toEqual([])
  await send('admin@other', here.otherDb)
  expect(paths()).toEqual(['/shared'])
  await register('admin@other', shared, false)
  await send('admin@other', here.otherDb)
  expect(paths()).toEqual(['/shared'])
})

test('a browser that is gone is deleted; a failing push service does not delete it', async () => {
  await register('vendor', service.subscribe('vendor'))
  service.answer(503)
  await send('vendor')
  service.answer(410)
  await send('vendor')
  expect(paths()).toEqual(['/vendor', '/vendor'])
  service.answer(201)
  await send('vendor')
  expect(service.received).toHaveLength(2)
})

test('only the ten most recently used browsers are kept', async () => {
  for (let at = 0; at < 12; at++) await register('manager', service.subscribe(`m${at}`))
  await send('manager')
  expect(paths()).toEqual(Array.from({ length: 10 }, (_, at) => `/m${at + 2}`).sort())
})

test('addresses that do not belong to a push service are refused, because the services would call them', async () => {
  const good = service.subscribe('good')
  for (const endpoint of [
    'http://127.0.0.1:1/x',
    'https://example.com/x',
    'http://169.254.169.254/latest',
    'nothing',
  ]) {
    expect((await register('recruiter', { ...good, endpoint })).body.errors).toHaveProperty('token')
  }
  expect((await register('recruiter', { ...good, keys: { p256dh: 'AAAA', auth: 'AAAA' } })).body.errors).toHaveProperty(
    'token',
  )
  const raw = await here
    .as('recruiter')
    .raw(pushTokenRegister, { body: { token: 'null', status: true, UserAgent: 'x' } })
  expect(raw).toMatchObject({ status: 400, body: { errors: { token: ['is not a push subscription'] } } })
})

test('by default the push services of the browsers are accepted, over https only', async () => {
  const push = createPush(readSettings({ ...env, PUSH_SERVICES: undefined }).push, here.services.log)
  const { keys } = service.subscribe('keys')
  const take = (endpoint: string) =>
    push.register(here.db, 'interviewer', JSON.stringify({ endpoint, keys }), false, 'x').then(
      () => true,
      () => false,
    )
  expect(await take('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  expect(await take('https://web.push.apple.com/abc')).toBe(true)
  expect(await take('http://fcm.googleapis.com/fcm/send/abc')).toBe(false)
  expect(await take('https://evilpush.apple.com.example/abc')).toBe(false)
  expect(await take('https://xfcm.googleapis.com/abc')).toBe(false)
})

test('without keys nothing is registered or sent; incomplete keys are refused in one sentence', async () => {
  const off = createPush(undefined, here.services.log)
  await expect(off.register(here.db, 'recruiter', '{}', true, 'x')).rejects.toMatchObject({
    body: { errorCode: 'PUSH_OFF' },
  })
  await off.send(here.db, 'recruiter', message)
  expect(service.received).toEqual([])
  expect(() => readSettings({ PUSH_PUBLIC_KEY: 'x' })).toThrow(/belong together/)
  expect(() => createPush({ ...readSettings(env).push!, publicKey: 'short' }, here.services.log)).toThrow(
    /PUSH_PUBLIC_KEY/,
  )
})
