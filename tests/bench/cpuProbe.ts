import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Preloaded into a measured process: answers how much CPU it has used, and what it holds in memory when nothing is left to collect.
process.on('message', (question) => {
  if (question === 'cpu') process.send?.(process.cpuUsage())
  if (question !== 'memory') return
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (options: object) => void
  // The last resort also gives back the pages that young objects were made in.
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  process.send?.(process.memoryUsage())
})
process.channel?.unref()
