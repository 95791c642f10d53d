import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { zipSync, type Zippable } from 'fflate'
import { megabyte } from '../contract/shapes.ts'
import { detectEncoding, UnreadableFile } from '../csv/encoding.ts'
import { broken, tooMuch } from './refusals.ts'

const inflate = promisify(inflateRaw)

/** What a document may unpack to: far more than any has, far less than a bomb. */
const maxBytes = 100 * megabyte
const maxParts = 2000

export interface Parts {
  /** Names of all parts, in their order. */
  names: string[]
  /** The parts that were asked for. */
  parts: Map<string, Uint8Array>
}

/** Parts that readers parse; the others are pictures and fonts. */
export const isXml = (name: string) => /\.(xml|rels)$/i.test(name)

/**
 * The parts of a zip, all of them or those asked for, of `mostBytes` at most. Unpacking stops at the size that each part declares, and what all
 * declare together is limited, so a bomb never gets the memory. Throws a coded refusal for it and for a broken zip.
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
  // Parts have plain relative names; another one is a trap for whoever unpacks to a disk.
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

/** Packs parts again; `isStored` leaves them unpacked, for a reader in this process. */
export function writeZip(parts: ReadonlyMap<string, Uint8Array>, isStored = false): Buffer {
  const files: Zippable = Object.create(null)
  for (const [name, content] of parts) files[name] = content
  return Buffer.from(zipSync(files, { level: isStored ? 0 : 6 }))
}

/** Bytes of a zip, wherever they are kept. */
export interface ZipSource {
  size: number
  /** The bytes from a place on; fewer where it ends. */
  read(start: number, length: number): Promise<Buffer>
}

export interface ZipEntry {
  name: string
  /** Only its owner's password opens it. */
  isEncrypted: boolean
  method: number
  packed: number
  /** Unpacked, as it declares it. */
  size: number
  /** Of the local header. */
  offset: number
}

export interface Zip {
  /** What the directory of the zip names, folders too, in its order. */
  entries: readonly ZipEntry[]
  /** The content of an entry; a coded refusal where it is broken or larger than it declares. */
  unpack(entry: ZipEntry): Promise<Buffer>
}

/** The last bytes, in which the end of the directory is found: its record and the longest comment. */
const longestEnd = 22 + 65_535

/** Reads the directory of a zip and nothing else. Throws a coded refusal for what is no zip. */
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

/** Programs of old write names as their machine does, without saying how: in Japan as Shift_JIS. */
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
