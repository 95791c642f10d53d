import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { Grammar, URI, UserAgent, type Core, type Invitation } from 'sip.js'
import type { WebSocket } from 'ws'
import { Budget, isTooMuch, type BudgetLimits } from './budget.ts'
import { endCall, playCallee } from './call.ts'
import { contained } from './contain.ts'
import { isRight, readCredentials, type Nonces } from './digest.ts'
import { planOf, type Plan } from './dialPlan.ts'
import { Media } from './media.ts'
import { Recording } from './recording.ts'
import { AcceptedTransport } from './transport.ts'
import type { Extension, ExchangeParts } from './parts.ts'

const longestRegistration = 3600
const requestLine = /^([A-Z]+) (\S+) SIP\/2\.0\r\n/
const statusLine = /^SIP\/2\.0 \d{3} /

export interface LineParts extends ExchangeParts {
  nonces: Nonces
  pace: number
  budget: BudgetLimits
  /** The time within which a client must register. */
  registerMs: number
  /** Takes one of the places for calls. Returns null if there is none. */
  enter(): { leave(): void } | null
}

/** One socket of a client: its registration, and its calls, one at a time. */
export class Line {
  /** Resolves when its socket is closed and all recordings are stored. */
  readonly ended: Promise<void>
  readonly #id = randomUUID()
  readonly #socket: WebSocket
  readonly #parts: LineParts
  readonly #log: FastifyBaseLogger
  readonly #budget: Budget
  readonly #agent: UserAgent
  readonly #address: URI
  readonly #gone: Promise<void>
  readonly #media = new Map<string, Media>()
  readonly #calls = new Map<Invitation, Promise<void>>()
  /** Recordings that are being stored: the next call does not wait for them. */
  readonly #keeping = new Set<Promise<void>>()
  #extension: Extension | null = null
  #registeredUntil = 0
  /** The target of the request that is being parsed. */
  #target = ''

