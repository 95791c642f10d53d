import { ringbackOn, type Ringback } from './ringback.ts'

/** The audio output of one call: the ringback tone while it rings, then the other side. */
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

  /** Switches to this output device. */
  async choose(deviceId: string): Promise<void> {
    this.chosen = deviceId
    // Not every browser supports choosing a speaker.
    await Promise.all([
      this.ringback?.setSpeaker(deviceId),
      'setSinkId' in this.audio && this.audio.setSinkId(deviceId),
    ])
  }
}
