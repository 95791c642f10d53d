import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { megabyte } from '../../../core/contract/shapes.ts'
import type { Picture } from './picture.ts'

/** What a thread asks of a picture. */
export interface Question {
  /** Its words in all languages or in Vietnamese alone, as TSV; how it must be turned to stand upright. */
  wanted: 'words' | 'vietnameseWords' | 'turn'
  picture: Picture
  longestMs: number
}

/** In the order of their weight: before English, Vietnamese keeps its marks, and Latin letters are read as well. */
const languages = ['vie', 'eng', 'jpn']
/** A page of small print says a fifth of a megabyte. */
const mostOutput = 4 * megabyte
const execute = promisify(execFile)

/** What Tesseract says, or null where it fails, says too much or takes too long; that costs a page, not the document. */
async function output(
  tesseract: string,
  args: readonly string[],
  { input = Buffer.alloc(0), longestMs, signal }: { input?: Buffer; longestMs: number; signal: AbortSignal },
): Promise<string | null> {
  const { PATH, TESSDATA_PREFIX } = process.env
  const running = execute(tesseract, args, {
    cwd: tmpdir(),
    // One core: the other one is for those who do not wait for a scan.
    env: { PATH, LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1', ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }) },
    timeout: longestMs,
    killSignal: 'SIGKILL',
    maxBuffer: mostOutput,
    signal,
  })
  // It may end before it has read everything.
  running.child.stdin!.on('error', () => {}).end(input)
  return running.then(
    ({ stdout }) => stdout,
    () => null,
  )
}

const known = new Map<string, readonly string[]>()

/** The data that is installed; asked until it is told. */
async function installed(tesseract: string, signal: AbortSignal): Promise<readonly string[]> {
  const told = known.get(tesseract)
  if (told) return told
  const list = (await output(tesseract, ['--list-langs'], { longestMs: 5_000, signal })) ?? ''
  const names = list.split('\n').map((line) => line.trim())
  if (names.some((name) => languages.includes(name))) known.set(tesseract, names)
  return names
}

function argsFor(wanted: Question['wanted'], names: readonly string[]): string[] | null {
  if (wanted === 'turn') return names.includes('osd') ? ['--psm', '0', '-l', 'osd'] : null
  const read = (wanted === 'words' ? languages : ['vie']).filter((language) => names.includes(language))
  return read.length > 0 ? ['-l', read.join('+'), 'tsv'] : null
}

/** A grey picture as a PGM, which any Tesseract reads. */
const pgm = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey])

/** Answers questions by Tesseract, each by a process of its own: null where there is no answer. */
export const recognizer =
  (tesseract: string) =>
  async ({ wanted, picture, longestMs }: Question, signal: AbortSignal): Promise<string | null> => {
    const args = argsFor(wanted, await installed(tesseract, signal))
    if (!args) return null
    const where = ['stdin', 'stdout', '--dpi', `${picture.dotsPerInch}`]
    return output(tesseract, [...where, ...args], { input: pgm(picture), longestMs, signal })
  }
