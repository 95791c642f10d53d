import { createMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const word = 'application/msword'
const docx = `${office}.wordprocessingml.document`
const sheet = `${office}.spreadsheetml.sheet`
const slides = `${office}.presentationml.presentation`
const excel = 'application/vnd.ms-excel'

/** The parts that identify the type of a ZIP or OLE file. */
const parts: Partial<Record<string, readonly [part: string, type: string][]>> = {
  'application/zip': [
    ['word/document.xml', docx],
    ['xl/workbook.xml', sheet],
    ['ppt/presentation.xml', slides],
  ],
  'application/x-ole-storage': [
    ['WordDocument', word],
    ['Workbook', excel],
  ],
}

/**
 * Returns the type of a file by its content, more precisely than its first bytes: distinguishes documents among ZIP and
 * OLE files.
 */
export function typeOfContent(bytes: Buffer, detected: string): string {
  // Names in an OLE file are UTF-16.
  const encoding = detected === 'application/zip' ? 'utf8' : 'utf16le'
  return parts[detected]?.find(([part]) => bytes.includes(Buffer.from(part, encoding)))?.[1] ?? detected
}

const refusal = () => badInput({ file: [createMessage('CV_TYPE')] })

/** Returns the type of a CV by its content. Throws 400 if the file is not a CV. */
export function cvType(bytes: Buffer, detected: string): 'pdf' | 'docx' | 'doc' {
  const type = typeOfContent(bytes, detected)
  if (type === 'application/pdf') return 'pdf'
  if (type === docx) return 'docx'
  if (type === word) return 'doc'
  throw refusal()
}

export const contentTypes = { pdf: 'application/pdf', docx, doc: word } as const

/** Types of candidate files other than CVs. None of them is executed by a browser. */
const attachable = new Set<string>([
  ...Object.values(contentTypes),
  sheet,
  excel,
  slides,
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'text/plain',
  'application/zip',
])

export function fileType(bytes: Buffer, detected: string): string {
  const type = typeOfContent(bytes, detected)
  if (!attachable.has(type)) throw badInput({ file: [createMessage('FILE_TYPE')] })
  return type
}
