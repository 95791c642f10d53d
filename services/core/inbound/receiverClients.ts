import { Rate } from './rate.ts'

/** Limits for what clients may use of the receiver, and for how long. */
export interface ReceiverLimits {
  /** The maximum number of simultaneous clients. */
  clients: number
  clientsPerAddress: number
  connectionsPerMinute: number
  /** The number of mails per minute from one sender to one address, and from all senders to one address. */
  mailsPerSender: number
  mailsPerRecipient: number
  /** A client that sends nothing at all is disconnected after this time. */
  silentMs: number
  /** A client that makes no progress with a mail is disconnected after this time, whatever else it sends. */
  idleMs: number
  /** A client that has been idle for this time is disconnected if another one needs its place. */
  restMs: number
  /** The maximum time for a mail; after `slowMs` its average speed must be at least `leastBytes` a second. */
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

/**
 * Limits for steps without a mail (senders, recipients), and for unknown recipients, after which a client is
 * disconnected.
 */
const maxSteps = 100
const maxUnknown = 10

interface Guest {
  id: string
  address: string
  /** When it last made progress. */
  since: number
  /** Whether a mail from it is being received or stored. */
  isBusy: boolean
  steps: number
  unknown: number
  end: End
}

/** Disconnects a client with 421, after which it may try again. */
type End = (text: string) => void

/** The connected clients. An idle client is disconnected if a new one needs its place. */
export class ReceiverClients {
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

  /** Admits a client. Returns false if there is no room for it at present. */
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

  /** Records a step of the protocol; too many steps without a mail end the connection. */
  step(id: string): void {
    const guest = this.#guests.get(id)
    if (!guest) return
    guest.since = performance.now()
    if (++guest.steps > maxSteps) this.#sendAway(guest, 'Too many commands without a mail')
  }

  /** Records an unknown recipient. */
  miss(id: string): void {
    const guest = this.#guests.get(id)
    if (guest && ++guest.unknown > maxUnknown) this.#sendAway(guest, 'Too many unknown recipients')
  }

  /** Runs the reception of a mail, during which its client does not count as idle. */
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

  /** Disconnects the client that has been idle longest. Returns false if none is idle. */
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
