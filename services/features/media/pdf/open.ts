import { PDFDocument } from '@cantoo/pdf-lib'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { refused } from '../../../core/http/errors.ts'
import { readingOptions } from './readingOptions.ts'

const encrypted = () => refused('DOCUMENT_ENCRYPTED', 'The PDF is protected by a password')
const broken = () => refused('DOCUMENT_BROKEN', 'The PDF cannot be read')

/** Opens a PDF for reading and drawing its pages. Throws a coded refusal if it is protected or broken. */
export async function openToRead(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const task = getDocument({
    ...readingOptions,
    // A copy, because the reader takes over the buffer and the caller still needs the bytes.
    data: Uint8Array.from(bytes),
    verbosity: 0,
    stopAtErrors: false,
  })
  try {
    return await task.promise
  } catch (error) {
    throw (error as Error).name === 'PasswordException' ? encrypted() : broken()
  }
}

/** Opens a PDF for changing it. Throws a coded refusal if it is protected or broken. */
export async function openToChange(bytes: Uint8Array): Promise<PDFDocument> {
  try {
    const document = await PDFDocument.load(bytes, {
      updateMetadata: false,
      ignoreEncryption: true,
      throwOnInvalidObject: false,
    })
    if (document.isEncrypted) throw encrypted()
    document.getPageCount()
    return document
  } catch (error) {
    throw (error as { status?: number }).status ? error : broken()
  }
}
