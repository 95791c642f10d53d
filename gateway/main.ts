import { createLog } from './core/log.ts'
import { startGateway } from './core/http/server.ts'
import { readSettings } from './core/settings.ts'
import { printGatewaySchema, schema } from './schema.ts'

const log = createLog()

try {
  const gateway = await startGateway(readSettings(), { schema, printSchema: printGatewaySchema, log })
  const stop = () => {
    gateway.close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  log.info('ready', { url: gateway.url, port: gateway.port })
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`)
  process.exitCode = 1
}
