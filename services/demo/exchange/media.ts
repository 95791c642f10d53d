import type { BodyAndContentType, SessionDescriptionHandler } from 'sip.js'
import {
  RTCPeerConnection,
  RTCRtpCodecParameters,
  RtpHeader,
  RtpPacket,
  type MediaStreamTrack,
  type RTCRtpSender,
} from 'werift'
import type { Plan } from './dialPlan.ts'
import type { Recording } from './recording.ts'
import { toneOf } from './sound.ts'

const pcmu = new RTCRtpCodecParameters({ mimeType: 'audio/PCMU', clockRate: 8000, channels: 1, payloadType: 0 })
/** Keys of the dial pad arrive as events within the sound. */
const keys = new RTCRtpCodecParameters({ mimeType: 'audio/telephone-event', clockRate: 8000, channels: 1 })

const frame = 160
/** 20 ms of 400 Hz: eight complete waves. */
const tone = toneOf(400, frame)

/** The maximum number of addresses in an offer: a connection to each of them is tried. */
const mostCandidates = 40

/**
 * Limits an offer of one sound to `most` addresses, as sent by a browser. Throws if the offer has more than one medium.
 */
function limitOffer(sdp: string, most: number): string {
  if ((sdp.match(/^m=/gm)?.length ?? 0) > 1) throw new Error('The offer is of more than one sound')
  let left = most
  return sdp.replace(/^a=candidate:.*(\r\n|$)/gm, (line) => (left-- > 0 ? line : ''))
}

/** Receives and sends the callee's sound. */
export class Media implements SessionDescriptionHandler {
  /** The number of sound packets received and sent. */
  received = 0
  sent = 0
  readonly #plan: Plan
  readonly #recording: Recording | null
  readonly #peer = new RTCPeerConnection({
    codecs: { audio: [pcmu, keys] },
    // Without a server the library uses a public one. This address belongs to nobody, and the library does not wait for
    // it.
    iceServers: [{ urls: 'stun:127.0.0.1:9' }],
    iceStunGatherTimeout: 0.01,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  })
  #sender: RTCRtpSender | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(plan: Plan, recording: Recording | null) {
    this.#plan = plan
    this.#recording = recording
    this.#peer.onRemoteTransceiverAdded.subscribe((transceiver) => {
      transceiver.setDirection('sendrecv')
      this.#sender ??= transceiver.sender
    })
    this.#peer.onTrack.subscribe(
      (track: MediaStreamTrack) => void track.onReceiveRtp.subscribe((packet) => this.#hear(packet)),
    )
  }

  hasDescription(contentType: string): boolean {
    return contentType === 'application/sdp'
  }

  async setDescription(sdp: string): Promise<void> {
    await this.#peer.setRemoteDescription({
      type: 'offer',
      // A client that receives a connection attempt learns its origin and answers there, so a deaf callee makes no
      // attempts.
      sdp: limitOffer(sdp, this.#plan.isDeaf ? 0 : mostCandidates),
    })
    // sip.js then refuses the call.
    if (!this.#sender?.codec) throw new Error('The offer has no sound that we understand')
  }

  async getDescription(): Promise<BodyAndContentType> {
    await this.#peer.setLocalDescription(await this.#peer.createAnswer())
    const { sdp } = this.#peer.localDescription!
    if (this.#plan.sound === 'tone') this.#hum()
    return { body: this.#plan.isDeaf ? sdp.replace(/^a=candidate:.*\r\n/gm, '') : sdp, contentType: 'application/sdp' }
  }

  /** Keys are only sent by the caller. */
  sendDtmf(): boolean {
    return false
  }

  close(): void {
    clearInterval(this.#timer)
    this.#peer.close().catch(() => {})
  }

  #hear({ header, payload }: RtpPacket): void {
    if (header.payloadType !== 0) return
    this.received++
    const isEcho = (this.#plan.sound ?? 'echo') === 'echo'
    if (isEcho) this.#say(header.timestamp, payload, header.marker)
    this.#recording?.take(header.timestamp, payload, isEcho ? payload : this.#timer ? tone : null)
  }

  #say(timestamp: number, payload: Buffer, marker = false): void {
    const header = new RtpHeader({
      payloadType: 0,
      sequenceNumber: this.sent & 0xffff,
      timestamp: timestamp >>> 0,
      marker,
    })
    this.sent++
    this.#sender?.sendRtp(new RtpPacket(header, payload)).catch(() => {})
  }

  #hum(): void {
    this.#timer ??= setInterval(() => {
      if (this.#peer.connectionState === 'connected') this.#say(this.sent * frame, tone)
    }, 20)
  }
}
