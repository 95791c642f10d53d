import { createSocket } from 'node:dgram'
import { afterEach, describe, expect, test } from 'vitest'
import type { WebSocket } from 'ws'
import { Seeded } from '../../services/demo/random.ts'
import type { RawPhone } from '../support/rawPhone.ts'
import { RawSound } from '../support/rawSound.ts'
import { AcceptedTransport } from '../../services/demo/exchange/transport.ts'
import { otherPassword, password, startExchange } from './exchange.fixture.ts'

let here: Awaited<ReturnType<typeof startExchange>>
const start = async (...limits: Parameters<typeof startExchange>) => (here = await startExchange(...limits))
afterEach(() => here.close())

/** Checks that another phone of the same exchange still works. */
async function staysUp() {
  const call = await (await here.registered()).call('0901234486')
  expect((await call.final).status).toBe(486)
  await call.sound.close()
}
const dialog = (id: string) => ['From: <sip:101@hireloom>;tag=1', 'To: <sip:101@hireloom>', `Call-ID: ${id}`]
const many = (count: number, piece: (at: number) => string) => Array.from({ length: count }, (_none, at) => piece(at))
/** Sends messages until the socket is closed. Returns the number of answers and the closing code. */
async function flooded(phone: RawPhone, count: number, text: (at: number) => string) {
  let answers = 0
  phone.socket.on('message', () => {
    answers++
  })
  for (const message of many(count, text)) phone.socket.send(message)
  return { code: await phone.closed, answers }
}

describe('a flood', () => {
  test.each(['INVITE', 'REGISTER', 'OPTIONS', 'SUBSCRIBE', 'MESSAGE', 'BYE'])(
    'of %s without a registration is cut off at twelve messages',
    async (method) => {
      await start()
      const phone = await here.connect()
      const { code, answers } = await flooded(phone, 5000, (at) =>
        phone.text(method, 'sip:0901234222@hireloom', dialog(`flood-${at}`), ''),
      )
      expect(code).toBe(1008)
      expect(answers).toBeLessThanOrEqual(24)
      await staysUp()
    },
  )

  test('of a registered phone is cut off, and calls of others continue', async () => {
    await start({ budget: { unregistered: 12, perSecond: 20, atOnce: 50 } })
    const call = await (await here.registered('102')).call('0901234222')
    await call.final
    const phone = await here.registered()
    expect(
      (
        await flooded(phone, 5000, (at) =>
          phone.text('INVITE', 'sip:0901234222@hireloom', dialog(`flood-${at}`), 'v=0\r\n'),
        )
      ).code,
    ).toBe(1008)
    expect((await call.bye()).status).toBe(200)
    await call.sound.close()
  })

  test('does not pile up if its answers are not read', async () => {
    await start()
    const sent: string[] = []
    const socket = {
      OPEN: 1,
      readyState: 1,
      bufferedAmount: 0,
      isCut: false,
      send: (text: string) => void sent.push(text),
      terminate: () => {
        socket.isCut = true
      },
    }
    const transport = new AcceptedTransport(null, { socket: socket as unknown as WebSocket })
    await transport.send('one')
    socket.bufferedAmount = 300_000
    await transport.send('two')
    expect([sent, socket.isCut]).toEqual([['one'], true])
  })

  test('of passwords is cut off after a few', async () => {
    await start()
    const phone = await here.connect()
    let tries = 0
    while (phone.socket.readyState === phone.socket.OPEN && tries < 50) {
      await phone.register(`guess-${tries++}`)
    }
    expect(tries).toBeLessThan(10)
    expect(await phone.closed).toBe(1008)
  })
})

