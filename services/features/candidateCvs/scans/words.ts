import { fold } from '../../../../common/text.ts'

/** A box in dots, measured from the upper left corner of the picture. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A recognised word. */
export interface Word extends Box {
  text: string
  /** 0 to 1. */
  confidence: number
  /** The line of the word: one object shared by all words of the line. */
  line: Box
}

/** A page of small print has about two thousand words. */
const mostWords = 5_000

/** Returns the words in Tesseract's TSV output. Invalid rows are ignored. */
export function wordsOf(tsv: string): Word[] {
  const words: Word[] = []
  let line: Box = { left: 0, top: 0, right: 0, bottom: 0 }
  for (const row of tsv.split('\n')) {
    const [level, , , , , , ...rest] = row.split('\t')
    const numbers = rest.slice(0, 5).map(Number)
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = numbers
    const text = rest[5]?.trim()
    const box = { left, top, right: left + width, bottom: top + height }
    if (level === '4') line = box
    if (level !== '5' || !text || !numbers.every(Number.isFinite)) continue
    words.push({ text, ...box, confidence: Math.min(Math.max(confidence / 100, 0), 1), line })
    if (words.length === mostWords) break
  }
  return words
}

/** Returns how much of the page was read well; higher is better. */
export const weightOf = (words: readonly Word[]): number =>
  words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(confidence - 0.5, 0), 0)

/** Whether the page may be lying on its side or upside down: it is read badly, or its words are upright. */
export function looksTurned(words: readonly Word[]): boolean {
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
  const long = words.filter(({ text }) => text.length > 3)
  const upright = long.filter(({ left, right, top, bottom }) => bottom - top > right - left)
  return !(mean > 0.75) || upright.length > long.length / 2
}

/** Returns the clockwise turn in degrees that the page needs, from the output of Tesseract's orientation detection. */
export const turnOf = (told: string): number => Number(/^Rotate: (90|180|270)$/m.exec(told)?.[1] ?? 0)

/** Marks that occur in no other language of the product: đ, breve, horn, hook and dot below. */
const vietnamese = /[\u0306\u0309\u031b\u0323đ]/iu

/** Whether a considerable part of the words have such marks. */
export function isVietnamese(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => /\p{L}{2}/u.test(text))
  return long.filter(({ text }) => vietnamese.test(text.normalize('NFD'))).length > long.length * 0.15
}

/**
 * Adds the marks that a second reading has found. With a single language Tesseract recognises marks better, and
 * everything else worse. If it is less sure of the marks, the confidence of the word is lowered.
 */
export function withMarks(words: readonly Word[], others: readonly Word[]): Word[] {
  const byText = Map.groupBy(others, ({ text }) => fold(text))
  return words.map((word) => {
    const [x, y] = [(word.left + word.right) / 2, (word.top + word.bottom) / 2]
    const same = byText
      .get(fold(word.text))
      ?.find(({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom)
    return same ? { ...word, text: same.text, confidence: Math.min(word.confidence, same.confidence) } : word
  })
}
