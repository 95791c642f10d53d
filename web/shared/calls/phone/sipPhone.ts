import { Inviter, Registerer, RegistererState, SessionState, type Session, type UserAgent, type Web } from 'sip.js'
import { levelOf, watchMedia } from './mediaWatch.ts'
import { Microphone, microphoneFault } from './microphone.ts'
import {
  resultOf,
  waits,
  type CallFault,
  type CallResult,
  type Dial,
  type Extension,
  type PhoneCall,
  type PhoneEvents,
  type Target,
} from './phone.ts'
import { makeAgent, sipAddress, type Media } from './sipAgent.ts'
import { Speaker } from './speaker.ts'

/** One call over SIP, with its own socket, registration and session, which are all closed with it. */
class SipCall implements PhoneCall {
  readonly closed: Promise<void>
  private readonly microphone = new Microphone((stream) => this.speakInto(stream))
  private readonly stream: Promise<MediaStream>
  private readonly speaker = new Speaker()
  private readonly agent: UserAgent
  private readonly registerer: Registerer
  private readonly session: Inviter
  private readonly events: PhoneEvents
  private wasConnected = false
  private isOver = false
  private isTalking = false
  private isLeaving = false
  private limit: ReturnType<typeof setTimeout> | undefined
  private unwatch = () => {}
  private setClosed = () => {}

  constructor(extension: Extension, target: Target, events: PhoneEvents) {
    this.events = events
    this.closed = new Promise((resolve) => {
      this.setClosed = resolve
    })
    this.agent = makeAgent(extension, {
      stream: () => this.stream,
      onConnect: () => {
        this.wasConnected = true
      },
      onDisconnect: () => this.end('failed', this.wasConnected ? 'lost' : 'unreachable'),
    })
    this.registerer = new Registerer(this.agent, { expires: 600 })
    this.session = new Inviter(this.agent, sipAddress(extension.realm, target.number), {
      extraHeaders: [`X-Call-Id: ${target.callId}`],
      sessionDescriptionHandlerOptions: { constraints: { audio: true, video: false } },
    })
    if (target.speaker) void this.setSpeaker(target.speaker).catch(() => {})
    // Requested while the socket opens: users who must allow the microphone first see the prompt at once.
    this.stream = this.microphone.open(target.microphone)
    this.stream.catch((error: unknown) => this.end('failed', microphoneFault(error)))
    this.register().catch(() => this.end('failed', 'unreachable'))
  }

  private async register(): Promise<void> {
    await this.agent.start()
    if (this.isOver) return
    // The conversation goes on if the registration cannot be renewed later.
    let isRegistered = false
    const refuse = () => {
      if (!isRegistered) this.end('failed', 'notRegistered')
    }
    this.registerer.stateChange.addListener((state) => {
      if (this.isOver || isRegistered) return
      if (state === RegistererState.Unregistered) refuse()
      if (state !== RegistererState.Registered) return
      isRegistered = true
      this.invite().catch(() => this.end('failed'))
    })
    await this.registerer.register({ requestDelegate: { onReject: refuse, onRedirect: refuse } })
  }

  private async invite(): Promise<void> {
    const { session } = this
    session.delegate = { onSessionDescriptionHandler: (media) => this.speaker.play((media as Media).remoteMediaStream) }
    session.stateChange.addListener((state) => {
      // The other side has hung up. For an unanswered call the reason arrives just after this.
      if (state === SessionState.Terminated) setTimeout(() => this.end(this.isTalking ? 'answered' : 'failed'))
    })
    this.events.onSession(session.request.callId)
    await session.invite({
      requestDelegate: {
        onProgress: ({ message: { statusCode } }) => {
          if (statusCode === 180 || statusCode === 183) this.ring()
        },
        onAccept: () => this.talk(),
        onRedirect: () => this.end('failed'),
        // A response without a call id was made up by the library, not sent by a server.
        onReject: ({ message }) => this.end(resultOf(message.statusCode ?? 0, !message.hasHeader('call-id'))),
      },
    })
    this.limitTo(waits.ring, 'unavailable')
  }