test('a socket that does not register, or does not finish a frame, is closed', async () => {
  await start({ registerMs: 100, pingMs: 100 })
  expect(await (await here.connect()).closed).toBe(1008)
  const phone = await here.registered()
  const { _socket: wire } = phone.socket as WebSocket & { _socket: { write(bytes: Buffer): void } }
  // The beginning of a masked text of 16 KB whose rest never arrives.
  wire.write(Buffer.from([0x81, 0xfe, 0x40, 0x00, 1, 2, 3, 4, 5]))
  expect(await phone.closed).toBe(1006)
  await staysUp()
})

const heads: [string, (phone: RawPhone) => string][] = [
  [
    'an endless Via',
    (phone) =>
      phone.text('INVITE', 'sip:1@hireloom', [
        ...dialog('1'),
        ...many(600, (at) => `Via: SIP/2.0/WS h${at}.invalid;branch=1`),
      ]),
  ],
  [
    'an endless Record-Route',
    (phone) =>
      phone.text('INVITE', 'sip:1@hireloom', [
        ...dialog('1'),
        ...many(600, (at) => `Record-Route: <sip:h${at}.invalid;lr>`),
      ]),
  ],
  [
    'a header of endless parameters',
    (phone) => phone.text('INVITE', 'sip:1@hireloom', [...dialog('1'), `Contact: <sip:a@b>${';a'.repeat(14_000)}`]),
  ],
  ['an endless address', (phone) => phone.text('INVITE', `sip:1@hireloom${';a=b'.repeat(7000)}`, dialog('1'))],
  [
    'a header of endless quotes',
    (phone) => phone.text('INVITE', 'sip:1@hireloom', [...dialog('1'), `Contact: ${'"\\'.repeat(14_000)}" <sip:a@b>`]),
  ],
  [
    'a head without an end',
    (phone) =>
      phone
        .text(
          'INVITE',
          'sip:1@hireloom',
          many(1000, (at) => `X-${at}: 1`),
        )
        .replaceAll('\r\n\r\n', '\r\n'),
  ],
]
test.each(heads)('%s is not read', async (_name, text) => {
  await start()
  const phone = await here.registered()
  phone.socket.send(text(phone))
  expect(await phone.closed).toBe(1002)
  await staysUp()
})

test.each(['-1', '999999999', 'x', '0x10', '99999999999999999999'])(
  'a Content-Length of %s does no harm',
  async (length) => {
    await start()
    const phone = await here.registered()
    phone.socket.send(
      phone
        .text('INVITE', 'sip:0901234222@hireloom', dialog('1'), 'v=0\r\n')
        .replace(/Content-Length: \d+/, `Content-Length: ${length}`),
    )
    await staysUp()
  },
)

