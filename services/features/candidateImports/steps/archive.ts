import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fold } from '../../../../common/text.ts'
import { createMessage, type FieldMessage } from '../../../core/contract/messages.ts'
import { openZip, type Zip, type ZipEntry } from '../../../core/documents/zip.ts'
import type { FileStore } from '../../../core/files/files.ts'
import { partsOf } from '../columns/values.ts'
import { unspaced } from '../../candidates/filters/search.ts'

/** The maximum number of files in a ZIP; more cannot be the CVs of one import. */
export const mostArchiveFiles = 50_000
/** The maximum number of files per candidate. */
const mostEach = 10

/** Opens a stored ZIP while `work` runs. It is copied to a local file, because a ZIP is read from its end. */
export async function withArchive<T>(files: FileStore, path: string, work: (zip: Zip) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const place = join(folder, 'archive.zip')
    await pipeline(await files.read(path), createWriteStream(place))
    const handle = await open(place)
    try {
      const { size } = await handle.stat()
      return await work(
        await openZip({
          size,
          read: async (start, length) => {
            const bytes = Buffer.alloc(Math.max(0, Math.min(length, size - start)))
            const { bytesRead } = await handle.read(bytes, 0, bytes.length, start)
            return bytes.subarray(0, bytesRead)
          },
        }),
      )
    } finally {
      await handle.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const partsOfPath = (path: string) => path.split(/[/\\]/).filter(Boolean)
const fileName = (path: string) => partsOfPath(path).at(-1) ?? ''
const withoutExtension = (name: string) => name.replace(/\.[a-z0-9]{1,5}$/i, '')
/**
 * Returns the words of a name in alphabetical order, without words that are common in the file names of CVs. For
 * scripts without blanks, returns its characters.
 */
function wordsOf(text: string): string {
  const folded = fold(text)
  if (unspaced.test(folded))
    return folded
      .replace(/職務経歴書|履歴書|cv|resume/g, '')
      .replace(/[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, '')
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !/^(cv|resume|curriculum|vitae|final|\d+)$/.test(word))
    .sort()
    .join(' ')
}

/** Whether an entry of the ZIP may be a person's file, and not a folder or a system file. */
export const isDocument = ({ name }: Pick<ZipEntry, 'name'>): boolean =>
  !/[/\\]$/.test(name) && !/(^|[/\\])(__MACOSX|\.)/.test(name) && !/(^|[/\\])(thumbs\.db|desktop\.ini)$/i.test(name)

/** Returns the last part of the address or path of a file in a cell. */
function calledFile(text: string): string {
  const name = fileName(text.split(/[?#]/)[0]!)
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

export interface Person {
  name: string
  emails: readonly string[]
  /** The cells that name the row's files; each may list several. Empty if no column contains files. */
  cvNames: readonly string[]
}

/** Finds the files of people in a ZIP, by the names in their row, by e-mail address or by name. */
export class ArchiveIndex {
  readonly #byName: ReadonlyMap<string, readonly string[]>
  readonly #byWords: ReadonlyMap<string, readonly string[]>
  readonly #byAddress: ReadonlyMap<string, readonly string[]>

  constructor(entries: readonly Pick<ZipEntry, 'name'>[]) {
    const names = entries.filter(isDocument).map(({ name }) => name)
    const index = (keysOf: (name: string) => readonly string[]) => {
      const found = new Map<string, string[]>()
      for (const name of names)
        for (const key of new Set(keysOf(name))) if (key) found.set(key, [...(found.get(key) ?? []), name])
      return found
    }
    this.#byName = index((name) => [fold(fileName(name)), fold(withoutExtension(fileName(name)))])
    // The name of a folder per person, or of a file.
    this.#byWords = index((name) => partsOfPath(name).map((part) => wordsOf(withoutExtension(part))))
    this.#byAddress = index((name) =>
      fold(withoutExtension(name))
        .split(/[\s/\\()[\],;]/)
        .filter((part) => part.includes('@')),
    )
  }

  /** Returns files by their name, or by the last part of an address. */
  #called = (text: string): readonly string[] =>
    this.#byName.get(fold(fileName(text))) ?? this.#byName.get(fold(calledFile(text))) ?? []

  /**
   * Returns the files of a person, with remarks on files that were not found. `isNamesake`: other people in the file
   * have the same name.
   */
  filesOf({ name, emails, cvNames }: Person, isNamesake: boolean): { files: string[]; remarks: FieldMessage[] } {
    if (cvNames.length > 0) {
      const remarks: FieldMessage[] = []
      // The name of a file may contain a comma, so the entire cell is looked up before its parts.
      const names = cvNames.flatMap((cell) => (this.#called(cell).length > 0 ? [cell] : partsOf(cell)))
      const files = names.flatMap((called) => {
        const found = this.#called(called)
        if (found.length === 0) remarks.push(createMessage('CV_NOT_FOUND', { file: calledFile(called) }))
        if (found.length > 1) remarks.push(createMessage('CV_AMBIGUOUS', { file: calledFile(called) }))
        return found.length === 1 ? found : []
      })
      return { files: [...new Set(files)].slice(0, mostEach), remarks }
    }
    const byAddress = emails.flatMap((email) => this.#byAddress.get(fold(email)) ?? [])
    if (byAddress.length > 0) return { files: [...new Set(byAddress)].slice(0, mostEach), remarks: [] }
    const byWords = this.#byWords.get(wordsOf(name)) ?? []
    if (byWords.length > 0 && isNamesake) return { files: [], remarks: [createMessage('CV_AMBIGUOUS', { file: name })] }
    return { files: byWords.slice(0, mostEach), remarks: [] }
  }
}
