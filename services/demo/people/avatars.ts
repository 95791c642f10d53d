import { createHash } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'

/** Squares per row of the pattern, and pixels per square. */
const cells = 5
const scale = 16

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length)
  body.copy(frame, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

interface Pattern {
  width: number
  height: number
  colour: readonly number[]
  isFilled: (x: number, y: number) => boolean
}

/** Returns a picture with two colours: the passed one, and light grey (PNG). */
function patternPng({ width, height, colour, isFilled }: Pattern): Buffer {
  const rows = Buffer.concat(
    Array.from({ length: height }, (_row, y) => {
      const line = Buffer.alloc(1 + width)
      for (let x = 0; x < width; x += 1) line[1 + x] = isFilled(x, y) ? 1 : 0
      return line
    }),
  )
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // Eight bits per pixel, with a palette: light grey and the colour.
  header.set([8, 3, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from([0xee, 0xee, 0xf2, ...colour])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const hashOf = (text: string) => createHash('sha256').update(text).digest()
const colourOf = (hash: Buffer) => [hash[0]!, hash[1]!, hash[2]!].map((part) => 60 + (part % 120))

/** Returns a picture for an account: a symmetric coloured pattern, always the same for the same name (PNG). */
export function avatarPng(userName: string): Buffer {
  const hash = hashOf(`avatar ${userName}`)
  const isCell = (x: number, y: number) => (hash[3 + y * 3 + Math.min(x, cells - 1 - x)]! & 1) === 1
  const size = cells * scale
  const isFilled = (x: number, y: number) => isCell(Math.floor(x / scale), Math.floor(y / scale))
  return patternPng({ width: size, height: size, colour: colourOf(hash), isFilled })
}

/** Returns a wide picture of coloured waves, always the same for the same name (PNG). */
export function bannerPng(name: string): Buffer {
  const [width, height] = [960, 200]
  const hash = hashOf(`banner ${name}`)
  const crest = (x: number) => height * (0.5 + 0.2 * Math.sin(x / (60 + (hash[3]! % 60))) + 0.15 * Math.sin(x / 37))
  const isFilled = (x: number, y: number) => y > crest(x) && Math.floor((y - crest(x)) / 14) % 3 !== 2
  return patternPng({ width, height, colour: colourOf(hash), isFilled })
}
