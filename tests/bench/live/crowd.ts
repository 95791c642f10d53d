import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../../../scripts/root.ts'

/** A subscriber, and what it watches. */
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

/** What subscribers have been sent after their first state. */
export interface Heard {
  deliveries: number
  bytes: number
  /** Those that came again, or after a later one. */
  doubled: number
  closed: number
  /** Milliseconds from the event to its delivery, and how often. */
  delays: [ms: number, count: number][]
}

export interface Question {
  ask: 'open' | 'heard' | 'close'
  crowd?: Crowd
  name?: string
}

export const nothing = (): Heard => ({ deliveries: 0, bytes: 0, doubled: 0, closed: 0, delays: [] })

/** Adds up what several have heard. */
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

/** The delay within which a part of the deliveries came, in milliseconds. */
export function delayOf({ delays }: Heard, part: number): number {
  const sorted = delays.toSorted(([one], [other]) => one - other)
  let left = part * sorted.reduce((sum, [, count]) => sum + count, 0)
  return sorted.find(([, count]) => (left -= count) <= 0)?.[0] ?? NaN
}

/** Processes that hold subscribers. */
export interface Clients {
  open(crowd: Crowd): Promise<void>
  /** What all have heard since this was asked last. */
  heard(): Promise<Heard>
  close(name: string): Promise<void>
  stop(): void
}

/** Starts so many processes, which share each crowd between them. */
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
