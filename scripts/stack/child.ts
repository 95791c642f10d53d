import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { isReady } from './isReady.ts'
import { root } from '../root.ts'
import { StartError } from './stack.ts'

export interface ChildOptions {
  name: string
  /** The script and arguments for Node. */
  args: readonly string[]
  env: NodeJS.ProcessEnv
  /** The URL that is polled until it answers 200. */
  readyUrl: string
  /** The folder of the log files. */
  logDir: string
  /** Writes a line to the console, such as that the process is being restarted. */
  say: (line: string) => void
  /**
   * Receives the lines of the process. By default they go to the console, where a terminal shows only the important
   * ones.
   */
  print?: (line: string) => void
  /** The longest wait before a restart after several crashes in a row. The default is 10 s. */
  longestPause?: number
}

const stableAfter = 60_000
const drainTime = 15_000
/** A log larger than this is moved aside at the next start. */
const longestLog = 10 * 1_048_576
/** The time after which a log that could not be written is opened again. */
const logPause = 10_000

/** Returns a readable log line: for JSON lines from `warn` up the message, other lines as they are. */
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

/** One process of the product. It is started, watched, restarted after a crash, and stopped with time to drain. */
export class Child {
  readonly #options: ChildOptions
  #process: ChildProcess | undefined
  #log: WriteStream | undefined
  #isStopping = false
  #crashes = 0
  #wasReady = false
  /** Whether the process has printed a readable message for the operator. */
  #hasSpoken = false
  #failed: (error: Error) => void = () => {}
  /** Rejects if the process ends before it was ever ready. A restart would not help then. */
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
    // The process has its own group: Ctrl-C reaches only the parent, which stops its children in order.
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
      // The message of the process itself is more helpful than ours.
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
    // The log is never emptied, because another running instance may share this folder.
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > longestLog) renameSync(path, `${path}.1`)
    // If the disk is full, log lines are lost, but the product keeps running.
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

  /** For development: restarts the process with the current code. A failed start waits for the next change. */
  async restart(): Promise<void> {
    await this.stop()
    this.#isStopping = false
    this.#wasReady = true
    this.#crashes = 0
    this.#log = this.#newLog()
    this.#spawn()
  }

  /** Sends SIGTERM, then SIGKILL if the process has not drained in time, or SIGKILL immediately. */
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
