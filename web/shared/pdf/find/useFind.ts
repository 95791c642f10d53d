import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { useLatest } from '../../hooks/useLatest.ts'
import { countMatches, foldQuery, foldText, nextHit, ordinalOf, plainText, type Hit, type TextRun } from './find.ts'

const typingDelay = 150

/** Returns the runs of a page, as its text layer turns them into elements. */
export async function runsOf(pdf: PDFDocumentProxy, page: number): Promise<TextRun[]> {
  const { items } = await (await pdf.getPage(page)).getTextContent()
  return items.flatMap((item) => ('str' in item ? [{ text: item.str, endsLine: item.hasEOL }] : []))
}

interface Found {
  query: string
  /** The number of matches on each page searched so far, page 1 first. */
  hits: readonly number[]
  current: Hit | null
}

/**
 * Finds a text (initially `wanted`) in the entire document, page by page, and steps through the matches found so far.
 */
export function useFind(pdf: PDFDocumentProxy, currentPage: number, wanted = '') {
  const [isOpen, setOpen] = useState(wanted !== '')
  const [typed, setQuery] = useState(wanted)
  const [found, setFound] = useState<Found>({ query: '', hits: [], current: null })
  const texts = useRef<(string | undefined)[]>([])
  const query = isOpen ? foldQuery(typed) : ''
  const { hits, current } = found.query === query ? found : { hits: [], current: null }
  const startPage = useLatest(() => currentPage)

  useEffect(() => {
    if (!query) return
    let isOver = false
    const search = async () => {
      const counts: number[] = []
      const start = startPage()
      let first: Hit | null = null
      let shown = performance.now()
      const show = () => {
        shown = performance.now()
        const hits = [...counts]
        setFound((now) => ({ query, hits, current: (now.query === query && now.current) || first }))
      }
      for (let page = 1; page <= pdf.numPages; page++) {
        const text = texts.current[page - 1] ?? foldText(plainText(await runsOf(pdf, page))).text
        if (isOver) return
        texts.current[page - 1] = text
        counts.push(countMatches(text, query))
        const isFirst = !first && page >= start && counts[page - 1]! > 0
        if (isFirst) first = { page, nth: 0 }
        if (isFirst || performance.now() - shown > 200) show()
      }
      // If there is no match from the open page on, starts at the first one in the document.
      first ??= nextHit(counts, { page: pdf.numPages, nth: counts.at(-1) ?? 0 }, 1)
      show()
    }
    const timer = setTimeout(() => void search().catch(() => {}), typingDelay)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [pdf, query, startPage])

  return {
    isOpen,
    typed,
    query,
    current,
    count: hits.reduce((sum, one) => sum + one, 0),
    at: current ? ordinalOf(hits, current) : 0,
    isSearching: query !== '' && hits.length < pdf.numPages,
    setQuery,
    open: () => setOpen(true),
    close: () => setOpen(false),
    step: (direction: 1 | -1) => {
      if (current) setFound({ query, hits, current: nextHit(hits, current, direction) })
    },
  }
}

export type Find = ReturnType<typeof useFind>
