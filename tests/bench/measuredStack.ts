import { readStack } from '../../scripts/stack/stack.ts'
import type { Somewhere } from '../support/api.ts'
import type { TestDatabase } from '../support/database.ts'
import { freePorts } from '../support/freePorts.ts'
import { measured, type Measured } from './measured.ts'

export interface MeasuredStack extends Somewhere {
  services: Measured
  gateway: Measured
  /** Stops both processes and keeps the database. */
  stop(): Promise<void>
}

/** Starts services and gateway on a database, each as a measured process. */
export async function measuredStack(database: TestDatabase): Promise<MeasuredStack> {
  const [port, servicesPort] = await freePorts(2)
  const { publicUrl, secrets, servicesEnv, gatewayEnv } = await readStack({
    ...process.env,
    ...database.env,
    PORT: `${port}`,
    SERVICES_PORT: `${servicesPort}`,
    SMTP_PORT: 'none',
    PUBLIC_URL: undefined,
    LOG_LEVEL: 'warn',
  })
  const servicesUrl = `http://127.0.0.1:${servicesPort}`
  const services = await measured('services/main.ts', servicesEnv, `${servicesUrl}/ready`)
  const gateway = await measured('gateway/main.ts', gatewayEnv, `http://127.0.0.1:${port}/ready`)
  const stop = async () => {
    await gateway.stop()
    await services.stop()
  }
  return { publicUrl, servicesUrl, secrets, services, gateway, stop }
}