  private limitTo(wait: number, result: CallResult) {
    clearTimeout(this.limit)
    if (!this.isOver && !this.isTalking) this.limit = setTimeout(() => this.end(result), wait)
  }

  private ring() {
    if (this.isOver || this.isTalking) return
    this.limitTo(waits.ring, 'unavailable')
    this.speaker.ring()
    this.events.onPhase('ringing')
  }

  private talk() {
    // Also called for an answer whose media could not be set up.
    const connection = this.connection()
    if (this.isOver || this.session.state !== SessionState.Established || !connection) return
    clearTimeout(this.limit)
    this.speaker.stopRinging()
    this.isTalking = true
    this.unwatch = watchMedia(connection, {
      onBroken: () => this.end('failed', 'noAudio'),
      onHealth: this.events.onHealth,
    })
    this.events.onPhase('talking')
  }

  private media() {
    return this.session.sessionDescriptionHandler as Media | undefined
  }

  private connection() {
    return this.media()?.peerConnection
  }

  private end(result: CallResult, fault?: CallFault) {
    if (this.isOver) return
    this.isOver = true
    clearTimeout(this.limit)
    this.unwatch()
    this.speaker.stop()
    this.microphone.stop()
    this.events.onEnd(result, fault)
    void this.release()
  }

  /** Says goodbye and closes everything; a server that does not respond gets two seconds. */
  private async release(): Promise<void> {
    this.sayGoodbye(this.session)
    this.connection()?.close()
    if (!this.isLeaving)
      await Promise.race([this.agent.stop().catch(() => {}), new Promise((resolve) => setTimeout(resolve, waits.stop))])
    else if (this.registerer.state === RegistererState.Registered) void this.registerer.unregister().catch(() => {})
    const { ws } = this.agent.transport as Web.Transport
    ws?.close()
    this.setClosed()
  }

  private sayGoodbye(session: Session) {
    if (session.state === SessionState.Established) void session.bye().catch(() => {})
    else if (session.state === SessionState.Initial || session.state === SessionState.Establishing)
      void this.session.cancel().catch(() => {})
  }

  hangUp(isLeaving = false) {
    this.isLeaving = isLeaving
    this.end(this.isTalking ? 'answered' : 'canceled')
  }

  setMuted(isMuted: boolean) {
    this.microphone.setMuted(isMuted)
  }

  sendTone(key: string) {
    const canSend = this.connection()?.getSenders()[0]?.dtmf?.canInsertDTMF
    if (canSend && this.media()?.sendDtmf(key)) return
    // The other side does not support telephone events in its media.
    const body = {
      contentDisposition: 'render',
      contentType: 'application/dtmf-relay',
      content: `Signal=${key}\r\nDuration=160`,
    }
    void this.session.info({ requestOptions: { body } }).catch(() => {})
  }

  setHeld(isHeld: boolean): Promise<boolean> {
    return new Promise((resolve) => {
      const options = { constraints: { audio: true, video: false }, hold: isHeld }
      this.session
        .invite({
          sessionDescriptionHandlerOptions: options,
          requestDelegate: { onAccept: () => resolve(true), onReject: () => resolve(false) },
        })
        .catch(() => resolve(false))
    })
  }

  /** Sends this microphone to the other side; null while there is none. */
  private async speakInto(stream: MediaStream | null) {
    if (!stream) return this.events.onMicrophone(true)
    const [track] = stream.getAudioTracks()
    const sender = this.connection()?.getSenders()[0]
    if (!track || !sender) return
    track.enabled = sender.track?.enabled ?? true
    await sender.replaceTrack(track)
    this.microphone.keepOnly(stream)
    this.events.onMicrophone(false)
  }

  async setMicrophone(deviceId: string) {
    await this.speakInto(await this.microphone.open(deviceId))
  }

  async setSpeaker(deviceId: string) {
    await this.speaker.choose(deviceId)
  }

  async level() {
    const connection = this.connection()
    return connection && !this.isOver ? levelOf(connection) : 0
  }
}

/** Dials over SIP. */
export const dial: Dial = (extension, target, events) => new SipCall(extension, target, events)
