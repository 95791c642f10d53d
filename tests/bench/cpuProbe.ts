// Preloaded into a measured process: answers how much CPU it has used, and how long its event loop was kept since it was last asked.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isMainThread } from 'node:worker_threads'

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

process.on('message', (question) => {
  if (question === 'cpu') process.send?.(process.cpuUsage())
  if (question !== 'lag') return
  process.send?.({ max: delay.max / 1e6, p99: delay.percentile(99) / 1e6, piece: longest / 1000 })
  delay.enable()
  delay.reset()
  timer ??= setInterval(watch, 2).unref()
  watch()
  longest = 0
})
if (isMainThread) process.channel?.unref()
