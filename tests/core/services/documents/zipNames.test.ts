import { expect, test } from 'vitest'
import { openZip, writeZip } from '../../../../services/core/documents/zip.ts'

const sourceOf = (bytes: Buffer) => ({
  size: bytes.length,
  read: async (start: number, length: number) => bytes.subarray(start, start + length),
})
const namesIn = async (bytes: Buffer) => (await openZip(sourceOf(bytes))).entries.map(({ name }) => name)

/** Creates a ZIP like old programs do: the name is in bytes of their machine, without its encoding. */
function withName(name: Buffer): Buffer {
  const plain = 'x'.repeat(name.length)
  const bytes = Buffer.from(
    writeZip(new Map([[plain, Buffer.from('text')]]))
      .toString('latin1')
      .replaceAll(plain, name.toString('latin1')),
    'latin1',
  )
  const directory = bytes.indexOf('PK\x01\x02', 0, 'latin1')
  bytes.writeUInt16LE(bytes.readUInt16LE(directory + 8) & ~0x800, directory + 8)
  return bytes
}

test('file names are read in UTF-8 and in the encoding of old Japanese programs', async () => {
  expect(await namesIn(writeZip(new Map([['Hồ sơ/Nguyễn.pdf', Buffer.from('a')]])))).toEqual(['Hồ sơ/Nguyễn.pdf'])
  // 履歴書.pdf in Shift_JIS.
  const japanese = Buffer.from([0x97, 0x9a, 0x97, 0xf0, 0x8f, 0x91, 0x2e, 0x70, 0x64, 0x66])
  expect(await namesIn(withName(japanese))).toEqual(['履歴書.pdf'])
})

test('only what is needed is read: the end and the directory, then single files', async () => {
  const bytes = writeZip(
    new Map([
      ['a.txt', Buffer.alloc(500_000, 'a')],
      ['b.txt', Buffer.from('b')],
    ]),
    true,
  )
  let read = 0
  const { read: whole } = sourceOf(bytes)
  const zip = await openZip({
    size: bytes.length,
    read: async (start, length) => {
      const part = await whole(start, length)
      read += part.length
      return part
    },
  })
  expect((await zip.unpack(zip.entries[1]!)).toString()).toBe('b')
  expect(read).toBeLessThan(100_000)
})

test('a file that is not a ZIP, or is incomplete, is refused', async () => {
  const refusal = { body: { errorCode: 'DOCUMENT_BROKEN' } }
  await expect(openZip(sourceOf(Buffer.from('no zip')))).rejects.toMatchObject(refusal)
  const bytes = writeZip(new Map([['a.txt', Buffer.from('a')]]))
  await expect(openZip(sourceOf(bytes.subarray(0, bytes.length - 30)))).rejects.toMatchObject(refusal)
})
