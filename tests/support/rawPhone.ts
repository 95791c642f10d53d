import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { RawSound } from './rawSound.ts'

export interface SipAnswer {
  status: number
  headers: Map<string, string>
  body: string
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex')
const token = () => randomUUID().slice(0, 8)

interface Waiting {
  provisional(answer: SipAnswer): void
  final(answer: SipAnswer): void
}

export interface Dialling {
  /** Every status, in the order received. */
  statuses: number[]
  callId: string
  /** The last response; status 0 if the socket closes before it. */
  final: Promise<SipAnswer>
  sound: RawSound
  cancel(): void
  bye(): Promise<SipAnswer>
  /** Sends a new offer within the call. */
  again(direction: 'sendrecv' | 'sendonly'): Promise<SipAnswer>
  /** Sends any request within the call, and does not wait for its response. */
  within(method: string, body: string): void
  /** Resolves when the other side hangs up. */
  hungUp: Promise<void>
}

/** A SIP client over a bare WebSocket that shares no code with the exchange's SIP or the product's phone. */
export class RawPhone {
  readonly ext: string
  readonly realm = 'hireloom'
  readonly #waiting = new Map<string, Waiting>()
  readonly #hungUp = new Map<string, () => void>()
  readonly #registration = token()
  readonly socket: WebSocket
  #cseq = 0
  readonly closed: Promise<number>

