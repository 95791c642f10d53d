import {
  RenderingCancelledException,
  TextLayer,
  type PDFDocumentProxy,
  type PDFPageProxy,
  type RenderTask,
} from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLatest } from '../../hooks/useLatest.ts'
import { withTimeout } from '../withTimeout.ts'
import { highlightRanges, rangesOf, type PageText } from '../find/marks.ts'
import { pixelsPerPoint, sizeOfPage } from '../usePdf.ts'
import type { Size } from './zoom.ts'

const drawDelay = 100
/** The limit of 48 MB per canvas: larger pages are drawn with a lower resolution. */
const maxPixels = 12_000_000

interface Props {
  pdf: PDFDocumentProxy
  number: number
  /** The position of the page, and its size at this zoom. */
  top: number
  box: Size
  zoom: number
  onSize: (page: number, size: Size) => void
  /** Folded texts: those of the filter, and of the search with its current match. */
  words: readonly string[]
  found: string
  current: number | null
  /** Scrolls an area of this page into sight. */
  onReveal: (rectangle: DOMRect) => void
}

/** Frees a canvas's memory at once; the garbage collector would take longer. */
function release(canvas: Element | null) {
  if (canvas instanceof HTMLCanvasElement) canvas.width = canvas.height = 0
}

function draw(page: PDFPageProxy, zoom: number, canvas: HTMLCanvasElement): RenderTask {
  const { width, height } = page.getViewport({ scale: zoom * pixelsPerPoint })
  const density = Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
  const viewport = page.getViewport({ scale: zoom * pixelsPerPoint * density })
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  return page.render({ canvas, viewport })
}

/** One page: at first a white sheet, then its picture with the text over it. */
export default function PdfPage({ pdf, number, top, box, zoom, onSize, words, found, current, onReveal }: Props) {
  const { t } = useTranslation(['pdf', 'shared'])
  const picture = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [text, setText] = useState<PageText | null>(null)
  const [state, setState] = useState<'waiting' | 'drawn' | 'failed'>('waiting')
  const reveal = useLatest(onReveal)
  const zoomNow = useLatest(() => zoom)

  useEffect(() => {
    let isOver = false
    withTimeout(pdf.getPage(number))
      .then((read) => {
        if (isOver) return
        onSize(number, sizeOfPage(read))
        setPage(read)
      })
      .catch(() => {
        if (!isOver) setState('failed')
      })
    return () => {
      isOver = true
    }
  }, [pdf, number, onSize])

  useEffect(() => {
    const { current: host } = picture
    if (!page || !host) return
    let task: RenderTask | undefined
    const timer = setTimeout(() => {
      // The old picture stays, stretched, until the new one is ready.
      const canvas = document.createElement('canvas')
      const drawn = async () => {
        task = draw(page, zoom, canvas)
        await withTimeout(task.promise)
        release(host.firstElementChild)
        host.replaceChildren(canvas)
        setState('drawn')
      }
      drawn().catch((error: unknown) => {
        task?.cancel()
        release(canvas)
        if (!(error instanceof RenderingCancelledException)) setState('failed')
      })
    }, drawDelay)
    return () => {
      clearTimeout(timer)
      task?.cancel()
    }
  }, [page, zoom])

  useEffect(() => {
    const { current: host } = layer
    if (!page || !host) return
    let isOver = false
    let lines: TextLayer | undefined
    const timer = setTimeout(
      () =>
        void (async () => {
          const content = await page.getTextContent()
          if (isOver) return
          lines = new TextLayer({
            textContentSource: content,
            container: host,
            viewport: page.getViewport({ scale: zoomNow() * pixelsPerPoint }),
          })
          await lines.render()
          const runs = content.items.flatMap((item) =>
            'str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : [],
          )
          if (!isOver) setText({ runs, elements: lines.textDivs })
        })().catch(() => {}),
      drawDelay,
    )
    return () => {
      isOver = true
      clearTimeout(timer)
      lines?.cancel()
      host.replaceChildren()
      setText(null)
    }
  }, [page, zoomNow])

  useEffect(() => {
    const { current: host } = picture
    return () => {
      release(host?.firstElementChild ?? null)
      page?.cleanup()
    }
  }, [page])

  useEffect(() => (text ? highlightRanges('viewer-words', rangesOf(text, words)) : undefined), [text, words])

  useEffect(() => {
    if (!text || !found) return
    const ranges = rangesOf(text, [found])
    const one = current === null ? undefined : ranges[current]
    const putOut = [highlightRanges('viewer-found', ranges), highlightRanges('viewer-current', one ? [one] : [])]
    if (one) reveal(one.getBoundingClientRect())
    return () => {
      for (const off of putOut) off()
    }
  }, [text, found, current, reveal])

  return (
    <section
      className="viewer-page"
      aria-label={t('pageNumber', { ns: 'shared', replace: { page: number } })}
      data-page={number}
      data-state={state}
      style={{ top, width: box.width, height: box.height, ['--total-scale-factor' as string]: zoom * pixelsPerPoint }}
    >
      <div ref={picture} className="viewer-picture" aria-hidden />
      <div ref={layer} className="viewer-text" />
      {state === 'failed' && <p role="alert">{t('pageFailed')}</p>}
    </section>
  )
}
