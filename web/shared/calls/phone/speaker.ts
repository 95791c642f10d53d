import { ringbackOn, type Ringback } from './ringback.ts'

/** What the caller hears of one call: the tone while it rings, then the far side. */
export class Speaker {
  private readonly audio = new Audio()
  private ringback: Ringback | null = null
  private chosen: string | undefined

  ring(): void {
    this.ringback ??= ringbackOn(this.chosen)
  }

  stopRinging(): void {
    this.ringback?.stop()
    this.ringback = null
  }

  play(stream: MediaStream): void {
    this.audio.srcObject = stream
    this.audio.autoplay = true
  }

  stop(): void {
    this.stopRinging()
    this.audio.srcObject = null
  }

  /** Sounds from this device from now on. */
  async choose(deviceId: string): Promise<void> {
    this.chosen = deviceId
    // Not every browser lets one choose.
    await Promise.all([
      this.ringback?.setSpeaker(deviceId),
      'setSinkId' in this.audio && this.audio.setSinkId(deviceId),
    ])
  }
}
