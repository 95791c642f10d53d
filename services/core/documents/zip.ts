import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { zipSync, type Zippable } from 'fflate'
import { megabyte } from '../contract/shapes.ts'
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
  const entries = directory(bytes)
  if (entries.length > maxParts || entries.reduce((sum, { size }) => sum + size, 0) > maxBytes) throw tooMuch()
  const wanted = entries.filter(({ name }) => isWanted(name))
  if (wanted.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw tooMuch()
  const parts = new Map<string, Uint8Array>()
  for (const entry of wanted) parts.set(entry.name, await unpack(bytes, entry))
  return { names: entries.map(({ name }) => name), parts }
}

/** Packs parts again; `isStored` leaves them unpacked, for a reader in this process. */
export function writeZip(parts: ReadonlyMap<string, Uint8Array>, isStored = false): Buffer {
  const files: Zippable = Object.create(null)
  for (const [name, content] of parts) files[name] = content
  return Buffer.from(zipSync(files, { level: isStored ? 0 : 6 }))
}

interface Entry {
  name: string
  method: number
  packed: number
  size: number
  /** Of the local header. */
  offset: number
}

function directory(bytes: Buffer): Entry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + 22 > bytes.length) throw broken()
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  const entries: Entry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken()
    const nameLength = bytes.readUInt16LE(at + 28)
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength)
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
    // Parts have plain relative names; another one is a trap for whoever unpacks to a disk.
    if (isEncrypted || /^[/\\]|\.\.|[\\:]/.test(name)) throw broken()
    entries.push({
      name,
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return entries.filter(({ name }) => !name.endsWith('/'))
}

async function unpack(bytes: Buffer, { method, packed, size, offset }: Entry): Promise<Uint8Array> {
  if (offset + 30 > bytes.length) throw broken()
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  const content = bytes.subarray(start, start + packed)
  if (method === 0) return content
  if (method !== 8) throw broken()
  try {
    return await inflate(content, { maxOutputLength: Math.max(size, 1) })
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? tooMuch() : broken()
  }
}
