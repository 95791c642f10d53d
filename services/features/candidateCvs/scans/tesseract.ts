import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { promisify } from 'node:util'
import { megabyte } from '../../../core/contract/shapes.ts'
import type { Picture } from './picture.ts'

/** A thread's request for the recognition of a picture. */
export interface Question {
  /** The words in all languages or only in Vietnamese, as TSV, or the turn needed to make the picture upright. */
  wanted: 'words' | 'vietnameseWords' | 'turn'
  picture: Picture
  longestMs: number
}

/** In order of weight: with Vietnamese before English, marks are preserved, and Latin letters are read equally well. */
const languages = ['vie', 'eng', 'jpn']
/** The output for a page of small print is a fifth of a megabyte. */
const mostOutput = 4 * megabyte
const execute = promisify(execFile)

/**
 * Returns the output of Tesseract, or null if it fails, prints too much or takes too long. That affects one page and
 * not the document.
 */
async function output(
  tesseract: string,
  args: readonly string[],
  { input = Buffer.alloc(0), longestMs, signal }: { input?: Buffer; longestMs: number; signal: AbortSignal },
): Promise<string | null> {
  const { PATH, TESSDATA_PREFIX } = process.env
  const running = execute(tesseract, args, {
    cwd: tmpdir(),
    // Uses one core and leaves the other to requests that do not wait for a scan.
    env: { PATH, LANG: 'C.UTF-8', OMP_THREAD_LIMIT: '1', ...(TESSDATA_PREFIX && { TESSDATA_PREFIX }) },
    timeout: longestMs,
    killSignal: 'SIGKILL',
    maxBuffer: mostOutput,
    signal,
  })
  // Tesseract may end before it has read all input.
  running.child.stdin!.on('error', () => {}).end(input)
  return running.then(
    ({ stdout }) => stdout,
    () => null,
  )
}

const known = new Map<string, readonly string[]>()

/** Returns the names of the installed data; only a successful answer is cached. */
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

/** Converts a grey picture to PGM, which all versions of Tesseract can read. */
const pgm = ({ width, height, grey }: Picture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), grey])

/** Answers questions with Tesseract, using one process per question. The answer is null if there is none. */
export const recognizer =
  (tesseract: string) =>
  async ({ wanted, picture, longestMs }: Question, signal: AbortSignal): Promise<string | null> => {
    const args = argsFor(wanted, await installed(tesseract, signal))
    if (!args) return null
    const where = ['stdin', 'stdout', '--dpi', `${picture.dotsPerInch}`]
    return output(tesseract, [...where, ...args], { input: pgm(picture), longestMs, signal })
  }
