import { startServices } from '../../../services/core/app.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { routes } from '../../../services/features.ts'

// Runs the services in a separate process, which reports its address and is then killed in the middle of an answer.
const { url } = await startServices(readSettings(process.env), { routes, queues: [] })
process.stdout.write(`${url}\n`)