  private constructor(socket: WebSocket, ext: string) {
    this.socket = socket
    this.ext = ext
    socket.on('error', () => {})
    socket.on('message', (data) => this.#receive(String(data)))
    this.closed = new Promise((resolve) =>
      socket.once('close', (code) => {
        for (const { final } of this.#waiting.values()) final({ status: 0, headers: new Map(), body: '' })
        resolve(code)
      }),
    )
  }

  static async connect(
    url: string,
    ext: string,
    options: { origin?: string; protocols?: string[] } = {},
  ): Promise<RawPhone> {
    const socket = new WebSocket(url, options.protocols ?? ['sip'], options.origin ? { origin: options.origin } : {})
    const phone = new RawPhone(socket, ext)
    await once(socket, 'open')
    return phone
  }

  #receive(text: string) {
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const [first = '', ...lines] = head.split('\r\n')
    const headers = new Map(
      lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 1).trim()]),
    )
    const status = Number(/^SIP\/2\.0 (\d{3})/.exec(first)?.[1])
    if (status) {
      const waiting = this.#waiting.get(headers.get('cseq')!)
      if (status < 200) waiting?.provisional({ status, headers, body })
      else waiting?.final({ status, headers, body })
    } else if (first.startsWith('BYE ')) {
      this.socket.send(
        [
          'SIP/2.0 200 OK',
          ...['via', 'from', 'to', 'call-id', 'cseq'].map((name) => `${name}: ${headers.get(name)}`),
          'Content-Length: 0',
          '',
          '',
        ].join('\r\n'),
      )
      this.#hungUp.get(headers.get('call-id')!)?.()
    }
  }

  /** Returns one request as it is transferred. */
  text(
    method: string,
    target: string,
    headers: readonly string[],
    body = '',
    cseq = ++this.#cseq,
    branch = token(),
  ): string {
    return [
      `${method} ${target} SIP/2.0`,
      `Via: SIP/2.0/WS client.invalid;branch=z9hG4bK${branch}`,
      'Max-Forwards: 70',
      `CSeq: ${cseq} ${method}`,
      `Contact: <sip:${this.ext}@client.invalid;transport=ws>`,
      ...headers,
      ...(body ? ['Content-Type: application/sdp'] : []),
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n')
  }

  ask(text: string, onProvisional: (answer: SipAnswer) => void = () => {}): Promise<SipAnswer> {
    const cseq = /^CSeq: (.*)\r$/m.exec(text)![1]!
    return new Promise((resolve) => {
      this.#waiting.set(cseq, {
        provisional: onProvisional,
        final: (answer) => {
          this.#waiting.delete(cseq)
          resolve(answer)
        },
      })
      this.socket.send(text)
    })
  }

  #register(expires: number, more: readonly string[]): Promise<SipAnswer> {
    const self = `<sip:${this.ext}@${this.realm}>`
    return this.ask(
      this.text('REGISTER', `sip:${this.realm}`, [
        `From: ${self};tag=${this.#registration}`,
        `To: ${self}`,
        `Call-ID: ${this.#registration}`,
        `Expires: ${expires}`,
        ...more,
      ]),
    )
  }

  /** Returns the header that answers a challenge. */
  credentials(challenge: string, password: string): string {
    const of = (name: string) => new RegExp(`${name}="([^"]*)"`).exec(challenge)?.[1] ?? ''
    const [nonce, realm, uri, cnonce] = [of('nonce'), of('realm'), `sip:${this.realm}`, token()]
    const response = md5(
      [md5(`${this.ext}:${realm}:${password}`), nonce, '00000001', cnonce, 'auth', md5(`REGISTER:${uri}`)].join(':'),
    )
    return `Authorization: Digest algorithm=MD5, username="${this.ext}", realm="${realm}", nonce="${nonce}", uri="${uri}", response="${response}", qop=auth, cnonce="${cnonce}", nc=00000001`
  }

  /** Registers. Returns the statuses of the challenge and of the response to the credentials. */
  async register(password: string, expires = 600): Promise<number[]> {
    const first = await this.#register(expires, [])
    if (first.status !== 401) return [first.status]
    const second = await this.#register(expires, [
      this.credentials(first.headers.get('www-authenticate') ?? '', password),
    ])
    return [first.status, second.status]
  }

  registerWith(header: string): Promise<SipAnswer> {
    return this.#register(600, [header])
  }

  /** Calls a number with an offer of sound. */
  async call(number: string, headers: readonly string[] = [], offer?: string): Promise<Dialling> {
    const [callId, tag, branch, target] = [randomUUID(), token(), token(), `sip:${number}@${this.realm}`]
    const sound = new RawSound()
    const dialog = (to: string) => [
      `From: <sip:${this.ext}@${this.realm}>;tag=${tag}`,
      `To: ${to}`,
      `Call-ID: ${callId}`,
    ]
    const cseq = ++this.#cseq
    const statuses: number[] = []
    let answered: SipAnswer | undefined
    const contact = () => /<([^>]+)>/.exec(answered!.headers.get('contact') ?? '')![1]!
    const within = (method: string, body = '', given?: number) =>
      this.text(method, contact(), dialog(answered!.headers.get('to')!), body, given)
    const hungUp = new Promise<void>((resolve) => this.#hungUp.set(callId, resolve))

    const invite = this.text(
      'INVITE',
      target,
      [...dialog(`<${target}>`), ...headers],
      offer ?? (await sound.offer()),
      cseq,
      branch,
    )
    const final = this.ask(invite, ({ status }) => void statuses.push(status)).then(async (answer) => {
      if (answer.status) statuses.push(answer.status)
      if (answer.status >= 300)
        this.socket.send(this.text('ACK', target, dialog(answer.headers.get('to')!), '', cseq, branch))
      if (answer.status === 200) {
        answered = answer
        this.socket.send(within('ACK', '', cseq))
        await sound.answer(answer.body)
      }
      return answer
    })
    return {
      statuses,
      callId,
      final,
      sound,
      hungUp,
      cancel: () => void this.ask(this.text('CANCEL', target, dialog(`<${target}>`), '', cseq, branch)),
      bye: () => this.ask(within('BYE')),
      within: (method, body) =>
        this.socket.send(
          answered ? within(method, body) : this.text(method, target, dialog(`<${target}>`), body, cseq, branch),
        ),
      again: async (direction) => {
        const body = await sound.offer(direction)
        let [next, answer] = [0, { status: 500 } as SipAnswer]
        // The offer is refused with 500 while the last change is in progress (RFC 3261 14.2).
        for (let left = 50; left > 0 && answer.status === 500; left--) {
          next = ++this.#cseq
          answer = await this.ask(within('INVITE', body, next))
        }
        if (answer.status === 200) {
          this.socket.send(within('ACK', '', next))
          await sound.answer(answer.body)
        }
        return answer
      },
    }
  }

  close() {
    this.socket.terminate()
    return this.closed
  }
}
