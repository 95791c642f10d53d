/**
 * Turns a text from a stranger into a line that shows what it is: removes control characters, characters that change
 * the writing direction (`gpj.exe` would look like a picture) and zero-width characters.
 */
export const toVisibleText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu, '')
    .trim()

const longest = 200

/**
 * Returns a file name without folders and without characters that operating systems treat specially; `file` if nothing
 * is left.
 */
export function fileName(given: string): string {
  const name = withoutEnds(toVisibleText(toVisibleText(given).split(/[\\/]/).at(-1)!).replace(/[<>:"|?*]/g, '_'))
  const extension = extensionOf(name)
  if (!extension) return name.slice(0, longest).toWellFormed().trim() || 'file'
  return `${name
    .slice(0, -extension.length - 1)
    .slice(0, longest - extension.length - 1)
    .toWellFormed()}.${extension}`
}

/**
 * Removes dots and white space at both ends. A regular expression would search for the end again from every position.
 */
function withoutEnds(name: string): string {
  const isKept = (at: number) => !/[.\s]/.test(name[at]!)
  let [start, end] = [0, name.length]
  while (start < end && !isKept(start)) start++
  while (end > start && !isKept(end - 1)) end--
  return name.slice(start, end)
}

const office = 'application/vnd.openxmlformats-officedocument'
/** The extensions of each file type; the first one is added to files with other extensions. */
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

/**
 * Returns the name with an extension of the file's real type, so that a file that was accepted as a document never
 * opens a program.
 */
export function withExtension(name: string, contentType: string): string {
  const allowed = extensions[contentType.split(';')[0]!.trim().toLowerCase()]
  if (!allowed || allowed.includes(extensionOf(name).toLowerCase())) return name
  const bare = extensionOf(name) ? name.slice(0, -extensionOf(name).length - 1) : name
  return allowed.includes(extensionOf(bare).toLowerCase()) ? bare : `${bare}.${allowed[0]}`
}

const extensionOf = (name: string): string => /[^.]\.([\p{L}\d_-]{1,10})$/u.exec(name)?.[1] ?? ''
