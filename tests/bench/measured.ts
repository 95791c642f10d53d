import { spawn, type ChildProcess } from 'node:child_process'
import type { Profiler } from 'node:inspector'
import { join } from 'node:path'
import { isReady } from '../../scripts/stack/isReady.ts'
import { root } from '../../scripts/root.ts'

const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
})

/** How long an event loop was blocked, in milliseconds: by the clock, and as the longest piece of work in CPU time. */
export interface Lag {
  max: number
  p99: number
  piece: number
}

/** A separate process that reports what it uses. */
export interface Measured {
  /** Returns the user and system time so far, in milliseconds. */
  cpu(): Promise<number>
  /** Returns the lag since the last call; the first call begins the measurement. */
  lag(): Promise<Lag>
  /** Returns the memory in use after a complete garbage collection, in bytes. */
  memory(): Promise<NodeJS.MemoryUsage>
  /** Records where its time goes while the work runs. */
  profile(work: () => Promise<unknown>): Promise<Profiler.Profile>
  stop(): Promise<void>
}

/** Starts a script as a separate process and waits until its address responds. */
export async function measured(script: string, env: NodeJS.ProcessEnv, readyUrl: string): Promise<Measured> {
  const lines: string[] = []
  const child = spawn(process.execPath, ['--import', join(root, 'tests/bench/cpuProbe.ts'), join(root, script)], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  children.add(child)
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      lines.push(chunk.toString())
      if (lines.length > 200) lines.shift()
    })
  }
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  for (let left = 300; ; left--) {
    if (await isReady(readyUrl)) break
    if (left === 0 || child.exitCode !== null) throw new Error(`${script} did not start:\n${lines.join('')}`)
    await new Promise((done) => setTimeout(done, 100))
  }
  const ask = <Answer>(question: string) =>
    new Promise<Answer>((done) => {
      child.once('message', (answer) => done(answer as Answer))
      child.send(question)
    })
  return {
    async cpu() {
      const { user, system } = await ask<NodeJS.CpuUsage>('cpu')
      return (user + system) / 1000
    },
    lag: () => ask('lag'),
    memory: () => ask('memory'),
    async profile(work) {
      await ask('startProfile')
      await work()
      return ask('stopProfile')
    },
    stop: async () => {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(timer)
      children.delete(child)
    },
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((one, two) => one - two)[Math.floor(values.length / 2)] ?? NaN
