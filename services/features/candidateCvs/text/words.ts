import { fold } from '../../../../common/text.ts'

/** A word of a text in the form in which it is indexed, and its position. */
export interface Word {
  word: string
  /** The position among the words of the text, from 1. */
  position: number
  /** The start and end of its letters in the text. */
  start: number
  end: number
}

/** Scripts without blanks; each pair of characters counts as a word. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
const pieces = new RegExp(`[${unspaced}]+|[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]+[+#]*`, 'gv')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'v')

/** Longer words are cut. */
const longestWord = 60
/** The limits of what the database stores for one CV. */
const mostPositions = 16_000
const mostBytes = 500_000

/** Returns the singular of an English word, so that either form finds the other. */
function singular(word: string): string {
  if (!/^[a-z]{4,60}$/.test(word) || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

const known = (piece: string) => singular(fold(piece).slice(0, longestWord))

/** Returns the words of a text, in order. In scripts without blanks, each character forms a word with the next one. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let position = 0
  for (const { 0: piece, index } of text.matchAll(pieces)) {
    if (!isUnspaced.test(piece)) {
      words.push({ word: known(piece), position: ++position, start: index, end: index + piece.length })
      continue
    }
    const characters = [...piece]
    let start = index
    characters.forEach((character, at) => {
      const pair = character + (characters[at + 1] ?? '')
      words.push({ word: known(pair), position: ++position, start, end: start + pair.length })
      start += character.length
    })
  }
  return words
}

/** Returns the words of a CV, page by page, as the database stores them (a tsvector). */
export function vectorOf(texts: readonly string[]): string {
  const places = new Map<string, number[]>()
  let bytes = 0
  for (const { word, position } of wordsOf(texts.join('\n'))) {
    const held = places.get(word)
    if (!held) bytes += Buffer.byteLength(word)
    bytes += 2
    if (bytes > mostBytes) break
    if (held) held.push(position)
    else places.set(word, [position])
  }
  return [...places]
    .map(
      ([word, at]) =>
        `'${word}':${at
          .slice(0, 255)
          .map((place) => Math.min(place, mostPositions))
          .join(',')}`,
    )
    .join(' ')
}

/** Words that follow one another. The last one may be only the beginning of a word. */
export interface Phrase {
  words: readonly { word: string; position: number; isBeginning: boolean }[]
  isExcluded: boolean
}

/** A search query: one phrase of each group must match. */
export type CvQuery = readonly (readonly Phrase[])[]

const term = /(-?)(?:["“”„«»]([^"“”„«»]*)["“”„«»]?|([^\s"“”„«»]+))/gu

function phraseOf(text: string, isExcluded: boolean): Phrase | undefined {
  const isOpen = text.endsWith('*')
  const found = wordsOf(text)
  // The last character of a script without blanks is left out, because the pair before it already contains it.
  const words = found.flatMap(({ word, position }, at) => {
    const isSingle = isUnspaced.test(word) && [...word].length === 1
    if (isSingle && at > 0 && [...found[at - 1]!.word].length > 1 && isUnspaced.test(found[at - 1]!.word)) return []
    return [{ word, position, isBeginning: isSingle || (isOpen && at === found.length - 1) }]
  })
  return words.length > 0 ? { words, isExcluded } : undefined
}

/**
 * Parses a search query. All words must be found; "words in quotes" together; one of the words with OR between them;
 * -word must not occur; begin* matches any word that begins so. Returns an empty query if the text contains no word.
 */
export function queryOf(text: string): CvQuery {
  const groups: Phrase[][] = []
  let isOr = false
  for (const [, minus, quoted, plain] of text.normalize('NFKC').matchAll(term)) {
    if (plain === 'OR' && !minus) {
      isOr = groups.length > 0
      continue
    }
    const phrase = phraseOf(quoted ?? plain ?? '', minus === '-')
    if (!phrase) continue
    if (isOr) groups.at(-1)!.push(phrase)
    else groups.push([phrase])
    isOr = false
  }
  return groups
}

function phraseText({ words, isExcluded }: Phrase): string {
  const text = words
    .map(({ word, position, isBeginning }, at) => {
      const gap = at > 0 ? ` <${position - words[at - 1]!.position}> ` : ''
      return `${gap}'${word}'${isBeginning ? ':*' : ''}`
    })
    .join('')
  return isExcluded ? `!(${text})` : `(${text})`
}

/** Returns a query in the syntax of the database (a tsquery). */
export const queryText = (query: CvQuery): string =>
  query.map((group) => `(${group.map(phraseText).join(' | ')})`).join(' & ')

/** Returns the position of the first matching phrase in a text, or undefined if none matches. */
export function firstMatch(text: string, query: CvQuery): { start: number; end: number } | undefined {
  const words = wordsOf(text)
  const phrases = query.flat().filter(({ isExcluded }) => !isExcluded)
  const is = (at: number, { word, isBeginning }: Phrase['words'][number]) =>
    isBeginning ? words[at]?.word.startsWith(word) : words[at]?.word === word
  for (let at = 0; at < words.length; at++) {
    for (const { words: wanted } of phrases) {
      const first = wanted[0]!.position
      const isHere = wanted.every((one) => is(at + one.position - first, one))
      if (isHere) return { start: words[at]!.start, end: words[at + wanted.at(-1)!.position - first]!.end }
    }
  }
  return undefined
}
