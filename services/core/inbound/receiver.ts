import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { SMTPServer, type SMTPServerAddress, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { megabyte } from '../contract/shapes.ts'
import { CompanyDb } from '../database/companyDb.ts'
import type { Database } from '../database/tables.ts'
import type { FileStore } from '../files.ts'
import type { Jobs } from '../jobs.ts'
import type { SmtpSettings } from '../settings.ts'
import { ownerOf, type MailOwner } from './addresses.ts'
import type { MailHandler, ReceivedMail } from './handler.ts'

/** Largest mail: a CV of the largest size as base64, with room for a letter and a second one. */
export const mailMaxBytes = 40 * megabyte
const maxRecipients = 10
const maxClients = 20

export interface Receiver {
  port: number
  /** Takes no more mails and waits for those under way. */
  close(): Promise<void>
}

interface Parts {
  db: Kysely<Database>
  files: FileStore
  jobs: Jobs
  log: FastifyBaseLogger
  /** Where mails are kept while they arrive. */
  folder: string
}

/** An answer that the sender gets. */
const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
const unknown = () => answer(550, '5.1.1 No such address here')
const tooLarge = () => answer(552, `5.3.4 A mail may have at most ${mailMaxBytes} bytes`)
const later = () => answer(451, '4.3.0 The mail could not be kept; try again later')

/**
 * Receives mails for the addresses of all companies. A mail is answered with 250 when it and what is to be done with it
 * are stored, so that nothing is lost however the process ends; nothing is ever sent. No TLS and no authentication: it
 * stands behind the company's mail server, or listens to the loopback alone.
 */
export async function startReceiver(
  settings: SmtpSettings,
  handlers: readonly MailHandler[],
  parts: Parts,
): Promise<Receiver> {
  const { db, files, jobs, log, folder } = parts
  await mkdir(folder, { recursive: true })
  const owner = (address: string) => ownerOf(db, address, settings.domain)

  async function hand(
    { companyId, kind, id }: MailOwner,
    mail: Omit<ReceivedMail, 'path'>,
    raw: string | null,
  ): Promise<boolean> {
    const handler = handlers.find((one) => one.kind === kind)
    if (!handler) return false
    const stored = raw && (await files.save(companyId, 'mail.eml', createReadStream(raw), mailMaxBytes + megabyte)).path
    const forget = async () => {
      if (stored) await files.remove(stored)
    }
    try {
      const isTaken = await handler.receive({ db: new CompanyDb(db, companyId), files, jobs, log }, id, {
        ...mail,
        path: stored,
      })
      if (!isTaken) await forget()
      return isTaken
    } catch (error) {
      await forget()
      throw error
    }
  }

  /** Each recipient's company gets the mail, or the note that it was refused. */
  async function handToAll(session: SMTPServerSession, size: number, raw: string | null): Promise<number> {
    const mail = { sender: senderOf(session), size }
    let count = 0
    for (const { address } of session.envelope.rcptTo) {
      const found = await owner(address)
      if (found && (await hand(found, mail, raw))) count++
    }
    return count
  }

  async function recipient({ address }: SMTPServerAddress, session: SMTPServerSession): Promise<void> {
    const found = await owner(address)
    if (!found) {
      log.info(
        { from: senderOf(session), to: address, remote: session.remoteAddress },
        'a mail to an unknown address was refused',
      )
      throw unknown()
    }
    const declared = sizeOf(session)
    if (declared <= mailMaxBytes) return
    await hand(found, { sender: senderOf(session), size: declared }, null)
    throw tooLarge()
  }

  async function data(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = join(folder, crypto.randomUUID())
    try {
      const size = await spool(stream, raw, traceOf(session, settings.domain))
      if (size > mailMaxBytes) {
        await handToAll(session, size, null)
        throw tooLarge()
      }
      if ((await handToAll(session, size, raw)) === 0) throw unknown()
    } finally {
      await rm(raw, { force: true })
    }
  }

  /** Runs a step of the protocol; what went wrong here is not the sender's fault. */
  const step = (work: Promise<void>, done: (error?: Error | null) => void) =>
    void work.then(
      () => done(),
      (error: Error & { responseCode?: number }) => {
        if (!error.responseCode) log.error({ err: error }, 'a mail could not be kept')
        done(error.responseCode ? error : later())
      },
    )

  const server = new SMTPServer({
    name: settings.domain,
    banner: 'Hireloom',
    logger: false,
    disableReverseLookup: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    // The limit is ours to check, so that who owns the address learns of what was refused.
    size: mailMaxBytes,
    hideSize: true,
    maxRecipients,
    maxClients,
    socketTimeout: 60_000,
    closeTimeout: 2_000,
    onRcptTo: (address, session, done) => step(recipient(address, session), done),
    onData: (stream, session, done) => step(data(stream, session), done),
  })
  // Of single connections (a client that left, say); what concerns the whole server is thrown below.
  server.on('error', (error: Error) => log.debug({ err: error }, 'smtp'))
  const listening = await new Promise<AddressInfo>((resolve, reject) => {
    const net = server.listen(settings.port, settings.host, () => resolve(net.address() as AddressInfo))
    net.once('error', reject)
  })
  log.info({ host: settings.host, port: listening.port, domain: settings.domain }, 'receiving mails')
  return { port: listening.port, close: () => new Promise((resolve) => server.close(() => resolve())) }
}

const senderOf = ({ envelope }: SMTPServerSession) => (envelope.mailFrom ? envelope.mailFrom.address : '')

/** Size that the sender declares with MAIL FROM; 0 without. */
function sizeOf({ envelope }: SMTPServerSession): number {
  const args = envelope.mailFrom ? envelope.mailFrom.args : false
  return args ? Number(args.SIZE ?? 0) : 0
}

/** The line that each receiver puts on top (RFC 5321 4.4); by its number mails that go in circles are told. */
function traceOf(session: SMTPServerSession, domain: string): string {
  const plain = (text: string) => text.replace(/[^\x20-\x7e]|[()<>\\]/g, '').slice(0, 200)
  const date = new Date().toUTCString().replace('GMT', '+0000')
  return `Received: from ${plain(session.hostNameAppearsAs || 'unknown')} ([${plain(session.remoteAddress)}])\r\n\tby ${domain} with ${plain(session.transmissionType)} id ${session.id};\r\n\t${date}\r\n`
}

/** Writes a mail to the disk as it arrives; answers its size. What is past the limit is read and thrown away. */
async function spool(stream: SMTPServerDataStream, path: string, trace: string): Promise<number> {
  let size = 0
  await pipeline(
    stream,
    async function* (source: AsyncIterable<Buffer>) {
      yield Buffer.from(trace)
      for await (const chunk of source) {
        size += chunk.length
        if (size <= mailMaxBytes) yield chunk
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  )
  return size
}
