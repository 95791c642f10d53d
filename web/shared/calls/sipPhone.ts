import {
  Inviter,
  Registerer,
  RegistererState,
  SessionState,
  UserAgent,
  Web,
  type Invitation,
  type Session,
} from 'sip.js'
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
import { ringbackOn, type Ringback } from './ringback.ts'

/** The library's media part, which has no way back from an offer that was refused: a hold that the server does not allow. */
class Media extends Web.SessionDescriptionHandler {
  async rollbackDescription(): Promise<void> {
    if (this.peerConnection?.signalingState === 'have-local-offer')
      await this.peerConnection.setLocalDescription({ type: 'rollback' })
    for (const transceiver of this.peerConnection?.getTransceivers() ?? []) transceiver.direction = 'sendrecv'
  }
}

/** One call over SIP: a socket, a registration and a session of its own, all gone with it. */
class SipCall implements PhoneCall {
  readonly closed: Promise<void>
  private readonly microphone = new Microphone((stream) => this.speakInto(stream))
  private readonly stream: Promise<MediaStream>
  private readonly speaker = new Audio()
  private ringback: Ringback | null = null
  private chosenSpeaker: string | undefined
  private readonly agent: UserAgent
  private readonly registerer: Registerer
  private readonly session: Inviter
  private readonly extension: Extension
  private readonly events: PhoneEvents
  private wasConnected = false
  private isOver = false
  private isTalking = false
  private isLeaving = false
  private limit: ReturnType<typeof setTimeout> | undefined
  private unwatch = () => {}
  private setClosed = () => {}

  constructor(extension: Extension, target: Target, events: PhoneEvents) {
    this.extension = extension
    this.events = events
    this.closed = new Promise((resolve) => {
      this.setClosed = resolve
    })
    this.agent = this.makeAgent()
    this.registerer = new Registerer(this.agent, { expires: 600 })
    this.session = new Inviter(this.agent, this.uri(target.number), {
      extraHeaders: [`X-Call-Id: ${target.callId}`],
      sessionDescriptionHandlerOptions: { constraints: { audio: true, video: false } },
    })
    if (target.speaker) void this.setSpeaker(target.speaker).catch(() => {})
    // Asked for while the socket opens: whoever must allow it first sees the question at once.
    this.stream = this.microphone.open(target.microphone)
    this.stream.catch((error: unknown) => this.end('failed', microphoneFault(error)))
    this.register().catch(() => this.end('failed', 'unreachable'))
  }

  private uri(user: string) {
    const uri = UserAgent.makeURI(`sip:${user}@${this.extension.realm}`)
    if (!uri) throw new Error('The number or the realm cannot be dialled')
    return uri
  }

  private makeAgent(): UserAgent {
    const { ext, password, server, iceServers } = this.extension
    return new UserAgent({
      uri: this.uri(ext),
      authorizationUsername: ext,
      authorizationPassword: password,
      transportOptions: { server, connectionTimeout: waits.connect / 1000, traceSip: false },
      // A call does not outlive its socket; nor does its log leave digests and numbers in the console.
      reconnectionAttempts: 0,
      logBuiltinEnabled: false,
      logConfiguration: false,
      sessionDescriptionHandlerFactory: (session) =>
        new Media(session.userAgent.getLogger('media'), () => this.stream, {
          iceGatheringTimeout: waits.gather,
          // Always given: the library's default is a public STUN server.
          peerConnectionConfiguration: { iceServers: [...iceServers] },
        }),
      delegate: {
        onInvite: (invitation: Invitation) => void invitation.reject({ statusCode: 486 }).catch(() => {}),
        onConnect: () => {
          this.wasConnected = true
        },
        onDisconnect: () => this.end('failed', this.wasConnected ? 'lost' : 'unreachable'),
      },
    })
  }

  private async register(): Promise<void> {
    await this.agent.start()
    if (this.isOver) return
    // A registration that cannot be renewed later does not end the talk.
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
    session.delegate = { onSessionDescriptionHandler: (media) => this.listen(media as Media) }
    session.stateChange.addListener((state) => {
      // The far side has hung up; of a call that was not answered the reason is told just after.
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
        // An answer that no server sent belongs to no call.
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
    this.ringback ??= ringbackOn(this.chosenSpeaker)
    this.events.onPhase('ringing')
  }

  private stopRinging() {
    this.ringback?.stop()
    this.ringback = null
  }

  private talk() {
    // Also told of an answer whose media could not be taken.
    const connection = this.connection()
    if (this.isOver || this.session.state !== SessionState.Established || !connection) return
    clearTimeout(this.limit)
    this.stopRinging()
    this.isTalking = true
    this.unwatch = watchMedia(connection, {
      onBroken: () => this.end('failed', 'noAudio'),
      onHealth: this.events.onHealth,
    })
    this.events.onPhase('talking')
  }

  private listen(media: Media) {
    this.speaker.srcObject = media.remoteMediaStream
    this.speaker.autoplay = true
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
    this.stopRinging()
    this.microphone.stop()
    this.speaker.srcObject = null
    this.events.onEnd(result, fault)
    void this.release()
  }

  /** Says good-bye and closes everything; a server that does not answer gets two seconds. */
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
    // The far side takes no telephone events in its media.
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

  /** Sends this microphone to the far side; null while there is none. */
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
    this.chosenSpeaker = deviceId
    // Not every browser lets one choose.
    await Promise.all([
      this.ringback?.setSpeaker(deviceId),
      'setSinkId' in this.speaker && this.speaker.setSinkId(deviceId),
    ])
  }

  async level() {
    const connection = this.connection()
    return connection && !this.isOver ? levelOf(connection) : 0
  }
}

/** Dials over SIP. */
export const dial: Dial = (extension, target, events) => new SipCall(extension, target, events)
