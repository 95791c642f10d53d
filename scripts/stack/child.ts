import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isReady } from './isReady.ts'
import { root } from '../root.ts'
import { StartError } from './stack.ts'

export interface ChildOptions {
  name: string
  /** Script and arguments for Node. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** Asked until it answers 200. */
  readyUrl: string
  /** Folder of the log files. */
  logDir: string
  /** Says something on the console, e.g. that the process is started again. */
  say: (line: string) => void
  /** Takes the process's own lines; by default they go to the console, on a terminal only what matters. */
  print?: (line: string) => void
  /** Longest wait before it is started again after crashes in a row; default 10 s. */
  longestPause?: number
}

const stableAfter = 60_000
const drainTime = 15_000
/** A longer log is put aside at the next start. */
const longestLog = 10 * 1_048_576
/** A log that could not be written is opened again after so long. */
const logPause = 10_000

/** A log line as people read it: JSON lines from `warn` on by their message, other lines as they are. */
export function readable(line: string): string | null {
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level?: number | string
      msg?: string
      err?: { message?: string }
    }
    if (level === undefined && msg === undefined) return line
    const isGrave = typeof level === 'number' ? level >= 40 : ['warn', 'error', 'fatal'].includes(String(level))
    return isGrave ? [msg, err?.message].filter(Boolean).join(': ') : null
  } catch {
    return line
  }
}

/** One process of the product: started, watched, started again after a crash, stopped with time to drain. */
export class Child {
  readonly #options: ChildOptions
  #process: ChildProcess | undefined
  #log: WriteStream | undefined
  #isStopping = false
  #crashes = 0
  #wasReady = false
  /** It has told the operator something in plain words. */
  #hasSpoken = false
  #failed: (error: Error) => void = () => {}
  /** Rejects when the process ends before it was ever ready, which a restart would not mend. */
  readonly fatal: Promise<never>

  constructor(options: ChildOptions) {
    this.#options = options
    this.fatal = new Promise<never>((_, reject) => (this.#failed = reject))
    this.fatal.catch(() => {})
  }

  get pid(): number | undefined {
    return this.#process?.pid
  }

  /** Starts the process and resolves when it is ready. */
  async start(): Promise<void> {
    mkdirSync(this.#options.logDir, { recursive: true, mode: 0o700 })
    this.#log = this.#newLog()
    this.#spawn()
    await Promise.race([this.#untilReady(), this.fatal])
  }

  #spawn() {
    const { name, args, env, longestPause = 10_000 } = this.#options
    const startedAt = Date.now()
    // A group of its own: Ctrl-C reaches only the parent, which stops its children in order.
    const child = spawn(process.execPath, ['--import', join(root, 'scripts/stack/followParent.ts'), ...args], {
      cwd: root,
      env,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    })
    this.#process = child
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface({ input: stream }).on('line', (line) => this.#print(line))
    child.on('error', (error) => this.#failed(new Error(`${name} could not be started: ${error.message}`)))
    child.on('exit', (code, signal) => {
      this.#process = undefined
      if (this.#isStopping) return
      // Its own sentence is worth more than ours.
      if (!this.#wasReady)
        return this.#failed(
          new StartError(this.#hasSpoken ? '' : `${name} stopped before it was ready (${signal ?? `code ${code}`}).`),
        )
      if (Date.now() - startedAt > stableAfter) this.#crashes = 0
      const pause = Math.min(longestPause, 250 * 2 ** this.#crashes++)
      this.#options.say(`${name} ended (${signal ?? `code ${code}`}); starting it again.`)
      setTimeout(() => {
        if (!this.#isStopping) this.#spawn()
      }, pause)
    })
  }

  #newLog(): WriteStream {
    const path = join(this.#options.logDir, `${this.#options.name}.log`)
    // Never emptied: a product that finds this folder in use shares it with the one that runs.
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longestLog) renameSync(path, `${path}.1`)
    // A full disk costs lines of the log, not the product.
    return createWriteStream(path, { flags: 'a', mode: 0o600 }).on('error', (error) => {
      if (this.#log) this.#options.say(`${path} cannot be written: ${error.message}`)
      this.#log = undefined
      setTimeout(() => {
        if (!this.#isStopping) this.#log ??= this.#newLog()
      }, logPause).unref()
    })
  }

  #print(line: string) {
    this.#hasSpoken ||= !line.startsWith('{')
    this.#log?.write(`${line}\n`)
    if (this.#options.print) return this.#options.print(line)
    if (!process.stdout.isTTY) return console.log(line)
    const text = readable(line)
    if (text !== null) console.log(`${this.#options.name}: ${text}`)
  }

  async #untilReady(): Promise<void> {
    while (!(await isReady(this.#options.readyUrl))) {
      if (this.#isStopping) return
      await new Promise((done) => setTimeout(done, 50))
    }
    this.#wasReady = true
  }

  /** For development: the same process with the code as it is now. A start that fails is waited out until the next change. */
  async restart(): Promise<void> {
    await this.stop()
    this.#isStopping = false
    this.#wasReady = true
    this.#crashes = 0
    this.#log = this.#newLog()
    this.#spawn()
  }

  /** SIGTERM, and SIGKILL when it has not drained in time, or at once. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.#isStopping = true
    const child = this.#process
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((done) => child.once('exit', done))
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), drainTime)
      await ended
      clearTimeout(timer)
    }
    this.#log?.end()
  }
}
