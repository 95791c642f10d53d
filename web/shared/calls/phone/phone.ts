/**
 * The browser's telephone as the rest of the client knows it. One call at a time: `dial` opens a connection for it alone, and
 * everything that it opened is closed with it. What speaks SIP stands behind this interface (sipPhone.ts) and is loaded when the
 * first call starts, so that another library can take its place.
 */

/** How far a call has come; `talking` begins when the far side has answered. */
export type CallPhase = 'calling' | 'ringing' | 'talking' | 'ended'

/** How a call ended: `answered` after a talk, else what the bar says instead. */
export type CallResult = 'answered' | 'canceled' | 'busy' | 'unavailable' | 'failed'

/** What a failed call failed by, where there is more to say than that. */
export type CallFault = 'microphoneDenied' | 'microphoneMissing' | 'unreachable' | 'notRegistered' | 'noAudio' | 'lost'

/** Limits in milliseconds; one object, so that tests need not sit through them. */
export const waits = {
  /** Until the socket is open. */
  connect: 10_000,
  /** Until the candidates of the media connection are gathered; a dead STUN server takes all of it. */
  gather: 10_000,
  /** From the INVITE, and again from the first ring, to an answer. */
  ring: 60_000,
  /** From the answer to a connection that carries audio. */
  media: 10_000,
  /** Without audio from the far side until that is said. */
  silence: 10_000,
  /** For a farewell that the server may never answer. */
  stop: 2_000,
  /** From the end of a call until its bar goes. */
  hide: 2_400,
  /** Between two reports of an ongoing call. */
  heartbeat: 5_000,
  /** Between two looks at the connection's figures. */
  watch: 1_000,
}

/** Where and as whom to register: what the phone-extension lookup answers. */
export interface Extension {
  ext: string
  password: string
  /** `wss:` address. */
  server: string
  realm: string
  iceServers: readonly RTCIceServer[]
}

export interface Target {
  /** Normalised: digits that begin with 0. */
  number: string
  /** The services' id of the call; travels along, so that a recording finds its call. */
  callId: string
  /** Microphone and speaker chosen before; the browser's own ones when left out or gone. */
  microphone?: string
  speaker?: string
}

export type Quality = 'good' | 'fair' | 'poor'

export interface PhoneEvents {
  /** The INVITE is about to go out under this id of its session. */
  onSession(sessionId: string): void
  onPhase(phase: 'ringing' | 'talking'): void
  /** While talking: how good the connection is, and whether nothing has come from the far side for a while. */
  onHealth(quality: Quality, isSilent: boolean): void
  /** The microphone is lost and there is no other one, or there is one again. */
  onMicrophone(isLost: boolean): void
  /** Exactly once. The microphone is off by then; `closed` says when the connection is, too. */
  onEnd(result: CallResult, fault?: CallFault): void
}

export interface PhoneCall {
  /** Ends the call in any state, at once for the user; `isLeaving` when the page itself goes and nothing can be waited for. */
  hangUp(isLeaving?: boolean): void
  setMuted(isMuted: boolean): void
  /** Sends one key of the keypad. */
  sendTone(key: string): void
  /** Puts the far side on hold, or takes it back; false where the server does not allow it. */
  setHeld(isHeld: boolean): Promise<boolean>
  setMicrophone(deviceId: string): Promise<void>
  setSpeaker(deviceId: string): Promise<void>
  /** How loud the microphone is now, 0 to 1. */
  level(): Promise<number>
  /** The microphone is off, the media connection and the socket are closed. */
  closed: Promise<void>
}

export type Dial = (extension: Extension, target: Target, events: PhoneEvents) => PhoneCall

/**
 * What a final answer to the INVITE means. An answer that the library made up itself (nothing came for 32 s, the socket is gone)
 * looks like one of the far side, and says nothing about the candidate.
 */
export function resultOf(status: number, isOwn: boolean): CallResult {
  if (isOwn) return 'failed'
  if (status === 487) return 'canceled'
  if (status === 486 || status === 600) return 'busy'
  if ([408, 410, 430, 480].includes(status)) return 'unavailable'
  return 'failed'
}
