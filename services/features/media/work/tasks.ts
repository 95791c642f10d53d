import type { hideInDocx, replaceInDocx } from '../docx/changes.ts'
import type { docxToHtml } from '../docx/html.ts'
import type { compressPdf } from '../pdf/compress.ts'
import type { replaceInForm } from '../pdf/form.ts'
import type { hideInPdf } from '../pdf/hide.ts'

/** What runs in a thread of its own: bytes and plain values in and out. */
export interface Tasks {
  docxToHtml: typeof docxToHtml
  replaceInDocx: typeof replaceInDocx
  hideInDocx: typeof hideInDocx
  replaceInForm: typeof replaceInForm
  hideInPdf: typeof hideInPdf
  compressPdf: typeof compressPdf
}
export type TaskName = keyof Tasks

/** Each loads its libraries only: they take most of a short task's time. */
export const tasks: { [N in TaskName]: () => Promise<Tasks[N]> } = {
  docxToHtml: async () => (await import('../docx/html.ts')).docxToHtml,
  replaceInDocx: async () => (await import('../docx/changes.ts')).replaceInDocx,
  hideInDocx: async () => (await import('../docx/changes.ts')).hideInDocx,
  replaceInForm: async () => (await import('../pdf/form.ts')).replaceInForm,
  hideInPdf: async () => (await import('../pdf/hide.ts')).hideInPdf,
  compressPdf: async () => (await import('../pdf/compress.ts')).compressPdf,
}

export type Outcome = { value: unknown } | { refused: { status: number; body: unknown } } | { error: string }
