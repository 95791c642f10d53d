/** As Vietnam's callers know it: the tone in hertz, and how many seconds it sounds and rests. */
const tone = { hertz: 425, sounds: 1, rests: 4, volume: 0.1 }

/** Begins to ring at a speaker; null where the browser makes no sound, which is no reason to end the call. */
export function ringbackOn(speaker?: string): Ringback | null {
  try {
    return new Ringback(speaker)
  } catch {
    return null
  }
}

/** What a caller hears while it rings, made here: the far side sends no sound before it answers. */
export class Ringback {
  private readonly audio = new AudioContext()

  constructor(speaker?: string) {
    const { sampleRate } = this.audio
    const buffer = this.audio.createBuffer(1, sampleRate * (tone.sounds + tone.rests), sampleRate)
    const samples = buffer.getChannelData(0)
    const sounding = sampleRate * tone.sounds
    // It swells and fades for 10 ms, or each begin and end would click.
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
    // Not every browser lets one choose.
    const audio = this.audio as AudioContext & { setSinkId?: (id: string) => Promise<void> }
    await audio.setSinkId?.(deviceId)
  }

  stop(): void {
    void this.audio.close()
  }
}
