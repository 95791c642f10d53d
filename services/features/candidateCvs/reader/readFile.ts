import { ServiceError } from '../../../core/http/errors.ts'
import { docxLines } from './docxText.ts'
import { textOf, withinLimits } from './lines.ts'
import { pdfLines } from './pdfText.ts'
import { unreadable } from './problems.ts'
import { readCv, type ReadCv } from './read.ts'

export interface CvFile {
  bytes: Uint8Array
  type: 'pdf' | 'docx'
}

/** Reads a CV: its text, then what that says. Throws ServiceError 400 with CV_ENCRYPTED, CV_UNREADABLE, CV_NO_TEXT or DOCUMENT_TOO_LARGE. */
export async function readFile({ bytes, type }: CvFile): Promise<ReadCv & { characters: number }> {
  const lines = withinLimits(
    await (type === 'pdf' ? pdfLines(bytes) : docxLines(bytes)).catch((error: unknown) => {
      const { errorCode } =
        error instanceof ServiceError ? (error.body as { errorCode: string }) : { errorCode: 'DOCUMENT_BROKEN' }
      throw errorCode === 'DOCUMENT_BROKEN' ? unreadable('CV_UNREADABLE') : error
    }),
  )
  if (lines.length === 0) throw unreadable('CV_NO_TEXT')
  return { ...readCv(lines), characters: lines.reduce((sum, line) => sum + textOf(line).length, 0) }
}