  constructor(socket: WebSocket, parts: LineParts) {
    this.#socket = socket
    this.#parts = parts
    this.#budget = new Budget(parts.budget)
    this.#log = parts.log
    this.#address = new URI('sip', '', parts.realm)
    this.#gone = new Promise((resolve) => socket.once('close', () => resolve()))
    this.#agent = new UserAgent({
      uri: this.#address,
      transportConstructor: AcceptedTransport,
      transportOptions: { socket },
      logBuiltinEnabled: false,
      sendInitialProvisionalResponse: false,
      gracefulShutdown: false,
      userAgentString: 'Hireloom demo exchange',
      viaHost: `${this.#id}.invalid`,
      sessionDescriptionHandlerFactory: (session) => this.#media.get(session.id)!,
      delegate: {
        onInvite: (invitation) => this.#invited(invitation),
        onRegisterRequest: (request) => void this.#register(request).catch((error: unknown) => this.#fail(error)),
      },
    })
    void this.#agent.start()
    socket.on('error', () => socket.terminate())
    const late = setTimeout(() => this.#isRegistered || this.#hangUp(1008, 'Not registered'), parts.registerMs).unref()
    socket.once('close', () => clearTimeout(late))
    socket.on('message', (data) => {
      if (socket.readyState !== socket.OPEN) return
      if (!this.#budget.takes(this.#isRegistered)) return this.#hangUp(1008, 'Too many messages')
      try {
        contained(
          (error) => this.break(error),
          () => this.#read(String(data)),
        )
      } catch (error) {
        this.#fail(error)
      }
    })
    this.ended = contained(
      (error) => this.break(error),
      () => this.#end(),
    )
  }

  /** Ends its call and closes its socket. */
  async close(): Promise<void> {
    await Promise.all([...this.#calls.keys()].map((invitation) => endCall(invitation).catch(() => {})))
    this.#hangUp(1012, 'Service restart')
    await this.ended
  }

  async #end(): Promise<void> {
    await this.#gone
    await Promise.all(this.#calls.values())
    // The library may fail on messages that it has only partly understood; nothing of it is needed any more.
    await this.#agent.stop().catch(() => {})
    await Promise.all(this.#keeping)
  }

  #hangUp(code: number, reason: string): void {
    this.#socket.close(code, reason)
    setTimeout(() => this.#socket.terminate(), 1000).unref()
  }

  /** An incomprehensible message ends this socket and nothing else. */
  #fail(error: unknown): void {
    this.#log.info({ reason: (error as Error).message.slice(0, 200) }, 'a SIP socket was closed for what it sent')
    this.#hangUp(1002, 'Not understood')
  }

  /** An uncaught error of the libraries ends this socket with its call, and nothing else. */
  break(error: unknown): void {
    this.#log.error({ err: error }, 'a line of the exchange broke')
    this.#hangUp(1011, 'Internal error')
  }

  #read(text: string): void {
    // Keep-alive (RFC 5626): two line ends are answered with one.
    if (isTooMuch(text)) throw new Error('Its headers are too long')
    if (/^(\r\n)+$/.test(text)) return text.length > 2 ? this.#socket.send('\r\n') : undefined
    const [, method, target] = requestLine.exec(text) ?? []
    if (!method && !statusLine.test(text)) throw new Error('It is not SIP')
    if (target) {
      const uri = Grammar.URIParse(target)
      if (!uri) throw new Error('The address cannot be read')
      if (method === 'INVITE' && planOf(uri.user ?? '').first === 'nothing' && this.#isRegistered) return
      // sip.js responds with 404 unless a request is for its own user.
      this.#address.user = uri.user
      this.#target = target
    }
    this.#agent.transport.onMessage?.(text)
  }

  get #isRegistered(): boolean {
    return this.#registeredUntil > Date.now()
  }

  async #register(request: Core.IncomingRegisterRequest): Promise<void> {
    const { message } = request
    const [target, { nonces, realm, findExtension }] = [this.#target, this.#parts]
    const credentials = readCredentials(message.getHeader('Authorization'), realm)
    const isFresh = credentials !== null && nonces.holds(credentials.nonce, this.#id)
    if (!isFresh) {
      return void request.reject({
        statusCode: 401,
        extraHeaders: [`WWW-Authenticate: ${nonces.challenge(this.#id, credentials !== null)}`],
      })
    }
    const extension = await findExtension(credentials.username)
    const isTheirs =
      extension !== null &&
      message.from.uri.user === extension.ext &&
      isRight(credentials, 'REGISTER', target, extension.password)
    if (!isTheirs) {
      this.#log.info('a registration was refused')
      return void request.reject({ statusCode: 403 })
    }
    const contact = message.getHeader('Contact') ?? ''
    const asked = Number(/;\s*expires=(\d+)/i.exec(contact)?.[1] ?? message.getHeader('Expires') ?? longestRegistration)
    const seconds = Math.min(Number.isFinite(asked) ? asked : longestRegistration, longestRegistration)
    this.#extension = extension
    this.#registeredUntil = Date.now() + seconds * 1000
    const kept = `${contact.replace(/;\s*expires=\d+/i, '')};expires=${seconds}`
    request.accept({ statusCode: 200, extraHeaders: seconds > 0 ? [`Contact: ${kept}`] : [] })
  }

  #invited(invitation: Invitation): void {
    const plan = planOf(invitation.request.ruri?.user ?? '')
    const refuse = (statusCode: number) => void invitation.reject({ statusCode }).catch(() => {})
    if (!this.#isRegistered || !this.#extension) return refuse(403)
    if (this.#calls.size > 0) return refuse(486)
    const place = this.#parts.enter()
    if (!place) return refuse(503)
    const call = this.#play(invitation, plan, this.#extension)
      .catch((error: unknown) => this.#log.warn({ err: error }, 'a call went wrong'))
      .finally(() => {
        place.leave()
        this.#calls.delete(invitation)
      })
    this.#calls.set(invitation, call)
  }

  async #play(invitation: Invitation, plan: Plan, extension: Extension): Promise<void> {
    const callId = invitation.request.getHeader('X-Call-Id')
    const recording = callId ? new Recording(this.#parts.folder) : null
    const media = new Media(plan, recording)
    this.#media.set(invitation.id, media)
    const began = Date.now()
    try {
      const endedBy = await playCallee(invitation, {
        plan,
        gone: this.#gone,
        drop: () => this.#socket.terminate(),
        pace: this.#parts.pace,
      })
      const { received, sent } = media
      this.#log.info(
        { sessionId: invitation.request.callId, endedBy, received, sent, ms: Date.now() - began },
        'a call of the exchange has ended',
      )
    } finally {
      media.close()
      this.#media.delete(invitation.id)
      if (recording) this.#keep(recording.finish((wav) => this.#parts.keepRecording(extension, callId!, wav)))
    }
  }

  #keep(work: Promise<void>): void {
    const kept = work
      .catch((error: unknown) => this.#log.warn({ err: error }, 'a recording could not be kept'))
      .finally(() => this.#keeping.delete(kept))
    this.#keeping.add(kept)
  }
}
