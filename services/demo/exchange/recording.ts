import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'

const rate = 8000
const channels = 2
/** A recording ends here; the call goes on. */
const longestMs = 600_000
const longestGap = rate
/** Silence in µ-law. */
const silence = 0xff

/** Head of a WAV file of so many bytes of µ-law samples. */
export function wavHead(bytes: number): Buffer {
  const head = Buffer.alloc(58)
  head.write('RIFF', 0)
  head.writeUInt32LE(50 + bytes, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(18, 16)
  head.writeUInt16LE(7, 20)
  head.writeUInt16LE(channels, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate * channels, 28)
  head.writeUInt16LE(channels, 32)
  head.writeUInt16LE(8, 34)
  head.write('fact', 38)
  head.writeUInt32LE(4, 42)
  head.writeUInt32LE(bytes / channels, 46)
  head.write('data', 50)
  head.writeUInt32LE(bytes, 54)
  return head
}

/** Writes a call to the disk as it is heard: the caller on the left, the callee on the right. */
export class Recording {
  readonly #path: string
  readonly #file: ReturnType<typeof createWriteStream>
  #bytes = 0
  #next: number | undefined
  #isBroken = false

  constructor(folder: string) {
    this.#path = join(folder, crypto.randomUUID())
    this.#file = createWriteStream(this.#path)
    this.#file.on('error', () => (this.#isBroken = true))
  }

  /** One packet of the caller, by its time stamp, and what the callee said meanwhile. */
  take(timestamp: number, heard: Buffer, said: Buffer | null): void {
    const gap = this.#next === undefined ? 0 : (timestamp - this.#next) | 0
    // It came too late: its place is written.
    if (gap < 0) return
    this.#next = (timestamp + heard.length) >>> 0
    this.#write(Buffer.alloc(Math.min(gap, longestGap) * channels, silence))
    const both = Buffer.alloc(heard.length * channels, silence)
    for (const [at, sample] of heard.entries()) {
      both[at * channels] = sample
      both[at * channels + 1] = said?.[at] ?? silence
    }
    this.#write(both)
  }

  #write(samples: Buffer): void {
    if (samples.length === 0 || this.#isBroken || this.#bytes + samples.length > (longestMs / 1000) * rate * channels) return
    this.#bytes += samples.length
    this.#file.write(samples)
  }

  /** Hands the finished file on, unless nothing was heard, and removes what lies on the disk. */
  async finish(keep: (wav: Readable) => Promise<unknown>): Promise<void> {
    try {
      this.#file.end()
      await finished(this.#file)
      if (this.#bytes > 0) await keep(Readable.from(this.#whole()))
    } finally {
      await rm(this.#path, { force: true })
    }
  }

  async *#whole(): AsyncGenerator<Buffer> {
    yield wavHead(this.#bytes)
    yield* createReadStream(this.#path) as AsyncIterable<Buffer>
  }
}
