import { strip } from '../lines.ts'
import { titleScore, isTitle } from '../words/employers.ts'
import { duration, isPlace, type Entry } from './entries.ts'

/** The city after a company: "Acme Corporation, San Francisco, CA". */
const city = /(?<=[\p{L}.]{3}),\s\p{Lu}[\p{L}.' -]{1,30},\s\p{Lu}{2}$/u
const label =
  /^(?:company|employer|position|title|role|công ty|vị trí|chức vụ|chức danh|会社名|勤務先|職種|役職|所属)\s?[:：]\s?/iu

export const trimmed = (text: string): string => strip(text, ',|·–—:-')

type Head = Pick<Entry, 'heads' | 'span'>
export interface Employment {
  company: string
  position: string
  confidence: number
}

/** Returns the names in the headings of an entry, in order. */
function piecesOf({ heads }: Head): string[] {
  const all = heads
    .flatMap((text) => text.split(/\s[|·•–—@-]\s/))
    .flatMap((text) => {
      const at = /\s(?:at|tại)\s/iu.exec(text)
      const before = text.slice(0, at?.index)
      return at && isTitle(before) ? [before, text.slice(at.index + at[0].length)] : [text]
    })
    .map((text) => trimmed(text.replace(label, '')).replace(city, ''))
    .filter((piece) => piece && !duration.test(piece))
  const named = all.filter((piece) => !isPlace(piece))
  // "Northwind, Leeds" may be a company and its location.
  const isAlone = named.length === 0 || (named.length === 1 && commaParts(named[0]!).length === 1)
  const pieces = isAlone ? all.map((piece) => (isPlace(piece) ? piece.split(', ')[0]! : piece)) : named
  return pieces.length === 1
    ? commaParts(pieces[0]!)
    : pieces
        .flatMap((piece) =>
          titleScore(piece) === 0
            ? commaParts(piece).flatMap((part) => (part.split(', ').length > 2 ? withoutCity(part) : [part]))
            : withoutCity(piece),
        )
        .slice(0, 4)
}

/**
 * Splits a text at its comma if it holds two names: "Nexus AI, Co-Founder & CTO". "Acme Co., Ltd." and "Lead, Platform"
 * are single names.
 */
function commaParts(text: string): string[] {
  const comma = text.indexOf(', ')
  if (comma < 0 || /,\s?(?:inc|ltd|llc|jsc|corp|gmbh|co)\b(?!-)/i.test(text)) return [text]
  const [one, other] = [text.slice(0, comma), text.slice(comma + 2)].map(trimmed) as [string, string]
  if (isPlace(text)) return []
  const [first, second] = [titleScore(one), titleScore(other)]
  return first !== second && (first > 0 || second > 0 || first + second < 0) && (first > 0 || second > 0)
    ? [one, other]
    : [text]
}
/** Removes the location, as in "Oakfield School, Leeds, United Kingdom". */
function withoutCity(text: string): string[] {
  const [name = text, ...places] = text.split(', ')
  const isWhere =
    places.length > 0 && places.every((piece) => /^\p{Lu}[\p{L}.' -]{1,30}$/u.test(piece) && titleScore(piece) === 0)
  return [isWhere && !/\b(?:inc|ltd|llc|co)\.?$/i.test(text) ? name : text]
}

/**
 * Returns the companies and positions of work entries, with their confidence. The order of the two in most entries is
 * assumed for all.
 */
export function employments(entries: readonly Head[]): Employment[] {
  const named = entries.map((entry) => ({ entry, pieces: piecesOf(entry) }))
  // Entries with the same number of heading lines are written in the same order.
  const leans = new Map<number, number>()
  for (const { entry, pieces } of named) {
    const [one = '', other = ''] = pieces
    const lean = one && other ? titleScore(one) - titleScore(other) : 0
    leans.set(entry.heads.length, (leans.get(entry.heads.length) ?? 0) + lean)
  }
  return named.map(({ entry, pieces }) => employment(pieces, entry, leans.get(entry.heads.length)!))
}

function employment(pieces: readonly string[], { span }: Head, lean: number): Employment {
  const [one = '', other = ''] = pieces
  const scores = pieces.map(titleScore)
  const best = Math.max(...scores, 0)
  const isTold = best > 0
  if (isTold && pieces.length > 0) {
    // If both look like titles, the other entries decide which one is the company.
    const isSecond = scores[0] === best && scores[1] === best && lean < 0
    const at = isSecond ? 1 : scores.indexOf(best)
    const rest = pieces.map((_piece, index) => index).filter((index) => index !== at)
    const company = rest.toSorted((left, right) => scores[left]! - scores[right]!)[0]
    return {
      company: company === undefined ? '' : pieces[company]!,
      position: pieces[at]!,
      confidence: span ? 0.95 : 0.6,
    }
  }
  // Without a known word, the other entries decide; if they do not, the company is assumed to come first.
  const difference = (scores[0] ?? 0) - (scores[1] ?? 0)
  const isCompanyFirst = !other || difference < 0 || (difference === 0 && lean <= 0)
  const [company, position] = isCompanyFirst ? [one, other] : [other, one]
  return { company, position, confidence: span ? 0.7 : 0.4 }
}
