import { badInput } from '../../core/errors.ts'

const word = 'application/msword'
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Type of a stored file by its content, closer than its first bytes tell: which of the ZIP and OLE files are documents. */
export function typeOfContent(bytes: Buffer, detected: string): string {
  if (detected === 'application/zip' && bytes.includes('word/document.xml')) return docx
  // Names in an OLE file are UTF-16.
  if (detected === 'application/x-ole-storage' && bytes.includes(Buffer.from('WordDocument', 'utf16le'))) return word
  return detected
}

const refusal = () => badInput({ file: ['You can only upload PDF & doc & docx file!'] })

/** What a CV is by its content; throws when it is none. */
export function cvType(bytes: Buffer, detected: string): 'pdf' | 'docx' | 'doc' {
  const type = typeOfContent(bytes, detected)
  if (type === 'application/pdf') return 'pdf'
  if (type === docx) return 'docx'
  if (type === word) return 'doc'
  throw refusal()
}

export const contentTypes = { pdf: 'application/pdf', docx, doc: word } as const

/** Files of a candidate that are no CV: what people attach, and nothing that a browser would run. */
const attachable = new Set<string>([
  ...Object.values(contentTypes),
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'text/plain',
  'application/zip',
])

export function fileType(bytes: Buffer, detected: string): string {
  const type = typeOfContent(bytes, detected)
  if (!attachable.has(type)) throw badInput({ file: ['Files of this type are not taken'] })
  return type
}
