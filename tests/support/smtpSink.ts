import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface Taken {
  from: string
  to: string[]
  /** The mail as received. */
  text: string
  /** The user who had signed in. */
  user: string | null
}

interface Refusal {
  code: number
  text: string
}

export interface SinkOptions {
  port?: number
  login?: { user: string; pass: string }
  /** Returns the response to a recipient; undefined: accepted. */
  recipient?(address: string): Refusal | undefined
  /** Returns the response to a mail that has been received completely; undefined: accepted. */
  mail?(mail: Taken): Refusal | undefined | Promise<Refusal | undefined>
}

const failure = ({ code, text }: Refusal) => Object.assign(new Error(text), { responseCode: code })

/** Starts a mail server for tests, which stores the mails that it has accepted. */
export async function smtpSink(options: SinkOptions = {}) {
  const taken: Taken[] = []
  const server = new SMTPServer({
    disabledCommands: options.login ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    logger: false,
    onAuth({ username, password }, _session, done) {
      const { user, pass } = options.login!
      done(username === user && password === pass ? null : failure({ code: 535, text: 'wrong password' }), {
        user: username,
      })
    },
    onRcptTo({ address }, _session, done) {
      const refusal = options.recipient?.(address)
      done(refusal ? failure(refusal) : null)
    },
    onData(stream, { envelope, user }, done) {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', async () => {
        const mail = {
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          to: envelope.rcptTo.map(({ address }) => address),
          text: Buffer.concat(pieces).toString(),
          user: (user as string | undefined) ?? null,
        }
        const refusal = await options.mail?.(mail)
        if (!refusal) taken.push(mail)
        done(refusal ? failure(refusal) : null, 'taken')
      })
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, '127.0.0.1', () => resolve()))
  return {
    port: (server.server.address() as AddressInfo).port,
    taken,
    close: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  }
}
export type Sink = Awaited<ReturnType<typeof smtpSink>>
