import type { Tools } from '../../../core/tools.ts'
import { officeToPdf } from '../../media/soffice.ts'
import type { ReadFile } from './readFile.ts'
import { readCvFile } from './tasks.ts'

/**
 * Reads a CV of any type in a job, which waits for its turn without a time limit. Returns null for a DOC if there is no
 * LibreOffice to convert it. Throws the same errors as readCvFile.
 */
export async function readInJob(
  { bytes, type }: { bytes: Uint8Array; type: 'pdf' | 'docx' | 'doc' },
  { soffice, tesseract }: Tools,
  signal: AbortSignal,
): Promise<ReadFile | null> {
  const options = { signal, isJob: true, tesseract }
  if (type !== 'doc') return readCvFile({ bytes, type }, options)
  if (!soffice) return null
  const pdf = await officeToPdf(soffice, bytes, 'doc', { longestMs: Infinity, signal })
  return readCvFile({ bytes: pdf, type: 'pdf' }, options)
}
