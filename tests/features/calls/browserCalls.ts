import type { Page } from '@playwright/test'
import { graphql, tokenOf } from '../../support/api.ts'
import { changeAnswers } from '../../support/changeAnswers.ts'
import { browserFlags, chromiumPath } from '../../support/chromium.ts'
import { test as journey, expect } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

export { expect }

/** A browser whose microphone is a beep, and that can reach the exchange on this machine. */
export const callFlags = [
  ...browserFlags,
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
]

/** Journeys with a microphone. */
export const test = journey.extend<object, { isCalling: boolean }>({
  launchOptions: [{ executablePath: chromiumPath, args: callFlags }, { scope: 'worker' }],
})

/**
 * Creates a candidate whose phone numbers end in these digits, which determine how the exchange answers. Returns the
 * address of the candidate's page.
 */
export async function callee(stack: RunningStack, name: string, endings: readonly string[]): Promise<string> {
  const created =
    'mutation ($input: CreateCandidateInput!) { createCandidate(input: $input) { candidate { databaseId } } }'
  const input = {
    name,
    phones: endings.map(phoneOf),
    emails: [`${crypto.randomUUID()}@example.com`],
    ignoreDuplicates: true,
    resume: {},
  }
  const { data, errors } = await graphql<{ createCandidate: { candidate: { databaseId: string } } }>(
    stack,
    await tokenOf(stack, 'admin'),
    created,
    { input },
  )
  if (!data) throw new Error(JSON.stringify(errors))
  return `/candidates/view/${data.createCandidate.candidate.databaseId}`
}

export const phoneOf = (ending: string) => `0912 340 ${ending}`

interface Watched {
  connections: RTCPeerConnection[]
  streams: MediaStream[]
  sockets: WebSocket[]
  sounds: AudioContext[]
}

/**
 * Records each microphone stream, media connection and SIP socket that the page opens. Runs before any script of the
 * page.
 */
