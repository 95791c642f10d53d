import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Ask } from '../../../core/documents/tasks.ts'
import type { Run } from '../reader/lines.ts'
import { drawPage } from './picture.ts'
import { runsOf } from './runs.ts'
import type { Question } from './tesseract.ts'
import { isVietnamese, looksTurned, turnOf, weightOf, withMarks, wordsOf } from './words.ts'

/** The maximum number of pages of a scan that are read. */
const mostPages = 10
const longestPage = 15_000
/** No page is started with less time than this. */
const shortestPage = 1_500

/** A page with less text than this is recognised, because scanners print a line of text onto their pages. */
const leastLetters = 50
const lettersOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)

/** The texts read from pictures of a document's pages. */
export interface Scans {
  /** Returns the texts of a page, by recognition if it has no text. */
  runsOf(page: PDFPageProxy, own: readonly Run[]): Promise<readonly Run[]>
  /**
   * Returns the number of pages that were recognised, and of those for which there was no time or that Tesseract could
   * not read.
   */
  counts(): { read: number; unread: number }
}

/** Reads pages without text; `ask` answers questions about pictures. No page is started after `longestMs`. */
export function createScans(ask: Ask, longestMs: number): Scans {
  const end = Date.now() + longestMs
  let [read, unread] = [0, 0]
  const answer = (question: Pick<Question, 'wanted' | 'picture'>) => {
    const left = Math.min(end - Date.now(), longestPage)
    return left > 0 ? (ask({ ...question, longestMs: left }) as Promise<string | null>) : null
  }

  async function recognise(page: PDFPageProxy, turn = 0) {
    const picture = await drawPage(page, turn)
    if (!picture) return { words: [], picture }
    const told = await answer({ wanted: 'words', picture })
    return told === null ? null : { words: wordsOf(told), picture }
  }

  /** Returns the texts of a page. Returns null if there was no time or Tesseract failed. */
  async function recognised(page: PDFPageProxy): Promise<Run[] | null> {
    let found = await recognise(page)
    if (!found?.picture) return found && []
    if (looksTurned(found.words)) {
      const turn = turnOf((await answer({ wanted: 'turn', picture: found.picture })) ?? '')
      const turned = turn ? await recognise(page, turn) : null
      if (turned?.picture && weightOf(turned.words) > 0.8 * weightOf(found.words)) found = turned
    }
    const { words, picture } = found
    if (!isVietnamese(words)) return runsOf(words, picture!)
    const told = await answer({ wanted: 'vietnameseWords', picture: picture! })
    return runsOf(withMarks(words, wordsOf(told ?? '')), picture!)
  }

  return {
    counts: () => ({ read, unread }),
    async runsOf(page, own) {
      const letters = lettersOf(own)
      if (letters >= leastLetters) return own
      const isLate = read + unread >= mostPages || end - Date.now() < shortestPage
      // A page that cannot be drawn does not affect the other pages.
      const runs = isLate ? null : await recognised(page).catch(() => null)
      // The text of the page itself is preferred, unless recognition finds much more.
      if (runs && lettersOf(runs) <= letters * 2) return own
      if (runs) read++
      else if (letters === 0) unread++
      return runs ?? own
    },
  }
}
