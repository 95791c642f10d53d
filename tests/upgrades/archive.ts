import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { unzipSync, zipSync } from 'fflate'

/** Equal pages of the embedded database are far apart, so matches are searched in the entire archive. */
const params = {
  [constants.ZSTD_c_compressionLevel]: 19,
  [constants.ZSTD_c_windowLog]: 27,
  [constants.ZSTD_c_enableLongDistanceMatching]: 1,
}

/** Packs some folders and files below a folder into one file, including empty folders. */
export function pack(folder: string, names: readonly string[], file: string): void {
  const entries: Record<string, Uint8Array> = {}
  const add = (path: string) => {
    const whole = join(folder, path)
    if (!lstatSync(whole).isDirectory()) return void (entries[path] = readFileSync(whole))
    const inner = readdirSync(whole)
    if (inner.length === 0) entries[`${path}/`] = new Uint8Array()
    for (const name of inner) add(`${path}/${name}`)
  }
  for (const name of names.filter((one) => existsSync(join(folder, one)))) add(name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, zstdCompressSync(zipSync(entries, { level: 0, mtime: '2020-01-01' }), { params }))
}

/** Unpacks such a file into a folder that nobody else may read. */
export function unpack(file: string, folder: string): void {
  for (const [path, bytes] of Object.entries(unzipSync(zstdDecompressSync(readFileSync(file))))) {
    const whole = join(folder, path)
    mkdirSync(path.endsWith('/') ? whole : dirname(whole), { recursive: true, mode: 0o700 })
    if (!path.endsWith('/')) writeFileSync(whole, bytes, { mode: 0o600 })
  }
}
