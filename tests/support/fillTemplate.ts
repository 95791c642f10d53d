import { startServices } from '../../services/core/app.ts'
import { readSettings } from '../../services/core/settings.ts'
import { seedDemo } from '../../services/demo/seed.ts'
import { mailHandlers, queues, routes } from '../../services/features.ts'

const parts =
  process.argv[2] === 'demo' ? { routes, queues, mailHandlers, prepare: seedDemo } : { routes: [], queues: [] }
const settings = readSettings({
  DATA_DIR: process.env.DATA_DIR,
  DATABASE_URL: process.env.DATABASE_URL,
  SERVICES_PORT: '0',
  SMTP_PORT: 'none',
  LOG_LEVEL: 'error',
})
const services = await startServices(settings, parts)
await services.close()
