/** What the call said: its path's parameters, query and body, as they went over the wire. */
export type Asked = Readonly<Record<string, unknown>>

/** A value that no rule makes readable. Names the place and what is wrong, never the value, which may be personal. */
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
  readonly asked: Asked
  readonly path: (string | number)[] = []
  /** Records that were left out. */
  count = 0
  /** Of a page: the places of those, counted from its first row. */
  readonly gaps: number[] = []
  first: Unreadable | undefined

  constructor(asked: Asked) {
    this.asked = asked
  }

  /** Says that the value at the present place cannot be read. */
  refuse(reason: string): Unreadable {
    return new Unreadable(`/${this.path.join('/')}`, reason)
  }

  /** Reads what stands under a name or an index. */
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

/** Makes of a value what its shape wants, or an Unreadable. `undefined` is a member that is missing. */
export type Read = (value: unknown, walk: Walk) => unknown
