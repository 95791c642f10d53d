import type { Ask } from '../../../core/documents/tasks.ts'
import { ServiceError } from '../../../core/http/errors.ts'
import { createScans } from '../scans/scan.ts'
import { docxLines } from './docxText.ts'
import { textOf, withinLimits, type Line } from './lines.ts'
import { pdfLines } from './pdfText.ts'
import { unreadable } from './problems.ts'
import { readCv, type ReadCv } from './read.ts'

export interface CvFile {
  bytes: Uint8Array
  type: 'pdf' | 'docx'
}

/** The data that was read from a CV, and its text page by page. */
export type ReadFile = ReadCv & { characters: number; texts: string[]; isScan: boolean; unreadPages: number }

/**
 * Reads a CV: its text, then the data in it. Pages that are pictures are recognised for at most the time passed, if
 * any. Throws ServiceError 400 with CV_ENCRYPTED, CV_UNREADABLE, CV_NO_TEXT or DOCUMENT_TOO_LARGE.
 */
export async function readFile(
  { bytes, type, recognitionMs }: CvFile & { recognitionMs?: number },
  ask?: Ask,
): Promise<ReadFile> {
  const scans = ask && recognitionMs ? createScans(ask, recognitionMs) : undefined
  const lines = withinLimits(
    await (type === 'pdf' ? pdfLines(bytes, scans) : docxLines(bytes)).catch((error: unknown) => {
      const { errorCode } =
        error instanceof ServiceError ? (error.body as { errorCode: string }) : { errorCode: 'DOCUMENT_BROKEN' }
      throw errorCode === 'DOCUMENT_BROKEN' ? unreadable('CV_UNREADABLE') : error
    }),
  )
  if (lines.length === 0) throw unreadable('CV_NO_TEXT')
  const texts = pagesOf(lines)
  const { read = 0, unread = 0 } = scans?.counts() ?? {}
  const characters = texts.reduce((sum, text) => sum + text.length, 0)
  return { ...readCv(lines), characters, texts, isScan: read > 0, unreadPages: unread }
}

/** Returns the text of each page, or the entire text if the file has no pages. */
function pagesOf(lines: readonly Line[]): string[] {
  const pages: string[][] = []
  for (const line of lines) (pages[(line.page ?? 1) - 1] ??= []).push(textOf(line))
  // The database does not accept NUL.
  return Array.from(pages, (page = []) => page.join('\n').replaceAll('\0', ''))
}
