export const encodings = ['utf-8', 'utf-16le', 'utf-16be', 'shift_jis', 'windows-1258'] as const
export type Encoding = (typeof encodings)[number]

type Bytes = AsyncIterable<Uint8Array>

/** Thrown if a file is not text in any of the encodings, or is not CSV: the import ends with error `unreadable`. */
export class UnreadableFile extends Error {}

/**
 * Detects the encoding of a text file. Checks in this order: byte order mark; NUL bytes of UTF-16; valid UTF-8; valid
 * Shift_JIS that looks Japanese; otherwise Windows-1258 (Vietnamese), in which nearly every byte is valid.
 */
export async function detectEncoding(bytes: Bytes): Promise<Encoding> {
  const utf8 = checker('utf-8')
  const japanese = checker('shift_jis')
  const looks = new EncodingStatistics()
  let first = true
  for await (const piece of bytes) {
    if (first) {
      const certain = detectByMark(piece) ?? detectByNuls(piece)
      if (certain) return certain
      first = false
    }
    utf8.take(piece)
    japanese.take(piece)
    looks.take(piece)
  }
  if (looks.hasControls) throw new UnreadableFile('control characters')
  if (utf8.isValid()) return 'utf-8'
  return japanese.isValid() && looks.japanese > looks.vietnamese ? 'shift_jis' : 'windows-1258'
}

function detectByMark(piece: Uint8Array): Encoding | undefined {
  if (piece[0] === 0xef && piece[1] === 0xbb && piece[2] === 0xbf) return 'utf-8'
  if (piece[0] === 0xff && piece[1] === 0xfe) return 'utf-16le'
  if (piece[0] === 0xfe && piece[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Detects UTF-16 without a byte order mark: the high byte of commas, line ends and Latin letters is NUL. */
function detectByNuls(piece: Uint8Array): Encoding | undefined {
  const counts = [0, 0]
  for (let index = 0; index < Math.min(piece.length, 4096); index++) if (piece[index] === 0) counts[index % 2]!++
  const [even, odd] = counts as [number, number]
  if (even === odd) return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

function checker(encoding: Encoding) {
  const decoder = new TextDecoder(encoding, { fatal: true })
  let valid = true
  const attempt = (work: () => void) => {
    if (!valid) return
    try {
      work()
    } catch {
      valid = false
    }
  }
  return {
    take: (piece: Uint8Array) => attempt(() => void decoder.decode(piece, { stream: true })),
    isValid: () => {
      attempt(() => void decoder.decode())
      return valid
    },
  }
}

/**
 * Counts the bytes that distinguish Shift_JIS from Windows-1258. Japanese characters mostly begin with 81–9F, which are
 * rare characters in Windows-1258; Vietnamese letters are C0–FF, which seldom begin a Japanese character.
 */
class EncodingStatistics {
  japanese = 0
  vietnamese = 0
  hasControls = false
  #isTrail = false

  take(piece: Uint8Array): void {
    for (const byte of piece) {
      if (this.#isTrail) {
        this.#isTrail = false
        continue
      }
      if (byte < 0x20 ? byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 : byte === 0x7f) this.hasControls = true
      else if (byte >= 0x81 && byte <= 0x9f) {
        this.japanese++
        this.#isTrail = true
      } else if (byte >= 0xa6 && byte <= 0xbf) this.japanese++
      else if (byte >= 0xc0) this.vietnamese++
    }
  }
}

/** Decodes a file piece by piece. Throws UnreadableFile if the bytes do not fit the encoding. */
export async function* decode(bytes: Bytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const piece of inPieces(bytes)) {
      const text = decoder.decode(piece, { stream: true })
      if (text) yield text
    }
    const end = decoder.decode()
    if (end) yield end
  } catch (error) {
    if (error instanceof TypeError) throw new UnreadableFile(error.message)
    throw error
  }
}

const pieceSize = 16 * 1024

/**
 * Splits the bytes into small pieces and lets other work of the process run between them, because each piece is parsed
 * in one go.
 */
async function* inPieces(bytes: Bytes): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    for (let start = 0; start < piece.length; start += pieceSize) {
      yield piece.subarray(start, start + pieceSize)
      await new Promise(setImmediate)
    }
  }
}
