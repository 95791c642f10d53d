import { spawn, type ChildProcess } from 'node:child_process'
import type { Dirent } from 'node:fs'
import { cp, mkdtemp, readdir, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../scripts/root.ts'

const folders = ['common', 'docs', 'gateway', 'scripts', 'services', 'tests', 'web']

/** A copy of the checkout that tests may change, with the same packages. */
export interface CheckoutCopy {
  folder: string
  /** Runs Node on a file of the copy. Returns the exit code and the entire output. */
  run(...args: string[]): Promise<{ code: number | null; output: string }>
  /** Returns every file with its size and modification time. */
  listing(): Promise<string[]>
  remove(): Promise<void>
}

/** Copies the checkout without built, stored or installed files. */
export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'hireloom-copy-'))
  const entries = await readdir(root, { withFileTypes: true })
  // In a worktree of Git, .git is a file that would make the copy the same worktree.
  const isCopied = (entry: Dirent) => (entry.isFile() && entry.name !== '.git') || folders.includes(entry.name)
  for (const entry of entries.filter(isCopied)) {
    await cp(join(root, entry.name), join(folder, entry.name), { recursive: true })
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  // A run of Vitest within another run must not consider itself part of it: the templates of the copy's databases have
  // its migrations, which the outer run does not have.
  const running = new Set<ChildProcess>()
  const isOurs = ([name]: [string, unknown]) => !/^(VITEST|NODE_ENV$|TEST$|TEST_TEMPLATES$)/.test(name)
  const env = Object.fromEntries(Object.entries(process.env).filter(isOurs))

  return {
    folder,
    run: (...args) =>
      new Promise((resolve, reject) => {
        const child = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
        const output: Buffer[] = []
        running.add(child.on('close', () => running.delete(child)))
        for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
        child.on('error', reject)
        child.on('close', (code) => resolve({ code, output: Buffer.concat(output).toString() }))
      }),
    async listing() {
      const found = await readdir(folder, { recursive: true, withFileTypes: true })
      return Promise.all(
        found
          .filter((entry) => entry.isFile())
          .map(async (entry) => {
            const path = join(entry.parentPath, entry.name)
            const { size, mtimeMs } = await stat(path)
            return `${path} ${size} ${mtimeMs}`
          }),
      )
    },
    async remove() {
      // Processes of a test that timed out may still run.
      for (const child of running) child.kill('SIGKILL')
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
    },
  }
}
