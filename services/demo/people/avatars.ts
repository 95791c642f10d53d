import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Squares in a row of the pattern, and pixels of a square. */
const cells = 5
const scale = 16
const size = cells * scale

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** A picture of an account: a symmetric pattern in a colour of its own, the same for the same name each time (PNG). */
export function avatarPng(userName: string): Buffer {
  const hash = createHash('sha256').update(`avatar ${userName}`).digest()
  const colour = [hash[0]!, hash[1]!, hash[2]!].map((part) => 60 + (part % 120))
  const isFilled = (x: number, y: number) => (hash[3 + y * 3 + Math.min(x, cells - 1 - x)]! & 1) === 1
  const rows = Buffer.concat(
    Array.from({ length: size }, (_row, y) => {
      const line = Buffer.alloc(1 + size)
      for (let x = 0; x < size; x += 1) line[1 + x] = isFilled(Math.floor(x / scale), Math.floor(y / scale)) ? 1 : 0
      return line
    }),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits a pixel, by palette: light grey and the colour.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([0xee, 0xee, 0xf2, ...colour])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
