import { readdir } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReceiverLimits } from '../../../services/core/inbound/receiverClients.ts'
import { mailMaxBytes, startReceiver, type Receiver } from '../../../services/core/inbound/receiver.ts'
import { mailHandler } from '../../../services/features/verifications/mails/receive.ts'
import { parseMail } from '../../../services/core/inbound/parse.ts'
import { sendMail } from '../../support/mail.ts'
import { addMailFolder, mailsOf } from './mails.fixture.ts'
import { startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
let folder: string
const open: Receiver[] = []
beforeAll(async () => {
  here = await startVerifications()
  folder = join(here.database.dataDir, 'uploads')
}, 180_000)
afterAll(async () => {
  await Promise.all(open.map((receiver) => receiver.close()))
  await here?.close()
})

async function receiver(limits: Partial<ReceiverLimits> = {}): Promise<number> {
  const { db, files, jobs, log } = here.services
  const started = await startReceiver({ host: '127.0.0.1', port: 0, domain: 'localhost' }, [mailHandler], {
    db,
    files,
    jobs,
    log,
    folder,
    limits,
  })
  open.push(started)
  return started.port
}

/** A client that sends some lines and then nothing more. */
class Client {
  readonly socket: Socket
  said = ''
  readonly ended: Promise<string>

  constructor(port: number, lines: readonly string[] = [], localAddress = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress })
    const left = [...lines]
    this.ended = new Promise((resolve) => {
      this.socket.on('close', () => resolve(this.said))
      this.socket.on('error', () => {})
    })
    this.socket.on('data', (chunk) => {
      this.said += String(chunk)
      if (/^\d{3} /m.test(String(chunk)) && left.length > 0) this.socket.write(`${left.shift()}\r\n`)
    })
  }
}
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

test('idle clients are closed for a client with a mail, from the same address or another', async () => {
  const port = await receiver({ clients: 6, clientsPerAddress: 4, restMs: 200, idleMs: 60_000 })
  const { id, address } = await addMailFolder(here.db)
  const idle = Array.from({ length: 10 }, () => new Client(port, ['EHLO me', 'NOOP']))
  const others = Array.from({ length: 4 }, () => new Client(port, ['EHLO me'], '127.0.0.2'))
  await pause(600)
  expect(idle.filter(({ said }) => said.startsWith('421')).length).toBeGreaterThan(0)
  for (let count = 0; count < 3; count++)
    expect(await sendMail(port, { to: address, subject: `${count}` })).toMatch(/^250/)
  expect(await mailsOf(here, id, 3)).toHaveLength(3)
  for (const { socket } of [...idle, ...others]) socket.destroy()
})

test('silent clients are disconnected, and so are clients that send nothing useful', async () => {
  const port = await receiver({ silentMs: 300, idleMs: 700 })
  const began = performance.now()
  const silent = new Client(port)
  const busy = new Client(port, ['EHLO me'])
  const timer = setInterval(() => busy.socket.write('NOOP\r\n'), 100)
  expect(await silent.ended).toContain('421')
  expect(await busy.ended).toContain('421')
  clearInterval(timer)
  expect(performance.now() - began).toBeLessThan(5_000)
})

test('a mail that arrives byte by byte is cut off, and so is one that takes too long', async () => {
  const { address } = await addMailFolder(here.db)
  const lines = ['EHLO me', 'MAIL FROM:<a@example.com>', `RCPT TO:<${address}>`, 'DATA']
  for (const limits of [
    { slowMs: 400, leastBytes: 1000, dataMs: 60_000 },
    { slowMs: 400, leastBytes: 1, dataMs: 900 },
  ]) {
    const slow = new Client(await receiver({ silentMs: 60_000, ...limits }), lines)
    const timer = setInterval(() => slow.said.includes('354') && slow.socket.write('x'), 50)
    expect(await slow.ended).toContain('421 The mail came too slowly')
    clearInterval(timer)
  }
  await expect.poll(() => readdir(folder)).toEqual([])
})

