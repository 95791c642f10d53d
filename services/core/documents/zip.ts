import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { zipSync, type Zippable } from 'fflate'
import { megabyte } from '../contract/shapes.ts'
import { detectEncoding, UnreadableFile } from '../csv/encoding.ts'
import { broken, tooMuch } from './refusals.ts'

const inflate = promisify(inflateRaw)

/** The maximum unpacked size of a document: far more than any real document has, far less than a zip bomb. */
const maxBytes = 100 * megabyte
const maxParts = 2000

export interface Parts {
  /** Names of all parts, in their order in the zip. */
  names: string[]
  /** The requested parts. */
  parts: Map<string, Uint8Array>
}

/** Whether a part is one that readers parse; the others are pictures and fonts. */
export const isXml = (name: string) => /\.(xml|rels)$/i.test(name)

/**
 * Returns the parts of a zip, either all or those requested, up to `mostBytes`. Unpacking stops at the size that each
 * part declares, and the sum of the declared sizes is limited, so a zip bomb never gets the memory. Throws a coded
 * refusal for a zip bomb and for a broken zip.
 */
export async function readZip(
  bytes: Buffer,
  isWanted: (name: string) => boolean = () => true,
  mostBytes = maxBytes,
): Promise<Parts> {
  const zip = await openZip({
    size: bytes.length,
    read: async (start, length) => bytes.subarray(start, start + length),
  })
  // Valid parts have plain relative names; any other name is a trap for programs that unpack to a disk.
  if (zip.entries.some(({ name, isEncrypted }) => isEncrypted || /^[/\\]|\.\.|[\\:]/.test(name))) throw broken()
  const entries = zip.entries.filter(({ name }) => !name.endsWith('/'))
  if (entries.length > maxParts || sizeOf(entries) > maxBytes) throw tooMuch()
  const wanted = entries.filter(({ name }) => isWanted(name))
  if (sizeOf(wanted) > mostBytes) throw tooMuch()
  const parts = new Map<string, Uint8Array>()
  for (const entry of wanted) parts.set(entry.name, await zip.unpack(entry))
  return { names: entries.map(({ name }) => name), parts }
}

const sizeOf = (entries: readonly ZipEntry[]) => entries.reduce((sum, { size }) => sum + size, 0)

/** Packs parts into a zip again. `isStored` leaves them uncompressed, for a reader in this process. */
export function writeZip(parts: ReadonlyMap<string, Uint8Array>, isStored = false): Buffer {
  const files: Zippable = Object.create(null)
  for (const [name, content] of parts) files[name] = content
  return Buffer.from(zipSync(files, { level: isStored ? 0 : 6 }))
}

/** The bytes of a zip, wherever they are stored. */
export interface ZipSource {
  size: number
  /** Returns the bytes from a position on; fewer at the end. */
  read(start: number, length: number): Promise<Buffer>
}

export interface ZipEntry {
  name: string
  /** Whether its content is protected by a password. */
  isEncrypted: boolean
  method: number
  packed: number
  /** The unpacked size that it declares. */
  size: number
  /** The position of the local header. */
  offset: number
}

export interface Zip {
  /** All entries in the directory of the zip, including folders, in order. */
  entries: readonly ZipEntry[]
  /** Returns the content of an entry. Throws a coded refusal if it is broken or larger than it declares. */
  unpack(entry: ZipEntry): Promise<Buffer>
}

/**
 * The maximum size of the end of the file that contains the end of the directory: its record and the longest comment.
 */
const longestEnd = 22 + 65_535

/** Reads only the directory of a zip. Throws a coded refusal if it is not a zip. */
export async function openZip(source: ZipSource): Promise<Zip> {
  const tail = await source.read(Math.max(0, source.size - longestEnd), longestEnd)
  const end = tail.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > tail.length) throw broken()
  const count = tail.readUInt16LE(end + 10)
  const bytes = await source.read(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  return { entries: await directory(bytes, count), unpack: (entry) => unpack(source, entry) }
}

async function directory(bytes: Buffer, count: number): Promise<ZipEntry[]> {
  let at = 0
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken()
    const nameLength = bytes.readUInt16LE(at + 28)
    const flags = bytes.readUInt16LE(at + 8)
    entries.push({
      name: await nameOf(bytes.subarray(at + 46, at + 46 + nameLength), (flags & 0x800) !== 0),
      isEncrypted: (flags & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries
}

/** Some old programs write names in the encoding of their machine without declaring it: in Japan, Shift_JIS. */
async function nameOf(bytes: Buffer, isUtf8: boolean): Promise<string> {
  if (isUtf8 || bytes.every((byte) => byte < 0x80)) return bytes.toString('utf8')
  const source = async function* () {
    yield bytes
  }
  try {
    return new TextDecoder(await detectEncoding(source())).decode(bytes)
  } catch (error) {
    if (error instanceof UnreadableFile) return bytes.toString('latin1')
    throw error
  }
}

async function unpack(source: ZipSource, { method, packed, size, offset }: ZipEntry): Promise<Buffer> {
  const header = await source.read(offset, 30)
  if (header.length < 30) throw broken()
  const start = offset + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
  const content = await source.read(start, packed)
  if (method === 0) return content
  if (method !== 8) throw broken()
  try {
    return await inflate(content, { maxOutputLength: Math.max(size, 1) })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : broken()
  }
}
