/**
 * The browser's telephone as the rest of the client sees it. There is one call at a time: `dial` opens a connection for
 * that call only, and everything that it opened is closed with it. The SIP code is behind this interface (sipPhone.ts)
 * and is loaded when the first call starts, so that another library can replace it.
 */

/** The phase of a call; `talking` begins when the other side has answered. */
export type CallPhase = 'calling' | 'ringing' | 'talking' | 'ended'

/** How a call ended: `answered` after a conversation, otherwise the result that the bar shows. */
export type CallResult = 'answered' | 'canceled' | 'busy' | 'unavailable' | 'failed'

/** The reason why a call failed, if it is known. */
export type CallFault = 'microphoneDenied' | 'microphoneMissing' | 'unreachable' | 'notRegistered' | 'noAudio' | 'lost'

/** Limits in milliseconds; they are in one object, so that tests can shorten them. */
export const waits = {
  /** The time for opening the socket. */
  connect: 10_000,
  /** The time for gathering the ICE candidates of the media connection; an unreachable STUN server uses all of it. */
  gather: 10_000,
  /** The time for an answer, from the INVITE and again from the first ring. */
  ring: 60_000,
  /** The time from the answer to a connection that carries audio. */
  media: 10_000,
  /** The silence from the other side after which it is reported. */
  silence: 10_000,
  /** The time for a goodbye that the server may never answer. */
  stop: 2_000,
  /** The time from the end of a call until its bar disappears. */
  hide: 2_400,
  /** The interval of the reports on an ongoing call. */
  heartbeat: 5_000,
  /** The interval at which the connection's statistics are read. */
  watch: 1_000,
}

/** The account to register with: the result of the phone extension lookup. */
export interface Extension {
  ext: string
  password: string
  /** A `wss:` address. */
  server: string
  realm: string
  iceServers: readonly RTCIceServer[]
}

export interface Target {
  /** The normalised number: digits that begin with 0. */
  number: string
  /** The id of the call in the services. It is sent along, so that the recording can be assigned to the call. */
  callId: string
  /** The microphone and speaker chosen earlier; the browser's defaults are used if they are left out or gone. */
  microphone?: string
  speaker?: string
}

export type Quality = 'good' | 'fair' | 'poor'

export interface PhoneEvents {
  /** Called before the INVITE is sent with this session id. */
  onSession(sessionId: string): void
  onPhase(phase: 'ringing' | 'talking'): void
  /**
   * Called while talking: the quality of the connection, and whether nothing has arrived from the other side for a
   * while.
   */
  onHealth(quality: Quality, isSilent: boolean): void
  /** Called when the microphone is lost and there is no other one, or when there is one again. */
  onMicrophone(isLost: boolean): void
  /** Called exactly once. The microphone is off by then; `closed` resolves when the connection is closed too. */
  onEnd(result: CallResult, fault?: CallFault): void
}

export interface PhoneCall {
  /**
   * Ends the call in any state, at once for the user. With `isLeaving`, the page itself is closing and nothing can be
   * waited for.
   */
  hangUp(isLeaving?: boolean): void
  setMuted(isMuted: boolean): void
  /** Sends one key of the keypad. */
  sendTone(key: string): void
  /** Puts the other side on hold, or resumes the call; false if the server does not allow it. */
  setHeld(isHeld: boolean): Promise<boolean>
  setMicrophone(deviceId: string): Promise<void>
  setSpeaker(deviceId: string): Promise<void>
  /** Returns how loud the microphone is now, 0 to 1. */
  level(): Promise<number>
  /** Resolves when the microphone is off and the media connection and the socket are closed. */
  closed: Promise<void>
}

export type Dial = (extension: Extension, target: Target, events: PhoneEvents) => PhoneCall

/**
 * Returns the result for a final response to the INVITE. A response that the library made up itself (nothing came for
 * 32 s, the socket is gone) looks like one of the other side, but says nothing about the candidate.
 */
export function resultOf(status: number, isOwn: boolean): CallResult {
  if (isOwn) return 'failed'
  if (status === 487) return 'canceled'
  if (status === 486 || status === 600) return 'busy'
  if ([408, 410, 430, 480].includes(status)) return 'unavailable'
  return 'failed'
}
