import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Ask } from '../../../core/documents/tasks.ts'
import type { Run } from '../reader/lines.ts'
import { drawPage } from './picture.ts'
import { runsOf } from './runs.ts'
import type { Question } from './tesseract.ts'
import { isVietnamese, looksTurned, turnOf, weightOf, withMarks, wordsOf } from './words.ts'

/** Pages of a scan that are read. */
const mostPages = 10
const longestPage = 15_000
/** With less time a page is not begun. */
const shortestPage = 1_500

/** A page that says less than this is looked at: scanners print a line of their own onto theirs. */
const leastLetters = 50
const lettersOf = (runs: readonly Run[]): number =>
  runs.reduce((sum, { text }) => sum + text.replace(/\s/g, '').length, 0)

/** What was read from pictures of a document's pages. */
export interface Scans {
  /** The texts of a page, by recognition where it has none of its own. */
  runsOf(page: PDFPageProxy, own: readonly Run[]): Promise<readonly Run[]>
  /** Pages that were recognised, and those for which the time was too short or that Tesseract could not read. */
  counts(): { read: number; unread: number }
}

/** Reads pages without text; `ask` answers questions about pictures. After so many milliseconds no page is begun. */
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

  /** The texts of a page; null where there was no time, or Tesseract failed. */
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
      // What keeps one page from being drawn costs that page only.
      const runs = isLate ? null : await recognised(page).catch(() => null)
      // What a page says itself is right, unless there is much more on it.
      if (runs && lettersOf(runs) <= letters * 2) return own
      if (runs) read++
      else if (letters === 0) unread++
      return runs ?? own
    },
  }
}
