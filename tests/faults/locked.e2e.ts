import { spawn } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/root.ts'
import { graphql, internalToken } from '../support/api.ts'
import { freePorts } from '../support/freePorts.ts'
import { startStack } from '../support/startStack.ts'

/** Starts the product as `npm start` does. Resolves when it has ended, or is ready and was stopped. */
async function start(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const [port, servicesPort, smtpPort] = await freePorts(3)
  const child = spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      PORT: `${port}`,
      SERVICES_PORT: `${servicesPort}`,
      SMTP_PORT: `${smtpPort}`,
      PUBLIC_URL: `http://localhost:${port}`,
    },
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      said += piece
      if (said.includes('Ready after')) child.kill('SIGTERM')
    })
  }
  const code = await new Promise<number | null>((done) => child.once('exit', done))
  return { code, said }
}

test('a second product on the same data folder reports this and ends; the first continues, and after its death the folder is free', async () => {
  test.setTimeout(150_000)
  process.env.TEST_ENGINE = 'pglite'
  const stack = await startStack().finally(() => delete process.env.TEST_ENGINE)
  const { DATA_DIR } = stack.env
  let isStopped = false
  try {
    const log = join(stack.dataDir, 'logs/services.log')
    const before = await readFile(log, 'utf8')
    const { pid } = stack.services
    const second = await start({ DATA_DIR })
    expect(second.code).toBe(1)
    expect(
      second.said
        .trim()
        .split('\n')
        .filter((line) => !line.startsWith('Built')),
    ).toEqual([
      `The database in ${stack.dataDir} is in use by process ${pid}: stop that one, or set DATA_DIR to another folder.`,
    ])
    // The first product is unharmed, and so is its log.
    const token = await internalToken(stack)
    expect(
      (await graphql<{ verificationFolders: object }>(stack, token, '{ verificationFolders { nodes { name } } }'))
        .errors,
    ).toBeUndefined()
    expect(stack.services.pid).toBe(pid)
    expect((await readFile(log, 'utf8')).startsWith(before)).toBe(true)

    // Its processes are killed while they work; their lock no longer counts.
    await stack.kill()
    isStopped = true
    expect((await stat(join(stack.dataDir, 'database.lock'))).isFile()).toBe(true)
    const next = await start({ DATA_DIR })
    expect(next.said).toContain('Ready after')
    expect(next.code).toBe(0)
  } finally {
    await (isStopped ? stack.database.drop() : stack.stop())
  }
})
