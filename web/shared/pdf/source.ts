import { RequestError } from '../requestError.ts'
import { downloadPath } from '../files/streams.ts'

/**
 * The source of a document. `original` is the gateway's path of the uploaded file, if the shown document was converted
 * from it: Download saves the original.
 */
export type DocumentSource =
  /** A path from `downloadPath`, requested with the session's token; with a body the request is a POST. */
  | { type: 'path'; path: string; body?: Readonly<Record<string, unknown>>; original?: string }
  /** A data URL, or plain base64. */
  | { type: 'data'; data: string }
  /** Data that the caller already has; its content type decides how it is shown. */
  | { type: 'file'; file: Blob | ArrayBuffer | Response; original?: string }
  /** A document that could only be converted to HTML. */
  | { type: 'html'; html: string; original?: string }
  /** Only offered for download, and not fetched before that. */
  | { type: 'download'; original: string }

/** The way in which a document is shown: as pages, in a frame, or only offered for download. */
export type Opened =
  { kind: 'pages'; file: Blob } | { kind: 'frame'; html: string } | { kind: 'download'; file: Blob | null }

/**
 * Returns the source for a path of the file service in the best available form: a PDF as it is, a Word file converted.
 */
export function sourceOfFile(filePath: string | null | undefined): DocumentSource | null {
  if (!filePath) return null
  const original = downloadPath('commonsFile', { path: filePath })
  if (/\.docx?$/i.test(filePath))
    return { type: 'path', path: downloadPath('mediaDocxToPdf', {}), body: { filePath }, original }
  return /\.pdf/i.test(filePath) ? { type: 'path', path: original } : { type: 'download', original }
}

/** Thrown when a file cannot be shown. */
export class DocumentFault extends Error {
  readonly kind: 'broken' | 'empty'

  constructor(kind: 'broken' | 'empty', cause?: unknown) {
    super(kind, { cause })
    this.name = 'DocumentFault'
    this.kind = kind
  }
}

/** Returns a value that is equal for two sources of the same document, even if the caller creates the source anew. */
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

// A response can only be read once, but a component may request it twice.
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

/** Fetches or decodes a document and decides how it is shown. Throws DocumentFault, or the error of `request`. */
export async function openSource(source: DocumentSource, request: Request, signal: AbortSignal): Promise<Opened> {
  if (source.type === 'html') return { kind: 'frame', html: source.html }
  if (source.type === 'download') return { kind: 'download', file: null }
  const file = await Promise.resolve(read(source, request, signal)).catch((error: unknown) => {
    // An old Word file, and there is no LibreOffice to convert it.
    if (error instanceof RequestError && error.errorCode === 'CONVERTER_MISSING') return null
    throw error
  })
  if (!file) return { kind: 'download', file: null }
  if (file.size === 0) throw new DocumentFault('empty')
  if (/^text\/html\b/i.test(file.type)) return { kind: 'frame', html: await file.text() }
  const beginning = new TextDecoder('latin1').decode(await file.slice(0, 1024).arrayBuffer())
  // The PDF signature may follow other bytes, and many servers send no proper content type.
  const isPdf = /^application\/(x-)?pdf\b/i.test(file.type) || beginning.includes('%PDF-')
  return { kind: isPdf ? 'pages' : 'download', file }
}
