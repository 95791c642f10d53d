/** The parameters of a call as they were sent: those of the path, the query and the body. */
export type CallParameters = Readonly<Record<string, unknown>>

/**
 * A value that cannot be read by any rule. It names the path and the reason, but never the value, which may be
 * personal.
 */
export class Unreadable {
  readonly place: string
  readonly reason: string

  constructor(place: string, reason: string) {
    this.place = place
    this.reason = reason
  }

  toString() {
    return `${this.place} ${this.reason}`
  }
}

/** One reading of one answer. */
export class Walk {
  readonly asked: CallParameters
  readonly path: (string | number)[] = []
  /** The number of records that were left out. */
  count = 0
  /** The indexes of the left-out records of a page, starting at its first row. */
  readonly gaps: number[] = []
  first: Unreadable | undefined

  constructor(asked: CallParameters) {
    this.asked = asked
  }

  /** Creates the error for the value at the current path. */
  refuse(reason: string): Unreadable {
    return new Unreadable(`/${this.path.join('/')}`, reason)
  }

  /** Reads the value under a name or an index. */
  below(name: string | number, read: Read, value: unknown): unknown {
    this.path.push(name)
    const made = read(value, this)
    this.path.pop()
    return made
  }

  /** Counts a record that is left out. */
  leaveOut(record: Unreadable): void {
    this.count += 1
    this.first ??= record
  }
}

/** Converts a value to its shape, or returns an Unreadable. `undefined` is a missing member. */
export type Read = (value: unknown, walk: Walk) => unknown
