import { createHash } from 'node:crypto'

/** A generator of pseudo-random numbers that are the same each time. */
export class Seeded {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }

  /** Returns an integer from low to high, both included. */
  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  chance(share: number): boolean {
    return this.next() < share
  }

  pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.next() * list.length)]!
  }

  /** Returns some elements of the list, each once, in their original order. */
  some<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set<T>()
    while (chosen.size < Math.min(count, list.length)) chosen.add(this.pick(list))
    return list.filter((item) => chosen.has(item))
  }
}

/** Returns the id of a demo record; always the same for the same name. */
export function demoId(name: string): string {
  const hex = createHash('sha1').update(`hireloom demo ${name}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
