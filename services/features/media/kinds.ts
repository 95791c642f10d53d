import { readZip } from '../../core/documents/zip.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { fileExtensions } from './mediaShapes.ts'

type Extension = (typeof fileExtensions)[number]

interface Kind {
  contentType: string
  /** The type according to the first bytes of such a file (core/fileType.ts). */
  signature: string
  /** A part that the file must contain. Needed for signatures that many kinds share. */
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

/** Content types that a browser may show inline, because they run no code. */
export const inlineTypes: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
])

/** Returns the extension of a name, in lower case. */
export const extensionOf = (name: string): string => /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1]?.toLowerCase() ?? ''

const isKnown = (extension: string): extension is Extension => Object.hasOwn(kinds, extension)

/** Returns the content type of a supported extension. */
export const contentTypeOf = (extension: Extension): string => kinds[extension].contentType

/** Returns the kind for the extension of a name. Throws 400 unless the first bytes are of that kind. */
export function kindOf(name: string, detectedType: string): Kind {
  const extension = extensionOf(name)
  if (!isKnown(extension))
    throw badInput({ file: [createMessage('FILE_EXTENSION', { extensions: fileExtensions.join(', ') })] })
  const kind = kinds[extension]
  if (kind.signature !== detectedType) throw badInput({ file: [createMessage('NOT_ITS_EXTENSION', { extension })] })
  return kind
}

/**
 * Checks the parts of a file whose first bytes do not determine its kind. Throws 400 if it has another kind or unpacks
 * to too much.
 */
export async function checkParts({ signature, part }: Kind, bytes: Buffer): Promise<void> {
  if (!part) return
  const wrong = badInput({ file: [createMessage('NOT_ITS_NAME')] })
  if (signature === zip) {
    const parts = await readZip(bytes, () => false).catch((error: unknown) => {
      throw isRefusal(error) ? error : wrong
    })
    if (!parts.names.includes(part)) throw wrong
  } else if (!bytes.includes(Buffer.from(part, 'utf16le'))) throw wrong
}

const isRefusal = (error: unknown) => typeof error === 'object' && error !== null && 'status' in error
