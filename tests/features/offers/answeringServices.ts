import { startServices } from '../../../services/core/app.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { routes } from '../../../services/features.ts'

// The services as a process of its own, which says where it answers and is then killed in the middle of an answer.
const { url } = await startServices(readSettings(process.env), { routes, queues: [] })
process.stdout.write(`${url}\n`)
