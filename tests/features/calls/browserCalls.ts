import type { Page } from '@playwright/test'
import { graphql, tokenOf } from '../../support/api.ts'
import { changeAnswers } from '../../support/changeAnswers.ts'
import { browserFlags, chromiumPath } from '../../support/chromium.ts'
import { test as journey, expect } from '../../support/journey.ts'
import type { RunningStack } from '../../support/startStack.ts'

export { expect }

/** A browser whose microphone is a beep, and that finds the exchange on this machine. */
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

/** Somebody whose phones end in these digits: so the exchange knows how they answer. Answers the address of their page. */
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

/** Notes each microphone stream, media connection and SIP socket that the page opens; before anything of it runs. */
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
      // Outlives the page: what it says while it goes.
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

/** The browser goes on asking whether the page may have the microphone. */
export const holdMicrophone = () => {
  const { mediaDevices } = navigator
  const ask = mediaDevices.getUserMedia.bind(mediaDevices)
  mediaDevices.getUserMedia = async (constraints) => {
    await new Promise<void>((resolve) => Object.assign(window, { releaseMicrophone: resolve }))
    return ask(constraints)
  }
}

/** The microphone in use is unplugged; another one is there, or none until something is plugged in. */
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

/** Whether the page makes a sound of its own: the tone while it rings. */
export const sounds = () => (window as unknown as { watched: Watched }).watched.sounds.map(({ state }) => state)

/** It is allowed. */
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

/** Lets go of what is closed, and so counts no more. */
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

/** Whether what the media connection sends is a live microphone. */
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
    /** Something comes from the far side, and it is no silence. */
    async hears() {
      await expect.poll(async () => (await page.evaluate(heard)).energy, { timeout: 10_000 }).toBeGreaterThan(0)
      expect((await page.evaluate(heard)).packets).toBeGreaterThan(0)
    },
    /** How every call ends: no bar, no live microphone, no media connection, no socket. */
    async isGone() {
      await expect(bar.locator('[data-call]')).toHaveCount(0, { timeout: 6_000 })
      expect(await page.evaluate(leftOver)).toEqual({ microphones: 0, connections: 0, sockets: 0, closing: 0 })
    },
    /** The same while the server is frozen, which must say good-bye before the browser lets go of the socket. */
    async isGoneButFor(closing: number) {
      await expect(bar.locator('[data-call]')).toHaveCount(0, { timeout: 6_000 })
      expect(await page.evaluate(leftOver)).toEqual({ microphones: 0, connections: 0, sockets: 0, closing })
    },
    /** Resolves when the next call has sent, or received, a message that begins so. */
    async passes(way: 'framesent' | 'framereceived', text: string) {
      const socket = await page.waitForEvent('websocket', (one) => one.url().endsWith('/sip'))
      const isIt = ({ payload }: { payload: string | Buffer }) => String(payload).startsWith(text)
      await (way === 'framesent' ? socket.waitForEvent('framesent', isIt) : socket.waitForEvent('framereceived', isIt))
    },
  }
}

/** Changes what the phone-extension lookup answers: another password, a server that is not there. */
export async function withExtension(
  page: Page,
  change: (extension: Record<string, unknown>) => Record<string, unknown> | null,
): Promise<void> {
  await changeAnswers(page, 'phoneExtension', ({ data }) => ({
    data: { ...data, phoneExtension: change(data!.phoneExtension as Record<string, unknown>) },
  }))
}
