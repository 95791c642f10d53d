import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { Readable } from 'node:stream'
import { rate, silence, wavHead } from './sound.ts'

const channels = 2
/** A recording ends after this time; the call continues. */
const longestMs = 600_000
const longestGap = rate

/** Writes the sound of a call to the disk: the caller on the left, the callee on the right. */
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

  /** Adds one packet of the caller, by its time stamp, and the callee's sound at the same time. */
  take(timestamp: number, heard: Buffer, said: Buffer | null): void {
    const gap = this.#next === undefined ? 0 : (timestamp - this.#next) | 0
    // The packet is late: its position has been written already.
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
    if (samples.length === 0 || this.#isBroken || this.#bytes + samples.length > (longestMs / 1000) * rate * channels)
      return
    this.#bytes += samples.length
    this.#file.write(samples)
  }

  /** Passes on the finished file, unless nothing was heard, and removes the data on the disk. */
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
    yield wavHead(this.#bytes, channels)
    yield* createReadStream(this.#path) as AsyncIterable<Buffer>
  }
}
