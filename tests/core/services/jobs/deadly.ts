import { startServices } from '../../../../services/core/app.ts'
import { readSettings } from '../../../../services/core/settings.ts'

// A separate process that is killed by the job that it runs.
const [companyId, add] = process.argv.slice(2)
const handle = async () => void process.kill(process.pid, 'SIGKILL')
const services = await startServices(readSettings(process.env), {
  routes: [],
  queues: [{ name: 'deadly', mostCrashes: 2, handle }],
})
if (add) await services.companyDb(companyId!).transaction((db) => services.jobs.add(db, 'deadly', 'one', {}))
