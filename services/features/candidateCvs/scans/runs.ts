import type { Run } from '../reader/lines.ts'
import type { Picture } from './picture.ts'
import type { Word } from './words.ts'

/** What is read with less is left out. */
const leastConfidence = 0.4
/** Below this, a word in Japanese letters on a page in Latin ones is dirt. */
const leastForeign = 0.8

const east = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
const isEastern = new RegExp(`^[${east}、。・「」〜]+$`, 'u')
const eastern = new RegExp(`[${east}]`, 'gu')
const endsEastern = new RegExp(`[${east}、。「(]$`, 'u')
const beginsEastern = new RegExp(`^[${east}、。・」:〜~%)(]`, 'u')
/** What dots and squares before an item are taken for. */
const bullet = /^(?:[^\p{L}\p{N}(+"'“‘「#@|]{1,2}|[¢©])$/u
const letterAsBullet = /^[b-xz]$/
/** The rules of a table, icons, and the dots by which skills are rated are taken for these. */
const ornament = /^(?:[|¦[\]_]+|(?:@|[@©®●○◉•]{2,6})[0Oo]{0,6})$/

const heightOf = ({ top, bottom }: Word) => bottom - top
const middle = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

/** How far a text rises above its line and falls below it, as a part of its size; nothing for signs, which tell no size. */
function shapeOf(text: string): { rise: number; fall: number } | null {
  const letters = text.normalize('NFD')
  if (!/[\p{L}\p{N}]/u.test(letters)) return null
  const isMarked = /[\p{Lu}][\u0300-\u0304\u0306\u0309]/u.test(letters)
  const isTall = /[\u0300-\u0304\u0306\u0309\p{Lu}\p{N}bdfhklt()|]/u.test(letters)
  return { rise: isMarked ? 0.93 : isTall ? 0.71 : 0.48, fall: /[\u0323gjpqyQ,;()|]/.test(letters) ? 0.21 : 0 }
}

/** Size of a word's letters, and where the line is that it stands on, in dots. */
function measure({ text, top, bottom, line }: Word): { size: number; base: number } | null {
  // Boxes of these are guesses, but for the one of the whole line.
  if (text.match(eastern)) return { size: (line.bottom - line.top) / 0.93, base: line.bottom }
  const shape = shapeOf(text)
  if (!shape) return null
  const size = (bottom - top) / (shape.rise + shape.fall)
  return { size, base: bottom - shape.fall * size }
}

/** How much a page goes down from left to right, as its long lines tell. */
function slopeOf(lines: readonly (readonly Word[])[], width: number): number {
  return middle(
    lines.flatMap((line) => {
      const [first, last] = [line[0]!, line.at(-1)!]
      return last.left - first.left > width / 4 ? [(last.bottom - first.bottom) / (last.left - first.left)] : []
    }),
  )
}

/** Words that belong together, as texts of a PDF do: parts that stand far apart on a line, or in two cells, are runs of their own. */
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

/** What an item of a list says, without its bullet. */
function itemOf(words: readonly Word[]): readonly Word[] {
  const [first, next] = words
  if (!first || !next) return words
  const isBullet = bullet.test(first.text) || (letterAsBullet.test(first.text) && /^\p{Lu}/u.test(next.text))
  return isBullet ? itemOf(words.slice(1)) : words
}

/** An address in which a dot was taken for the end of a sentence. */
const isSplitAddress = (before: string, after: string): boolean =>
  /(?:^|[:|•]\s)[a-z\d]{1,64}[._-]$/.test(before) && /^[\w.+-]{0,64}@/.test(after)

const areJoined = (before: string, after: string): boolean =>
  isSplitAddress(before, after) ||
  (endsEastern.test(before)
    ? beginsEastern.test(after) || /^\p{N}/u.test(after)
    : /\p{N}$/u.test(before) && beginsEastern.test(after))

/** The words with blanks between them, where their script has blanks. */
function textOf(words: readonly Word[], size: number): string {
  let [text, end] = ['', 0]
  for (const word of words) {
    const isJoined = word.left - end < size * 0.6 && areJoined(text, word.text)
    text += (text && !isJoined ? ' ' : '') + word.text
    end = Math.max(end, word.right)
  }
  return text
}

/** Marks of large letters are taken for words of a line of their own, which touch them. */
const areMarks = (word: Word, { left, right, top, bottom }: Word): boolean =>
  bottom - top > 2 * heightOf(word) && word.left < right && left < word.right && word.top < bottom && top < word.bottom

function isSayable(word: Word, words: readonly Word[], isOfEast: boolean): boolean {
  const { text, confidence, line } = word
  if (confidence < leastConfidence && !/[\p{L}\p{N}]/u.test(text)) return false
  if (!isOfEast && confidence < leastForeign && isEastern.test(text) && !bullet.test(text)) return false
  return !words.some((other) => other.line !== line && areMarks(word, other))
}

/** What people would read of it: no dirt. */
function sayable(words: readonly Word[]): Word[] {
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  const isOfEast = words.reduce((sum, { text }) => sum + (text.match(eastern)?.length ?? 0), 0) > letters / 20
  return words.filter((word) => isSayable(word, words, isOfEast))
}

/** Sizes as they were printed: those that nearly are that of most of the page are it. */
function sizesOf(lines: readonly (readonly Word[])[]): number[] {
  const sizes = lines.map((line) => middle(line.flatMap((word) => measure(word)?.size ?? [])))
  const usual = middle(sizes.filter((size) => size > 0))
  return sizes.map((size) => (size === 0 || Math.abs(size / usual - 1) < 0.15 ? usual : size))
}

/** What was recognised on a page, as the texts of a PDF are told: in points, from the lower left corner. */
export function runsOf(all: readonly Word[], { width, height, dotsPerInch }: Omit<Picture, 'grey'>): Run[] {
  const lines = [...Map.groupBy(sayable(all), ({ line }) => line).values()].map((line) =>
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
