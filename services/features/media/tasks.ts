import { broken } from '../../core/documents/refusals.ts'
import { threadsFor } from '../../core/documents/threads.ts'

/** The tasks that run in a separate thread. Only bytes and plain values go in and out. */
export const tasks = {
  safeDocx: async () => (await import('./docx/safe.ts')).safeDocx,
  docxToHtml: async () => (await import('./docx/html.ts')).docxToHtml,
  replaceInDocx: async () => (await import('./docx/changes.ts')).replaceInDocx,
  hideInDocx: async () => (await import('./docx/changes.ts')).hideInDocx,
  replaceInForm: async () => (await import('./pdf/form.ts')).replaceInForm,
  hideInPdf: async () => (await import('./pdf/hide.ts')).hideInPdf,
  compressPdf: async () => (await import('./pdf/compress.ts')).compressPdf,
}

/** Runs one of the tasks on a document. */
export const runTask = threadsFor<typeof tasks>(new URL(import.meta.url), broken)
