import { fold } from '../../../../common/text.ts'

/** A word of a text in the form in which it is found, and where it stands. */
export interface Word {
  word: string
  /** Place among the words of the text, from 1. */
  position: number
  /** Where its letters begin and end in the text. */
  start: number
  end: number
}

/** Scripts without blanks: there each pair of characters is a word. */
const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`
const pieces = new RegExp(`[${unspaced}]+|[[\\p{L}\\p{M}\\p{N}]--[${unspaced}]]+[+#]*`, 'gv')
const isUnspaced = new RegExp(`^[${unspaced}]`, 'v')

/** A longer one is no word. */
const longestWord = 60
/** What the database keeps of one CV. */
const mostPositions = 16_000
const mostBytes = 500_000

/** An English word without its plural, so that either form finds the other. */
function singular(word: string): string {
  if (!/^[a-z]{4,60}$/.test(word) || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}

const known = (piece: string) => singular(fold(piece).slice(0, longestWord))

/** The words of a text, in order. Of scripts without blanks: each character with the one behind it. */
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

/** The words of a CV as the database keeps them (a tsvector), its pages one after the other. */
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

/** Words that stand one behind the other; the last may go on. */
export interface Phrase {
  words: readonly { word: string; position: number; isBeginning: boolean }[]
  isExcluded: boolean
}

/** What somebody looks for: of each group one phrase must be found. */
export type CvQuery = readonly (readonly Phrase[])[]

const term = /(-?)(?:["“”„«»]([^"“”„«»]*)["“”„«»]?|([^\s"“”„«»]+))/gu

function phraseOf(text: string, isExcluded: boolean): Phrase | undefined {
  const isOpen = text.endsWith('*')
  const found = wordsOf(text)
  // The last character of a script without blanks stands alone: it is known by the pair before it.
  const words = found.flatMap(({ word, position }, at) => {
    const isSingle = isUnspaced.test(word) && [...word].length === 1
    if (isSingle && at > 0 && [...found[at - 1]!.word].length > 1 && isUnspaced.test(found[at - 1]!.word)) return []
    return [{ word, position, isBeginning: isSingle || (isOpen && at === found.length - 1) }]
  })
  return words.length > 0 ? { words, isExcluded } : undefined
}

/**
 * Reads what somebody types: all words must be found; "words in quotes" together; of words with OR between them one; -word not;
 * begin* any word that begins so. Empty where it holds no word.
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

/** A query as the database asks it (a tsquery). */
export const queryText = (query: CvQuery): string =>
  query.map((group) => `(${group.map(phraseText).join(' | ')})`).join(' & ')

/** Where the first of the phrases that are looked for stands in a text; undefined where none does. */
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
