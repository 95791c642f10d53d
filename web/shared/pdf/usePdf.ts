import {
  GlobalWorkerOptions,
  InvalidPDFException,
  PasswordResponses,
  getDocument,
  version,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist'
// oxlint-disable-next-line import/default -- the address of the emitted file: ?url is Vite's
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import { useLatest } from '../hooks/useLatest.ts'
import { withTimeout } from './withTimeout.ts'
import { DocumentFault } from './source.ts'
import type { Size } from './pages/zoom.ts'

GlobalWorkerOptions.workerSrc = workerUrl
// The assets beside the application's files: see pdfAssets in the build.
const assets = `/assets/pdfjs-${version}`

/** A PDF has 72 points per inch, a page on screen 96 pixels. */
export const pixelsPerPoint = 96 / 72

/** Returns the size of a page at zoom 1, in pixels. */
export function sizeOfPage(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: pixelsPerPoint })
  return { width, height }
}

export type PdfState =
  | { state: 'loading' }
  | { state: 'locked'; isWrong: boolean; unlock: (password: string) => void }
  | { state: 'open'; pdf: PDFDocumentProxy; firstPage: Size }

/**
 * Opens a PDF in its own worker, which ends with the component; `onFault` receives the reason why it cannot be shown.
 */
export function usePdf(file: Blob, onFault: (cause: unknown) => void): PdfState {
  const [opened, setOpened] = useState<{ of: Blob; as: PdfState } | null>(null)
  const fail = useLatest(onFault)

  useEffect(() => {
    let task: PDFDocumentLoadingTask | undefined
    let isOver = false
    const set = (as: PdfState) => {
      if (!isOver) setOpened({ of: file, as })
    }
    const open = async () => {
      const data = await file.arrayBuffer()
      if (isOver) return
      task = getDocument({
        data,
        cMapUrl: `${assets}/cmaps/`,
        standardFontDataUrl: `${assets}/standard_fonts/`,
        wasmUrl: `${assets}/wasm/`,
        iccUrl: `${assets}/iccs/`,
        // The fonts of the reader are preferred to what the machine uses for Helvetica.
        useSystemFonts: false,
        verbosity: 0,
      })
      // The time limit does not apply while the user enters a password.
      const locked = new Promise<void>((resolve) => {
        task!.onPassword = (answer: (password: string) => void, reason: number) => {
          resolve()
          set({
            state: 'locked',
            isWrong: reason === PasswordResponses.INCORRECT_PASSWORD,
            unlock: (password) => {
              set({ state: 'loading' })
              answer(password)
            },
          })
        }
      })
      await withTimeout(Promise.race([task.promise, locked]))
      const pdf = await task.promise
      if (pdf.numPages < 1) throw new InvalidPDFException('No pages')
      const first = await withTimeout(pdf.getPage(1))
      set({ state: 'open', pdf, firstPage: sizeOfPage(first) })
    }
    open().catch((cause: unknown) => {
      if (isOver) return
      void task?.destroy()
      fail(new DocumentFault('broken', cause))
    })
    return () => {
      isOver = true
      void task?.destroy()
    }
  }, [file, fail])

  return opened?.of === file ? opened.as : { state: 'loading' }
}
