/** Counts events by key, and reports if there were too many in the present period. Only for this process. */
export class Rate {
  readonly #most: number
  readonly #periodMs: number
  readonly #windows = new Map<string, { until: number; count: number }>()

  constructor(most: number, periodMs = 60_000) {
    this.#most = most
    this.#periodMs = periodMs
  }

  isOver(key: string): boolean {
    const window = this.#windows.get(key)
    return window !== undefined && window.until > performance.now() && window.count >= this.#most
  }

  count(key: string): void {
    const now = performance.now()
    const window = this.#windows.get(key)
    if (window && window.until > now) window.count++
    else this.#windows.set(key, { until: now + this.#periodMs, count: 1 })
    if (this.#windows.size > 10_000) this.#forget(now)
  }

  #forget(now: number): void {
    for (const [key, { until }] of this.#windows) if (until <= now) this.#windows.delete(key)
  }
}
