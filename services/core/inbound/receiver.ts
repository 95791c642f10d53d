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
import type { FileStore } from '../files/files.ts'
import type { Jobs } from '../jobs/jobs.ts'
import { bounceHandler, bounceOwner } from '../mail/bounces.ts'
import type { SmtpSettings } from '../settings.ts'
import { ownerOf, type MailOwner } from './addresses.ts'
import { senderOf, sizeOf, traceOf } from './envelope.ts'
import { ReceiverClients, usualLimits, type ReceiverLimits } from './receiverClients.ts'
import type { MailHandler, ReceivedMail } from './handler.ts'
import { Rate } from './rate.ts'

/** The largest mail: a CV of the maximum size as base64, with room for a letter and a second CV. */
export const mailMaxBytes = 40 * megabyte
const maxRecipients = 10
/**
 * The maximum number of connections, including those that are being greeted or refused; `Guests` limits what they may
 * do.
 */
const maxConnections = 200

export interface Receiver {
  port: number
  /** Accepts no more mails and waits for those in progress. */
  close(): Promise<void>
}

interface Parts {
  db: Kysely<Database>
  files: FileStore
  jobs: Jobs
  log: FastifyBaseLogger
  /** The folder for mails that are arriving. */
  folder: string
  limits?: Partial<ReceiverLimits>
}

/** Creates an error with the response to the sender. */
const answer = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })
const unknown = () => answer(550, '5.1.1 No such address here')
const tooLarge = () => answer(552, `5.3.4 A mail may have at most ${mailMaxBytes} bytes`)
const later = () => answer(451, '4.3.0 The mail could not be kept; try again later')
const tooMany = () => answer(451, '4.7.1 Too many mails; try again later')
const crowded = () => answer(421, 'Too many clients; try again in a moment')
const tooSlow = () => answer(421, 'The mail came too slowly; try again')

/**
 * Receives mails for the addresses of all companies. A mail is answered with 250 after it and its queued processing are
 * stored, so that nothing is lost however the process ends; no mails are ever sent. No TLS and no authentication: it
 * runs behind the company's mail server, or listens on the loopback only.
 */
export async function startReceiver(
  settings: SmtpSettings,
  records: readonly MailHandler[],
  parts: Parts,
): Promise<Receiver> {
  const { db, files, jobs, log, folder } = parts
  const limits = { ...usualLimits, ...parts.limits }
  const guests = new ReceiverClients(limits)
  const bySender = new Rate(limits.mailsPerSender)
  const byRecipient = new Rate(limits.mailsPerRecipient)
  await mkdir(folder, { recursive: true })
  const handlers = [...records, bounceHandler]
  const owner = async (address: string) =>
    (await ownerOf(db, address, settings.domain)) ?? (await bounceOwner(db, address, settings.domain))

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

  /** Passes the mail, or the note that it was refused, to each recipient's company. */
  async function handToAll(session: SMTPServerSession, size: number, raw: string | null): Promise<number> {
    const mail = { sender: senderOf(session), size }
    let count = 0
    for (const { address } of session.envelope.rcptTo) {
      const found = await owner(address)
      if (!found || !(await hand(found, mail, raw))) continue
      count++
      bySender.count(pairOf(found, mail.sender))
      byRecipient.count(found.id)
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
      guests.miss(session.id)
      throw unknown()
    }
    if (byRecipient.isOver(found.id) || bySender.isOver(pairOf(found, senderOf(session)))) throw tooMany()
    const declared = sizeOf(session)
    if (declared <= mailMaxBytes) return
    await hand(found, { sender: senderOf(session), size: declared }, null)
    throw tooLarge()
  }

  async function data(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = join(folder, crypto.randomUUID())
    try {
      const size = await spool(stream, raw, traceOf(session, settings.domain), limits)
      if (size > mailMaxBytes) {
        await handToAll(session, size, null)
        throw tooLarge()
      }
      if ((await handToAll(session, size, raw)) === 0) throw unknown()
    } finally {
      await rm(raw, { force: true })
    }
  }

  /** Runs a step of the protocol. Errors here are not the sender's fault. */
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
    // We check the limit ourselves, so that the owner of the address learns what was refused.
    size: mailMaxBytes,
    hideSize: true,
    maxRecipients,
    maxClients: maxConnections,
    socketTimeout: limits.silentMs,
    closeTimeout: 2_000,
    onConnect: ({ id, remoteAddress }, done) => {
      const end = (text: string) => [...server.connections].find((one) => one.id === id)?.send(421, text)
      done(guests.admit(id, remoteAddress, end) ? null : crowded())
    },
    onClose: ({ id }) => guests.leave(id),
    onMailFrom: (_address, { id }, done) => {
      guests.step(id)
      done()
    },
    onRcptTo: (address, session, done) => {
      guests.step(session.id)
      step(recipient(address, session), done)
    },
    onData: (stream, session, done) =>
      step(
        guests.busy(session.id, () => data(stream, session)),
        done,
      ),
  })
  // Errors of single connections, e.g. a client that left; errors of the entire server are thrown below.
  server.on('error', (error: Error) => log.debug({ err: error }, 'smtp'))
  const listening = await new Promise<AddressInfo>((resolve, reject) => {
    const net = server.listen(settings.port, settings.host, () => resolve(net.address() as AddressInfo))
    net.once('error', reject)
  })
  const close = () =>
    new Promise<void>((resolve) => {
      guests.close()
      server.close(() => resolve())
    })
  log.info({ host: settings.host, port: listening.port, domain: settings.domain }, 'receiving mails')
  return { port: listening.port, close }
}

/** Returns the key for counting the mails of one sender to one record. */
const pairOf = ({ id }: MailOwner, sender: string) => `${id} ${sender.toLowerCase()}`

/**
 * Writes a mail to the disk as it arrives and returns its size. Data beyond the limit is read and discarded. A mail
 * that takes too long, or arrives too slowly, is ended along with its connection.
 */
async function spool(
  stream: SMTPServerDataStream,
  path: string,
  trace: string,
  limits: ReceiverLimits,
): Promise<number> {
  const { dataMs, slowMs, leastBytes } = limits
  const began = performance.now()
  let size = 0
  const timer = setInterval(
    () => {
      const took = performance.now() - began
      const isSlow = took > slowMs && size < (leastBytes * took) / 1_000
      if (took > dataMs || isSlow) stream.destroy(tooSlow())
    },
    Math.min(1_000, slowMs / 4),
  )
  try {
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
  } finally {
    clearInterval(timer)
  }
  return size
}
