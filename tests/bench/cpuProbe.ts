import { Session } from 'node:inspector/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// Preloaded into a measured process: answers requests over its channel.
const session = new Session()
const delay = monitorEventLoopDelay({ resolution: 1 })
let lastCpu = 0
let longest = 0
let timer: NodeJS.Timeout | undefined

/**
 * Records the CPU time of this thread between two ticks of a short timer, which gives the longest piece of work
 * regardless of other load on the machine.
 */
function watch() {
  const { user, system } = process.threadCpuUsage()
  longest = Math.max(longest, user + system - lastCpu)
  lastCpu = user + system
}

const answers: Record<string, () => unknown> = {
  /** Returns the CPU time used so far. */
  cpu: () => process.cpuUsage(),
  /** Returns the memory in use after a complete garbage collection. */
  memory() {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options: object) => void
    // The flavour last-resort also releases the pages in which young objects were allocated.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    return process.memoryUsage()
  },
  /** Returns how long the event loop was blocked since the last call. */
  lag() {
    const answer = { max: delay.max / 1e6, p99: delay.percentile(99) / 1e6, piece: longest / 1000 }
    delay.enable()
    delay.reset()
    timer ??= setInterval(watch, 2).unref()
    watch()
    longest = 0
    return answer
  },
  async startProfile() {
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.setSamplingInterval', { interval: 200 })
    await session.post('Profiler.start')
  },
  async stopProfile() {
    const { profile } = await session.post('Profiler.stop')
    session.disconnect()
    return profile
  },
}

process.on('message', async (question: string) => {
  const answer = await answers[question]?.()
  process.send?.(answer ?? null)
})
if (isMainThread) process.channel?.unref()
