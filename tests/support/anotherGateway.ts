import { join } from 'node:path'
import { Child } from '../../scripts/stack/child.ts'
import { root } from '../../scripts/root.ts'
import { freePorts } from './freePorts.ts'
import type { RunningStack } from './startStack.ts'

/** Starts one more gateway in front of the services of a stack, as a separate process. */
export async function anotherGateway(
  stack: Pick<RunningStack, 'env' | 'servicesUrl' | 'dataDir'>,
  env: NodeJS.ProcessEnv = {},
) {
  const [port = 0] = await freePorts(1)
  const lines: string[] = []
  const url = `http://127.0.0.1:${port}`
  const child = new Child({
    name: `gateway-${port}`,
    args: ['gateway/main.ts'],
    readyUrl: `${url}/ready`,
    logDir: join(stack.dataDir, 'logs'),
    say: () => {},
    print: (line) => void lines.push(line),
    env: { ...stack.env, SERVICES_URL: stack.servicesUrl, ...env, PORT: `${port}` },
  })
  await child.start()
  return { url, lines, stop: () => child.stop(), kill: () => child.stop('SIGKILL') }
}

/** Returns the settings of a process whose clock is ahead by this number of milliseconds. */
export const clockAhead = (ms: number): NodeJS.ProcessEnv => ({
  NODE_OPTIONS: `--import ${join(root, 'tests/support/shiftedClock.ts')}`,
  CLOCK_AHEAD_MS: String(ms),
})
