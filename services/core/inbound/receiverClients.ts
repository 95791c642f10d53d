import { Rate } from './rate.ts'

/** How much of the receiver one client may hold, and for how long. */
export interface ReceiverLimits {
  /** Clients at once. */
  clients: number
  clientsPerAddress: number
  connectionsPerMinute: number
  /** Mails a minute from one sender to one address, and to one address from all. */
  mailsPerSender: number
  mailsPerRecipient: number
  /** A client that sends nothing at all leaves after so long. */
  silentMs: number
  /** One that brings no mail forward leaves after so long, whatever it sends meanwhile. */
  idleMs: number
  /** One that has rested so long makes room for the next when there is none. */
  restMs: number
  /** So long a mail may take; from `slowMs` on it must have come with `leastBytes` a second. */
  dataMs: number
  slowMs: number
  leastBytes: number
}

export const usualLimits: ReceiverLimits = {
  clients: 20,
  clientsPerAddress: 10,
  connectionsPerMinute: 300,
  mailsPerSender: 30,
  mailsPerRecipient: 120,
  silentMs: 20_000,
  idleMs: 60_000,
  restMs: 3_000,
  dataMs: 300_000,
  slowMs: 30_000,
  leastBytes: 4_096,
}

/** Steps without a mail (senders, recipients), and unknown recipients, after which a client is sent away. */
const maxSteps = 100
const maxUnknown = 10

interface Guest {
  id: string
  address: string
  /** When it last brought a mail forward. */
  since: number
  /** A mail of it is coming in, or being stored. */
  isBusy: boolean
  steps: number
  unknown: number
  end: End
}

/** Sends a client away with 421: it may come again. */
type End = (text: string) => void

/** The clients that are connected. One that does nothing makes room for one that comes. */
export class Guests {
  readonly #limits: ReceiverLimits
  readonly #guests = new Map<string, Guest>()
  readonly #arrivals: Rate
  readonly #timer: NodeJS.Timeout

  constructor(limits: ReceiverLimits) {
    this.#limits = limits
    this.#arrivals = new Rate(limits.connectionsPerMinute)
    this.#timer = setInterval(() => this.#sendIdleAway(), Math.min(1_000, limits.idleMs / 4))
    this.#timer.unref()
  }

  /** Takes a client in. False: there is no room for it now. */
  admit(id: string, address: string, end: End): boolean {
    if (this.#arrivals.isOver(address)) return false
    this.#arrivals.count(address)
    const { clients, clientsPerAddress } = this.#limits
    const neighbours = [...this.#guests.values()].filter((guest) => guest.address === address)
    if (neighbours.length >= clientsPerAddress && !this.#makeRoom(neighbours)) return false
    if (this.#guests.size >= clients && !this.#makeRoom([...this.#guests.values()])) return false
    this.#guests.set(id, { id, address, since: performance.now(), isBusy: false, steps: 0, unknown: 0, end })
    return true
  }

  leave(id: string): void {
    this.#guests.delete(id)
  }

  /** Notes a step of the protocol; too many of them without a mail end the connection. */
  step(id: string): void {
    const guest = this.#guests.get(id)
    if (!guest) return
    guest.since = performance.now()
    if (++guest.steps > maxSteps) this.#sendAway(guest, 'Too many commands without a mail')
  }

  /** Notes a recipient that nobody knows. */
  miss(id: string): void {
    const guest = this.#guests.get(id)
    if (guest && ++guest.unknown > maxUnknown) this.#sendAway(guest, 'Too many unknown recipients')
  }

  /** Runs the coming in of a mail, during which its client is not idle. */
  async busy<R>(id: string, work: () => Promise<R>): Promise<R> {
    const guest = this.#guests.get(id)
    if (guest) guest.isBusy = true
    try {
      return await work()
    } finally {
      if (guest) Object.assign(guest, { isBusy: false, since: performance.now(), steps: 0 })
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }

  /** Sends away the one that has rested longest. False: all of them are at it. */
  #makeRoom(guests: readonly Guest[]): boolean {
    const before = performance.now() - this.#limits.restMs
    const resting = guests.filter(({ isBusy, since }) => !isBusy && since <= before)
    const [longest] = resting.toSorted((one, other) => one.since - other.since)
    if (!longest) return false
    this.#sendAway(longest, 'Others are waiting; try again')
    return true
  }

  #sendIdleAway(): void {
    const before = performance.now() - this.#limits.idleMs
    for (const guest of this.#guests.values()) {
      if (!guest.isBusy && guest.since <= before) this.#sendAway(guest, 'No mail came; try again')
    }
  }

  #sendAway(guest: Guest, text: string): void {
    this.#guests.delete(guest.id)
    guest.end(text)
  }
}
