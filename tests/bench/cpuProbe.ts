import { Session } from 'node:inspector/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { isMainThread } from 'node:worker_threads'

// Preloaded into a measured process: answers what it is asked over its channel.
const session = new Session()
const delay = monitorEventLoopDelay({ resolution: 1 })
let lastCpu = 0
let longest = 0
let timer: NodeJS.Timeout | undefined

/** CPU time of this thread between two turns of a short timer: the longest piece of work, whoever else has the machine. */
function watch() {
  const { user, system } = process.threadCpuUsage()
  longest = Math.max(longest, user + system - lastCpu)
  lastCpu = user + system
}

const answers: Record<string, () => unknown> = {
  /** CPU used so far. */
  cpu: () => process.cpuUsage(),
  /** What it holds when nothing is left to collect. */
  memory() {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options: object) => void
    // The last resort also gives back the pages that young objects were made in.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    return process.memoryUsage()
  },
  /** How long its event loop was kept since it was last asked. */
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
