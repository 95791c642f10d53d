import { createWriteStream } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fold } from '../../../../common/text.ts'
import { say, type FieldMessage } from '../../../core/contract/messages.ts'
import { openZip, type Zip, type ZipEntry } from '../../../core/documents/zip.ts'
import type { FileStore } from '../../../core/files/files.ts'
import { partsOf } from '../columns/values.ts'
import { unspaced } from '../../candidates/filters/search.ts'

/** Files of a ZIP that are too many to be CVs of one import. */
export const mostArchiveFiles = 50_000
/** Files that one candidate gets. */
const mostEach = 10

/** Opens a stored ZIP for as long as `work` takes: as a file of this machine, since a ZIP is read from its end. */
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
/** Words of a name in one order, without what people write beside it on a CV; of scripts without blanks, its characters. */
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

/** A file of the ZIP that may be somebody's: no folder, and nothing that a system has put there. */
export const isDocument = ({ name }: Pick<ZipEntry, 'name'>): boolean =>
  !/[/\\]$/.test(name) && !/(^|[/\\])(__MACOSX|\.)/.test(name) && !/(^|[/\\])(thumbs\.db|desktop\.ini)$/i.test(name)

/** The last part of an address or path that a cell names a file by. */
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
  /** What the cells of the row say of the files, each of one or several; none where no column is of files. */
  cvNames: readonly string[]
}

/** Finds the files of people in a ZIP, by what their row calls them, or by their address or name. */
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
    // A folder for each person, or a file.
    this.#byWords = index((name) => partsOfPath(name).map((part) => wordsOf(withoutExtension(part))))
    this.#byAddress = index((name) =>
      fold(withoutExtension(name))
        .split(/[\s/\\()[\],;]/)
        .filter((part) => part.includes('@')),
    )
  }

  /** Files by a name as it stands there, or by the last part of an address. */
  #called = (text: string): readonly string[] =>
    this.#byName.get(fold(fileName(text))) ?? this.#byName.get(fold(calledFile(text))) ?? []

  /** The files of a person, and what could not be found. `isNamesake`: others of the file are called the same. */
  filesOf({ name, emails, cvNames }: Person, isNamesake: boolean): { files: string[]; remarks: FieldMessage[] } {
    if (cvNames.length > 0) {
      const remarks: FieldMessage[] = []
      // The name of a file may have a comma: a cell is one name where there is such a file.
      const names = cvNames.flatMap((cell) => (this.#called(cell).length > 0 ? [cell] : partsOf(cell)))
      const files = names.flatMap((called) => {
        const found = this.#called(called)
        if (found.length === 0) remarks.push(say('CV_NOT_FOUND', { file: calledFile(called) }))
        if (found.length > 1) remarks.push(say('CV_AMBIGUOUS', { file: calledFile(called) }))
        return found.length === 1 ? found : []
      })
      return { files: [...new Set(files)].slice(0, mostEach), remarks }
    }
    const byAddress = emails.flatMap((email) => this.#byAddress.get(fold(email)) ?? [])
    if (byAddress.length > 0) return { files: [...new Set(byAddress)].slice(0, mostEach), remarks: [] }
    const byWords = this.#byWords.get(wordsOf(name)) ?? []
    if (byWords.length > 0 && isNamesake) return { files: [], remarks: [say('CV_AMBIGUOUS', { file: name })] }
    return { files: byWords.slice(0, mostEach), remarks: [] }
  }
}