test('a flood from one sender is deferred, and the mails of others are accepted', async () => {
  const port = await receiver({ mailsPerSender: 3, mailsPerRecipient: 6 })
  const [one, other] = [await addMailFolder(here.db), await addMailFolder(here.db)]
  const send = (from: string, to: string) =>
    sendMail(port, { from, to }).then(
      () => 250,
      ({ responseCode }: { responseCode: number }) => responseCode,
    )
  const flood = []
  for (let count = 0; count < 6; count++) flood.push(await send('flood@example.com', one.address))
  expect(flood).toEqual([250, 250, 250, 451, 451, 451])
  expect(await send('Flood@Example.com', one.address)).toBe(451)
  expect([await send('jane@example.com', one.address), await send('flood@example.com', other.address)]).toEqual([
    250, 250,
  ])
  for (const name of ['a', 'b', 'c']) await send(`${name}@example.com`, one.address)
  expect(await send('late@example.com', one.address)).toBe(451)
  expect(await mailsOf(here, one.id, 6)).toHaveLength(6)
})

test('announcing mails that are too large leaves one log line per hour and sender', async () => {
  const port = await receiver()
  const { id, address } = await addMailFolder(here.db)
  const announce = (from: string) =>
    new Client(port, ['EHLO me', `MAIL FROM:<${from}> SIZE=${mailMaxBytes + 1}`, `RCPT TO:<${address}>`, 'QUIT']).ended
  const answers = await Promise.all(Array.from({ length: 6 }, () => announce('big@example.com')))
  expect(answers.every((said) => said.includes('552'))).toBe(true)
  await announce('other@example.com')
  expect((await mailsOf(here, id, 2)).map(({ sender, outcome }) => [sender, outcome]).toSorted()).toEqual([
    ['big@example.com', 'tooLarge'],
    ['other@example.com', 'tooLarge'],
  ])
  for (let count = 0; count < 30; count++) await announce(`random${count}@example.com`)
  expect(await mailsOf(here, id, 20)).toHaveLength(20)
})

test('addresses cannot be tried one after the other', async () => {
  const port = await receiver()
  const guesses = Array.from({ length: 30 }, (_, at) => `RCPT TO:<jobs-aaaaaaaaaa${at}@localhost>`)
  const said = await new Client(port, ['EHLO me', 'MAIL FROM:<a@example.com>', ...guesses]).ended
  expect(said.match(/^550/gm)!.length).toBeLessThan(12)
  expect(said).toContain('421')
  const steps = await new Client(port, [
    'EHLO me',
    ...Array.from({ length: 300 }, (_, at) => (at % 2 ? 'RSET' : 'MAIL FROM:<a@example.com>')),
  ]).ended
  expect(steps).toContain('421')
})

const signal = new AbortController().signal
const parsed = (text: string) => parseMail(new Uint8Array(Buffer.from(text)), signal)
const head = 'From: a@example.com\r\nSubject: x\r\nMIME-Version: 1.0\r\n'

test('a mail with thousands of parts, huge headers or deep nesting is broken, and refused at once', async () => {
  const part = '--b\r\nContent-Type: text/plain\r\n\r\nx\r\n'
  const mail = (count: number) =>
    `${head}Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(count)}--b--\r\n`
  expect(await parsed(mail(100))).not.toBeNull()
  const nested = `${head}${Array.from({ length: 60 }, (_, at) => `Content-Type: multipart/mixed; boundary=n${at}\r\n\r\n--n${at}\r\n`).join('')}\r\nx`
  const began = performance.now()
  expect(await parsed(mail(400_000))).toBeNull()
  expect(await parsed(`${head}X-Long: ${'x'.repeat(1_000_000)}\r\n\r\nhello`)).toBeNull()
  expect(await parsed(nested)).toBeNull()
  expect(performance.now() - began).toBeLessThan(10_000)
}, 120_000)
