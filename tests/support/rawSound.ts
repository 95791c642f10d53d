import { RTCPeerConnection, RTCRtpCodecParameters, RtpHeader, RtpPacket } from 'werift'

const pcmu = new RTCRtpCodecParameters({ mimeType: 'audio/PCMU', clockRate: 8000, channels: 1, payloadType: 0 })

/**
 * Without a configured server the library uses a public one. At this address there is no server, and the library does
 * not wait for it.
 */
const noStun = { iceServers: [{ urls: 'stun:127.0.0.1:9' }], iceStunGatherTimeout: 0.01 }

/** Returns twenty milliseconds of unique sound: µ-law samples that count up from `start`. */
export const frameOf = (start: number) => Buffer.from(Array.from({ length: 160 }, (_none, at) => (start + at) & 0xff))

/** The sound of a raw phone: it sends numbered frames, and stores the frames that it receives. */
export class RawSound {
  readonly heard: Buffer[] = []
  sent = 0
  readonly #peer = new RTCPeerConnection({
    codecs: { audio: [pcmu] },
    iceAdditionalHostAddresses: ['127.0.0.1'],
    ...noStun,
  })
  readonly #transceiver = this.#peer.addTransceiver('audio')
  #timer: NodeJS.Timeout | undefined

  constructor() {
    this.#peer.onTrack.subscribe(
      (track) => void track.onReceiveRtp.subscribe(({ payload }) => void this.heard.push(payload)),
    )
  }

  async offer(direction: 'sendrecv' | 'sendonly' = 'sendrecv'): Promise<string> {
    this.#transceiver.setDirection(direction)
    await this.#peer.setLocalDescription(await this.#peer.createOffer())
    return this.#peer.localDescription!.sdp
  }

  async answer(sdp: string): Promise<void> {
    if (this.#peer.signalingState === 'have-local-offer') await this.#peer.setRemoteDescription({ type: 'answer', sdp })
  }

  get state() {
    return this.#peer.connectionState
  }

  /** Sends a frame every twenty milliseconds once it is connected. */
  speak(): void {
    this.#timer = setInterval(() => {
      if (this.state !== 'connected') return
      const header = new RtpHeader({ payloadType: 0, sequenceNumber: this.sent & 0xffff, timestamp: this.sent * 160 })
      void this.#transceiver.sender.sendRtp(new RtpPacket(header, frameOf(this.sent)))
      this.sent++
    }, 20)
  }

  /** Returns the numbers of packets that its own connection counted. */
  async stats(): Promise<{ packetsReceived: number; packetsSent: number }> {
    const all = [...(await this.#peer.getStats()).values()] as {
      type: string
      packetsReceived?: number
      packetsSent?: number
    }[]
    const sum = (type: string, name: 'packetsReceived' | 'packetsSent') =>
      all.filter((one) => one.type === type).reduce((total, one) => total + (one[name] ?? 0), 0)
    return { packetsReceived: sum('inbound-rtp', 'packetsReceived'), packetsSent: sum('outbound-rtp', 'packetsSent') }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.#peer.close()
  }
}
