import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import FindBar from '../find/FindBar.tsx'
import { foldQuery } from '../find/find.ts'
import { topOf } from './layout.ts'
import PdfPage from './PdfPage.tsx'
import Toolbar from '../Toolbar.tsx'
import { useFind } from '../find/useFind.ts'
import { useFullscreen } from '../useFullscreen.ts'
import { useGestures } from './useGestures.ts'
import { usePages } from './usePages.ts'
import { useViewerKeys } from '../useViewerKeys.ts'
import { stepZoom, type Size } from './zoom.ts'

interface Props {
  pdf: PDFDocumentProxy
  firstPage: Size
  name: string
  words: readonly string[] | undefined
  find?: string | undefined
  onSave: () => void
}

/** Announces the page when it has not changed for a moment. */
function PageVoice({ page, count }: { page: number; count: number }) {
  const { t } = useTranslation('pdf')
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(t('pageOf', { replace: { page, count } })), 600)
    return () => clearTimeout(timer)
  }, [page, count, t])
  return (
    <div role="status" className="visually-hidden">
      {said}
    </div>
  )
}

/** The pages of an open PDF with their toolbar. Only the visible pages, and one on each side, are rendered. */
export default function PdfPages({ pdf, firstPage, name, words, find: wanted, onSave }: Props) {
  const { t } = useTranslation('pdf')
  const root = useRef<HTMLDivElement>(null)
  const pages = usePages(pdf, firstPage)
  const { scroller, layout, zoom, seen } = pages
  const find = useFind(pdf, seen.current, wanted)
  const full = useFullscreen(root)
  useGestures(scroller, { zoom, zoomTo: pages.zoomTo, onDoubleTap: full.toggle })
  const wordsKey = words?.join('\n') ?? ''
  const lit = useMemo(() => [...new Set(wordsKey.split('\n').map(foldQuery))].filter(Boolean), [wordsKey])

  const { current: hit } = find
  const goTo = pages.goTo
  useEffect(() => {
    // If the page is visible, it only scrolls as far as the match requires (onReveal).
    if (hit && (hit.page < seen.from || hit.page > seen.to)) goTo(hit.page)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- scrolling on must not bring the match back
  }, [hit, goTo])

  const reveal = (place: DOMRect) => {
    const { current: box } = scroller
    if (!box) return
    const view = box.getBoundingClientRect()
    const isInSight = {
      down: place.top >= view.top + 8 && place.bottom <= view.bottom - 8,
      across: place.left >= view.left + 8 && place.right <= view.right - 8,
    }
    const top = isInSight.down ? 0 : place.top - view.top - view.height / 3
    const left = isInSight.across ? 0 : place.left - view.left - view.width / 3
    if (top || left) pages.move({ top, left })
  }

  const closeFind = () => {
    find.close()
    scroller.current?.focus({ preventScroll: true })
  }
  const scrollBy = (screens: number) => () =>
    pages.move({ top: screens * (scroller.current?.clientHeight ?? 0), left: 0 })
  const zoomBy = (direction: 1 | -1) => () => pages.zoomTo(stepZoom(zoom, direction))
  useViewerKeys(root, {
    leave: (target) => {
      const isTyping = target instanceof HTMLInputElement
      if (find.isOpen && (isTyping || !full.isFull)) find.close()
      else if (full.isFull && !isTyping) full.leave()
      else if (!isTyping) return false
      // Moves the focus out of the search or the page number field, which then closes.
      scroller.current?.focus({ preventScroll: true })
      return true
    },
    openFind: () => {
      find.open()
      root.current?.querySelector<HTMLInputElement>('input[type=search]')?.select()
    },
    keys: {
      PageDown: scrollBy(0.9),
      PageUp: scrollBy(-0.9),
      Home: () => goTo(1),
      End: () => goTo(pdf.numPages),
      '+': zoomBy(1),
      '=': zoomBy(1),
      '-': zoomBy(-1),
    },
  })

  const numbers = Array.from({ length: seen.to - seen.from + 1 }, (_, at) => seen.from + at).filter(
    (number) => number <= pdf.numPages,
  )
  return (
    <div ref={root} className="viewer-pdf" role="group" aria-label={t('document')} data-full={full.isFull || undefined}>
      <Toolbar
        pages={pages}
        count={pdf.numPages}
        isFull={full.isFull}
        onFullscreen={full.toggle}
        onFind={find.open}
        onSave={onSave}
      />
      {find.isOpen && <FindBar find={find} onClose={closeFind} />}
      <div className="viewer-room">
        <div
          ref={scroller}
          className="viewer-scroll"
          role="region"
          aria-label={name}
          tabIndex={0}
          onScroll={pages.onScroll}
        >
          <div className="viewer-sheet" style={{ width: layout.width, height: layout.height }}>
            {numbers.map((number) => (
              <PdfPage
                key={number}
                pdf={pdf}
                number={number}
                top={topOf(layout, number)}
                box={layout.sizeOf(number)}
                zoom={zoom}
                onSize={pages.learnSize}
                words={lit}
                found={find.query}
                current={hit?.page === number ? hit.nth : null}
                onReveal={reveal}
              />
            ))}
          </div>
        </div>
      </div>
      <PageVoice page={seen.current} count={pdf.numPages} />
    </div>
  )
}
