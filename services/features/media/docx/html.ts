import mammoth from 'mammoth'
import { detectType } from '../../../core/files/fileType.ts'
import { megabyte } from '../../../core/contract/shapes.ts'
import { readDocx } from './safe.ts'
import { writeZip } from '../../../core/documents/zip.ts'

const shownImages = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])
const maxImages = 50
const maxImageBytes = 8 * megabyte

/**
 * Converts a .docx into a self-contained HTML page. Images beyond the limit are left out, and so are links that are not
 * web or mail addresses.
 */
export async function docxToHtml(bytes: Uint8Array): Promise<string> {
  // Unpacked here within limits and passed on unpacked, because the library's reader has no limits.
  const parts = await readDocx(bytes)
  let images = 0
  let imageBytes = 0
  const convertImage = mammoth.images.imgElement(async (image) => {
    const content = await image.readAsBuffer()
    const type = detectType(content)
    images++
    imageBytes += content.length
    if (!shownImages.has(type) || images > maxImages || imageBytes > maxImageBytes) return { src: '' }
    return { src: `data:${type};base64,${content.toString('base64')}` }
  })
  const { value } = await mammoth.convertToHtml(
    { buffer: writeZip(parts, true) },
    { convertImage, externalFileAccess: false },
  )
  const body = value
    .replace(/<img (?:alt="[^"]*" )?src="" \/>/g, '')
    .replace(/ href="(?!https?:|mailto:|tel:|#)[^"]*"/gi, '')
  return `<!doctype html>\n<html><head><meta charset="utf-8"><style>${style}</style></head><body>${body}</body></html>\n`
}

const style =
  'body{font:11pt/1.4 "Noto Sans","Noto Sans CJK JP",sans-serif;max-width:180mm;margin:10mm auto}img{max-width:100%}' +
  'table{border-collapse:collapse}td,th{border:1px solid #bbb;padding:1mm 2mm;vertical-align:top}'
