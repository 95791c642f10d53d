import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'

/** A browser that is controlled through pipes, so that it opens no port. */
export interface Browser {
  /** Sends a command of the DevTools protocol. Rejects if the browser refuses it or has exited. */
  send(method: string, params?: object, sessionId?: string): Promise<any>
  on(method: string, listener: (params: any, sessionId: string) => void): void
  close(): Promise<void>
}

const flags = [
  '--headless',
  '--remote-debugging-pipe',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--no-default-browser-check',
  '--disable-extensions',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--mute-audio',
  // Requests that escape the interception find no host and no proxy.
  '--host-resolver-rules=MAP * ~NOTFOUND',
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
]
/** The browser's sandbox does not work for root. */
const rootFlags = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Starts Chromium with a new profile, which is deleted when the browser is closed. */
export async function startBrowser(path: string): Promise<Browser> {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-browser-'))
  const child = spawn(path, [...flags, ...rootFlags, `--user-data-dir=${folder}`], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    detached: true,
    env: { PATH: process.env.PATH, HOME: folder, TMPDIR: folder, LANG: 'C.UTF-8' },
  })
  const [input, output] = [child.stdio[3], child.stdio[4]] as [Duplex, Duplex]
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  const listeners = new Map<string, (params: any, sessionId: string) => void>()
  const gone = new Promise<void>((resolve) => {
    const end = () => {
      for (const { reject } of waiting.values()) reject(new Error('The browser has gone'))
      waiting.clear()
      resolve()
    }
    child.once('close', end)
    child.once('error', end)
  })
  input.on('error', () => {})
  let left: Buffer = Buffer.alloc(0)
  output.on('data', (chunk: Buffer) => {
    const pieces = splitAtNul(Buffer.concat([left, chunk]))
    left = pieces.pop()!
    for (const piece of pieces) hear(JSON.parse(piece.toString()))
  })
  function hear({ id, result, error, method, params, sessionId }: any): void {
    if (id === undefined) return listeners.get(method)?.(params, sessionId)
    const asked = waiting.get(id)
    waiting.delete(id)
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  }
  let last = 0
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        if (child.exitCode !== null || child.pid === undefined) return reject(new Error('The browser has gone'))
        waiting.set(++last, { resolve, reject })
        input.write(`${JSON.stringify({ id: last, method, params, ...(sessionId && { sessionId }) })}\0`)
      }),
    on: (method, listener) => void listeners.set(method, listener),
    async close() {
      // Its helper processes belong to its process group and are killed with it.
      if (child.pid && child.exitCode === null) process.kill(-child.pid, 'SIGKILL')
      await gone
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}

/** Splits bytes at NULs. The last piece is not complete yet. */
function splitAtNul(bytes: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(0); at >= 0; at = bytes.indexOf(0, from)) {
    pieces.push(bytes.subarray(from, at))
    from = at + 1
  }
  return [...pieces, bytes.subarray(from)]
}
