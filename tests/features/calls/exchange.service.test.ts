import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { phoneNumber } from '../../../common/phoneNumber.ts'
import { users } from '../../../services/demo/people/accounts.ts'
import { endings } from '../../../services/demo/exchange/dialPlan.ts'
import { callStart, phonenetReadyUser } from '../../../services/features/calls/contract.ts'
import type { Call } from '../../../services/features/calls/callShapes.ts'
import { RawPhone } from '../../support/rawPhone.ts'
import { startServicesHere, type ServicesHere } from '../../support/services.fixture.ts'

let here: ServicesHere
const phones: RawPhone[] = []
const calls: Call[] = []
const db = (userName = 'recruiter') =>
  here.services.companyDb(Object.values(users).find((user) => user.userName === userName)!.companyId)
beforeAll(async () => {
  here = await startServicesHere()
})
afterEach(async () => {
  await Promise.all(phones.splice(0).map((phone) => phone.close()))
  // A user may have only one call at a time.
  for (const { id, userName } of calls.splice(0)) await db(userName).delete('phone_call').where('id', '=', id).execute()
})
afterAll(() => here?.close())

async function connect(ext: string): Promise<RawPhone> {
  const phone = await RawPhone.connect(`${here.services.url.replace('http', 'ws')}/sip`, ext)
  phones.push(phone)
  return phone
}

/** The telephone of a user, set up with the data of the extension lookup. */
async function phoneOf(userName: string): Promise<RawPhone> {
  const { body } = await here.call(phonenetReadyUser, await here.tokenOf(userName))
  const { ext, extPassword, realm, server } = body as Record<string, string>
  expect([realm, server]).toEqual(['hireloom', undefined])
  const phone = await connect(ext!)
  expect(await phone.register(extPassword!)).toEqual([401, 200])
  return phone
}

/** Starts a call of a user to one of their candidates whose number echoes what it hears. */
async function begin(userName: string): Promise<Call> {
  const known = await db(userName).from('candidate').select(['id', 'phones']).where('deleted_at', 'is', null).execute()
  const candidate = known.find(({ phones: [phone] }) => phone && !endings.includes(phoneNumber(phone).slice(-3)))!
  const { status, body } = await here.call(callStart, await here.tokenOf(userName), {
    body: { candidateId: candidate.id, phone: candidate.phones[0] },
  })
  expect([status, body]).toEqual([200, expect.objectContaining({ phase: 'calling' })])
  calls.push(body as Call)
  return body as Call
}

/** Calls with this call id, and talks until sound comes back. */
async function talk(phone: RawPhone, number: string, callId: string): Promise<void> {
  const call = await phone.call(number, [`X-Call-Id: ${callId}`])
  expect((await call.final).status).toBe(200)
  call.sound.speak()
  await expect.poll(() => call.sound.heard.length, { timeout: 10_000 }).toBeGreaterThan(10)
  await call.bye()
  await call.sound.close()
}

const pathOf = async ({ id, userName }: Call) =>
  (await db(userName).from('phone_call').select('recording_path').where('id', '=', id).executeTakeFirst())
    ?.recording_path

describe('an extension of the demo', () => {
  test('registers only with its own password', async () => {
    await phoneOf('recruiter')
    const { ext, ext_password: password } = (await db()
      .from('phone_extension')
      .select(['ext', 'ext_password'])
      .where('user_name', '=', 'recruiter2')
      .executeTakeFirst())!
    expect(await (await connect(ext)).register('wrong')).toEqual([401, 403])
    expect(await (await connect('1')).register(password)).toEqual([401, 403])
    expect(await (await connect(ext)).register(password)).toEqual([401, 200])
  })
})

describe('the sound of a call', () => {
  test('is stored with the call of its caller', async () => {
    const call = await begin('recruiter')
    await talk(await phoneOf('recruiter'), call.number, call.id)
    await expect.poll(() => pathOf(call), { timeout: 10_000 }).toMatch(/\.wav$/)
    const wav = await buffer(await here.services.files.read((await pathOf(call))!))
    expect(wav.subarray(0, 4).toString()).toBe('RIFF')
    expect(wav.length).toBeGreaterThan(58 + 10 * 320)
  })

  test("is not stored with a colleague's call, with a call of another company, or without a call", async () => {
    const [colleagues, foreign, own] = [await begin('recruiter2'), await begin('admin@other'), await begin('recruiter')]
    const phone = await phoneOf('recruiter')
    for (const id of [colleagues.id, foreign.id, 'no-id', crypto.randomUUID()]) await talk(phone, own.number, id)
    // The last one is stored, so the earlier ones have been handled.
    await talk(phone, own.number, own.id)
    await expect.poll(() => pathOf(own), { timeout: 10_000 }).toMatch(/\.wav$/)
    expect([await pathOf(colleagues), await pathOf(foreign)]).toEqual([null, null])
  })
})

test('the demo has candidates for every ending in the dial plan', async () => {
  const known = await db().from('candidate').select('phones').execute()
  const found = new Set(known.flatMap(({ phones: all }) => all.map((phone) => phoneNumber(phone).slice(-3))))
  expect(endings.filter((ending) => !found.has(ending))).toEqual([])
})

test('a call is hung up when the services close', async () => {
  const phone = await phoneOf('recruiter2')
  const call = await phone.call('0901234222')
  expect((await call.final).status).toBe(200)
  await here.services.close()
  await call.hungUp
  expect(await phone.closed).toBe(1012)
  await call.sound.close()
})
