import { PDFArray, PDFName, PDFNumber, PDFRawStream, type PDFDocument } from '@cantoo/pdf-lib'
import { findCanvas } from './canvas.ts'
import { openToChange } from './open.ts'

/** Photographs below this size in bytes are left as they are. */
const smallBytes = 60_000
/** The longest side of a photograph in pixels: a full A4 page at 150 dots per inch. */
const longestSide = 1754
const quality = 72

/** Returns the PDF in fewer bytes. Returns it unchanged if it would not become smaller or is signed. */
export async function compressPdf(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await openToChange(bytes)
  if (isSigned(bytes)) return bytes
  await shrinkPhotographs(document)
  const smaller = await document.save({ useObjectStreams: true, updateFieldAppearances: false })
  return smaller.length < bytes.length ? smaller : bytes
}

/** Any changed byte would invalidate a signature. */
const isSigned = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes('/ByteRange')

async function shrinkPhotographs({ context }: PDFDocument): Promise<void> {
  const canvas = findCanvas()
  if (!canvas) return
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isPhotograph(object)) continue
    const { dict, contents } = object
    const [width, height] = [number(object, 'Width'), number(object, 'Height')]
    const image = await canvas.loadImage(Buffer.from(withoutExif(contents))).catch(() => null)
    if (!image || image.width !== width || image.height !== height) continue
    const scale = Math.min(1, longestSide / Math.max(width, height))
    const drawn = canvas.createCanvas(Math.round(width * scale), Math.round(height * scale))
    drawn.getContext('2d').drawImage(image, 0, 0, drawn.width, drawn.height)
    const smaller = await drawn.encode('jpeg', quality)
    if (smaller.length > contents.length * 0.9) continue
    const changed = dict.clone(context)
    changed.set(PDFName.of('Width'), PDFNumber.of(drawn.width))
    changed.set(PDFName.of('Height'), PDFNumber.of(drawn.height))
    // A canvas writes RGB, whatever it read.
    changed.set(PDFName.of('ColorSpace'), PDFName.of('DeviceRGB'))
    context.assign(ref, PDFRawStream.of(changed, smaller))
  }
}

const number = ({ dict }: PDFRawStream, name: string) => {
  const value = dict.lookup(PDFName.of(name))
  return value instanceof PDFNumber ? value.asNumber() : 0
}

/** Whether the stream is a JPEG in grey or plain RGB, which a canvas reads correctly. */
function isPhotograph({ dict, contents }: PDFRawStream): boolean {
  const is = (name: string, ...values: string[]) =>
    values.some((value) => dict.lookup(PDFName.of(name)) === PDFName.of(value))
  const filter = dict.lookup(PDFName.of('Filter'))
  const isJpeg =
    filter === PDFName.of('DCTDecode') ||
    (filter instanceof PDFArray && filter.size() === 1 && filter.lookup(0) === PDFName.of('DCTDecode'))
  const isPlain = !['Decode', 'DecodeParms', 'ImageMask', 'Mask'].some((name) => dict.has(PDFName.of(name)))
  return (
    isJpeg &&
    isPlain &&
    is('Subtype', 'Image') &&
    is('ColorSpace', 'DeviceRGB', 'DeviceGray') &&
    contents.length > smallBytes
  )
}

/** PDF viewers ignore the EXIF orientation of a picture, so the canvas must ignore it too. */
function withoutExif(jpeg: Uint8Array): Uint8Array {
  const bytes = Buffer.from(jpeg)
  const kept: Buffer[] = [bytes.subarray(0, 2)]
  let at = 2
  while (at + 4 <= bytes.length && bytes[at] === 0xff && bytes[at + 1] !== 0xda) {
    const end = at + 2 + bytes.readUInt16BE(at + 2)
    if (bytes[at + 1] !== 0xe1) kept.push(bytes.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, bytes.subarray(at)])
}
