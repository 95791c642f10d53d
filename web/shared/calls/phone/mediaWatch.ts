import { waits, type Quality } from './phone.ts'

interface Watched {
  /** Called when the connection failed, or was never established. */
  onBroken(): void
  onHealth(quality: Quality, isSilent: boolean): void
}

interface Figures {
  received: number
  lost: number
  /** The round-trip time in seconds. */
  trip: number
}

async function figuresOf(connection: RTCPeerConnection): Promise<Figures> {
  const figures: Figures = { received: 0, lost: 0, trip: 0 }
  for (const entry of (await connection.getStats()).values()) {
    if (entry.type === 'inbound-rtp') {
      figures.received += (entry as RTCInboundRtpStreamStats).packetsReceived ?? 0
      figures.lost += (entry as RTCInboundRtpStreamStats).packetsLost ?? 0
    } else if (entry.type === 'candidate-pair') {
      const pair = entry as RTCIceCandidatePairStats
      if (pair.nominated) figures.trip = Math.max(figures.trip, pair.currentRoundTripTime ?? 0)
    }
  }
  return figures
}

/**
 * Returns the quality of the audio. Speech suffers from about 3 % of lost packets or a round trip of 300 ms; it breaks
 * up at 10 % or 600 ms.
 */
export function qualityOf(received: number, lost: number, trip: number): Quality {
  const share = lost / Math.max(1, received + lost)
  if (share > 0.1 || trip > 0.6) return 'poor'
  return share > 0.03 || trip > 0.3 ? 'fair' : 'good'
}

/**
 * Monitors the media of an answered call: an answered call may carry no audio yet, and a connection can fail silently.
 * Returns a function that stops it.
 */
export function watchMedia(connection: RTCPeerConnection, { onBroken, onHealth }: Watched): () => void {
  let isOver = false
  let last: Figures = { received: 0, lost: 0, trip: 0 }
  let heardAt = performance.now()
  const limit = setTimeout(onBroken, waits.media)
  const onState = () => {
    if (connection.connectionState === 'connected') clearTimeout(limit)
    if (connection.connectionState === 'failed') onBroken()
  }
  const look = async () => {
    const now = await figuresOf(connection)
    if (isOver) return
    if (now.received > last.received) heardAt = performance.now()
    onHealth(
      qualityOf(now.received - last.received, now.lost - last.lost, now.trip),
      performance.now() - heardAt >= waits.silence,
    )
    last = now
  }
  const timer = setInterval(() => void look().catch(() => {}), waits.watch)
  connection.addEventListener('connectionstatechange', onState)
  onState()
  return () => {
    isOver = true
    clearTimeout(limit)
    clearInterval(timer)
    connection.removeEventListener('connectionstatechange', onState)
  }
}

/** Returns how loud the microphone is, as the connection measures it. */
export async function levelOf(connection: RTCPeerConnection): Promise<number> {
  for (const entry of (await connection.getStats()).values()) {
    if (entry.type === 'media-source') return (entry as { audioLevel?: number }).audioLevel ?? 0
  }
  return 0
}
