// Preloaded into a process whose clock is to be wrong by CLOCK_AHEAD_MS.
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
const Right = Date
globalThis.Date = class extends Right {
  constructor(...given: any[]) {
    if (given.length === 0) super(Right.now() + ahead)
    else super(...(given as [number]))
  }

  static override now() {
    return Right.now() + ahead
  }
} as DateConstructor
