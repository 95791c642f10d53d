import { parentPort, workerData } from 'node:worker_threads'
import { plainLine } from './lines.ts'
import { pdfLines } from './pdfText.ts'

/** What readFile.ts gives to this thread. */
export interface Work {
  bytes: Uint8Array
  type: 'pdf' | 'docx'
}

const { bytes, type } = workerData as Work

async function docxLines() {
  const { default: mammoth } = await import('mammoth')
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) })
  return value.split('\n').flatMap((text) => plainLine(text))
}

try {
  parentPort!.postMessage({ lines: await (type === 'pdf' ? pdfLines(bytes) : docxLines()) })
} catch (error) {
  parentPort!.postMessage({
    problem: error instanceof Error && error.message === 'CV_ENCRYPTED' ? 'CV_ENCRYPTED' : 'CV_UNREADABLE',
  })
}
