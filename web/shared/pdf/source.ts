import { RequestError } from '../requestError.ts'
import { downloadPath } from '../files/streams.ts'

/**
 * Where a document comes from. `original` is the gateway's path of the file as it was uploaded, where what is shown is a
 * conversion of it: Download saves that one.
 */
export type DocumentSource =
  /** What `downloadPath` gives, asked for with the session's token; with a body it is posted. */
  | { type: 'path'; path: string; body?: Readonly<Record<string, unknown>>; original?: string }
  /** A data URL, or base64 alone. */
  | { type: 'data'; data: string }
  /** What the caller has already; its content type decides how it is shown. */
  | { type: 'file'; file: Blob | ArrayBuffer | Response; original?: string }
  /** A document that could only be converted to HTML. */
  | { type: 'html'; html: string; original?: string }
  /** Only offered for download, and fetched no sooner. */
  | { type: 'download'; original: string }

/** How it is shown: as pages, in a frame, or only offered for download. */
export type Opened =
  { kind: 'pages'; file: Blob } | { kind: 'frame'; html: string } | { kind: 'download'; file: Blob | null }

/** The document at a path of the file service, as well as it can be shown: a PDF as it is, a Word file converted. */
export function sourceOfFile(filePath: string | null | undefined): DocumentSource | null {
  if (!filePath) return null
  const original = downloadPath('commonsFile', { path: filePath })
  if (/\.docx?$/i.test(filePath))
    return { type: 'path', path: downloadPath('mediaDocxToPdf', {}), body: { filePath }, original }
  return /\.pdf/i.test(filePath) ? { type: 'path', path: original } : { type: 'download', original }
}

/** A file that nobody could show. */
export class DocumentFault extends Error {
  readonly kind: 'broken' | 'empty'

  constructor(kind: 'broken' | 'empty', cause?: unknown) {
    super(kind, { cause })
    this.name = 'DocumentFault'
    this.kind = kind
  }
}

/** What makes two sources the same document, however often a caller writes them anew. */
export function identityOf(source: DocumentSource): unknown {
  if (source.type === 'file') return source.file
  return source.type === 'data' ? source.data : source.type === 'html' ? source.html : JSON.stringify(source)
}

function decode(data: string): Blob {
  const {
    type = '',
    base64 = '',
    body = data,
  } = /^data:(?<type>[^,]*?)(?<base64>;base64)?,(?<body>[^]*)$/i.exec(data)?.groups ?? { base64: ';base64' }
  try {
    if (!base64) return new Blob([decodeURIComponent(body)], { type })
    return new Blob([Uint8Array.from(atob(body.replace(/\s/g, '')), (letter) => letter.charCodeAt(0))], { type })
  } catch (error) {
    throw new DocumentFault('broken', error)
  }
}

// An answer can be read only once, and a component may ask twice.
const answers = new WeakMap<Response, Promise<Blob>>()

function blobOf(answer: Response): Promise<Blob> {
  const known = answers.get(answer) ?? answer.blob()
  answers.set(answer, known)
  return known
}

type Request = (path: string, init?: RequestInit) => Promise<Response>

type Readable = Exclude<DocumentSource, { type: 'html' | 'download' }>

function read(source: Readable, request: Request, signal: AbortSignal): Promise<Blob> | Blob {
  if (source.type === 'path') {
    const { path, body } = source
    const asked = body && {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }
    return request(path, { ...asked, signal }).then(blobOf)
  }
  if (source.type === 'data') return decode(source.data)
  const { file } = source
  return file instanceof Blob ? file : file instanceof Response ? blobOf(file) : new Blob([file])
}

/** Fetches or decodes a document and decides how it is shown. Throws DocumentFault, or what `request` throws. */
export async function openSource(source: DocumentSource, request: Request, signal: AbortSignal): Promise<Opened> {
  if (source.type === 'html') return { kind: 'frame', html: source.html }
  if (source.type === 'download') return { kind: 'download', file: null }
  const file = await Promise.resolve(read(source, request, signal)).catch((error: unknown) => {
    // An old Word file, and no LibreOffice to convert it.
    if (error instanceof RequestError && error.errorCode === 'CONVERTER_MISSING') return null
    throw error
  })
  if (!file) return { kind: 'download', file: null }
  if (file.size === 0) throw new DocumentFault('empty')
  if (/^text\/html\b/i.test(file.type)) return { kind: 'frame', html: await file.text() }
  const beginning = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer())
  // The mark may stand behind some rubbish, and many a server knows no content type.
  const isPdf = /^application\/(x-)?pdf\b/i.test(file.type) || beginning.includes('%PDF-')
  return { kind: isPdf ? 'pages' : 'download', file }
}