describe('an offer', () => {
  test('of a thousand sounds is refused', async () => {
    await start()
    const call = await (
      await here.registered()
    ).call(
      '0901234222',
      [],
      `v=0\r\no=- 1 1 IN IP4 0.0.0.0\r\ns=-\r\nt=0 0\r\n${'m=audio 9 UDP/TLS/RTP/SAVPF 0\r\n'.repeat(900)}`,
    )
    expect((await call.final).status).toBe(480)
    await call.sound.close()
    await staysUp()
  })

  test('with many addresses makes the exchange contact at most forty of them', async () => {
    await start()
    const knocked = new Set<number>()
    const doors = await Promise.all(
      many(80, () => '').map(async (_none, at) => {
        const door = createSocket('udp4').on('message', () => knocked.add(at))
        await new Promise<void>((resolve) => door.bind(0, '127.0.0.1', resolve))
        return door
      }),
    )
    const sound = new RawSound()
    const addresses = doors.map((door) => `a=candidate:1 1 udp 1 127.0.0.1 ${door.address().port} typ host\r\n`)
    const call = await (
      await here.registered()
    ).call('0901234222', [], (await sound.offer()).replace(/^a=candidate.*\r\n/gm, '') + addresses.join(''))
    expect((await call.final).status).toBe(200)
    await expect.poll(() => knocked.size, { timeout: 5000 }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(knocked.size).toBeLessThanOrEqual(40)
    for (const door of doors) door.close()
    await Promise.all([call.sound.close(), sound.close()])
  })
})

describe('a stranger', () => {
  test('cannot end, change or join a call of another phone, even if all of its ids are known', async () => {
    await start()
    const [mine, stranger] = [await here.registered(), await here.registered('102')]
    const call = await mine.call('0901234222')
    const answer = await call.final
    const known = ['from', 'to', 'call-id'].map((name) => `${name}: ${answer.headers.get(name)}`)
    const turned = [`From: ${answer.headers.get('to')}`, `To: ${answer.headers.get('from')}`, known[2]!]
    const [tag] = /tag=.*/.exec(answer.headers.get('to')!)!
    const target = /<([^>]+)>/.exec(answer.headers.get('contact')!)![1]!
    for (const headers of [known, turned]) {
      for (const method of ['BYE', 'INFO', 'CANCEL', 'REFER', 'UPDATE', 'INVITE']) {
        const { status } = await stranger.ask(
          stranger.text(method, target, headers, method === 'INVITE' ? await call.sound.offer() : ''),
        )
        expect([method, status]).toEqual([method, expect.toSatisfy((code: number) => code >= 400)])
      }
    }
    const replaces = `Replaces: ${call.callId};to-${tag};from-tag=${/tag=(.*)/.exec(answer.headers.get('from')!)![1]}`
    const other = await stranger.call('0901234486', [replaces])
    expect((await other.final).status).toBe(486)
    expect(here.ended().filter(({ endedBy }) => endedBy === 'caller')).toEqual([])
    expect((await call.bye()).status).toBe(200)
    await Promise.all([call.sound.close(), other.sound.close()])
  })

  test('cannot register as somebody else, neither by name nor by address', async () => {
    await start()
    expect(await (await here.connect('101')).register(otherPassword)).toEqual([401, 403])
    const stranger = await here.connect('102')
    const self = ['From: <sip:101@hireloom>;tag=1', 'To: <sip:101@hireloom>', 'Call-ID: 1']
    const ask = (more: string[]) => stranger.ask(stranger.text('REGISTER', 'sip:hireloom', [...self, ...more]))
    const challenge = (await ask([])).headers.get('www-authenticate')!
    expect((await ask([stranger.credentials(challenge, otherPassword)])).status).toBe(403)
    expect((await ask([stranger.credentials(challenge, password).replace('"102"', '"101"')])).status).toBe(403)
    expect((await (await stranger.call('0901234222')).final).status).toBe(403)
  })

  test('does no harm by sending junk to the ports of a call', async () => {
    await start()
    const call = await (await here.registered()).call('0901234222')
    const { body } = await call.final
    const ports = [...body.matchAll(/^a=candidate:\S+ \d+ udp \d+ 127\.0\.0\.1 (\d+) /gim)].map(([, port]) =>
      Number(port),
    )
    expect(ports.length).toBeGreaterThan(0)
    const random = new Seeded(20)
    const stranger = createSocket('udp4')
    // The first byte determines the kind of packet: STUN, DTLS, sound, or none of these.
    for (let round = 0; round < 2000; round++) {
      const junk = Buffer.from(many(random.whole(1, 300), () => '').map(() => random.whole(0, 255)))
      junk[0] = random.pick([0, 1, 20, 22, 23, 63, 64, 128, 144, 200, 255])
      if (round % 3 === 0 && junk.length > 20) junk.writeUInt32BE(0x2112a442, 4)
      stranger.send(junk, random.pick(ports), '127.0.0.1')
      if (round % 100 === 0) await new Promise((resolve) => setImmediate(resolve))
    }
    call.sound.speak()
    await expect.poll(() => call.sound.heard.length, { timeout: 10_000 }).toBeGreaterThan(10)
    stranger.close()
    expect((await call.bye()).status).toBe(200)
    await call.sound.close()
    await staysUp()
  })
})
