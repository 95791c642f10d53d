import { join } from 'node:path'
import { Child } from '../../scripts/stack/child.ts'
import { isReady } from '../../scripts/stack/isReady.ts'
import { readStack, type Stack } from '../../scripts/stack/stack.ts'
import { testDatabase, type TestDatabase } from './database.ts'
import { freePorts } from './freePorts.ts'
import type { Contents } from './templates.ts'

export interface RunningProcess {
  readonly pid: number
  /** Ends it as a crash would. The stack starts it again by itself, as `npm start` does. */
  crash(): void
  /** Resolves when /ready responds. */
  ready(): Promise<void>
}

export interface RunningStack extends Pick<Stack, 'port' | 'smtpPort' | 'publicUrl' | 'secrets' | 'dataDir'> {
  servicesUrl: string
  database: TestDatabase
  /** The settings with which it runs, for scripts that connect to it. */
  env: NodeJS.ProcessEnv
  services: RunningProcess
  gateway: RunningProcess
  /** The lines that the processes have written so far. */
  lines: readonly string[]
  /** Ends both processes permanently as a power cut would, and keeps the files that they left. */
  kill(): Promise<void>
  stop(): Promise<void>
}

export interface StackOptions {
  /** Settings of only one of the processes. */
  servicesEnv?: NodeJS.ProcessEnv
  gatewayEnv?: NodeJS.ProcessEnv
  /** The contents of the database when the services start. */
  contents?: Contents
  /** Prepares the data folder before anything starts on it. */
  prepare?(dataDir: string): Promise<void>
  /** The longest wait before a crashed process is started again. */
  longestPause?: number
}

async function untilReady(url: string): Promise<void> {
  for (let left = 600; left > 0; left--) {
    if (await isReady(`${url}/ready`)) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${url} was not ready within a minute`)
}

/** Returns a child process in the form in which tests end and await it. */
export const asProcess = (child: Child, url: string): RunningProcess => ({
  get pid() {
    if (child.pid === undefined) throw new Error('The process is just being started again')
    return child.pid
  },
  crash() {
    process.kill(this.pid, 'SIGKILL')
  },
  ready: () => untilReady(url),
})

/**
 * Starts the entire product as `npm start` does, for one test run: services and gateway as separate processes on free
 * ports, with a separate database and data folder. The client must have been built.
 */
export async function startStack(
  env: NodeJS.ProcessEnv = {},
  { servicesEnv, gatewayEnv, contents = 'demo', prepare, longestPause }: StackOptions = {},
): Promise<RunningStack> {
  const database = await testDatabase(contents)
  await prepare?.(database.dataDir)
  const free = await freePorts(3)
  const [port, servicesPort] = [Number(env.PORT ?? free[0]), Number(env.SERVICES_PORT ?? free[1])]
  const settings: NodeJS.ProcessEnv = {
    ...process.env,
    ...database.env,
    // Journeys prepare their data with many documents of their own.
    COST_CAPACITY: '1000000000',
    PORT: `${port}`,
    SERVICES_PORT: `${servicesPort}`,
    SMTP_PORT: `${free[2]}`,
    PUBLIC_URL: undefined,
    ...env,
  }
  const stack = await readStack(settings)
  const lines: string[] = []
  const options = {
    logDir: join(database.dataDir, 'logs'),
    say: () => {},
    print: (line: string) => void lines.push(line),
    longestPause,
  }
  const servicesUrl = `http://127.0.0.1:${servicesPort}`
  const gatewayUrl = `http://127.0.0.1:${port}`
  const services = new Child({
    ...options,
    name: 'services',
    args: ['services/main.ts'],
    env: { ...stack.servicesEnv, ...servicesEnv },
    readyUrl: `${servicesUrl}/ready`,
  })
  const gateway = new Child({
    ...options,
    name: 'gateway',
    args: ['gateway/main.ts'],
    env: { ...stack.gatewayEnv, ...gatewayEnv },
    readyUrl: `${gatewayUrl}/ready`,
  })
  const kill = async () => {
    await Promise.all([gateway.stop('SIGKILL'), services.stop('SIGKILL')])
  }
  const stop = async () => {
    await gateway.stop()
    await services.stop()
    await database.drop()
  }
  try {
    await services.start()
    await gateway.start()
  } catch (error) {
    await stop()
    throw new Error(`The stack did not start: ${(error as Error).message}\n${lines.slice(-30).join('\n')}`, {
      cause: error,
    })
  }
  return {
    port,
    servicesUrl,
    database,
    lines,
    kill,
    stop,
    env: stack.servicesEnv,
    smtpPort: stack.smtpPort,
    publicUrl: stack.publicUrl,
    secrets: stack.secrets,
    dataDir: stack.dataDir,
    services: asProcess(services, servicesUrl),
    gateway: asProcess(gateway, gatewayUrl),
  }
}
