import { startServices } from '../../../../services/core/app.ts'
import { readSettings } from '../../../../services/core/settings.ts'
import { chunkQueue } from './chunkQueue.ts'

// A process of its own for the tests that kill it: runs one chunked job, which says each step aloud.
const [companyId] = process.argv.slice(2)
const services = await startServices(readSettings(process.env), {
  routes: [],
  queues: [chunkQueue(100, (step) => process.stdout.write(`${step}\n`))],
})
await services
  .companyDb(companyId!)
  .transaction((db) => services.jobs.add(db, 'chunks', 'one', { companyId, count: 12 }))
