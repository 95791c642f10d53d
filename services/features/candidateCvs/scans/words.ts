import { fold } from '../../../../common/text.ts'

/** Lengths in dots, from the upper left corner of the picture. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A word as it was recognised. */
export interface Word extends Box {
  text: string
  /** 0 to 1. */
  confidence: number
  /** The line that the word stands on: one object for all of its words. */
  line: Box
}

/** A page of small print has two thousand. */
const mostWords = 5_000

/** The words of Tesseract's TSV; what is no such line says nothing. */
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

/** How much of the page was read well: the more, the better. */
export const weightOf = (words: readonly Word[]): number =>
  words.reduce((sum, { text, confidence }) => sum + text.length * Math.max(confidence - 0.5, 0), 0)

/** Whether the page may lie on its side or stand on its head: it is read badly, or its words stand upright. */
export function looksTurned(words: readonly Word[]): boolean {
  const mean = words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length
  const long = words.filter(({ text }) => text.length > 3)
  const upright = long.filter(({ left, right, top, bottom }) => bottom - top > right - left)
  return !(mean > 0.75) || upright.length > long.length / 2
}

/** Degrees clockwise by which the page must be turned, as Tesseract's orientation detection tells. */
export const turnOf = (told: string): number => Number(/^Rotate: (90|180|270)$/m.exec(told)?.[1] ?? 0)

/** Marks that no other language of the product has: đ, breve, horn, hook and dot below. */
const vietnamese = /[\u0306\u0309\u031b\u0323đ]/iu

/** Whether a good part of the words have such marks. */
export function isVietnamese(words: readonly Word[]): boolean {
  const long = words.filter(({ text }) => /\p{L}{2}/u.test(text))
  return long.filter(({ text }) => vietnamese.test(text.normalize('NFD'))).length > long.length * 0.15
}

/**
 * The words with the marks that a second reading has found: in one language alone Tesseract sees marks better, and everything
 * else worse. Where it is less sure of the marks, so is the word.
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
