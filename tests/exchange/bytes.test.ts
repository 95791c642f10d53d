import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { Seeded } from '../../services/demo/random.ts'
import { RawSound } from '../support/rawSound.ts'
import { startExchange } from './exchange.fixture.ts'

let here: Awaited<ReturnType<typeof startExchange>>
beforeEach(async () => {
  here = await startExchange({ pace: 0, budget: { unregistered: 12, perSecond: 1e6, atOnce: 1e6 } })
})
afterEach(() => here.close())

/** Checks that another phone of the same exchange still works. */
async function staysUp() {
  const call = await (await here.registered()).call('0901234486')
  expect((await call.final).status).toBe(486)
  await call.sound.close()
}

test.each([
  ['no SIP', 'hello'],
  ['a bad escape', 'INVITE sip:%zz@hireloom SIP/2.0\r\n\r\n'],
  ['no address', 'INVITE : SIP/2.0\r\n\r\n'],
  ['nothing', ''],
])('only the socket that sends %s is closed', async (_name, text) => {
  const phone = await here.registered()
  phone.socket.send(text)
  expect(await phone.closed).toBe(1002)
  await staysUp()
})

test('a message that is too large closes the socket', async () => {
  const phone = await here.registered()
  phone.socket.send('x'.repeat(33_000))
  expect([1006, 1009]).toContain(await phone.closed)
  await staysUp()
})

test('a client that does not speak SIP is refused', async () => {
  const socket = new WebSocket(here.url, ['other'])
  socket.on('error', () => {})
  await new Promise((resolve) => socket.once('close', resolve))
  await staysUp()
})

test('two line ends are answered with one', async () => {
  const phone = await here.registered()
  const heard = new Promise((resolve) => phone.socket.once('message', (data) => resolve(String(data))))
  phone.socket.send('\r\n\r\n')
  expect(await heard).toBe('\r\n')
})

const bits = [
  '',
  '\r\n',
  '\0',
  '%',
  '%zz',
  '<',
  '>',
  '"',
  ';',
  ':',
  '@',
  '999999999999',
  '-1',
  'ü',
  '\u{1f600}',
  'sip:',
  'INVITE',
  'BYE',
  'tag=',
  'a=candidate:',
  'm=audio 0',
  'v=1',
  '0.0.0.0',
  'UDP/TLS',
]

/** Returns a message with some of its characters lost, doubled or changed. */
function mangle(text: string, random: Seeded): string {
  let mangled = text
  for (let left = random.whole(1, 4); left > 0; left--) {
    const at = random.whole(0, mangled.length)
    const length = random.chance(0.3) ? random.whole(0, 200) : random.whole(0, 4)
    mangled =
      mangled.slice(0, at) +
      (random.chance(0.2) ? mangled.slice(at, at + length).repeat(2) : random.pick(bits)) +
      mangled.slice(at + length)
  }
  return mangled
}

test('mangled messages of every kind do no harm', async () => {
  const random = new Seeded(486)
  const sound = new RawSound()
  const sdp = await sound.offer()
  let phone = await here.registered()
  const self = `<sip:101@hireloom>`
  for (let round = 0; round < 600; round++) {
    if (phone.socket.readyState !== WebSocket.OPEN) phone = await here.registered()
    const dialog = [`From: ${self};tag=${round}`, `To: ${self}`, `Call-ID: fuzz-${round}`]
    const number = random.pick(['0901234486', '0901234222', '0901234567', '0901234444', '0901234111'])
    const method = random.pick([
      'INVITE',
      'INVITE',
      'INVITE',
      'REGISTER',
      'BYE',
      'CANCEL',
      'ACK',
      'OPTIONS',
      'INFO',
      'SUBSCRIBE',
      'REFER',
      'NOTIFY',
      'PRACK',
      'MESSAGE',
    ])
    phone.socket.send(
      mangle(phone.text(method, `sip:${number}@hireloom`, dialog, method === 'INVITE' ? sdp : ''), random),
    )
    if (round % 20 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  await staysUp()
  await sound.close()
})

test('mangled messages within calls do no harm', async () => {
  const random = new Seeded(111)
  const sounds: RawSound[] = []
  for (let round = 0; round < 12; round++) {
    const phone = await here.registered()
    const call = await phone.call(random.pick(['0901234222', '0901234000', '0901234444', '0901234567']))
    sounds.push(call.sound)
    await expect.poll(() => call.statuses.length).toBeGreaterThan(0)
    const offer = await new RawSound().offer()
    // From here on, everything that this phone sends is mangled.
    const send = phone.socket.send.bind(phone.socket)
    phone.socket.send = ((text: string) => send(mangle(text, random))) as typeof phone.socket.send
    for (let left = 25; left > 0 && phone.socket.readyState === WebSocket.OPEN; left--) {
      const method = random.pick([
        'INVITE',
        'INVITE',
        'BYE',
        'ACK',
        'INFO',
        'CANCEL',
        'UPDATE',
        'PRACK',
        'MESSAGE',
        'REFER',
        'NOTIFY',
      ])
      void call.within(method, random.chance(0.5) ? offer : '')
    }
    await new Promise((resolve) => setImmediate(resolve))
    await phone.close()
  }
  await staysUp()
  await Promise.all(sounds.map((sound) => sound.close()))
})

test('offers that cannot be answered are refused', async () => {
  const phone = await here.registered()
  for (const offer of [
    'v=0',
    'v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\nm=video 9 UDP/TLS/RTP/SAVPF 96\r\na=rtpmap:96 VP8/90000\r\n',
    'nonsense',
  ]) {
    const call = await phone.call('0901234222', [], offer)
    expect((await call.final).status).toBeGreaterThanOrEqual(400)
    await call.sound.close()
  }
  await staysUp()
})
