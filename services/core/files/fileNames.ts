/**
 * Text of strangers as one line that shows what it is: without control characters, without those that turn the writing
 * direction (`gpj.exe` would read as a picture) and without those that take no room.
 */
export const visible = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .trim()

const longest = 200

/** The name of a file without folders before it and without what systems treat specially; `file` where nothing is left. */
export function fileName(given: string): string {
  const name = withoutEnds(visible(visible(given).split(/[\\/]/).at(-1)!).replace(/[<>:"|?*]/g, '_'))
  const extension = extensionOf(name)
  if (!extension) return name.slice(0, longest).toWellFormed().trim() || 'file'
  return `${name
    .slice(0, -extension.length - 1)
    .slice(0, longest - extension.length - 1)
    .toWellFormed()}.${extension}`
}

/** Without dots and white space at its ends. An expression would look for the end anew from every place. */
function withoutEnds(name: string): string {
  const isKept = (at: number) => !/[.\s]/.test(name[at]!)
  let [start, end] = [0, name.length]
  while (start < end && !isKept(start)) start++
  while (end > start && !isKept(end - 1)) end--
  return name.slice(start, end)
}

const office = 'application/vnd.openxmlformats-officedocument'
/** What files of a type are called; the first one is given to those that are called otherwise. */
const extensions: Partial<Record<string, readonly string[]>> = {
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls', 'csv'],
  [`${office}.wordprocessingml.document`]: ['docx'],
  [`${office}.spreadsheetml.sheet`]: ['xlsx'],
  [`${office}.presentationml.presentation`]: ['pptx'],
  'application/zip': ['zip'],
  'image/png': ['png'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/gif': ['gif'],
  'image/webp': ['webp'],
  'text/plain': ['txt', 'csv'],
  'text/csv': ['csv'],
  'text/html': ['html'],
  'message/rfc822': ['eml'],
  'audio/wav': ['wav'],
  'application/octet-stream': ['bin'],
}

/** The name with an extension of its real type, so that no program is opened by a file that was taken for a document. */
export function withExtension(name: string, contentType: string): string {
  const allowed = extensions[contentType.split(';')[0]!.trim().toLowerCase()]
  if (!allowed || allowed.includes(extensionOf(name).toLowerCase())) return name
  const bare = extensionOf(name) ? name.slice(0, -extensionOf(name).length - 1) : name
  return allowed.includes(extensionOf(bare).toLowerCase()) ? bare : `${bare}.${allowed[0]}`
}

const extensionOf = (name: string): string => /[^.]\.([\p{L}\d_-]{1,10})$/u.exec(name)?.[1] ?? ''
