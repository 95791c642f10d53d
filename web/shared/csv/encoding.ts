export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'windows-1258'

/** The first bytes of documents, archives, pictures and programs, which are no CSV whatever their name is. */
const magic = [
  '%PDF',
  'PK\x03\x04',
  'PK\x05\x06',
  'MZ',
  '\x7fELF',
  '\xd0\xcf\x11\xe0',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  '{\\rtf',
  'Rar!',
  '7z\xbc\xaf',
  '\x1f\x8b',
]

/**
 * Returns the encoding of a text file, checked in the same order as in the services: byte order mark; NUL bytes of
 * UTF-16; valid UTF-8; valid Shift_JIS that looks Japanese; otherwise Windows-1258. Returns null if the file is not
 * text.
 */
export function detectEncoding(bytes: Uint8Array): Encoding | null {
  const start = String.fromCharCode(...bytes.subarray(0, 8))
  if (magic.some((sign) => start.startsWith(sign))) return null
  const certain = detectByteOrderMark(bytes) ?? detectUtf16(bytes)
  if (certain) return certain
  const { japanese, vietnamese, hasControls } = look(bytes)
  if (hasControls) return null
  if (fits(bytes, 'utf-8')) return 'utf-8'
  return japanese > vietnamese && fits(bytes, 'shift_jis') ? 'shift_jis' : 'windows-1258'
}

/** Returns the text of the bytes without its byte order mark, or null if they do not match the encoding. */
export function decodeText(bytes: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

const fits = (bytes: Uint8Array, encoding: Encoding) => decodeText(bytes, encoding) !== null

function detectByteOrderMark(bytes: Uint8Array): Encoding | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8'
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  return undefined
}

/** Recognises UTF-16 without a byte order mark: commas, line ends and Latin letters have NUL as their high byte. */
function detectUtf16(bytes: Uint8Array): Encoding | undefined {
  let even = 0
  let odd = 0
  for (let index = 0; index < Math.min(bytes.length, 4096); index++) {
    if (bytes[index] !== 0) continue
    if (index % 2 === 0) even++
    else odd++
  }
  if (even === odd) return undefined
  return even > odd ? 'utf-16be' : 'utf-16le'
}

/**
 * Counts bytes that suggest Japanese or Vietnamese. Japanese characters mostly begin with 81–9F, which are rare in
 * Windows-1258; Vietnamese letters are C0–FF.
 */
function look(bytes: Uint8Array) {
  let japanese = 0
  let vietnamese = 0
  let hasControls = false
  for (let index = 0; index < bytes.length; index++) {
    const byte = bytes[index]!
    if (byte < 0x20 ? byte !== 9 && byte !== 10 && byte !== 12 && byte !== 13 : byte === 0x7f) hasControls = true
    else if (byte >= 0x81 && byte <= 0x9f) {
      japanese++
      // The next byte is the second half of the character.
      index++
    } else if (byte >= 0xa6 && byte <= 0xbf) japanese++
    else if (byte >= 0xc0) vietnamese++
  }
  return { japanese, vietnamese, hasControls }
}
