import { readZip } from '../../core/documents/zip.ts'
import { say } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { fileExtensions } from './mediaShapes.ts'

type Extension = (typeof fileExtensions)[number]

interface Kind {
  contentType: string
  /** What the first bytes of such a file say (core/fileType.ts). */
  signature: string
  /** A part that must be in it, for the signatures that many kinds share. */
  part?: string
}

const zip = 'application/zip'
const ole = 'application/x-ole-storage'
const office = 'application/vnd.openxmlformats-officedocument'
const plain = 'text/plain'
const kinds: Record<Extension, Kind> = {
  pdf: { contentType: 'application/pdf', signature: 'application/pdf' },
  doc: { contentType: 'application/msword', signature: ole, part: 'WordDocument' },
  docx: { contentType: `${office}.wordprocessingml.document`, signature: zip, part: 'word/document.xml' },
  xls: { contentType: 'application/vnd.ms-excel', signature: ole, part: 'Workbook' },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, signature: zip, part: 'xl/workbook.xml' },
  csv: { contentType: 'text/csv', signature: plain },
  txt: { contentType: 'text/plain', signature: plain },
  png: { contentType: 'image/png', signature: 'image/png' },
  jpg: { contentType: 'image/jpeg', signature: 'image/jpeg' },
  jpeg: { contentType: 'image/jpeg', signature: 'image/jpeg' },
  gif: { contentType: 'image/gif', signature: 'image/gif' },
  webp: { contentType: 'image/webp', signature: 'image/webp' },
}

/** Content types that a browser may show in place: they run nothing. */
export const inlineTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
])

/** Extension of a name, in lower case. */
export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

const isKnown = (extension: string): extension is Extension => Object.hasOwn(kinds, extension)

/** Content type of an extension that is taken. */
export const contentTypeOf = (extension: Extension): string => kinds[extension].contentType

/** The kind that a name stands for, when the first bytes are of that kind. Throws 400 otherwise. */
export function kindOf(name: string, detectedType: string): Kind {
  const extension = extensionOf(name)
  if (!isKnown(extension)) throw badInput({ file: [say('FILE_EXTENSION', { extensions: fileExtensions.join(', ') })] })
  const kind = kinds[extension]
  if (kind.signature !== detectedType) throw badInput({ file: [say('NOT_ITS_EXTENSION', { extension })] })
  return kind
}

/** Looks into a file whose first bytes do not tell its kind. Throws 400 when it is another one, or unpacks to too much. */
export async function checkParts({ signature, part }: Kind, bytes: Buffer): Promise<void> {
  if (!part) return
  const wrong = badInput({ file: [say('NOT_ITS_NAME')] })
  if (signature === zip) {
    const parts = await readZip(bytes, () => false).catch((error: unknown) => {
      throw isRefusal(error) ? error : wrong
    })
    if (!parts.names.includes(part)) throw wrong
  } else if (!bytes.includes(Buffer.from(part, 'utf16le'))) throw wrong
}

const isRefusal = (error: unknown) => typeof error === 'object' && error !== null && 'status' in error
