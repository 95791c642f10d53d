/** The ringback tone as it is known in Vietnam: the frequency in hertz, and the seconds of tone and of silence. */
const tone = { hertz: 425, sounds: 1, rests: 4, volume: 0.1 }

/**
 * Starts the ringback tone on a speaker. Returns null if the browser cannot play it, which is no reason to end the
 * call.
 */
export function ringbackOn(speaker?: string): Ringback | null {
  try {
    return new Ringback(speaker)
  } catch {
    return null
  }
}

/**
 * The ringback tone that the caller hears. It is generated here, because the other side sends no audio before it
 * answers.
 */
export class Ringback {
  private readonly audio = new AudioContext()

  constructor(speaker?: string) {
    const { sampleRate } = this.audio
    const buffer = this.audio.createBuffer(1, sampleRate * (tone.sounds + tone.rests), sampleRate)
    const samples = buffer.getChannelData(0)
    const sounding = sampleRate * tone.sounds
    // The tone fades in and out for 10 ms; otherwise each start and end would click.
    const edge = sampleRate / 100
    for (let at = 0; at < sounding; at++)
      samples[at] =
        tone.volume *
        Math.min(1, at / edge, (sounding - at) / edge) *
        Math.sin((2 * Math.PI * tone.hertz * at) / sampleRate)
    const source = new AudioBufferSourceNode(this.audio, { buffer, loop: true })
    source.connect(this.audio.destination)
    source.start()
    if (speaker) void this.setSpeaker(speaker).catch(() => {})
  }

  async setSpeaker(deviceId: string): Promise<void> {
    // Not every browser supports choosing a speaker.
    const audio = this.audio as AudioContext & { setSinkId?: (id: string) => Promise<void> }
    await audio.setSinkId?.(deviceId)
  }

  stop(): void {
    void this.audio.close()
  }
}
