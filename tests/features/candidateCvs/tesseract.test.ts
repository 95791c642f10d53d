import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readCvFile } from '../../../services/features/candidateCvs/reader/tasks.ts'

/** Programs that replace Tesseract, by how each of them reads a page. */
const behaviours = {
  hangs: 'setInterval(() => {}, 1000)',
  fails: 'process.exitCode = 1',
  babbles: "process.stdout.write('\\0\\x1b[31m5\\t1\\t-1\\tNaN'.repeat(1000))",
  floods:
    "const more = () => process.stdout.write('5\\t1\\t1\\t1\\t1\\t1\\t1\\t1\\t1\\t1\\t96\\tword\\n'.repeat(5000), more); more()",
  dies: "process.kill(process.pid, 'SIGKILL')",
  'reads one page': `
    const { existsSync, writeFileSync } = require('node:fs')
    if (existsSync(__filename + '.done')) setInterval(() => {}, 1000)
    else process.stdin.resume().on('end', () => console.log('5\\t1\\t1\\t1\\t1\\t1\\t300\\t300\\t400\\t60\\t96\\tAcme'))
    writeFileSync(__filename + '.done', '')`,
}
type Behaviour = keyof typeof behaviours

/** A page is drawn before it is recognised, which takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 45_000 })

let folder: string
const program = (name: Behaviour) => join(folder, name)
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hireloom-test-'))
  for (const [name, code] of Object.entries(behaviours)) {
    const path = program(name as Behaviour)
    const script = [
      `#!${process.execPath}`,
      `require('node:fs').writeFileSync(__filename + '.' + process.pid + '.pid', process.argv.slice(2).join(' '))`,
      `if (process.argv.includes('--list-langs')) console.log('List of available languages (2):\\neng\\nvie')`,
      `else { ${code} }`,
    ]
    await writeFile(path, script.join('\n'))
    await chmod(path, 0o755)
  }
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const scan = () => readFile(new URL('scans/en.pdf', import.meta.url))
async function read(name: Behaviour, options: { recognitionMs?: number; signal?: AbortSignal } = {}) {
  const file = { bytes: await scan(), type: 'pdf' as const }
  return readCvFile(file, { tesseract: program(name), recognitionMs: 20_000, ...options })
}
/** Returns the ids of the program's processes that read a page. */
async function pagesRead(name: Behaviour): Promise<number[]> {
  const runs = (await readdir(folder)).filter((file) => file.startsWith(`${name}.`) && file.endsWith('.pid'))
  const args = await Promise.all(runs.map((file) => readFile(join(folder, file), 'utf8')))
  return runs.flatMap((file, at) => (args[at]!.includes('tsv') ? [Number(file.split('.')[1])] : []))
}
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['fails', 'babbles', 'floods', 'dies'] as const)(
  'a Tesseract that %s loses the text, nothing else',
  async (name) => {
    await expect(read(name)).rejects.toMatchObject({ status: 400, body: { errorCode: 'CV_NO_TEXT' } })
    const pids = await pagesRead(name)
    expect(pids.length).toBeGreaterThan(0)
    await expect.poll(() => pids.filter(isAlive)).toEqual([])
  },
)

test('a process that hangs is killed at the time limit', async () => {
  await expect(read('hangs', { recognitionMs: 10_000 })).rejects.toMatchObject({ body: { errorCode: 'CV_NO_TEXT' } })
  const pids = await pagesRead('hangs')
  expect(pids).toHaveLength(1)
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
})

test('a process is killed when its caller aborts', async () => {
  const before = await pagesRead('hangs')
  const leaving = new AbortController()
  const reading = read('hangs', { recognitionMs: 20_000, signal: leaving.signal }).catch((error: Error) => error.name)
  const own = async () => (await pagesRead('hangs')).filter((pid) => !before.includes(pid))
  await expect.poll(own, { timeout: 20_000 }).toHaveLength(1)
  leaving.abort()
  expect(await reading).toBe('AbortError')
  const pids = await own()
  await expect.poll(() => pids.filter(isAlive)).toEqual([])
})

test('pages that the time limit leaves unread are counted', async () => {
  const { isScan, unreadPages, texts } = await read('reads one page', { recognitionMs: 12_000 })
  expect([isScan, unreadPages, texts]).toEqual([true, 1, ['Acme']])
})

test('without Tesseract a scan has no text', async () => {
  const file = { bytes: await scan(), type: 'pdf' as const }
  await expect(readCvFile(file)).rejects.toMatchObject({ status: 400, body: { errorCode: 'CV_NO_TEXT' } })
})
