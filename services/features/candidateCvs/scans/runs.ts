import type { Run } from '../reader/lines.ts'
import type { Picture } from './picture.ts'
import type { Word } from './words.ts'

/** Text with a lower confidence is left out. */
const leastConfidence = 0.4
/** Below this confidence, a word in Japanese letters on a page in Latin letters is dirt. */
const leastForeign = 0.8

const east = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
const isEastern = new RegExp(`^[${east}、。・「」〜]+$`, 'u')
const eastern = new RegExp(`[${east}]`, 'gu')
const endsEastern = new RegExp(`[${east}、。「(]$`, 'u')
const beginsEastern = new RegExp(`^[${east}、。・」:〜~%)(]`, 'u')
/** Characters that bullets are recognised as. */
const bullet = /^(?:[^\p{L}\p{N}(+"'“‘「#@|]{1,2}|[¢©])$/u
const letterAsBullet = /^[b-xz]$/
/** Characters that table rules, icons and the dots of skill ratings are recognised as. */
const ornament = /^(?:[|¦[\]_]+|(?:@|[@©®●○◉•]{2,6})[0Oo]{0,6})$/

const heightOf = ({ top, bottom }: Word) => bottom - top
const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/**
 * Returns how far a text rises above its line and falls below it, relative to its size. Returns null for signs, which
 * do not indicate a size.
 */
function shapeOf(text: string): { rise: number; fall: number } | null {
  const letters = text.normalize('NFD')
  if (!/[\p{L}\p{N}]/u.test(letters)) return null
  const isMarked = /[\p{Lu}][\u0300-\u0304\u0306\u0309]/u.test(letters)
  const isTall = /[\u0300-\u0304\u0306\u0309\p{Lu}\p{N}bdfhklt()|]/u.test(letters)
  return { rise: isMarked ? 0.93 : isTall ? 0.71 : 0.48, fall: /[\u0323gjpqyQ,;()|]/.test(letters) ? 0.21 : 0 }
}

/** Returns the letter size of a word and the position of its base line, in dots. */
function measure({ text, top, bottom, line }: Word): { size: number; base: number } | null {
  // The boxes of such words are guesses, except that of the entire line.
  if (text.match(eastern)) return { size: (line.bottom - line.top) / 0.93, base: line.bottom }
  const shape = shapeOf(text)
  if (!shape) return null
  const size = (bottom - top) / (shape.rise + shape.fall)
  return { size, base: bottom - shape.fall * size }
}

/** Returns how much a page slopes down from left to right, measured on its long lines. */
function slopeOf(lines: readonly (readonly Word[])[], width: number): number {
  return middle(
    lines.flatMap((line) => {
      const [first, last] = [line[0]!, line.at(-1)!]
      return last.left - first.left > width / 4 ? [(last.bottom - first.bottom) / (last.left - first.left)] : []
    }),
  )
}

/** Groups words like the texts of a PDF: parts that are far apart on a line, or in two cells, are separate runs. */
function partsOf(line: readonly Word[], size: number): Word[][] {
  const parts: Word[][] = []
  let end = -Infinity
  for (const word of line) {
    const isApart = word.left - end > size * 1.5
    const isOrnament = ornament.test(word.text)
    end = isOrnament ? -Infinity : Math.max(end, word.right)
    if (isOrnament) continue
    if (isApart) parts.push([word])
    else parts.at(-1)!.push(word)
  }
  return parts
}

/** Returns an item of a list without its bullet. */
function itemOf(words: readonly Word[]): readonly Word[] {
  const [first, next] = words
  if (!first || !next) return words
  const isBullet = bullet.test(first.text) || (letterAsBullet.test(first.text) && /^\p{Lu}/u.test(next.text))
  return isBullet ? itemOf(words.slice(1)) : words
}

/** Whether two texts are one address in which a dot was taken for the end of a sentence. */
const isSplitAddress = (before: string, after: string): boolean =>
  /(?:^|[:|•]\s)[a-z\d]{1,64}[._-]$/.test(before) && /^[\w.+-]{0,64}@/.test(after)

const areJoined = (before: string, after: string): boolean =>
  isSplitAddress(before, after) ||
  (endsEastern.test(before)
    ? beginsEastern.test(after) || /^\p{N}/u.test(after)
    : /\p{N}$/u.test(before) && beginsEastern.test(after))

/** Joins the words, with blanks between them if their script has blanks. */
function textOf(words: readonly Word[], size: number): string {
  let [text, end] = ['', 0]
  for (const word of words) {
    const isJoined = word.left - end < size * 0.6 && areJoined(text, word.text)
    text += (text && !isJoined ? ' ' : '') + word.text
    end = Math.max(end, word.right)
  }
  return text
}

/**
 * Whether a word consists of the marks of larger letters, which were recognised as a separate line that touches them.
 */
const areMarks = (word: Word, { left, right, top, bottom }: Word): boolean =>
  bottom - top > 2 * heightOf(word) && word.left < right && left < word.right && word.top < bottom && top < word.bottom

function isSayable(word: Word, words: readonly Word[], isOfEast: boolean): boolean {
  const { text, confidence, line } = word
  if (confidence < leastConfidence && !/[\p{L}\p{N}]/u.test(text)) return false
  if (!isOfEast && confidence < leastForeign && isEastern.test(text) && !bullet.test(text)) return false
  return !words.some((other) => other.line !== line && areMarks(word, other))
}

/** Removes dirt that a person would not read as text. */
function removeDirt(words: readonly Word[]): Word[] {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const isOfEast = words.reduce((sum, { text }) => sum + (text.match(eastern)?.length ?? 0), 0) > letters / 20
  return words.filter((word) => isSayable(word, words, isOfEast))
}

/** Returns the sizes as printed: sizes close to the usual size of the page are set to it. */
function sizesOf(lines: readonly (readonly Word[])[]): number[] {
  const sizes = lines.map((line) => middle(line.flatMap((word) => measure(word)?.size ?? [])))
  const usual = middle(sizes.filter((size) => size > 0))
  return sizes.map((size) => (size === 0 || Math.abs(size / usual - 1) < 0.15 ? usual : size))
}

/** Converts recognised words to runs as in a PDF: in points, from the lower left corner. */
export function runsOf(all: readonly Word[], { width, height, dotsPerInch }: Omit<Picture, 'grey'>): Run[] {
  const lines = [...Map.groupBy(removeDirt(all), ({ line }) => line).values()].map((line) =>
    line.toSorted((one, other) => one.left - other.left),
  )
  const sizes = sizesOf(lines)
  const slope = slopeOf(lines, width)
  const points = (dots: number) => (dots * 72) / dotsPerInch
  return lines.flatMap((words, row) => {
    const size = sizes[row]!
    const base = middle(words.map((word) => (measure(word)?.base ?? word.bottom) - slope * word.left))
    return partsOf(words, size).flatMap((part, at): Run[] => {
      const letters = part.reduce((sum, { text }) => sum + text.length, 0)
      const confidence = part.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
      if (confidence < leastConfidence) return []
      const item = at === 0 ? itemOf(part) : part
      const [left, right] = [part[0]!.left, Math.max(...part.map((word) => word.right))]
      return [
        {
          text: (item === part ? '' : '• ') + textOf(item, size),
          x: points(left),
          y: points(height - base),
          width: points(right - left),
          size: points(size),
          confidence,
        },
      ]
    })
  })
}
