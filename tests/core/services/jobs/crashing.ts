import { startServices } from '../../../../services/core/app.ts'
import { readSettings } from '../../../../services/core/settings.ts'
import { chunkQueue } from './chunkQueue.ts'

// A separate process for tests that kill it. It runs one chunked job and prints each step.
const [companyId] = process.argv.slice(2)
const services = await startServices(readSettings(process.env), {
  routes: [],
  queues: [chunkQueue(100, (step) => process.stdout.write(`${step}\n`))],
})
await services
  .companyDb(companyId!)
  .transaction((db) => services.jobs.add(db, 'chunks', 'one', { companyId, count: 12 }))