export const watchPhone = () => {
  const watched: Watched = { connections: [], streams: [], sockets: [], sounds: [] }
  Object.assign(window, { watched })
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      watched.connections.push(this)
    }
  }
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      if (String(url).endsWith('/sip')) watched.sockets.push(this)
    }

    override send(data: string) {
      super.send(data)
      // Outlives the page: records what is sent while the page is being closed.
      if (this.url.endsWith('/sip') && this.readyState === WebSocket.OPEN)
        sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''} ${data.split(' ')[0]}`)
    }
  }
  window.AudioContext = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options)
      watched.sounds.push(this)
    }
  }
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (constraints) => {
    const stream = await ask(constraints)
    watched.streams.push(stream)
    return stream
  }
}

/** Makes the browser keep asking whether the page may use the microphone. */
export const holdMicrophone = () => {
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (constraints) => {
    await new Promise<void>((resolve) => Object.assign(window, { releaseMicrophone: resolve }))
    return ask(constraints)
  }
}

/** Unplugs the microphone that is in use. Another one is available, or none until a device is plugged in. */
export const unplug = (isLast: boolean) => {
  const { streams } = (window as unknown as { watched: Watched }).watched
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  if (isLast) {
    mediaDevices.getUserMedia = () => Promise.reject(new DOMException('Requested device not found', 'NotFoundError'))
    mediaDevices.addEventListener(
      'devicechange',
      () => {
        mediaDevices.getUserMedia = ask
      },
      { once: true, capture: true },
    )
  }
  const [track] = streams.at(-1)!.getAudioTracks()
  track!.stop()
  track!.dispatchEvent(new Event('ended'))
}

/** The states of the sounds that the page itself makes: the ringing tone. */
export const sounds = () => (window as unknown as { watched: Watched }).watched.sounds.map(({ state }) => state)

/** Allows the use of the microphone. */
export const releaseMicrophone = () => (window as unknown as { releaseMicrophone: () => void }).releaseMicrophone()

/** What the page still holds of all its calls. */
export const leftOver = () => {
  const { connections, streams, sockets } = (window as unknown as { watched: Watched }).watched
  return {
    microphones: streams.flatMap((stream) => stream.getTracks()).filter(({ readyState }) => readyState === 'live')
      .length,
    connections: connections.filter(({ signalingState }) => signalingState !== 'closed').length,
    sockets: sockets.filter(({ readyState }) => readyState < WebSocket.CLOSING).length,
    closing: sockets.filter(({ readyState }) => readyState === WebSocket.CLOSING).length,
  }
}

/** Forgets what is closed, so that it is no longer counted. */
export const forgetClosed = () => {
  const { connections, streams, sockets } = (window as unknown as { watched: Watched }).watched
  connections.splice(0, connections.length, ...connections.filter(({ signalingState }) => signalingState !== 'closed'))
  streams.splice(
    0,
    streams.length,
    ...streams.filter((stream) => stream.getTracks().some(({ readyState }) => readyState === 'live')),
  )
  sockets.splice(0, sockets.length, ...sockets.filter(({ readyState }) => readyState !== WebSocket.CLOSED))
}

/** What the media connection of the last call has received. */
const heard = async () => {
  const { connections } = (window as unknown as { watched: Watched }).watched
  const figures = { packets: 0, energy: 0 }
  for (const entry of (await connections.at(-1)?.getStats())?.values() ?? []) {
    if (entry.type !== 'inbound-rtp') continue
    figures.packets += entry.packetsReceived as number
    figures.energy += entry.totalAudioEnergy as number
  }
  return figures
}

/** Whether the media connection sends a live microphone track. */
export const speaks = () => {
  const track = (window as unknown as { watched: Watched }).watched.connections.at(-1)?.getSenders()[0]?.track
  return track?.readyState === 'live' && track.enabled
}

/** The telephone of a page. */
export function phoneOn(page: Page) {
  const bar = page.getByRole('region', { name: 'Call', exact: true })
  return {
    bar,
    state: bar.locator('[data-state]'),
    timer: bar.getByRole('timer'),
    said: bar.getByRole('status').last(),
    end: bar.getByRole('button', { name: 'End call' }),
    control: (ending: string) => page.getByRole('button', { name: new RegExp(`^Call .*${phoneOf(ending)}$`) }),
    call: (ending: string) =>
      page
        .getByRole('button', { name: new RegExp(`^Call .*${phoneOf(ending)}$`) })
        .first()
        .click(),
    /** Waits until sound that is not silence arrives from the other side. */
    async hears() {
      await expect.poll(async () => (await page.evaluate(heard)).energy, { timeout: 10_000 }).toBeGreaterThan(0)
      expect((await page.evaluate(heard)).packets).toBeGreaterThan(0)
    },
    /** Checks the end of every call: no bar, no live microphone, no media connection, no socket. */
    async isGone() {
      await expect(bar.locator('[data-call]')).toHaveCount(0, { timeout: 6_000 })
      expect(await page.evaluate(leftOver)).toEqual({ microphones: 0, connections: 0, sockets: 0, closing: 0 })
    },
    /** The same while the server is frozen: the browser cannot release the socket before the server closes it. */
    async isGoneButFor(closing: number) {
      await expect(bar.locator('[data-call]')).toHaveCount(0, { timeout: 6_000 })
      expect(await page.evaluate(leftOver)).toEqual({ microphones: 0, connections: 0, sockets: 0, closing })
    },
    /** Resolves when the next call has sent or received a message that begins with this text. */
    async passes(way: 'framesent' | 'framereceived', text: string) {
      const socket = await page.waitForEvent('websocket', (one) => one.url().endsWith('/sip'))
      const isIt = ({ payload }: { payload: string | Buffer }) => String(payload).startsWith(text)
      await (way === 'framesent' ? socket.waitForEvent('framesent', isIt) : socket.waitForEvent('framereceived', isIt))
    },
  }
}

/** Changes the answer of the phone-extension lookup: another password, or a server that does not exist. */
export async function withExtension(
  page: Page,
  change: (extension: Record<string, unknown>) => Record<string, unknown> | null,
): Promise<void> {
  await changeAnswers(page, 'phoneExtension', ({ data }) => ({
    data: { ...data, phoneExtension: change(data!.phoneExtension as Record<string, unknown>) },
  }))
}
