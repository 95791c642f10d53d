import type { CallFault } from './phone.ts'

/**
 * All microphone streams of one call. A call may end while the browser still asks for permission: a stream that arrives
 * then is stopped at once, or it would stay live as long as the page is open.
 */
export class Microphone {
  private readonly streams = new Set<MediaStream>()
  private isOver = false
  private readonly onReplaced: (stream: MediaStream | null) => unknown

  /**
   * `onReplaced` is called when the microphone in use is gone, with the stream of its replacement, or with null until
   * there is one.
   */
  constructor(onReplaced: (stream: MediaStream | null) => unknown) {
    this.onReplaced = onReplaced
  }

  /** Opens a stream of the microphone; the browser chooses one if the requested one is gone. */
  async open(deviceId?: string): Promise<MediaStream> {
    const stream = await navigator.mediaDevices.getUserMedia({
      audio: deviceId ? { deviceId: { ideal: deviceId } } : true,
    })
    this.streams.add(stream)
    // The event does not fire for tracks that are stopped here.
    for (const track of stream.getTracks())
      track.addEventListener('ended', () => {
        if (this.streams.has(stream)) void this.replace()
      })
    if (!this.isOver) return stream
    this.stop()
    throw new Error('The call is over')
  }

  /** Switches to the browser's default microphone, or to the first one that is plugged in. */
  private readonly replace = async () => {
    navigator.mediaDevices.removeEventListener('devicechange', this.replace)
    const stream = await this.open().catch(() => null)
    if (this.isOver) return
    if (!stream) navigator.mediaDevices.addEventListener('devicechange', this.replace)
    // The call may end in the meantime.
    await Promise.resolve(this.onReplaced(stream)).catch(() => {})
  }

  /** Stops every stream except this one. */
  keepOnly(stream: MediaStream): void {
    navigator.mediaDevices.removeEventListener('devicechange', this.replace)
    for (const other of this.streams) {
      if (other === stream) continue
      for (const track of other.getTracks()) track.stop()
      this.streams.delete(other)
    }
  }

  setMuted(isMuted: boolean): void {
    for (const stream of this.streams) for (const track of stream.getAudioTracks()) track.enabled = !isMuted
  }

  stop(): void {
    this.isOver = true
    navigator.mediaDevices.removeEventListener('devicechange', this.replace)
    for (const stream of this.streams) for (const track of stream.getTracks()) track.stop()
    this.streams.clear()
  }
}

/** Returns the reason why there is no microphone. */
export function microphoneFault(error: unknown): CallFault {
  const name = error instanceof Error ? error.name : ''
  return name === 'NotAllowedError' || name === 'SecurityError' ? 'microphoneDenied' : 'microphoneMissing'
}
