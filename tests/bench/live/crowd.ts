import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../scripts/root.ts'

/** A subscriber and the import that it watches. */
export interface Member {
  token: string
  importId: string
}

/** Subscribers of one server. */
export interface Crowd {
  name: string
  port: number
  members: readonly Member[]
  subscriptionId: string
}

/** What subscribers have received after their first state. */
export interface Heard {
  deliveries: number
  bytes: number
  /** Deliveries that arrived twice, or after a later one. */
  doubled: number
  closed: number
  /** The delays from the event to its delivery in milliseconds, with their counts. */
  delays: [ms: number, count: number][]
}

export interface Question {
  ask: 'open' | 'heard' | 'close'
  crowd?: Crowd
  name?: string
}

export const nothing = (): Heard => ({ deliveries: 0, bytes: 0, doubled: 0, closed: 0, delays: [] })

/** Adds up the deliveries to several subscribers. */
export const together = (all: readonly Heard[]): Heard =>
  all.reduce(
    (sum, one) => ({
      deliveries: sum.deliveries + one.deliveries,
      bytes: sum.bytes + one.bytes,
      doubled: sum.doubled + one.doubled,
      closed: sum.closed + one.closed,
      delays: [...sum.delays, ...one.delays],
    }),
    nothing(),
  )

/** Returns the delay in milliseconds within which this share of the deliveries arrived. */
export function delayOf({ delays }: Heard, part: number): number {
  const sorted = delays.toSorted(([one], [other]) => one - other)
  let left = part * sorted.reduce((sum, [, count]) => sum + count, 0)
  return sorted.find(([, count]) => (left -= count) <= 0)?.[0] ?? NaN
}

/** Processes that run subscribers. */
export interface Clients {
  open(crowd: Crowd): Promise<void>
  /** Returns what all subscribers have received since the last call. */
  heard(): Promise<Heard>
  close(name: string): Promise<void>
  stop(): void
}

/** Starts this number of processes, which share the subscribers of each crowd. */
export function startClients(count: number): Clients {
  const children = Array.from({ length: count }, () => fork(join(root, 'tests/bench/live/clients.ts'), { cwd: root }))
  const ask = <Answer>(child: ChildProcess, question: Question) =>
    new Promise<Answer>((resolve, reject) => {
      child.once('message', ({ answer, error }: { answer: Answer; error?: string }) =>
        error === undefined ? resolve(answer) : reject(new Error(error)),
      )
      child.send(question)
    })
  const all = <Answer>(question: (at: number) => Question) =>
    Promise.all(children.map((child, at) => ask<Answer>(child, question(at))))
  return {
    open: async (crowd) => {
      const part = Math.ceil(crowd.members.length / count)
      await all((at) => ({
        ask: 'open',
        crowd: { ...crowd, members: crowd.members.slice(at * part, (at + 1) * part) },
      }))
    },
    heard: async () => together(await all<Heard>(() => ({ ask: 'heard' }))),
    close: async (name) => void (await all(() => ({ ask: 'close', name }))),
    stop: () => children.forEach((child) => child.kill()),
  }
}
